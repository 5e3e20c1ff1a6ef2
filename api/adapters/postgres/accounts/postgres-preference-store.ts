import type { Knex } from 'knex';
import { defaultPreferences, type Preferences } from '../../../domain/accounts/preferences.ts';
import type { PreferenceStore } from '../../../ports/accounts/preference-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { ask, statement } from '../shared/ask.ts';

interface PreferenceRow {
  user_id: string;
  currency: string | null;
  time_zone: string | null;
  number_format: Preferences['numberFormat'];
  candle_colours: Preferences['candleColours'];
  updated_at: Date;
}

/** What `:userId` has saved. */
export const PREFERENCES =
  'select currency, time_zone, number_format, candle_colours from accounts_preferences where user_id = :userId';

export type SavedRow = Pick<PreferenceRow, 'currency' | 'time_zone' | 'number_format' | 'candle_colours'>;

const ASKED = statement<SavedRow>('preferences', PREFERENCES);

interface Deps {
  database: Knex;
}

/** Preferences in `accounts_preferences`. */
export class PostgresPreferenceStore implements PreferenceStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async of(userId: string): Promise<Preferences> {
    const [row] = await ask(this.deps.database, ASKED, { userId });
    return toPreferences(row);
  }

  async save(userId: string, preferences: Preferences, at: Date, tx: Transaction): Promise<void> {
    const row = {
      user_id: userId,
      currency: preferences.currency,
      time_zone: preferences.timeZone,
      number_format: preferences.numberFormat,
      candle_colours: preferences.candleColours,
      updated_at: at,
    };
    await this.rows(tx).insert(row).onConflict('user_id').merge();
  }

  async removeAllOf(userId: string, tx: Transaction): Promise<void> {
    await this.rows(tx).where({ user_id: userId }).delete();
  }

  private rows(tx?: Transaction) {
    return queryOn(this.deps.database, tx)<PreferenceRow>('accounts_preferences');
  }
}

export function toPreferences(row: SavedRow | null | undefined): Preferences {
  if (!row) return defaultPreferences;
  return {
    currency: row.currency,
    timeZone: row.time_zone,
    numberFormat: row.number_format,
    candleColours: row.candle_colours,
  };
}
