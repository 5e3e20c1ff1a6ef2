import type { Box } from '../types.ts';
import type { OhlcText, PrintedNumber } from './ohlc-text.ts';
import { parseOhlc } from './ohlc-text.ts';
import { parseHeaderText } from './header-text.ts';
import type { Segment } from './text-lines.ts';

export interface HeaderPrice {
  price: number;
  decimals: number;
  box: Box;
}

/**
 * Open, high, low and close that a line above the chart or in the top of its pane prints: those of the last bar, or of the
 * bar under the pointer. A part that is not printed is null.
 */
export interface HeaderPrices {
  open: HeaderPrice | null;
  high: HeaderPrice | null;
  low: HeaderPrice | null;
  close: HeaderPrice | null;
  /** Printed change since the bar before, in price units, or null. */
  change: number | null;
  /** The printed change and its percentage agree with the close. */
  checked: boolean;
  /** The numbers may be a thousand times larger or smaller (1,234): only their digits are known. */
  ambiguous: boolean;
  /** Probability that all of them are read right. */
  probability: number;
}

const GAP = '  ';

/** Part of a segment's box in proportion to the characters; letters are not of one width, so it is approximate. */
function boxIn(row: Segment[], number: PrintedNumber): Box {
  let offset = 0;
  for (const { box, read } of row) {
    const { length } = read.text;
    if (number.start < offset + length) {
      const at = (k: number): number => box.x0 + ((box.x1 - box.x0) * (k - offset)) / Math.max(1, length);
      return { x0: at(number.start), y0: box.y0, x1: Math.min(box.x1, at(number.end)), y1: box.y1 };
    }
    offset += length + GAP.length;
  }
  return row[row.length - 1]!.box;
}

/** The numbers with decimals of a text: what else it says may be read in many ways. */
const figuresOf = (text: string): string =>
  (text.match(/\d+[.,]\d[\d.,]*/g) ?? text.match(/\d{3,}/g) ?? []).join(' ');

/** Share of the readings of a stretch, by their probability, that have the same numbers. */
function figuresProbability({ read }: Segment): number {
  const readings = [read, ...read.alternatives];
  const total = readings.reduce((sum, r) => sum + r.probability, 0);
  const figures = figuresOf(read.text);
  const same = readings.filter((r) => figuresOf(r.text) === figures);
  return same.reduce((sum, r) => sum + r.probability, 0) / Math.max(1e-9, total);
}

/** The row's text, and further ones with one stretch read otherwise. */
function readingsOf(row: Segment[]): { segments: Segment[]; probability: number }[] {
  const numeric = row.filter((s) => /\d/.test(s.read.text));
  const out = [{ segments: row, probability: numeric.reduce((p, s) => p * figuresProbability(s), 1) }];
  for (const [i, s] of row.entries())
    for (const other of s.read.alternatives.slice(0, 3)) {
      const read = { ...s.read, text: other.text };
      out.push({ segments: row.with(i, { ...s, read }), probability: other.probability });
    }
  return out;
}

/** Rows of quotes hold four numbers too: without names they count beside a symbol, or proved by the change. */
function plausible(text: string, ohlc: OhlcText): boolean {
  const named = /(^|[^\p{L}])[OoHhLlCc][:= ]?\s?\d/u.test(text) || /\b(open|high|low|close)\b/i.test(text);
  return named || ohlc.checked || parseHeaderText(text).symbol !== null;
}

const ordered = (o: OhlcText): number =>
  [o.open, o.high, o.low, o.close].filter(Boolean).length + (o.checked ? 2 : 0);

function pricesOf(row: Segment[]): HeaderPrices | null {
  let best: { segments: Segment[]; ohlc: OhlcText; probability: number } | null = null;
  for (const { segments, probability } of readingsOf(row)) {
    const text = segments.map((s) => s.read.text).join(GAP);
    const ohlc = parseOhlc(text);
    if (!ohlc || !plausible(text, ohlc)) continue;
    if (!best || ordered(ohlc) > ordered(best.ohlc)) best = { segments, ohlc, probability };
  }
  if (!best) return null;
  const { ohlc, segments } = best;
  const price = (n: PrintedNumber | null): HeaderPrice | null =>
    n && { price: n.value, decimals: n.decimals, box: boxIn(segments, n) };
  return {
    open: price(ohlc.open),
    high: price(ohlc.high),
    low: price(ohlc.low),
    close: price(ohlc.close),
    change: ohlc.change,
    checked: ohlc.checked,
    ambiguous: ohlc.ambiguous,
    probability: (ohlc.checked ? 0.95 : 0.6) + (ohlc.checked ? 0.05 : 0.4) * best.probability,
  };
}

/** The first row from the top that prints open, high, low and close; a row whose change fits its close goes before others. */
export function findHeaderPrices(rows: readonly Segment[][]): HeaderPrices | null {
  const found = rows.map(pricesOf).filter((p) => p !== null);
  return found.find((p) => p.checked) ?? found[0] ?? null;
}
