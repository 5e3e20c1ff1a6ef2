/** Whether the labels of time and the printed time frame say that the bars stand closer or farther apart than those that were found. */
import type { Series } from '../types.ts';
import { Refused } from './refuse.ts';
import type { Paced } from './time-search.ts';
import { share, SURE } from './time-search.ts';

/** Whether another distance is to be looked for: a time frame is printed, and the bars that were found explain the labels at none. */
export const mayBeOther = (series: Series, printed: string | null, paced: Paced | null): printed is string =>
  printed !== null && series.resolution === 'bars' && !(paced && share(paced.fit) >= SURE);

/** Refuses bars that the dates under them and the printed time frame contradict: they may be parts of bars, or two of them taken for one. */
export function refuseOtherBars({ bar_spacing_px: found }: Series, told: number | null): void {
  if (told === null) return;
  throw new Refused('series_uncertain', 'time-axis', 'other_spacing', found, told);
}
