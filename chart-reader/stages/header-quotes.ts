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
}

/** Words for the last price in the languages of the header grammar. What is ordered or averaged is another price. */
const NAMED =
  /(?<!(?:entry|stop|limit|open|avg|average|liq|target|alert|order|strike|mark|index)\.? )(?<!\p{L})(?:last(?: px| price)?|price|preis|kurs|letzter|ultimo(?: precio)?|último(?: preço)?|precio|cours|dernier|prix|preço|prezzo|ultimo prezzo|koers|cena|fiyat|son|цена|最新价|价格|現在値)\s?[:=]?\s{0,3}[$€£¥₹]?\s?(?<figures>\d[\d.,’']*[.,’']\d+|\d{4,})(?![\d:]|\s?%)/iu;
/** A number before a change: `+0.0012 (+0.1%)`. */
const BEFORE_CHANGE =
  /(?<![\d.,:+−–-])[$€£¥₹]?(?<figures>\d[\d.,’']*[.,’']\d+|\d{4,})\s{1,3}(?:[▲▼△▽A]\s?)?[(]?[-+−–]\s?\d[\d.,]*(?:\s?%|\s{0,3}[(]?[-+−–]?\s?\d[\d.,]*\s?%)/u;
/** A number by itself, with a sign of its currency perhaps. */
const ALONE = /^[$€£¥₹]?\s?(?<figures>\d[\d.,’']*[.,’']\d+|\d{4,})(?:\s?(?:USDT?|EUR|GBP|JPY|INR))?$/u;
const CHANGE = /[-+−–▲▼]?\s?\d[\d.,]*\s?%/u;
/** How much larger than the other texts the type of a price that stands alone is. */
const LARGE = 1.4;
const GAP = '  ';

/** The figures within the segment and how surely they were read: other readings count where they hold the same figures. */
function quoteIn(segment: Segment, figures: string, why: string): HeaderQuote {
  const { text, probability, alternatives } = segment.read;
  const readings = [{ text, probability }, ...alternatives];
  const total = readings.reduce((sum, r) => sum + r.probability, 0);
  const same = readings.filter((r) => r.text.includes(figures)).reduce((sum, r) => sum + r.probability, 0);
  return { figures, box: segment.box, probability: same / Math.max(1e-9, total), why };
}

function quoteOfRow(row: Segment[], form: RegExp, why: string): HeaderQuote | null {
  const text = row.map((s) => s.read.text).join(GAP);
  const figures = form.exec(text)?.groups?.['figures'];
  const segment = figures && row.find((s) => s.read.text.includes(figures));
  return segment ? quoteIn(segment, figures, why) : null;
}

/** The line of the chart's symbol with its price and the change since the day before. */
function besideSymbol(row: Segment[], symbol: string): HeaderQuote | null {
  const names = row.some((s) => s.read.text.split(/[\s,·]+/).some((w) => matchSymbol(w)?.symbol === symbol));
  return names ? quoteOfRow(row, BEFORE_CHANGE, 'the price printed beside the symbol') : null;
}

/** A number in larger type than the other texts have, with a change in percent in its row or the next. */
function largest(rows: readonly Segment[][]): HeaderQuote | null {
  const usual = median(rows.flat().map((s) => s.height));
  for (const [i, row] of rows.entries())
    for (const segment of row) {
      const figures = ALONE.exec(segment.read.text.trim())?.groups?.['figures'];
      if (!figures || segment.height < LARGE * usual) continue;
      const beside = [...row, ...(rows[i + 1] ?? [])];
      if (beside.some((s) => s !== segment && CHANGE.test(s.read.text)))
        return quoteIn(segment, figures, 'the price in large type in the header');
    }
  return null;
}

/** The prices that the header prints as the last one: named so, beside the symbol, or in large type. */
export function findQuotes(rows: readonly Segment[][], symbol: string | null): HeaderQuote[] {
  const named = rows.flatMap((row) => quoteOfRow(row, NAMED, 'the last price named in the header') ?? []);
  const beside = symbol ? rows.flatMap((row) => besideSymbol(row, symbol) ?? []) : [];
  const large = rows.length > 0 ? largest(rows) : null;
  return [...named, ...beside, ...(large ? [large] : [])];
}

/** What the figures may mean, in both ways of writing numbers. */
export function pricesOfQuote({ figures }: HeaderQuote): { price: number; unit: number }[] {
  const read = (['point', 'comma'] as const).flatMap((style) => parsePrice(figures, style) ?? []);
  return read.filter(({ value }) => value > 0).map(({ value, unit }) => ({ price: value, unit }));
}

/** The price that the quote prints where just one of its meanings lies on or near the axis. */
export function priceOnAxis(quote: HeaderQuote, fit: AxisFit): { price: number; unit: number } | null {
  const rows = fit.inliers.map((c) => c.y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const reach = 0.3 * (bottom - top);
  const [high, low] = [priceAt(fit, top - reach), priceAt(fit, bottom + reach)];
  const near = pricesOfQuote(quote).filter(({ price }) => price <= high && price >= low);
  return near.every(({ price }) => price === near[0]!.price) ? (near[0] ?? null) : null;
}
