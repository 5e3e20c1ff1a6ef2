/** The pace that a row of labels tells for the bars above it. */
import type { Series } from '../types.ts';
import type { DateOrder } from './time-label-text.ts';
import type { TimeRow } from './time-labels.ts';
import { labelsAtBars } from './time-places.ts';
import { paceWith } from './time-pace.ts';
import type { Paced } from './time-search.ts';
import type { ReadTimeLabel } from './time-stretch.ts';

/** Below this many pixels a bar a label's position is not known to the bar. */
const EXACT_SPACING = 3;

/** Takes columns of the labels to columns of the bars. */
export type ToBars = (x: number) => number;

export interface Found {
  paced: Paced;
  row: TimeRow;
  index: number[];
  /** The slot of each bar, null for one that gets no time of its own, as the further columns of a bar. */
  slots: (number | null)[];
}

/** Day and month by the usual order first: with points the day is written first, with dashes the month. */
function ordersOf(texts: readonly string[]): DateOrder[] {
  const points = texts.filter((t) => /^\d{1,2}\.\d{1,2}\b/.test(t.trim()));
  return points.length > texts.length / 2 ? ['day-first', 'month-first'] : ['month-first', 'day-first'];
}

/** The pace that the labels of the row tell. */
export function paceOf(
  row: TimeRow,
  series: Series,
  hint: string | null,
  toBars: ToBars,
  find: (
    ...told: [labels: readonly ReadTimeLabel[], hint: string | null, slack: number]
  ) => Paced | null = paceWith,
): Found | null {
  const spacing = series.bar_spacing_px;
  const slack = spacing >= EXACT_SPACING ? 0 : Math.ceil(1.5 / spacing);
  let best: Found | null = null;
  const slashes = row.texts.some((t) => /\d\/\d/.test(t));
  for (const order of ordersOf(row.texts)) {
    const placed = labelsAtBars(row, series, order, toBars);
    const paced = placed && find(placed.labels, hint, slack);
    if (!paced) continue;
    // Both orders have the same labels; one that leaves labels out explains less. Of two that explain as many neither is known between slashes.
    if (slashes && best && paced.fit.agreeing === best.paced.fit.agreeing) best.paced.rivals.push(paced.fit);
    if (!best || paced.fit.agreeing > best.paced.fit.agreeing) {
      const slots = series.bars.map((b) => b.slot);
      best = { paced, row, index: placed.index, slots };
    }
  }
  return best;
}
