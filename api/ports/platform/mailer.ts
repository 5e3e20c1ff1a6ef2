import type { Result } from '../../domain/shared/result.ts';
import type { Mail } from './mail-queue.ts';

/** An email with its own name, the same at every try, and the time at which it was posted. */
export interface Email extends Mail {
  id: string;
  postedAt: Date;
}

/** An email as it goes out: the same content as text and as a page. */
export interface OutgoingEmail extends Email {
  html: string;
}

/** Nobody will ever take this email; trying again is no use. */
export interface EmailRefused {
  code: 'mail.refused';
  /** The server's status number; its text may name the recipient. */
  reason: string;
}

/**
 * Hands emails to whoever carries them. Throws when that did not work this time. Handing the same email over twice, as
 * after a crash, makes one email where the carrier allows it (same file, same Message-ID).
 */
export interface Mailer {
  send(email: OutgoingEmail): Promise<Result<void, EmailRefused>>;
}
