import type { EmailLink } from '../../domain/accounts/email-link.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Links sent by email, found by the hash of their secret; the secret itself is never handed to the store. */
export interface EmailLinkStore {
  add(link: EmailLink & { tokenHash: Buffer }, tx: Transaction): Promise<void>;
  /** With `tx` nobody else can use the link until the transaction ends. */
  findByTokenHash(tokenHash: Buffer, tx?: Transaction): Promise<EmailLink | null>;
  /** From now on no link that was sent to the user works. */
  endAllOf(userId: string, at: Date, tx: Transaction): Promise<void>;
  /** Removes links that expired before `before`; how many. */
  purge(before: Date): Promise<number>;
}
