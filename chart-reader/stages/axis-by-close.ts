/** What the end of the series says of an axis that has too few labels to stand alone, or none that a line places. */
import type { ChartKind, Series } from '../types.ts';
import type { AxisFit } from './axis-fit.ts';
import { yOfPrice } from './axis-fit.ts';
import type { PlacedTag } from './axis-refine.ts';
import { ABOVE, SURE_TAG } from './axis-refine.ts';
import type { HeaderPrices } from './header-prices.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { priceOnAxis } from './header-quotes.ts';

const SURE_HEADER = 0.9;
/** Rows within which a tag stands at its price, and within which a close is a printed price. */
const AT_PRICE = 2;
const SAME_ROW = 3;
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

/**
 * Whether the last bar closes where a price is printed: a scale of another pane or a misread one would put that price elsewhere. The
 * line of an oscillator ends at its tag, too, so that a line must end at a price of the header.
 */
export function closesAtPrinted(series: Series, kind: ChartKind, printed: PrintedRows): boolean {
  const close = lastClose(series);
  if (close === null) return false;
  const line = kind === 'line' || kind === 'area';
  const rows = line ? printed.header : [...printed.header, ...printed.tags];
  return rows.some((y) => Math.abs(y - close) <= SAME_ROW);
}

/**
 * Rows by which labels that no line places stand above their prices: where the last bar closes so far below the price that the header
 * prints, in heights of the labels, and below all others that it prints. 0 where it does not.
 */
export function rowsBelowLabels(series: Series, { header }: PrintedRows, textHeight: number): number {
  const close = lastClose(series);
  if (close === null || header.length === 0) return 0;
  const rows = header.map((y) => close - y);
  const isAbove = (d: number): boolean => d >= ABOVE.least * textHeight && d <= ABOVE.most * textHeight;
  return rows.every((d) => isAbove(d) && Math.abs(d - rows[0]!) <= SAME_ROW) ? rows[0]! : 0;
}

const lastClose = (series: Series): number | null =>
  series.resolution === 'envelope' ? null : (series.bars.at(-1)?.close?.y_px ?? null);
