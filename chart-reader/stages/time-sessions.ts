/** Trading hours that labels on both sides of the night imply. */
import { isDated } from './time-stretch.ts';
import type { SlotLabel } from './time-stretch.ts';
import type { TradingCalendar } from './trading-calendar.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The weekend begins with the close on Friday, which may fall on Saturday morning by the chart's clock. */
function afterFriday(close: number): number {
  return close > DAY && close - DAY < DAY / 2 ? 5 * DAY + (close - DAY) : 4 * DAY + (close % DAY);
}

/** Most sessions that lie between two labels. */
const MOST_SESSIONS = 12;

/** Each label with the next of its kind: between a day, whose first bar it names, and a clock lies a part of a session that is not known. */
function neighboursOfKind(labels: readonly SlotLabel[]): [SlotLabel, SlotLabel][] {
  const isClock = (l: SlotLabel): boolean => l.fields.hour !== undefined;
  return labels.flatMap((a, i): [SlotLabel, SlotLabel][] => {
    const b = labels.slice(i + 1).find((l) => isClock(l) === isClock(a));
    return b ? [[a, b]] : [];
  });
}

/**
 * Trading hours that the distances of labels across a night imply: the length from the gap, every begin tried. How many nights lie
 * between clocks without dates is not known.
 */
export function sessionsOf(labels: readonly SlotLabel[], ms: number): TradingCalendar[] {
  const undated = !isDated(labels);
  const lengths = new Map<number, number>();
  for (const [a, b] of neighboursOfKind(labels)) {
    const bars = (b.slot - a.slot) * ms;
    const nights = Math.round((b.begin - (b.begin % DAY) - (a.begin - (a.begin % DAY))) / DAY);
    if (b.begin - a.begin === bars || (nights < 1 && !undated)) continue;
    // So many trading hours lie between the labels; they are some whole sessions and the difference of the clocks.
    const sessions = bars - ((b.begin % DAY) - (a.begin % DAY));
    for (let days = 1; days <= Math.min(undated ? MOST_SESSIONS : nights, MOST_SESSIONS); days++) {
      const length = sessions / days;
      if (length >= 2 * 60 * MINUTE && length < DAY && length % (5 * MINUTE) === 0)
        lengths.set(length, (lengths.get(length) ?? 0) + 1);
    }
  }
  const best = [...lengths]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([length]) => length);
  const clocks = labels.filter((l) => l.fields.hour !== undefined).map((l) => ((l.begin % DAY) + DAY) % DAY);
  const grid = clocks.some((c) => c % (30 * MINUTE) !== 0) ? 15 * MINUTE : 30 * MINUTE;
  const out: TradingCalendar[] = [];
  // One clock of many may be cut off or misread.
  const strays = Math.floor(MOST_STRAYS * clocks.length);
  for (const length of best)
    for (let open = 0; open < DAY; open += grid) {
      const off = clocks.filter((c) => {
        const since = (c - open + DAY) % DAY;
        return since >= length || since % Math.min(ms, length) !== 0;
      });
      if (off.length <= strays)
        out.push({
          name: 'trading hours',
          // Of clocks without dates no weekday is known.
          weekend: undated ? null : afterFriday(open + length),
          session: { open, length },
          holidays: [],
        });
    }
  return out;
}

/** Share of the clocks that may stand outside of the trading hours. */
const MOST_STRAYS = 0.2;
