import { countryCodes, isInEu } from '../shared-with-web/countries.ts';
import type { Money } from '../shared-with-web/money.ts';
import {
  taxTerms,
  taxWithin,
  type BillingDetails,
  type OrderTax,
  type TaxRules,
} from '../shared-with-web/tax.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { TaxFault } from './tax-settings.ts';

/** The same as it was typed. */
export type TypedBilling = { [K in keyof BillingDetails]?: string | undefined };

/** Countries whose VAT numbers can be checked. */
const hasVatNumbers = (country: string): boolean => isInEu(country) || country === 'GB';

/**
 * What was typed, checked: a registered seller needs the country; a VAT number is one of that country, in its one way of writing
 * as `readNumber` gives it.
 */
export function checkBilling(
  typed: TypedBilling,
  registered: boolean,
  readNumber: (country: string, number: string) => string | null,
): Result<BillingDetails, TaxFault[]> {
  const [country, number, company, address] = [
    typed.country,
    typed.vatNumber,
    typed.company,
    typed.address,
  ].map((text) => text?.trim() || null) as [string | null, string | null, string | null, string | null];
  if (country === null && (registered || number !== null)) return fault('country', 'must be chosen');
  if (country !== null && !countryCodes.includes(country))
    return fault('country', 'is not the code of a country');
  if (country === null || number === null) return ok({ country, vatNumber: null, company, address });
  if (!hasVatNumbers(country))
    return fault('vat_number', 'can be given in the EU and the United Kingdom only');
  const vatNumber = readNumber(country, number);
  if (vatNumber === null) return fault('vat_number', 'is not a valid VAT number of the country');
  return ok({ country, vatNumber, company, address });
}

/** The tax within `total` for this customer. */
export function taxOrder(rules: TaxRules, billing: BillingDetails, total: Money): OrderTax {
  const terms = taxTerms(rules, billing.country, billing.vatNumber !== null);
  return { ...billing, ...terms, amount: taxWithin(total, terms.rate) };
}

/** The same terms for another total. */
export function retaxed(tax: OrderTax | null, total: Money): OrderTax | null {
  return tax && { ...tax, amount: taxWithin(total, tax.rate) };
}

function fault(field: 'country' | 'vat_number', message: string): Result<never, TaxFault[]> {
  return err([{ field: `billing.${field}`, message }]);
}
