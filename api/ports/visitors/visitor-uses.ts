import type { CountedUses, VisitorTask } from '../../domain/visitors/quota.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** By what a visitor is known: the id in their cookie, and a keyed hash of their network address. */
export interface VisitorKeys {
  id: string;
  /** 32 bytes. */
  addressHash: Buffer;
}

/** How long uses count from when they began: those that ended, and those that are open. */
export interface UseWindow {
  now: Date;
  endedMs: number;
  openMs: number;
}

/** What visitors have used of their quotas. */
export interface VisitorUses {
  counted(visitor: VisitorKeys, task: VisitorTask, window: UseWindow, tx?: Transaction): Promise<CountedUses>;
  /** Holds back, until `tx` ends, everybody else who would begin the same task by this cookie or from this address. */
  lock(visitor: VisitorKeys, task: VisitorTask, tx: Transaction): Promise<void>;
  /** Writes down a use that has begun. */
  begin(
    use: { id: string; visitor: VisitorKeys; task: VisitorTask; at: Date },
    tx: Transaction,
  ): Promise<void>;
  /** The use has ended well and counts. */
  settle(id: string, at: Date, tx: Transaction): Promise<void>;
  /** The use came to nothing and is forgotten. */
  release(id: string, tx?: Transaction): Promise<void>;
  /** Forgets uses begun before `before`; how many. */
  purge(before: Date): Promise<number>;
}
