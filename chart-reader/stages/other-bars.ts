import type { Series } from '../types.ts';
import { Refused } from './refuse.ts';

/** Refuses bars that the dates under them and the printed time frame contradict: they may be parts of bars, or two of them taken for one. */
export function refuseOtherBars({ bar_spacing_px: found }: Series, told: number): void {
  throw new Refused('series_uncertain', 'time-axis', 'other_spacing', found, told);
}
