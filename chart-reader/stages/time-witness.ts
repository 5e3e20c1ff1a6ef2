/** Whether the labels of time and the printed time frame say that the bars stand closer or farther apart than those that were found. */
import type { Series } from '../types.ts';
import type { Paced } from './time-search.ts';
import { share, SURE } from './time-search.ts';

/** Whether another distance is to be looked for: a time frame is printed, and the bars that were found explain the labels at none. */
export const mayBeOther = (series: Series, printed: string | null, paced: Paced | null): printed is string =>
  printed !== null && series.resolution === 'bars' && !(paced && share(paced.fit) >= SURE);
