/** What was weak in a reading or left out, as plain sentences. */
import { median } from '../image/numbers.ts';
import type { MeasuredPrice, PriceAxis, Reading, Series } from '../types.ts';
import type { Timed } from '../stages/time-axis.ts';

const ENVELOPE =
  'The bars are two pixels apart or closer: the range of each pixel column was measured, no single bars, opens or closes.';

export interface Noted {
  timed: Timed | null;
  /** What is to be said of hints. */
  hinted: string[];
}

export function notesOf(
  { axis, series, last_price: last, symbol, timeframe }: Omit<Reading, 'stages' | 'quality' | 'measures'>,
  { timed, hinted }: Noted,
): string[] {
  const notes: string[] = [];
  if (series.value.resolution === 'envelope') notes.push(ENVELOPE);
  const covered = series.value.bars.filter((b) => b.confidence < 0.5).length;
  if (covered > 0) notes.push(coveredNote(covered));
  if (axis.value.labels_used < 6 && !axis.value.click_error)
    notes.push(`The axis rests on ${axis.value.labels_used} labels only.`);
  if (axis.value.residual_px > 1) notes.push('The price labels do not lie quite evenly.');
  const { bars, hidden = [] } = series.value;
  if (hidden.length > 0) notes.push(hiddenNote(hidden.length));
  const slots = bars.length === 0 ? 1 : bars.at(-1)!.slot - bars[0]!.slot + 1;
  if (bars.length + hidden.length < 0.97 * slots)
    notes.push('The time axis has gaps without bars, such as weekends.');
  if (!last) notes.push('No last price was found.');
  else notes.push(...unlikeLastClose(last.value, series.value, axis.value));
  if (!symbol) notes.push('No symbol was read.');
  if (!timeframe) notes.push('No time frame was read.');
  notes.push(...timeNotes(series.value, timed), ...hinted);
  return notes;
}

/** Errors by which two prices differ that are not the same; a bar that is missing moves the price by a usual step at least. */
const CLEARLY = 5;

/**
 * Said where the last price is plainly not the last bar's close: a window lies over the newest bars, or the chart is scrolled back. Not of kinds
 * whose bars end elsewhere by their rule: at an average of prices, or at the edge of a brick.
 */
function unlikeLastClose(
  last: MeasuredPrice,
  { kind, bars, resolution }: Series,
  { decimals }: PriceAxis,
): string[] {
  const close = bars.at(-1)?.close;
  if (!close || resolution === 'envelope' || kind === 'heikin_ashi' || kind === 'renko') return [];
  const moves = bars.slice(1).map((bar, i) => Math.abs(bar.close.price - bars[i]!.close.price));
  const apart = Math.max(CLEARLY * Math.hypot(last.sigma, close.sigma), moves.length > 0 ? median(moves) : 0);
  if (Math.abs(last.price - close.price) <= apart) return [];
  const [printed, read] = [last.price, close.price].map((price) => price.toFixed(decimals));
  return [
    `The last price on the chart is ${printed}, and the last bar that was read closes at ${read}: newer bars may be hidden or scrolled out of the picture.`,
  ];
}

const coveredNote = (count: number): string =>
  count === 1
    ? 'One bar is partly hidden and less certain.'
    : `${count} bars are partly hidden and less certain.`;

const hiddenNote = (count: number): string =>
  count === 1
    ? 'A window hides one bar, which is left out.'
    : `A window hides ${count} bars, which are left out.`;

/** What is not known of the times of the bars, as plain sentences. */
function timeNotes(series: Series, timed: Timed | null): string[] {
  const known = timed?.times.filter((t) => t !== null).length ?? 0;
  if (!timed || known === 0) return ['No dates or times were read: bars are numbered only.'];
  const notes: string[] = [];
  const untimed = series.bars.length - known;
  if (untimed > 0)
    notes.push(untimed === 1 ? 'One bar has no certain time.' : `${untimed} bars have no certain time.`);
  const first = timed.times.find((t) => t !== null) ?? '';
  if (first.startsWith('T')) notes.push('The chart shows times of day but no dates.');
  else if (first.startsWith('-')) notes.push('The chart shows no year.');
  return notes;
}
