import { countryCodes } from '../shared-with-web/countries.ts';
import type { TaxRules } from '../shared-with-web/tax.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** What the operator says of the seller and of the rates. */
export interface TaxSettings extends TaxRules {
  /** As invoices print it, with its country's prefix; empty while the seller is not registered. */
  vatNumber: string;
  /** The seller's address as invoices print it; empty: the company's. */
  address: string;
}

/** The settings in force, and whose they are. Version 0: nobody has saved any. */
export interface StoredTaxSettings {
  settings: TaxSettings;
  version: number;
  updatedAt: Date | null;
  /** Email address of the admin who saved last; null when nobody has, or the account is gone. */
  updatedBy: string | null;
}

/** A field that the rules do not let pass. */
export interface TaxFault {
  field: string;
  message: string;
}

export type TaxError =
  | { code: 'taxes.invalid_settings'; faults: TaxFault[] }
  | { code: 'taxes.settings_changed' }
  | { code: 'taxes.invoice_not_found' }
  /** Too many documents are being made at once, or this one took too long. */
  | { code: 'taxes.printer_busy'; retryAfterSeconds: number };

export type TaxErrorCode = TaxError['code'];

const mostRate = 10_000;

/**
 * Settings as they may be saved. Who is registered says where and under which number; `number` is that number in its one way of
 * writing, null when it is none of that country. Every rate is for a country that there is.
 */
export function checkTaxSettings(
  wanted: TaxSettings,
  number: string | null,
): Result<TaxSettings, Extract<TaxError, { code: 'taxes.invalid_settings' }>> {
  const known = new Set(countryCodes);
  const faults: TaxFault[] = [];
  const { registered, country, rates } = wanted;
  if (country === '' ? registered : !known.has(country))
    faults.push({ field: 'country', message: 'must be the code of a country' });
  const named = wanted.vatNumber.trim() !== '';
  if ((registered || named) && number === null)
    faults.push({ field: 'vat_number', message: 'must be a VAT number of the country' });
  for (const [code, rate] of Object.entries(rates)) {
    if (!known.has(code)) faults.push({ field: `rates.${code}`, message: 'is not the code of a country' });
    else if (!Number.isInteger(rate) || rate < 0 || rate > mostRate)
      faults.push({ field: `rates.${code}`, message: 'must be from 0 to 100 with at most two decimals' });
  }
  if (registered && known.has(country) && rates[country] === undefined)
    faults.push({ field: `rates.${country}`, message: 'must be given for the country of the seller' });
  if (faults.length > 0) return err({ code: 'taxes.invalid_settings', faults });
  return ok({ registered, country, vatNumber: number ?? '', address: wanted.address.trim(), rates });
}

/** What `next` changes, as text for the audit log: `DE: '19 → 20'`. */
export function taxChangesBetween(previous: TaxSettings, next: TaxSettings): Record<string, string> {
  const flat = ({ rates, ...rest }: TaxSettings): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])),
    ...Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, String(rate / 100)])),
  });
  const [before, after] = [flat(previous), flat(next)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    keys
      .filter((key) => before[key] !== after[key])
      .map((key) => [key, `${before[key] ?? 'none'} → ${after[key] ?? 'none'}`]),
  );
}
