import type { Transaction } from '../shared/unit-of-work.ts';

export interface Watched {
  symbolKey: string;
  /** As it was added. */
  symbol: string;
  addedAt: Date;
}

/** Symbols that users watch. */
export interface Watchlist {
  /** In the order in which they were added. */
  list(userId: string): Promise<Watched[]>;
  /** Adds one unless it is there; false, and nothing done, when `most` are there already. Those who add at once pass one by one. */
  add(userId: string, watched: Watched, most: number, tx: Transaction): Promise<boolean>;
  remove(userId: string, symbolKey: string): Promise<void>;
  removeAll(userId: string, tx: Transaction): Promise<void>;
}
