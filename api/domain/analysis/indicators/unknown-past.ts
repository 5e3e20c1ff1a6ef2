/**
 * What might have come before the picture.
 *
 * A recursive average on the trader's own screen began before the first visible bar. How far that may move it is estimated from
 * bars put before the visible ones: visible bars in random order, each upright or upside down, so that they have their sizes and no
 * drift. Sizes are ratios where all prices are above zero, else differences.
 */
import { randomFrom } from '../random.ts';
import { Line, type PriceColumns } from './line.ts';

const PASTS = 24;
/** Bars put before: what the longest memory of the catalogue still tells. */
const LENGTH = 150;

/** Heights of a bar over its close. */
interface Shape {
  open: number;
  high: number;
  low: number;
  /** The close of the bar before. */
  before: number;
}

/** Of each bar; the first has no bar before it and is left out. */
function shapesOf({ open, high, low, close }: PriceColumns): Shape[] {
  return Array.from({ length: close.bars - 1 }, (_, i) => {
    const from = close.values[i + 1]!;
    return {
      open: open.values[i + 1]! - from,
      high: high.values[i + 1]! - from,
      low: low.values[i + 1]! - from,
      before: close.values[i]! - from,
    };
  });
}

/** The line in every copy, behind so many empty bars. */
function behind(line: Line, empty: number): Line {
  const values = new Float64Array((empty + line.bars) * PASTS);
  for (const [i, value] of line.values.entries())
    values.fill(value, (empty + i) * PASTS, (empty + i + 1) * PASTS);
  return new Line(values, PASTS);
}

interface Heights {
  /** Where the first visible bar opens. */
  start: number;
  shapes: readonly Shape[];
  /** The price at a height. */
  priceAt: (height: number) => number;
}

/** Puts one past before the visible bars of a copy; it ends where the first of them opens. */
function putBefore(columns: PriceColumns, copy: number, { start, shapes, priceAt }: Heights): void {
  const next = randomFrom(copy + 1);
  let close = start;
  for (let i = LENGTH - 1; i >= 0; i--) {
    const shape = shapes[Math.floor(next() * shapes.length)]!;
    const side = next() < 0.5 ? 1 : -1;
    const [up, down] = side === 1 ? [shape.high, shape.low] : [-shape.low, -shape.high];
    const at = i * PASTS + copy;
    columns.open.values[at] = priceAt(close + side * shape.open);
    columns.high.values[at] = priceAt(close + up);
    columns.low.values[at] = priceAt(close + down);
    columns.close.values[at] = priceAt(close);
    close += side * shape.before;
  }
}

const mapped = ({ open, high, low, close }: PriceColumns, f: (line: Line) => Line): PriceColumns => ({
  open: f(open),
  high: f(high),
  low: f(low),
  close: f(close),
});

const each = (f: (value: number) => number) => (line: Line) => new Line(line.values.map((value) => f(value)));

/** Copies of the columns with different pasts before them; null where there is one bar only. */
export function pastsBefore(columns: PriceColumns): PriceColumns | null {
  if (columns.close.bars < 2) return null;
  const ratios = columns.low.values.every((low) => low > 0);
  const heights = ratios ? mapped(columns, each(Math.log)) : columns;
  const visible = ratios ? mapped(heights, each(Math.exp)) : columns;
  const pasts = mapped(visible, (line) => behind(line, LENGTH));
  const known: Heights = {
    start: heights.open.values[0]!,
    shapes: shapesOf(heights),
    priceAt: ratios ? Math.exp : (height) => height,
  };
  for (let copy = 0; copy < PASTS; copy++) putBefore(pasts, copy, known);
  return pasts;
}
