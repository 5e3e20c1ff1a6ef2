import type { Box } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { AxisFit } from './axis-fit.ts';
import { priceAt } from './axis-fit.ts';
import { matchSymbol } from './symbol-text.ts';
import { parsePrice } from './price-text.ts';
import type { Segment } from './text-lines.ts';

/** A price that a header prints as the last one, by its figures: which mark is the decimal one is known from the axis only. */
export interface HeaderQuote {
  figures: string;
  box: Box;
  /** Probability that the figures are read right. */
  probability: number;
  why: string;
  /** The edge of the picture may have cut off the first of them: then they contradict no scale. */
  cut?: boolean;
}

/** Why a number after one of the words for a price counts: menus and order forms have such words, too. */
export const BY_NAME = 'named in the header';
export const BESIDE_SYMBOL = 'printed beside the symbol';

/** Figures of a price, whose thousands a blank may part. */
const FIGURES = String.raw`(?<figures>0[.,]0(?:[₀-₉]|[{(]\d{1,2}[})])\d+|\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?(?![\d.,])|\d[\d.,’']*[.,’']\d+|\d{4,})`;
/** Words for the last price in the languages of the header grammar. What is ordered or averaged is another price. */
const NAMED = new RegExp(
  String.raw`(?<!(?:entry|copy|stop|limit|open|avg|average|liq|target|alert|order|strike|mark|index)\.? )(?<!\p{L})(?:last(?: px| price)?|price|preis|kurs|letzter|ultimo(?: precio)?|último(?: preço)?|precio|cours|dernier|prix|preço|prezzo|ultimo prezzo|koers|cena|fiyat|son|цена|最新价|价格|現在値)\s?[:=]?\s{0,3}[$€£¥₹]?\s?${FIGURES}(?![\d:]|\s?%)`,
  'iu',
);
/** A number before a change: `+0.0012 (+0.1%)`, whose sign may be too thin to be seen. */
const BEFORE_CHANGE = new RegExp(
  String.raw`(?<![\d₀-₉{}.,:+−–-])[$€£¥₹]?${FIGURES}\s{1,3}(?:[▲▼△▽A]\s?)?[(]?[-+−–]?\s?\d[\d.,]*\s{0,3}(?:[(]?[-+−–]?\s?\d[\d.,]*\s?)?%`,
  'u',
);
/** A number by itself, with a sign of its currency perhaps. */
const ALONE = new RegExp(String.raw`^[$€£¥₹]?\s?${FIGURES}(?:\s?(?:USDT?|EUR|GBP|JPY|INR))?$`, 'u');
/** Blanks between words; one between figures may part the thousands of one number. */
const BLANKS = /\s+(?!(?<=(?<![\d.,])\d{1,3}\s)\d{3}(?!\d))/u;
const CHANGE = /[-+−–▲▼]?\s?\d[\d.,]*\s?%/u;
/** How much larger than the other texts the type of a price that stands alone is. */
const LARGE = 1.4;
/** How far below it the change may stand, in heights of the price. */
const BELOW = 1.5;
const GAP = '  ';

/** Columns from the edge of the picture within which figures begin that it may cut off. */
const AT_EDGE = 3;

/** The figures within the segment and how surely they were read: other readings count where they hold the same figures. */
function quoteIn(segment: Segment, figures: string, why: string): HeaderQuote {
  const { text, probability, alternatives } = segment.read;
  const readings = [{ text, probability }, ...alternatives];
  const total = readings.reduce((sum, r) => sum + r.probability, 0);
  const same = readings.filter((r) => r.text.includes(figures)).reduce((sum, r) => sum + r.probability, 0);
  const cut = segment.box.x0 <= AT_EDGE && text.trim().startsWith(figures);
  return { figures, box: segment.box, probability: same / Math.max(1e-9, total), why, cut };
}

/** Times by which the prices before a number differ from it where it is their change, of which the sign was lost, and what rounding adds to its percentage. */
const CHANGED = 10;
const ROUNDED = 0.011;

/** Whether two or more prices stand before a number and all are of another magnitude, or it is the change of one of them by what it is in percent. */
function isAnother(figures: string, before: readonly string[], percent: string | undefined): boolean {
  const [value, change, ...prices] = [figures, percent ?? '', ...before].map((text) =>
    parseFloat(text.replace(',', '.')),
  );
  const otherwise = (price: number): boolean => price > CHANGED * value! || price * CHANGED < value!;
  const isChange = (price: number): boolean => Math.abs((100 * value!) / price - change!) <= ROUNDED;
  return (prices.length > 1 && prices.every(otherwise)) || prices.some(isChange);
}

function quoteOfRow(row: Segment[], form: RegExp, why: string): HeaderQuote | null {
  const text = row.map((s) => s.read.text).join(GAP);
  const found = form.exec(text);
  const figures = found?.groups?.['figures'];
  const percent = found && /[\d.,]+(?=\s?%$)/.exec(found[0])?.[0];
  const before = found && text.slice(0, found.index).match(/\d+[.,]\d+/g);
  if (figures && isAnother(figures, before ?? [], percent ?? undefined)) return null;
  const segment = figures && row.find((s) => s.read.text.includes(figures));
  return segment ? quoteIn(segment, figures, why) : null;
}

/** The line of the chart's symbol with its price and the change since the day before. */
function besideSymbol(row: Segment[], symbol: string): HeaderQuote | null {
  const names = row.some((s) => s.read.text.split(/[\s,·]+/).some((w) => matchSymbol(w)?.symbol === symbol));
  return names ? quoteOfRow(row, BEFORE_CHANGE, BESIDE_SYMBOL) : null;
}

/** Words that may stand between a symbol and its price: a length of bars, marks that part them. */
const BETWEEN =
  /^(?:[·•|,–-]|\d{0,3}\s?(?:m|min|h|d|w|mo|minutes?|hours?|days?)|daily|weekly|monthly|[1-9]\d?[hdwm]|[hdwm]\d{0,2})$/i;
const MOST_BETWEEN = 3;

/** The number that follows the chart's symbol at the head of a row; two numbers beside each other are bid and ask, or sizes. */
function afterSymbol(row: Segment[], symbol: string): HeaderQuote | null {
  const words = row.flatMap((segment) =>
    segment.read.text
      .trim()
      .split(BLANKS)
      .map((text) => ({ text, segment })),
  );
  const at = words.findIndex(({ text }) => matchSymbol(text)?.symbol === symbol);
  if (at < 0 || at > 1) return null;
  // What lies within the symbol is a part of it that was read once more.
  const { x1 } = words[at]!.segment.box;
  const rest = words
    .slice(at + 1)
    .filter(({ text, segment }) => text !== '' && (segment === words[at]!.segment || segment.box.x0 >= x1));
  const skipped = rest.findIndex(({ text }) => !BETWEEN.test(text) && !/^\d{1,3}$/.test(text));
  if (skipped < 0 || skipped > MOST_BETWEEN) return null;
  const [price, next] = rest.slice(skipped);
  const figures = ALONE.exec(price!.text)?.groups?.['figures'];
  if (!figures || (next && ALONE.test(next.text))) return null;
  return quoteIn(price!.segment, figures, BESIDE_SYMBOL);
}

/** A number in larger type than the other texts have, with a change in percent in its row or the next. */
function largest(rows: readonly Segment[][]): HeaderQuote | null {
  const usual = median(rows.flat().map((s) => s.height));
  for (const [i, row] of rows.entries())
    for (const segment of row) {
      const figures = ALONE.exec(segment.read.text.trim())?.groups?.['figures'];
      if (!figures || segment.height < LARGE * usual) continue;
      const { box } = segment;
      const below = box.y1 + BELOW * (box.y1 - box.y0);
      const near = rows.slice(i + 1).filter((r) => r.every((s) => s.box.y0 <= below));
      if ([...row, ...near.flat()].some((s) => s !== segment && CHANGE.test(s.read.text)))
        return quoteIn(segment, figures, 'in large type');
    }
  return null;
}

/** The prices that the header prints as the last one: named so, beside the symbol, or in large type. */
export function findQuotes(rows: readonly Segment[][], symbol: string | null): HeaderQuote[] {
  const named = rows.flatMap((row) => quoteOfRow(row, NAMED, BY_NAME) ?? []);
  const beside = symbol
    ? rows.flatMap((row) => besideSymbol(row, symbol) ?? afterSymbol(row, symbol) ?? [])
    : [];
  const large = rows.length > 0 ? largest(rows) : null;
  return [...named, ...beside, ...(large ? [large] : [])];
}

/** What the figures may mean, in both ways of writing numbers; what stands before a blank may be another number. */
export function pricesOfQuote({ figures }: HeaderQuote): { price: number; unit: number }[] {
  const own = [figures, figures.split(/\s/).at(-1)!].filter((text, i) => i === 0 || text !== figures);
  const read = own.flatMap((text) =>
    (['point', 'comma'] as const).flatMap((style) => parsePrice(text, style) ?? []),
  );
  return read.filter(({ value }) => value > 0).map(({ value, unit }) => ({ price: value, unit }));
}

/** The price that the quote prints where just one of its meanings lies on the axis or so many of its spans `beyond`. */
export function priceOnAxis(
  quote: HeaderQuote,
  fit: AxisFit,
  beyond = 0.3,
): { price: number; unit: number } | null {
  const rows = fit.inliers.map((c) => c.y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const reach = beyond * (bottom - top);
  const [high, low] = [priceAt(fit, top - reach), priceAt(fit, bottom + reach)];
  const near = pricesOfQuote(quote).filter(({ price }) => price <= high && price >= low);
  return near.every(({ price }) => price === near[0]!.price) ? (near[0] ?? null) : null;
}
