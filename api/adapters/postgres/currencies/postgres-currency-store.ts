import type { Knex } from 'knex';
import type { Currency } from '../../../domain/currencies/currency.ts';
import type { Rate } from '../../../domain/shared-with-web/money.ts';
import type { CurrencyStore } from '../../../ports/currencies/currency-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

export interface CurrencyRow {
  code: string;
  name: string;
  symbol: string;
  /** numeric comes as text, with all its decimals. */
  rate: string;
  is_base: boolean;
  active: boolean;
  last_synced: Date | null;
  needs_sync: boolean;
  held_rate: string | null;
  /** Days come as text, as `2026-03-02`. */
  rate_date: string | null;
  set_by_hand: boolean;
  held_rate_date: string | null;
}

interface Deps {
  database: Knex;
}

/** Currencies in `currencies_currencies`. */
export class PostgresCurrencyStore implements CurrencyStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async list(tx?: Transaction): Promise<Currency[]> {
    return (await this.rows(queryOn(this.deps.database, tx))).map(toCurrency);
  }

  async listForUpdate(tx: Transaction): Promise<Currency[]> {
    return (await this.rows(queryOn(this.deps.database, tx)).forUpdate()).map(toCurrency);
  }

  private rows(on: Knex) {
    return on<CurrencyRow>('currencies_currencies')
      .select('*', on.raw('rate_date::text'), on.raw('held_rate_date::text'))
      .orderBy('is_base', 'desc')
      .orderBy('code');
  }

  async save(changed: readonly Currency[], tx: Transaction): Promise<void> {
    for (const own of changed) {
      await queryOn(
        this.deps.database,
        tx,
      )<CurrencyRow>('currencies_currencies')
        .where({ code: own.code })
        .update({
          rate: own.rate,
          rate_date: own.rateDate,
          set_by_hand: own.setByHand,
          is_base: own.isBase,
          active: own.active,
          last_synced: own.lastSynced,
          needs_sync: own.needsSync,
          held_rate: own.heldRate,
          held_rate_date: own.heldRateDate,
        });
    }
  }

  async setRates(rates: ReadonlyMap<string, Rate>, date: string, at: Date, tx: Transaction): Promise<void> {
    await queryOn(this.deps.database, tx).raw(
      `update currencies_currencies as own set rate = given.rate::numeric, last_synced = ?, needs_sync = false, held_rate = null,
         held_rate_date = null, set_by_hand = false, rate_date = case when own.is_base then null else ?::date end
       from unnest(?::text[], ?::text[]) as given (code, rate) where own.code = given.code`,
      [at, date, [...rates.keys()], [...rates.values()]],
    );
  }

  async holdRates(rates: ReadonlyMap<string, Rate>, date: string, tx: Transaction): Promise<void> {
    await queryOn(this.deps.database, tx).raw(
      `update currencies_currencies as own set held_rate = given.rate::numeric, held_rate_date = ?::date
       from unnest(?::text[], ?::text[]) as given (code, rate) where own.code = given.code`,
      [date, [...rates.keys()], [...rates.values()]],
    );
  }
}

export function toCurrency(row: CurrencyRow): Currency {
  return {
    code: row.code,
    name: row.name,
    symbol: row.symbol,
    rate: plain(row.rate),
    isBase: row.is_base,
    active: row.active,
    lastSynced: row.last_synced,
    needsSync: row.needs_sync,
    heldRate: row.held_rate && plain(row.held_rate),
    rateDate: row.rate_date,
    setByHand: row.set_by_hand,
    heldRateDate: row.held_rate_date,
  };
}

/** Without the noughts that the column fills up with. */
function plain(stored: string): Rate {
  return stored.replace(/\.?0+$/, '');
}
