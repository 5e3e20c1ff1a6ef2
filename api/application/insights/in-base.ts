import { baseOf, type Currency } from '../../domain/currencies/currency.ts';
import { convertBack, money, type Money } from '../../domain/shared-with-web/money.ts';

/**
 * Turns sums stored in the base of their day into the base of today; a former base is worth its rate of today. A sum in the base
 * itself stays as it is, to the minor unit.
 */
export function inBase(currencies: readonly Currency[]): { base: string; convert: (sum: Money) => Money } {
  const base = baseOf(currencies).code;
  const rates = new Map(currencies.map(({ code, rate }) => [code, rate]));
  const convert = ({ minor, currency }: Money): Money => {
    if (currency === base) return money(minor, base);
    const rate = rates.get(currency);
    if (rate === undefined) throw new Error(`Orders are stored in ${currency}, which is no currency here.`);
    return convertBack(money(minor, currency), rate, base);
  };
  return { base, convert };
}
