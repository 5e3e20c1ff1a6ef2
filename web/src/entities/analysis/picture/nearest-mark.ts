import type { Reading } from '../../../api/generated/model';
import { rowOfPrice } from './axis-scale.ts';
import { barAtColumn } from './bars.ts';
import { markId } from './marks.ts';
import type { Layer, Mark } from './marks.ts';

interface Where {
  /** Pixels of the picture. */
  x: number;
  y: number;
  /** How near a line must be to be meant, pixels of the picture. */
  reach: number;
}

const LINES: readonly Layer[] = ['plan', 'levels', 'fibonacci'];

/** The mark meant by a point on the picture: a printed label, else the bar under it, else the nearest drawn line. */
export function nearestMark(
  reading: Reading,
  marks: ReadonlyMap<string, Mark>,
  shown: ReadonlySet<Layer>,
  { x, y, reach }: Where,
): string | null {
  const label = reading.labels.findIndex(
    ({ box }) => x >= box.x0 - reach && x <= box.x1 + reach && y >= box.y0 - reach && y <= box.y1 + reach,
  );
  if (label >= 0) return markId.label(label);
  const index = barAtColumn(reading.bars, reading.bar_spacing_px, x);
  const bar = index === null ? undefined : reading.bars[index];
  if (bar && overBar(reading, bar, y, reach)) return markId.bar(index!);
  return nearestLine(reading, marks, shown, y, reach) ?? (bar ? markId.bar(index!) : null);
}

function overBar(reading: Reading, bar: Reading['bars'][number], y: number, reach: number): boolean {
  const top = rowOfPrice(reading.axis, bar.high ?? bar.close);
  const bottom = rowOfPrice(reading.axis, bar.low ?? bar.close);
  return y >= Math.min(top, bottom) - reach && y <= Math.max(top, bottom) + reach;
}

function nearestLine(
  reading: Reading,
  marks: ReadonlyMap<string, Mark>,
  shown: ReadonlySet<Layer>,
  y: number,
  reach: number,
): string | null {
  let best: string | null = null;
  let distance = reach;
  for (const mark of marks.values()) {
    if (mark.price === null || !mark.layer || !LINES.includes(mark.layer) || !shown.has(mark.layer)) continue;
    const here = Math.abs(rowOfPrice(reading.axis, mark.price) - y);
    if (here <= distance) [best, distance] = [mark.id, here];
  }
  return best;
}
