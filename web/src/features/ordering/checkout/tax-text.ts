import type { Money } from '../../../../../api/domain/shared-with-web/money.ts';
import { rateOf, rateText, taxTerms, taxWithin } from '../../../../../api/domain/shared-with-web/tax.ts';
import type { TaxRules } from '../../../api/taxes.ts';
import type { PaymentValues } from './payment-values.ts';

/** What the checkout says of the tax within the price; null while there is nothing to say. */
export function taxText(
  rules: TaxRules | undefined,
  { country, vatNumber }: Pick<PaymentValues, 'country' | 'vatNumber'>,
  payable: Money,
  format: (amount: Money) => string,
): string | null {
  if (!rules?.registered) return null;
  if (country === '') return 'Includes VAT where it applies.';
  const rates = Object.fromEntries(
    rules.rates.map(({ country: code, rate_percent }) => [code, rateOf(rate_percent)]),
  );
  const { treatment, rate } = taxTerms({ ...rules, rates }, country, vatNumber.trim() !== '');
  if (treatment === 'taxed') return `Includes ${rateText(rate)}% VAT: ${format(taxWithin(payable, rate))}.`;
  return treatment === 'reverse_charge' ? 'Reverse charge: you account for VAT.' : 'No VAT in your country.';
}
