/** Whether labels stand at the bars at which a pace puts them. */
import { beginAt, extend, isUndated, msOf, timeAt } from './time-stretch.ts';
import type { Pace, SlotLabel, Stretch } from './time-stretch.ts';
import { customaryHolidays, isOpen } from './trading-calendar.ts';

const DAY = 86_400_000;

export interface TimeFit {
  pace: Pace;
  /** The labels that were followed, from left to right. */
  labels: readonly SlotLabel[];
  stretches: Stretch[];
  /** Neighbouring labels whose distance in bars is what the pace says, and all neighbouring labels. */
  pairs: number;
  agreeing: number;
  /** Clocks without a date that agree on another day than the nearest. */
  moved: number;
}

/** `dated`: labels tell days, so the times count as they are; otherwise only their clock counts. */
export interface FitOptions {
  dated: boolean;
  /** Slots by which a label may stand beside its bar: 0 unless bars are closer than the labels are placed. */
  slack: number;
}

/** Whether the label stands where the stretch says; `ahead` counts the bars that are expected but missing. */
function check(
  stretch: Stretch,
  label: SlotLabel,
  pace: Pace,
  o: FitOptions,
): { fits: boolean; ahead: number; moved?: boolean } {
  const steps = label.slot - stretch.slot;
  if (steps < 0) return { fits: false, ahead: 0 };
  if (!o.dated) {
    const bar = extend(stretch, pace.length, Infinity, steps + 1)[steps]!;
    return { fits: modulo(bar - label.begin) < label.end - label.begin, ahead: 0 };
  }
  // It need only be seen whether more bars are missing than the slack allows.
  const bars = extend(stretch, pace.length, label.begin, steps + o.slack + 2);
  let index = Math.min(bars.length - 1, Math.max(0, steps - o.slack));
  while (index > 0 && bars[index - 1]! >= label.begin) index--;
  while (index < bars.length - 1 && bars[index]! < label.begin) index++;
  const inside = bars[index]! >= label.begin && bars[index]! < label.end;
  const later = isUndated(label) ? timeAt(stretch, label.slot, pace.length) : 0;
  const there = inside && Math.abs(index - steps) <= o.slack;
  const moved = !there && isOtherDay(label, later);
  return { fits: there || moved, ahead: index - steps, moved };
}

/** Whether a clock without a date, which is taken for the time nearest to a label beside it, is that of a bar on another day between the dates. */
function isOtherDay(label: SlotLabel, time: number): boolean {
  const { after = -Infinity, before = Infinity } = label;
  const between = time >= after && time < before;
  return isUndated(label) && between && modulo(time - label.begin) < label.end - label.begin;
}

const modulo = (time: number): number => ((time % DAY) + DAY) % DAY;

/** The stretch with the customary holidays between its last label and this one taken out, if that explains the label. */
function withHolidays(
  stretch: Stretch,
  last: SlotLabel,
  label: SlotLabel,
  pace: Pace,
  o: FitOptions,
): Stretch | null {
  const days = customaryHolidays(last.begin, label.begin).filter((d) =>
    isOpen({ ...stretch.calendar, session: null }, d),
  );
  if (days.length === 0) return null;
  const holidays = [...stretch.calendar.holidays, ...days];
  // The bars before the first of the days stay where they are.
  const before = stretch.bars.findIndex((bar, i) => i > 0 && bar >= days[0]!);
  const bars = before < 0 ? [...stretch.bars] : stretch.bars.slice(0, before);
  const shut = { ...stretch, bars, back: [stretch.time], calendar: { ...stretch.calendar, holidays } };
  return check(shut, label, pace, o).fits ? shut : null;
}

/** A label to begin at, and the stretch that begins there. */
interface Origin {
  at: number;
  stretch: Stretch;
}

/** The labels worth beginning at: the first that names no more than one bar, the first of all, and behind a clock the first date; each at a time when the market is open. */
function origins(labels: readonly SlotLabel[], pace: Pace, o: FitOptions): Origin[] {
  const { length } = pace;
  const kinds: ((l: SlotLabel) => boolean)[] = [
    (l) => l.end - l.begin <= msOf(length),
    () => true,
    (l) => !isUndated(l),
  ];
  const found: Origin[] = [];
  for (const isKind of kinds)
    for (const [at, label] of labels.entries()) {
      if (!isKind(label)) continue;
      const stretch = found.some((f) => f.at === at) ? null : beginAt(label, pace, o.dated);
      if (stretch) found.push({ at, stretch });
      if (stretch || found.some((f) => f.at === at)) break;
    }
  return found;
}

/** A fit that explains fewer neighbouring labels than `least` is not finished: null. */
export function fitTimes(
  labels: readonly SlotLabel[],
  pace: Pace,
  o: FitOptions,
  least: number,
): TimeFit | null {
  let best: TimeFit | null = null;
  for (const origin of origins(labels, pace, o)) {
    const fit = fitFrom(labels, origin, pace, o, best ? best.agreeing : least);
    if (fit && (!best || isBetter(fit, best))) best = fit;
  }
  return best;
}

/** Whether it explains more labels, or as many with fewer of them on other days. */
const isBetter = (a: TimeFit, b: TimeFit): boolean =>
  a.agreeing > b.agreeing || (a.agreeing === b.agreeing && a.moved < b.moved);

/**
 * Follows the labels from left to right at the given pace. Where a label does not stand where the pace says, a label that is
 * alone in this is passed over, a day that is missing by custom is taken out, and otherwise a new stretch begins: what lies
 * between is not known from the labels.
 */
function fitFrom(
  labels: readonly SlotLabel[],
  { at: begin, stretch: first }: Origin,
  pace: Pace,
  o: FitOptions,
  least: number,
): TimeFit | null {
  let stretch = first;
  const stretches = [stretch];
  let agreeing = 0;
  let moved = 0;
  let last = labels[begin]!;
  for (let i = begin + 1; i < labels.length; i++) {
    // Those that are left and those before the begin may all agree.
    if (agreeing + labels.length - i + begin < least) return null;
    const label = labels[i]!;
    const found = check(stretch, label, pace, o);
    const shut =
      !found.fits && o.dated && found.ahead > 0 ? withHolidays(stretch, last, label, pace, o) : null;
    if (shut) {
      stretches[stretches.length - 1] = shut;
      stretch = shut;
    }
    if (found.fits || shut) {
      agreeing++;
      if (found.moved) moved++;
      stretch.to = label.slot;
    } else {
      const next = labels[i + 1];
      if (next && check(stretch, next, pace, o).fits) continue;
      const anew = beginAt(label, pace, o.dated);
      if (!anew) continue;
      stretch = anew;
      stretches.push(stretch);
    }
    last = label;
  }
  // Labels before the one begun at are counted backwards.
  const head = stretches[0]!;
  for (let i = begin - 1; i >= 0; i--) {
    const label = labels[i]!;
    const time = timeAt(head, label.slot, pace.length);
    const inside = o.dated
      ? time >= label.begin && time < label.end
      : modulo(time - label.begin) < label.end - label.begin;
    const earlier = o.dated && !inside && isOtherDay(label, time);
    if (!inside && !earlier) break;
    agreeing++;
    if (earlier) moved++;
    head.from = label.slot;
  }
  return { pace, labels, stretches, pairs: labels.length - 1, agreeing, moved };
}
