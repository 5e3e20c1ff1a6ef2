/** A curve whose points are not sure by themselves, with the points that the labels of time tell. */
import type { TextScan } from '../image/words.ts';
import { atOnce } from '../reads.ts';
import type { Reads } from '../reads.ts';
import type { FoundChart } from './found-chart.ts';
import type { Header } from './header.ts';
import type { LineReader } from './text-lines.ts';
import { pointsByLabels, SAME_SPACING } from './time-envelope.ts';
import type { Rescan } from './time-labels.ts';
import { readTimeRows } from './time-labels.ts';
import { rescanned, wordsBelow } from './time-rescan.ts';

// Its part of the reader holds this one, too.
const here = function* (): Reads<Rescan> {
  yield* [];
  return { rescanned, wordsBelow };
};

export function pointsAtLabels(
  found: FoundChart,
  reader: LineReader,
  text: TextScan,
  header: Header,
): FoundChart {
  const row = atOnce(readTimeRows(reader, text, found.layout.value, found.series.value, here));
  const { resolution, bar_spacing_px: spacing } = found.series.value;
  const own = resolution === 'bars' ? spacing : null;
  const told = row && pointsByLabels(row, header.timeframe?.value.text ?? null, own);
  if (!told) return found;
  // The bends of the curve tell the distance best where the labels confirm it.
  if (own !== null && Math.abs(told.spacing / spacing - 1) <= SAME_SPACING)
    return { ...found, measures: { ...found.measures, clarity: 1 } };
  const next = found.at?.(told.x, told.spacing);
  return next ? { ...found, ...next } : found;
}
