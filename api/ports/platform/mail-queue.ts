import type { Transaction } from '../shared/unit-of-work.ts';

/** An email to one person. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, lines of any length. */
  text: string;
  /** What it is about, for the log and the outbox' file name: `order-confirmation`. */
  kind: string;
}

/**
 * Where emails are posted. With `tx` the email goes out only when the transaction commits, and exactly then; a worker
 * delivers it and tries again while the mail server does not answer. An email to the pseudonym of a deleted account is dropped.
 */
export interface MailQueue {
  post(mail: Mail, tx?: Transaction): Promise<void>;
}
