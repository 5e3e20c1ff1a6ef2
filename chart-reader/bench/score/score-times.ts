/** Are bars given their true times, as far as the labels of the picture tell them? */
import type { ChartTruth, Prediction, TimesShown } from '../truth.ts';
import { matchColumns } from './match.ts';
import { finite } from './numbers.ts';

export interface TimeScore {
  /** Bars whose time the labels tell. */
  bars: number;
  timed: number;
  right: number;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const unitMinutes: Record<string, number> = { m: 1, h: 60, D: 1440, W: 10_080, M: 43_200 };

/** Length of a bar in milliseconds. */
function barLength(timeframe: string): number {
  const unit = unitMinutes[timeframe.at(-1) ?? ''] ?? 60;
  return (Number.parseInt(timeframe, 10) || 1) * unit * MINUTE;
}

/** Distance of two times, whole years or days left out where the labels do not tell them. */
function distance(a: number, b: number, shown: TimesShown): number {
  const off = Math.abs(a - b);
  if (shown === 'year') return off;
  const period = shown === 'clock' ? DAY : 365.2425 * DAY;
  const left = off % period;
  // A leap day may lie between two readings of the same date in different years.
  const slack = shown === 'date' && off > period / 2 ? DAY : 0;
  return Math.max(0, Math.min(left, period - left) - slack);
}

/** A time of which year, month or day may be left out (--03-12T14:30, ---12, T14:30), as if these were those of 2001-01-01. */
function parsed(answer: string): number {
  const full = answer.replace(/^T/, '2001-01-01T').replace(/^---/, '2001-01-').replace(/^--/, '2001-');
  return Date.parse(/T/.test(full) && !/(Z|[+-]\d\d:\d\d)$/.test(full) ? `${full}Z` : full);
}

/** Times within half a bar (half a day from days on) are right. Null where the picture shows no times. */
export function scoreTimes(truth: ChartTruth, prediction: Prediction): TimeScore | null {
  if (truth.times_shown === 'none') return null;
  const read = prediction.candles ?? [];
  const allowed = Math.max(barLength(truth.timeframe) / 2, truth.timeframe.endsWith('m') ? 0 : MINUTE);
  const pairs = matchColumns(
    truth.candles.map((c) => c.x_px),
    read.map((c) => finite(c.x_px)),
  );
  let [timed, right] = [0, 0];
  for (const [i, j] of pairs) {
    const [real, answer] = [truth.candles[i], read[j]?.t];
    if (!real || !answer) continue;
    timed++;
    const time = parsed(answer);
    // Where the truth does not say what is shown, what the answer leaves out is not held against it.
    const shown =
      truth.times_shown ?? (answer.startsWith('---') || answer.startsWith('T') ? 'clock' : 'date');
    const month = !truth.times_shown && answer.startsWith('---') ? Date.parse(real.t) : null;
    const inMonth = month === null || new Date(time).getUTCDate() === new Date(month).getUTCDate();
    if (inMonth && distance(time, Date.parse(real.t), shown) < allowed) right++;
  }
  return { bars: truth.candles.length, timed, right };
}
