import { minorDigits } from '../shared-with-web/money.ts';

/** Minor units of `currency` × 10^`shift` ÷ `rate` are minor units of the base. */
export interface BaseFactor {
  currency: string;
  /** Decimals of the base less decimals of the currency. */
  shift: number;
  /** Units of it per unit of the base: a decimal text above zero. */
  rate: string;
}

/**
 * How amounts of each currency become amounts of today's base currency. Orders keep the base of their day; where the base
 * was changed since, the old one's rate of today leads to the new one.
 */
export function baseFactors(currencies: readonly { code: string; rate: string; isBase: boolean }[]): {
  base: string;
  factors: BaseFactor[];
} {
  const base = currencies.find(({ isBase }) => isBase);
  if (!base) throw new Error('There is no base currency.');
  const factors = currencies.map(({ code, rate }) => ({
    currency: code,
    shift: minorDigits(base.code) - minorDigits(code),
    rate,
  }));
  return { base: base.code, factors };
}
