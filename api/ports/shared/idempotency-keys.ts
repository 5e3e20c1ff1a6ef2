import type { Transaction } from './unit-of-work.ts';

/** An attempt as its caller names it. */
export interface AttemptKey {
  /** Who calls and what for: keys of one scope do not meet those of another. */
  scope: string;
  key: string;
}

/** A key to be taken. */
export interface KeyTaking {
  attempt: AttemptKey;
  requestHash: Buffer;
  now: Date;
  /** A key that was taken before and is not finished counts as left behind by a process that died. */
  staleBefore: Date;
}

/** What is known of an attempt. */
export type KeyState =
  /** Nobody has tried, or a try failed or died before it made anything: it is the caller's now. */
  | { state: 'fresh' }
  /** Used with another request. */
  | { state: 'other_request' }
  /** Somebody is at it. */
  | { state: 'in_progress' }
  /** It made this order or refund; how that stands is for its own record to say. */
  | { state: 'made'; subjectId: string };

/** Sees to it that of many calls under one key only one does the work. Shared by all replicas. */
export interface IdempotencyKeys {
  /**
   * Takes the key, or says what is known of it. One that was left behind is taken over when nothing was made under it, else it is
   * `made`.
   */
  begin(taking: KeyTaking): Promise<KeyState>;
  /** Records what is being created, in the transaction that creates it; `takenOver` undoes it when another attempt has taken over the key. */
  attach(attempt: AttemptKey, subjectId: string, tx: Transaction, takenOver: Error): Promise<void>;
  /** The attempt is over; a repeated request gets its result. */
  finish(attempt: AttemptKey, at: Date, tx?: Transaction): Promise<void>;
  /** Gives the key back after an attempt that made nothing; one that made something keeps it. */
  release(attempt: AttemptKey): Promise<void>;
  /** Gives back the key of what was made but failed, so that it may be tried again. */
  releaseSubject(subjectId: string, tx: Transaction): Promise<void>;
}
