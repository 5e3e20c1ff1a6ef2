/** Prices of the header whose first figures the edge of the picture cuts off. */
import type { AxisFit } from './axis-fit.ts';
import { priceAt, yOfPrice } from './axis-fit.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { pricesOfQuote } from './header-quotes.ts';

/** Rows of the prices that end in the figures left of the quotes, where just one such price lies between the labels. */
export function rowsOfCut(fit: AxisFit, quotes: readonly HeaderQuote[]): number[] {
  const [top, bottom] = [fit.inliers[0]!.y, fit.inliers.at(-1)!.y];
  const [high, low] = [priceAt(fit, top), priceAt(fit, bottom)];
  return quotes.flatMap((quote) => {
    if (!quote.cut) return [];
    const whole = pricesOfQuote(quote).flatMap(({ price }) => {
      const lost = 10 ** Math.floor(Math.log10(price) + 1);
      const least = Math.max(1, Math.ceil((low - price) / lost));
      return price + least * lost <= high && price + (least + 1) * lost > high ? [price + least * lost] : [];
    });
    return whole.length === 1 ? [yOfPrice(fit, whole[0]!)] : [];
  });
}
