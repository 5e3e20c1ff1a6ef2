/**
 * What might have come before the picture.
 *
 * A recursive average on the trader's own screen began before the first visible bar. How far that may move it is estimated from
 * bars put before the visible ones: visible bars in random order, each upright or upside down, so that they have their sizes and no
 * drift. Sizes are ratios where all prices are above zero, else differences.
 */
import { randomFrom } from '../random.ts';
import type { PriceColumns } from './line.ts';

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

/** One past that ends where the first visible bar opens, before the heights of the visible bars. */
function withPast(heights: PriceColumns, shapes: readonly Shape[], seed: number): PriceColumns {
  const next = randomFrom(seed);
  const past = { open: [] as number[], high: [] as number[], low: [] as number[], close: [] as number[] };
  let close = heights.open[0] ?? 0;
  for (let i = 0; i < LENGTH; i++) {
    const shape = shapes[Math.floor(next() * shapes.length)];
    if (!shape) break;
    const side = next() < 0.5 ? 1 : -1;
    const [up, down] = side === 1 ? [shape.high, shape.low] : [-shape.low, -shape.high];
    past.open.push(close + side * shape.open);
    past.high.push(close + up);
    past.low.push(close + down);
    past.close.push(close);
    close += side * shape.before;
  }
  return {
    open: [...past.open.reverse(), ...heights.open],
    high: [...past.high.reverse(), ...heights.high],
    low: [...past.low.reverse(), ...heights.low],
    close: [...past.close.reverse(), ...heights.close],
  };
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
  return Array.from({ length: PASTS }, (_, seed) => {
    const past = withPast(heights, shapes, seed + 1);
    return ratios ? mapped(past, Math.exp) : past;
  });
}
