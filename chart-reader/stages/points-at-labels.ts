/** A curve whose points are not sure by themselves, with the points that the labels of time tell. */
import type { TextScan } from '../image/words.ts';
import { atOnce } from '../reads.ts';
import type { FoundChart } from './found-chart.ts';
import type { Header } from './header.ts';
import type { LineReader } from './text-lines.ts';
import { here } from './time-again.ts';
import { pointsByLabels, SAME_SPACING } from './time-envelope.ts';
import type { TimeRow } from './time-labels.ts';
import { readTimeRows } from './time-labels.ts';
import { columnsOfBars } from './time-panes.ts';
import { hasOwnScale, slotAt, wholeMiddles } from './time-places.ts';

export function pointsAtLabels(
  found: FoundChart,
  reader: LineReader,
  text: TextScan,
  header: Header,
): FoundChart {
  const row = atOnce(readTimeRows(reader, text, found.layout.value, found.series.value, here));
  const { resolution, bar_spacing_px: spacing } = found.series.value;
  const own = resolution === 'bars' ? spacing : null;
  const { timeframe, symbol } = header;
  const told = row && pointsByLabels(row, timeframe?.value.text ?? null, own, symbol?.value.text);
  if (!told) return found;
  // The bends of the curve tell the distance best where the labels confirm it.
  if (own !== null && Math.abs(told.spacing / spacing - 1) <= SAME_SPACING)
    return { ...found, measures: { ...found.measures, clarity: 1 } };
  // Dates under another pane tell the distance of the bars in that one.
  if (own !== null && row && areUnderAnother(reader, row, found)) return found;
  const next = found.at?.(told.x, told.spacing);
  return next ? { ...found, ...next } : found;
}

/** Whether the labels have a scale of their own, by which each stands at a point that was found. */
function areUnderAnother({ picture }: LineReader, row: TimeRow, { layout, series }: FoundChart): boolean {
  const own = hasOwnScale(wholeMiddles(row).map((x) => slotAt(series.value, x)));
  return own && columnsOfBars(picture, row, layout.value, series.value) !== null;
}
