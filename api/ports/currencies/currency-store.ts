import type { Currency } from '../../domain/currencies/currency.ts';
import type { Rate } from '../../domain/shared-with-web/money.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Currencies. The database itself holds that exactly one is the base and that the base is active. */
export interface CurrencyStore {
  /** All of them, also inactive ones: the base first, then by code. */
  list(tx?: Transaction): Promise<Currency[]>;
  /** The same, locked until `tx` ends, so that two who change rates do so one after the other. */
  listForUpdate(tx: Transaction): Promise<Currency[]>;
  /** Keeps these as they are now, in this order; others stay as they are. A new base comes last. */
  save(changed: readonly Currency[], tx: Transaction): Promise<void>;
  /**
   * Sets the rates of these codes, the day they are of and when a sync did so: none of them needs one now, and none has a rate that
   * waits. The base has no day. Codes it does not have are left out.
   */
  setRates(rates: ReadonlyMap<string, Rate>, date: string, at: Date, tx: Transaction): Promise<void>;
  /** Keeps rates of that day that wait for an admin, in place of those that waited before; the rates in force stay. */
  holdRates(rates: ReadonlyMap<string, Rate>, date: string, tx: Transaction): Promise<void>;
}
