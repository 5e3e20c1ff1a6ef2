import type { Preferences } from '../../domain/accounts/preferences.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Preferences of accounts. */
export interface PreferenceStore {
  /** As stored, or the default. */
  of(userId: string): Promise<Preferences>;
  /** Of two at once the later one counts as a whole. */
  save(userId: string, preferences: Preferences, at: Date, tx: Transaction): Promise<void>;
  removeAllOf(userId: string, tx: Transaction): Promise<void>;
}
