import { rateOf } from '../../../domain/shared-with-web/tax.ts';
import { standardRatesDate } from '../../../domain/taxes/standard-rates.ts';
import type { StoredTaxSettings, TaxError, TaxSettings } from '../../../domain/taxes/tax-settings.ts';
import type { components } from '../generated/contract.ts';
import type { Failure } from '../problem.ts';

type Wire = components['schemas'];

/** An error of the tax settings as a failure with the fields it is about. */
export function taxesFailure(error: TaxError): { failure: Failure } {
  if (error.code === 'taxes.invoice_not_found' || error.code === 'taxes.printer_busy')
    return { failure: error };
  if (error.code === 'taxes.settings_changed')
    return {
      failure: { code: error.code, errors: [{ field: 'version', message: 'is not the one in force' }] },
    };
  const detail = `Please check: ${error.faults.map(({ field, message }) => `${field} ${message}`).join('; ')}.`;
  return { failure: { code: error.code, detail, errors: error.faults } };
}

export function presentTaxRules({ registered, country, rates }: TaxSettings): Wire['TaxRules'] {
  return { registered, country, rates: registered ? presentRates(rates) : [] };
}

export function presentTaxSettings(stored: StoredTaxSettings): Wire['TaxSettings'] {
  const { settings, version, updatedAt, updatedBy } = stored;
  return {
    registered: settings.registered,
    country: settings.country,
    vat_number: settings.vatNumber,
    address: settings.address,
    rates: presentRates(settings.rates),
    standard_rates_date: standardRatesDate,
    version,
    updated_at: updatedAt?.toISOString() ?? null,
    updated_by: updatedBy,
  };
}

/** The settings that were sent. */
export function readTaxSettings(body: Wire['TaxSettingsChange']): TaxSettings {
  return {
    registered: body.registered,
    country: body.country,
    vatNumber: body.vat_number,
    address: body.address,
    rates: Object.fromEntries(
      body.rates.map(({ country, rate_percent: percent }) => [country, rateOf(percent)]),
    ),
  };
}

function presentRates(rates: TaxSettings['rates']): Wire['TaxRate'][] {
  return Object.entries(rates)
    .map(([country, rate]) => ({ country, rate_percent: rate / 100 }))
    .toSorted((a, b) => (a.country < b.country ? -1 : 1));
}
