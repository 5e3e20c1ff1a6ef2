/** Time frames that the distances of labels allow. */
import { median } from '../image/numbers.ts';
import type { ReadTimeLabel, SlotLabel } from './time-stretch.ts';
import type { BarLength } from './trading-calendar.ts';
import { minutesOf } from './timeframe-text.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const FRAMES = '1m 2m 3m 5m 10m 15m 30m 45m 1h 2h 3h 4h 6h 8h 12h 1D 2D 3D 1W 2W 1M 3M'.split(' ');

export function lengthOf(timeframe: string): BarLength {
  const months = /^(\d+)M$/.exec(timeframe);
  return months ? { months: Number(months[1]) } : { ms: minutesOf(timeframe) * MINUTE };
}

/** Time frames that may lie between labels so far apart: closed hours make the distance of labels longer, never shorter. */
export function likelyFrames(labels: readonly SlotLabel[], dated: boolean, hint: string | null): string[] {
  const each: number[] = [];
  for (let i = 1; i < labels.length; i++) {
    const [a, b] = [labels[i - 1]!, labels[i]!];
    if (b.slot > a.slot) each.push((b.begin - a.begin) / (b.slot - a.slot));
  }
  const usual = median(each);
  const fits = FRAMES.filter((f) => {
    const ms = minutesOf(f) * MINUTE;
    return dated ? ms <= 1.35 * usual && ms >= usual / 6 : ms < DAY;
  });
  const sorted = dated ? fits.reverse() : fits;
  return hint && FRAMES.includes(hint) ? [hint, ...sorted.filter((f) => f !== hint)] : sorted;
}

/** Share of the neighbouring clocks that must be as far apart as one time frame says. */
const CLOCKS_AGREE = 0.6;
const LEAST_CLOCKS = 3;

/**
 * The time frame that clocks without dates tell: most neighbours lie within one day, so that their distance in bars is known.
 * Null where none, or a whole day more between them would give another that does as well.
 */
export function frameOfClocks(labels: readonly ReadTimeLabel[]): string | null {
  const counts = new Map<string, number>();
  for (let i = 1; i < labels.length; i++) {
    const [a, b] = [labels[i - 1]!, labels[i]!];
    const minutes = ({ fields: f }: ReadTimeLabel): number => 60 * (f.hour ?? 0) + (f.minute ?? 0);
    const apart = (((minutes(b) - minutes(a)) % 1440) + 1440) % 1440;
    for (let days = apart === 0 ? 1 : 0; days <= 3; days++) {
      const each = (apart + 1440 * days) / (b.slot - a.slot);
      const frame = FRAMES.find((f) => minutesOf(f) === each);
      if (frame) counts.set(frame, (counts.get(frame) ?? 0) + 1);
    }
  }
  const [best, rival] = [...counts].sort((a, b) => b[1] - a[1]);
  const least = Math.max(LEAST_CLOCKS, CLOCKS_AGREE * (labels.length - 1));
  return best && best[1] >= least && (rival?.[1] ?? 0) < 0.5 * best[1] ? best[0] : null;
}
