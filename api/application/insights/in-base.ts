import { baseOf, type Currency } from '../../domain/currencies/currency.ts';
import { convertBackWithin, money, type Money } from '../../domain/shared-with-web/money.ts';

export interface InBase {
  base: string;
  /** A sum stored in the base of its day, in the base of today; a former base is worth its rate of today. */
  convert: (sum: Money) => Money;
  /** The sum of converted ones. */
  total: (sums: readonly Money[]) => Money;
}

/**
 * Turns stored sums into the base of today; a sum in the base itself stays as it is, to the minor unit. A sum beyond what a number
 * holds exactly is shown as the most that it does, so that one absurd rate never takes a whole screen down.
 */
export function inBase(currencies: readonly Currency[]): InBase {
  const base = baseOf(currencies).code;
  const rates = new Map(currencies.map(({ code, rate }) => [code, rate]));
  const convert = ({ minor, currency }: Money): Money => {
    if (currency === base) return money(withinNumbers(minor), base);
    const rate = rates.get(currency);
    if (rate === undefined) throw new Error(`Orders are stored in ${currency}, which is no currency here.`);
    const size = money(Math.abs(withinNumbers(minor)), currency);
    const worth = convertBackWithin(size, rate, base, Number.MAX_SAFE_INTEGER);
    return money(Math.sign(minor) * (worth?.minor ?? Number.MAX_SAFE_INTEGER), base);
  };
  const total = (sums: readonly Money[]): Money =>
    money(withinNumbers(sums.reduce((sum, each) => sum + each.minor, 0)), base);
  return { base, convert, total };
}

function withinNumbers(minor: number): number {
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, minor));
}
