import type { ThrottleCount } from '../../domain/accounts/throttle-rules.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Counts tries for all replicas together. Atomic: of n concurrent tries each sees another count. */
export interface ThrottleStore {
  /** Counts one try, in a new window when the last is over, and tells the count including it. */
  count(key: Buffer, windowMs: number, now: Date, tx?: Transaction): Promise<ThrottleCount>;
  /** Takes one try back, never below zero. */
  giveBack(key: Buffer, tx?: Transaction): Promise<void>;
  /** Forgets the counter. */
  clear(key: Buffer): Promise<void>;
  /** Removes counters whose window began before `before`; how many. */
  purge(before: Date): Promise<number>;
}
