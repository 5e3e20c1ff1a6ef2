import type { Currency } from '../domain/currencies/currency.ts';
import type { Rate } from '../domain/shared/money.ts';
import type { Transaction } from './unit-of-work.ts';

/** Currencies. The database itself holds that exactly one is the base and that the base is active. */
export interface CurrencyStore {
  /** All of them, also inactive ones: the base first, then by code. */
  list(tx?: Transaction): Promise<Currency[]>;
  /** The same, locked until `tx` ends, so that two who change rates do so one after the other. */
  listForUpdate(tx: Transaction): Promise<Currency[]>;
  /** Sets the rates of these codes and when that was. Codes it does not have are left out. */
  setRates(rates: ReadonlyMap<string, Rate>, at: Date, tx: Transaction): Promise<void>;
}
