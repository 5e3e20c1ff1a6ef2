import type { EmailChange } from '../../domain/accounts/email-change.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** The hashes of the secrets in the emails about a change. */
export interface EmailChangeSecrets {
  confirmHash: Buffer;
  /** Null where the old mailbox is not proven: its reader has no say. */
  undoHash: Buffer | null;
}

/** Changes of addresses that owners asked for. Writers hold the account first (`UserStore.hold`). */
export interface EmailChangeStore {
  add(change: EmailChange & EmailChangeSecrets, tx: Transaction): Promise<void>;
  /** The latest of the account that was neither confirmed nor ended. */
  latestOpen(userId: string, tx?: Transaction): Promise<EmailChange | null>;
  /** All that are kept of the account, the oldest first. */
  listOf(userId: string): Promise<EmailChange[]>;
  findByConfirmHash(hash: Buffer, tx?: Transaction): Promise<EmailChange | null>;
  findByUndoHash(hash: Buffer, tx?: Transaction): Promise<EmailChange | null>;
  /** The account has moved; from now on the old address undoes that with this secret. */
  confirm(id: string, at: Date, undo: { hash: Buffer | null; until: Date }, tx: Transaction): Promise<void>;
  /** Ends every change of the account that is not confirmed. */
  endOpen(userId: string, at: Date, tx: Transaction): Promise<void>;
  /** Ends every change of the account. */
  endAll(userId: string, at: Date, tx: Transaction): Promise<void>;
  /** Forgets the changes of an account. */
  removeAllOf(userId: string, tx: Transaction): Promise<void>;
  /** Removes what could be undone until before `before`; how many. */
  purge(before: Date): Promise<number>;
}
