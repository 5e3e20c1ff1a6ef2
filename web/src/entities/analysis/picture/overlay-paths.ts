/** Path data for what is drawn over the picture, in its own pixels. */
import type { Box, ConeStep, Reading, SeriesBar } from '../../../api/generated/model';
import { rowOfPrice } from './axis-scale.ts';
import { barShape } from './bars.ts';

const n = (value: number) => value.toFixed(1);

/** A box as a closed outline. */
export function boxPath({ x0, y0, x1, y1 }: Box): string {
  return `M${n(x0)} ${n(y0)}H${n(x1)}V${n(y1)}H${n(x0)}Z`;
}

/** A box with a margin around it. */
export function grown({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by };
}

/** One bar: wick and body of a candle, ticks of a bar, a lozenge for a close. */
export function barPath(reading: Pick<Reading, 'axis' | 'bar_spacing_px' | 'kind'>, bar: SeriesBar): string {
  const { x, box, open, close } = barShape(reading, bar);
  // The range of a column of pixels in which no single bar was told apart.
  if (open === null && bar.high !== null) return `M${n(x)} ${n(box.y0)}V${n(box.y1)}`;
  if (open === null)
    return `M${n(x - 2)} ${n(close)}L${n(x)} ${n(close - 2)}L${n(x + 2)} ${n(close)}L${n(x)} ${n(close + 2)}Z`;
  const wick = `M${n(x)} ${n(box.y0)}V${n(box.y1)}`;
  if (reading.kind === 'bars')
    return `${wick}M${n(box.x0)} ${n(open)}H${n(x)}M${n(x)} ${n(close)}H${n(box.x1)}`;
  const body = { ...box, y0: Math.min(open, close), y1: Math.max(open, close) };
  return `M${n(x)} ${n(box.y0)}V${n(body.y0)}M${n(x)} ${n(body.y1)}V${n(box.y1)}${boxPath(body)}`;
}

/** All bars of each direction as one path: three elements instead of hundreds. */
export function barPaths(reading: Reading): Record<SeriesBar['direction'], string> {
  const paths = { up: '', down: '', flat: '' };
  for (const bar of reading.bars) paths[bar.direction] += barPath(reading, bar);
  return paths;
}

/** The box around some bars, half a spacing wider on either side. */
export function spanBox(reading: Reading, [first, last]: readonly [number, number]): Box | null {
  const bars = reading.bars.slice(first, last + 1);
  if (bars.length === 0) return null;
  const shapes = bars.map((bar) => barShape(reading, bar).box);
  const half = reading.bar_spacing_px / 2;
  return {
    x0: bars[0]!.x_px - half,
    x1: bars.at(-1)!.x_px + half,
    y0: Math.min(...shapes.map((box) => box.y0)) - 3,
    y1: Math.max(...shapes.map((box) => box.y1)) + 3,
  };
}

/** Triangle that points at a swing: down onto a high, up onto a low. `size` in pixels of the picture. */
export function swingPath(
  reading: Reading,
  kind: 'high' | 'low',
  bar: number,
  price: number,
  size: number,
): string {
  const x = reading.bars[bar]?.x_px;
  if (x === undefined) return '';
  const tip = rowOfPrice(reading.axis, price) + (kind === 'high' ? -size * 0.4 : size * 0.4);
  const base = tip + (kind === 'high' ? -size : size);
  return `M${n(x)} ${n(tip)}L${n(x - size * 0.6)} ${n(base)}H${n(x + size * 0.6)}Z`;
}

/**
 * The range of the coming bars: from the last price to the right, one bar's spacing a step, cut at the edges of the pane. Null where
 * the pane ends at the last bar.
 */
export function conePath(reading: Reading, last: number, cone: readonly ConeStep[]): string | null {
  const { price_pane: pane, axis, bar_spacing_px: spacing } = reading;
  const start = reading.bars.at(-1)?.x_px;
  if (start === undefined) return null;
  const row = (price: number) => Math.min(pane.y1, Math.max(pane.y0, rowOfPrice(axis, price)));
  const steps = cone.filter(({ bar }) => start + bar * spacing <= pane.x1);
  if (steps.length === 0) return null;
  const point = (bar: number, price: number) => `${n(start + bar * spacing)} ${n(row(price))}`;
  const upper = steps.map(({ bar, high }) => point(bar, high));
  const lower = steps.map(({ bar, low }) => point(bar, low)).reverse();
  return `M${[point(0, last), ...upper, ...lower].join('L')}Z`;
}
