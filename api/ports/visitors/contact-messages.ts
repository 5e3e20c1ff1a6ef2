import type { ContactMessage } from '../../domain/visitors/contact-message.ts';
import type { ListPart, Total } from '../shared/list-part.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** A message with whether an admin has dealt with it. */
export interface ReceivedMessage extends ContactMessage {
  handledAt: Date | null;
  /** Email address of the admin; null when nobody has, or the account is gone. */
  handledBy: string | null;
}

export interface MessageFilter {
  /** Part of name, address, subject or message, in any case; one or two letters are the beginning of a word in them. */
  q?: string | undefined;
  handled?: boolean | undefined;
}

/** Messages from the contact form. */
export interface ContactMessages {
  add(message: ContactMessage, tx: Transaction): Promise<void>;
  /** Latest first. */
  page(filter: MessageFilter, part: ListPart): Promise<{ messages: ReceivedMessage[] } & Total>;
  /** All that match, latest first, read piece by piece. */
  all(filter: MessageFilter): AsyncIterable<ReceivedMessage>;
  /** Of all messages. */
  counts(): Promise<{ open: number; handled: number }>;
  find(id: string, tx?: Transaction): Promise<ReceivedMessage | null>;
  /** Marks a message that is open as handled by that admin; with null opens it again. Whether that changed anything. */
  mark(id: string, by: { actorId: string; at: Date } | null, tx: Transaction): Promise<boolean>;
  /** Removes messages received before `before`; how many. */
  purge(before: Date): Promise<number>;
}
