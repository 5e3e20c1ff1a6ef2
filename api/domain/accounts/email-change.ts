import { DAY_MS } from '../shared-with-web/time.ts';

/** How long the link to the new address works, in milliseconds. */
export const CONFIRM_MS = DAY_MS;

/** How long the old address can have the account back, from its latest notice on: a mailbox is not read every day. */
export const UNDO_MS = 7 * DAY_MS;

/** A change of an account's address by its owner. Its two secrets are in emails alone. */
export interface EmailChange {
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  requestedAt: Date;
  /** Until when it can be confirmed. */
  expiresAt: Date;
  /** Until when the old address can undo it. */
  undoUntil: Date;
  /** When the account moved. */
  confirmedAt: Date | null;
  /** When it was cancelled, replaced or undone. */
  endedAt: Date | null;
}

/** Whether it waits for the new mailbox. */
export function isPending({ confirmedAt, endedAt, expiresAt }: EmailChange, now: Date): boolean {
  return confirmedAt === null && endedAt === null && now.getTime() < expiresAt.getTime();
}

/** Whether the old address may still have its way: cancel what waits, or move the account back. */
export function isUndoable({ endedAt, undoUntil }: EmailChange, now: Date): boolean {
  return endedAt === null && now.getTime() < undoUntil.getTime();
}
