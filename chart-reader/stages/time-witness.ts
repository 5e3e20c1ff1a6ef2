/** Whether the labels of time and the printed time frame say that the bars stand closer or farther apart than those that were found. */
import type { Series } from '../types.ts';
import { evenPace } from './time-envelope.ts';
import type { DateOrder } from './time-label-text.ts';
import type { TimeRow } from './time-labels.ts';
import { Refused } from './refuse.ts';
import type { Paced } from './time-search.ts';
import { share, SURE } from './time-search.ts';

/** How far a label's ink may stand from its place in an even row, in pixels, and how near and far bars stand at most. */
const ROW = { off: 2, least: 1.5, most: 60, daily: true };
/** Share by which the distances must differ. */
const OTHER = 0.12;

/**
 * The distance of bars at which every label of the row stands where the printed time frame says, if the bars that were found explain the
 * labels at no time frame; else null.
 */
export function otherSpacing(
  row: TimeRow,
  series: Series,
  printed: string | null,
  paced: Paced | null,
): number | null {
  if (printed === null || series.resolution !== 'bars' || (paced && share(paced.fit) >= SURE)) return null;
  for (const order of ['month-first', 'day-first'] satisfies DateOrder[]) {
    const even = evenPace(row, printed, order, ROW);
    if (even && Math.abs(Math.log(series.bar_spacing_px / even.spacing)) > OTHER) return even.spacing;
  }
  return null;
}

/** Refuses bars that the dates under them and the printed time frame contradict: they may be parts of bars, or two of them taken for one. */
export function refuseOtherBars({ bar_spacing_px: found }: Series, told: number | null): void {
  if (told === null) return;
  throw new Refused(
    'series_uncertain',
    'time-axis',
    `The bars found are ${found.toFixed(1)} pixels apart, and by the dates under them and the time frame they should be ${told.toFixed(1)} apart.`,
    'Zoom in so that fewer bars are shown, and send a new screenshot.',
  );
}
