/**
 * What might have come before the picture.
 *
 * A recursive average on the trader's own screen began before the first visible bar. How far that may move it is estimated from
 * bars put before the visible ones: visible bars in random order, each upright or upside down, so that they have their sizes and no
 * drift. Sizes are ratios where all prices are above zero, else differences.
 */
import { randomFrom } from '../random.ts';
import { blank, type PriceColumns } from './line.ts';

const PASTS = 24;
/** Bars put before: what the longest memory of the catalogue still tells. */
const LENGTH = 150;

interface Shape {
  open: number;
  high: number;
  low: number;
  /** The close of the bar before. */
  before: number;
}

/** Heights of each bar over its close; the first bar has no bar before it and is left out. */
function shapesOf(heights: PriceColumns): Shape[] {
  return heights.close.slice(1).map((close, i) => ({
    open: (heights.open[i + 1] ?? close) - close,
    high: (heights.high[i + 1] ?? close) - close,
    low: (heights.low[i + 1] ?? close) - close,
    before: (heights.close[i] ?? close) - close,
  }));
}

/** The columns behind so many empty bars. */
const behind = ({ open, high, low, close }: PriceColumns, empty: number) => ({
  open: [...blank(empty), ...open],
  high: [...blank(empty), ...high],
  low: [...blank(empty), ...low],
  close: [...blank(empty), ...close],
});

interface Visible {
  /** Where the first visible bar opens, as a height. */
  start: number;
  shapes: readonly Shape[];
  columns: PriceColumns;
  /** The price at a height. */
  priceAt: (height: number) => number;
}

/** The visible bars after one past, which ends where the first of them opens. */
function withPast({ start, shapes, columns, priceAt }: Visible, seed: number): PriceColumns {
  const next = randomFrom(seed);
  const all = behind(columns, LENGTH);
  let close = start;
  for (let i = LENGTH - 1; i >= 0; i--) {
    const shape = shapes[Math.floor(next() * shapes.length)];
    if (!shape) break;
    const side = next() < 0.5 ? 1 : -1;
    const [up, down] = side === 1 ? [shape.high, shape.low] : [-shape.low, -shape.high];
    all.open[i] = priceAt(close + side * shape.open);
    all.high[i] = priceAt(close + up);
    all.low[i] = priceAt(close + down);
    all.close[i] = priceAt(close);
    close += side * shape.before;
  }
  return all;
}

const mapped = ({ open, high, low, close }: PriceColumns, f: (value: number) => number): PriceColumns => ({
  open: open.map(f),
  high: high.map(f),
  low: low.map(f),
  close: close.map(f),
});

/** The columns with different pasts before them; none where there is one bar only. */
export function pastsBefore(columns: PriceColumns): PriceColumns[] {
  const ratios = columns.low.every((low) => low > 0);
  const heights = ratios ? mapped(columns, Math.log) : columns;
  const shapes = shapesOf(heights);
  if (shapes.length === 0) return [];
  const visible: Visible = {
    start: heights.open[0] ?? 0,
    shapes,
    columns: ratios ? mapped(heights, Math.exp) : columns,
    priceAt: ratios ? Math.exp : (height) => height,
  };
  return Array.from({ length: PASTS }, (_, seed) => withPast(visible, seed + 1));
}
