/** The times of bars that a fit of the labels tells. */
import type { TimeFit } from './time-fit.ts';
import type { SlotLabel } from './time-stretch.ts';
import { timeAt } from './time-stretch.ts';

const DAY = 86_400_000;

const dayOf = (time: number): number => Math.floor(time / DAY);
const weekdayOf = (time: number): number => (dayOf(time) + 4) % 7;

/** Whether no trading day lies between two days: the next one, or Monday after Friday. */
function followsOn(day: number, next: number): boolean {
  const days = dayOf(next) - dayOf(day);
  return days === 1 || (days === 3 && weekdayOf(day) === 5);
}

interface TimedStretch {
  from: number;
  to: number;
  firstTime: number;
  lastTime: number;
}

/** The labels beside a slot. */
interface Sides {
  /** The last label before the slot, or at it, and the first behind it. */
  left: SlotLabel | undefined;
  right: SlotLabel | undefined;
}

/**
 * The time of a slot between two stretches where trading hours are not known: it goes on from the stretch before until the
 * next day's label, or back from the stretch behind to its day's label, always within one day.
 */
function timeBetween(
  sound: readonly TimedStretch[],
  slot: number,
  ms: number,
  { left, right }: Sides,
): number | null {
  const before = sound.findLast((s) => s.to < slot);
  const behind = sound.find((s) => s.from > slot);
  if (before && left?.slot === before.to) {
    const time = before.lastTime + (slot - before.to) * ms;
    const sameDay = dayOf(time) === dayOf(before.lastTime);
    return sameDay && (!right || (time < right.begin && followsOn(time, right.begin))) ? time : null;
  }
  if (behind && right?.slot === behind.from && left && left.end - left.begin === DAY) {
    const time = behind.firstTime - (behind.from - slot) * ms;
    return time >= left.begin && time < left.end ? time : null;
  }
  return null;
}

/** The time of every slot, null where the labels do not tell it. */
export function timesOf(fit: TimeFit, slots: readonly (number | null)[]): (number | null)[] {
  const { stretches, pace, labels } = fit;
  const { length } = pace;
  const sound = stretches.filter((s) => s.to > s.from || stretches.length === 1);
  const head = sound[0];
  const tail = sound[sound.length - 1];
  if (!head || !tail) return slots.map(() => null);
  const within = 'ms' in length && length.ms < DAY ? length.ms : null;
  const timed = sound.map((s) => ({
    from: s.from,
    to: s.to,
    firstTime: timeAt(s, s.from, length),
    lastTime: timeAt(s, s.to, length),
  }));
  return slots.map((slot) => {
    if (slot === null) return null;
    const left = labels.findLast((l) => l.slot <= slot);
    const right = labels.find((l) => l.slot > slot);
    const inside = sound.find((s) => slot >= s.from && slot <= s.to);
    if (inside) return timeAt(inside, slot, length);
    // Beyond the first and the last stretch times run on, but not past a label that says otherwise.
    if (slot < head.from && (!left || stretches.length === 1)) return timeAt(head, slot, length);
    if (slot > tail.to && (left?.slot === tail.to || stretches.length === 1))
      return timeAt(tail, slot, length);
    return within === null ? null : timeBetween(timed, slot, within, { left, right });
  });
}
