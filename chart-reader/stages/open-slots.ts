/** Which slots of a curve were open for trade, by where it does not bend. */
import { median } from '../image/numbers.ts';

/**
 * The slots without those in which nothing was traded: two or more idle ones in a row of which it `isTold`, and two days of each week on which
 * the curve hardly ever bends.
 */
export function openSlots(
  idle: readonly boolean[],
  isTold: (from: number, to: number) => boolean = () => true,
): boolean[] {
  const n = idle.length;
  const day = closedDay(idle);
  if (day !== null) return idle.map((_, k) => k === 0 || k === n - 1 || !isClosed(k, day));
  const keep = idle.map(() => true);
  const gaps: { from: number; to: number }[] = [];
  for (let k = 1; k < n; k++) {
    if (!idle[k]) continue;
    const from = k;
    while (idle[k]) k++;
    if (k - from >= 2 && isTold(from, k)) gaps.push({ from, to: k });
  }
  if (!mayBeChance(gaps, idle)) for (const { from, to } of gaps) keep.fill(false, from, to);
  return keep;
}

/** Least slots that tell a week, and of how many on the two closed days a curve must not bend, and may not on the others. */
const WEEK = { least: 21, closed: 0.6, open: 0.2 };

const isClosed = (k: number, day: number): boolean => (k - day + 7) % 7 < 2;

/** The first of two days in seven on which the curve hardly ever bends while it does on the others; null where there are none. */
function closedDay(idle: readonly boolean[]): number | null {
  if (idle.length < WEEK.least) return null;
  const share = (slots: readonly boolean[]): number => slots.filter(Boolean).length / slots.length;
  const inner = idle.slice(1, -1);
  const parted = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    closed: share(inner.filter((_, k) => isClosed(k + 1, day))),
    open: share(inner.filter((_, k) => !isClosed(k + 1, day))),
  }));
  const [most] = parted.sort((x, y) => y.closed - x.closed);
  return most!.closed >= WEEK.closed && most!.open <= WEEK.open ? most!.day : null;
}

/** Share of the gaps found that chance alone would bring, from which on they say nothing. */
const BY_CHANCE = 0.001;

/** Whether slots that hardly bend are so many that as long rows of them come about by chance. */
function mayBeChance(gaps: readonly { from: number; to: number }[], idle: readonly boolean[]): boolean {
  const inGaps = gaps.reduce((sum, g) => sum + g.to - g.from, 0);
  const rest = idle.filter(Boolean).length - inGaps;
  const share = rest / Math.max(1, idle.length - inGaps);
  const usual = median(gaps.map((g) => g.to - g.from));
  return gaps.length > 0 && idle.length * share ** usual > BY_CHANCE * gaps.length;
}
