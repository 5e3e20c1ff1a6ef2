/** Whether bars stand beside a curve: then the curve is an average of them, and not the price. */
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import { runsOf } from '../image/runs.ts';
import { combOf } from './bar-geometry.ts';
import type { CandleLayer } from './candle-layer.ts';
import { hasSureComb } from './candle-layer.ts';
import type { LineTrace } from './line-trace.ts';
import { isTicked } from './ticks.ts';
import { measureWidths } from './widths.ts';

/** Rows around the curve that its dots and soft edge may colour. */
const AROUND = 4;
/** Rows away from the curve that make a bar, and the share of the places along the curve that must have one. */
const LEAST_ROWS = 4;
const SHARE = 0.45;
/** The same above an area, whose fill hides what is drawn below. */
const SHARE_ABOVE = 0.5;
/** Least peak of the comb, and of one of which nearly every slot has an upright; the ticks of OHLC bars lie beside their slots. */
const LEAST_PEAK = { usual: 0.8, full: 0.6 };
const FULL = 0.95;
const LEAST_BARS = 6;

/**
 * Whether the layer is a whole series of uprights most of which are drawn away from the curve. Where they end is asked of all that is drawn
 * in the `pane`: a layer may hold parts of them only.
 */
export function standBeside(layer: CandleLayer, line: LineTrace, pane: Ink = layer.ink): boolean {
  const { comb, colours } = layer;
  if (!hasSureComb(layer) || comb.peak < LEAST_PEAK[isFull(colours.slots) ? 'full' : 'usual']) return false;
  let places = 0;
  const ends: number[] = [];
  for (const slot of colours.slots) {
    const x = Math.floor(comb.origin + slot * comb.spacing);
    const near = nearestSeen(line, x, comb.spacing / 2);
    if (near === null) continue;
    places++;
    const below = line.filled === 'below' ? layer.ink.height : line.bottom[near]! + AROUND;
    const { rows, lowest } = besideCurve(layer, x, line.top[near]! - AROUND, below);
    if (rows >= LEAST_ROWS) ends.push(endOf(pane, x, lowest));
  }
  const along = (line.to - line.from) / comb.spacing;
  const least = line.filled === 'below' ? SHARE_ABOVE : SHARE;
  if (ends.length < LEAST_BARS || places < SHARE * along || ends.length < least * places) return false;
  return !endOnOneRow(ends);
}

const isFull = (slots: ReadonlySet<number>): boolean =>
  slots.size >= FULL * (Math.max(...slots) - Math.min(...slots) + 1);

/** Least share of all that is drawn that stands on the comb of OHLC bars where a curve through them was followed; lines have hardly any. */
const TICKED_PEAK = 0.75;

/** Whether what is drawn are OHLC bars: a curve can be followed through their ticks from bar to bar, too. */
export function areTicked(ink: Ink): boolean {
  const runs = runsOf(ink.mask, ink.width, ink.height, true);
  const comb = combOf(ink, runs);
  if (!comb || comb.peak < TICKED_PEAK) return false;
  return isTicked(ink, comb, measureWidths(runs, ink.height, comb));
}

/** The column nearest to x in which the curve was seen: bars that are drawn over it hide it. */
function nearestSeen({ y, from, to }: LineTrace, x: number, reach: number): number | null {
  for (let d = 0; d <= reach; d++)
    for (const c of [x - d, x + d]) if (c >= from && c < to && !Number.isNaN(y[c]!)) return c;
  return null;
}

/** Rows of the column, and of the ones next to it, that are drawn outside the curve's own, and the lowest of them. */
function besideCurve(
  { ink }: CandleLayer,
  x: number,
  above: number,
  below: number,
): { rows: number; lowest: number } {
  const { mask, width, height } = ink;
  let rows = 0;
  let lowest = -1;
  for (let y = 0; y < height; y++) {
    if (y >= above && y < below) continue;
    const i = y * width + x;
    if (!mask[i] && !(x > 0 && mask[i - 1]) && !(x + 1 < width && mask[i + 1])) continue;
    rows++;
    lowest = y;
  }
  return { rows, lowest };
}

/** The row where what is drawn at row y of the column, or of the ones next to it, ends below. */
function endOf({ mask, width, height }: Ink, x: number, y: number): number {
  let end = y;
  while (
    end + 1 < height &&
    [-1, 0, 1].some((d) => mask[(end + 1) * width + x + d] && x + d >= 0 && x + d < width)
  )
    end++;
  return end;
}

/** Share of the uprights that end on one row from which on they are volume, and no bars; how far apart these ends may lie. */
const LEVEL = { share: 0.6, rows: 2 };

function endOnOneRow(ends: readonly number[]): boolean {
  const floor = median([...ends].sort((a, b) => b - a).slice(0, Math.ceil(LEVEL.share * ends.length)));
  return ends.filter((y) => Math.abs(y - floor) <= LEVEL.rows).length >= LEVEL.share * ends.length;
}
