import type { ContactMessage } from '../domain/visitors/contact-message.ts';
import type { Transaction } from './unit-of-work.ts';

/** Messages from the contact form. */
export interface ContactMessages {
  add(message: ContactMessage, tx: Transaction): Promise<void>;
  /** Removes messages received before `before`; how many. */
  purge(before: Date): Promise<number>;
}
