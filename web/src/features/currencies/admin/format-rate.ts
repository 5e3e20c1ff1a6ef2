import { formatPrice } from '../../../lib/format-price.ts';

/** Decimals that a rate is shown with; a very small one gets as many as its first four digits need. */
const DECIMALS = 4;

/** A rate with four decimals: '0.9626', '1,474.7800'. Below a hundredth four digits of it: '0.00003948'. */
export function formatRate(rate: number): string {
  const zeros = rate < 0.01 ? Math.max(0, -Math.floor(Math.log10(rate)) - 1) : 0;
  return formatPrice(rate, Math.min(10, DECIMALS + zeros));
}
