/** What is printed as a last price, by which the end of the series may prove an axis that its labels leave in doubt. */
import type { AxisFit } from './axis-fit.ts';
import { yOfPrice } from './axis-fit.ts';
import type { PlacedTag } from './axis-refine.ts';
import { SURE_TAG } from './axis-refine.ts';
import type { HeaderPrices } from './header-prices.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { priceOnAxis } from './header-quotes.ts';

const SURE_HEADER = 0.9;
/** Rows within which a tag stands at its price. */
const AT_PRICE = 2;
/** Spans of two labels that a price may lie beyond them. */
const BEYOND = 1;

/** What is printed as a last price: in the header, and in tags that stand exactly at their prices. */
export interface PrintedRows {
  header: number[];
  tags: number[];
}

export function printedRows(
  fit: AxisFit,
  { prices, quotes }: { prices: HeaderPrices | null; quotes: readonly HeaderQuote[] },
  tags: readonly PlacedTag[],
): PrintedRows {
  const close = prices && !prices.ambiguous && prices.probability >= SURE_HEADER ? prices.close : null;
  const quoted = quotes.flatMap((q) =>
    q.probability >= SURE_HEADER ? (priceOnAxis(q, fit, BEYOND) ?? []) : [],
  );
  const row = (price: number): number[] =>
    fit.scale === 'linear' || price > 0 ? [yOfPrice(fit, price)] : [];
  const placed = tags.filter((t) => {
    const at = row(t.price).map((y) => Math.abs(y - (t.line ?? t.y)));
    return t.probability >= SURE_TAG && at.some((d) => d <= AT_PRICE);
  });
  return {
    header: [...(close ? [close.price] : []), ...quoted.map((q) => q.price)].flatMap(row),
    tags: placed.flatMap((t) => row(t.price)),
  };
}
