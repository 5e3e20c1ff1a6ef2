import type { TimeFields } from './time-label-text.ts';

const DAY = 86_400_000;

/** A label with its date: the stretch of time it names, in milliseconds as if its clock were UTC. */
export interface DatedLabel {
  fields: TimeFields;
  begin: number;
  end: number;
  /** Of a clock without a date: the times of the dates beside it, between which it lies. */
  after?: number;
  before?: number;
}

/** Which parts of the dates the labels tell; the rest is an assumption that must not be shown. */
export interface Known {
  year: boolean;
  month: boolean;
  day: boolean;
}

export interface Resolved {
  labels: DatedLabel[];
  known: Known;
}

/** Where labels do not tell year or month: assumed ones, so that weekdays and lengths of months can be tried. */
export interface Assumed {
  year: number;
  month: number;
}

interface Cursor {
  year: number;
  month: number;
  day: number;
  /** Milliseconds since midnight. */
  clock: number;
}

const clockOf = (f: TimeFields): number =>
  ((f.hour ?? 0) * 3600 + (f.minute ?? 0) * 60 + (f.second ?? 0)) * 1000;
const at = (c: Cursor): number => Date.UTC(c.year, c.month - 1, c.day) + c.clock;

function fromTime(time: number): Cursor {
  const d = new Date(time);
  const midnight = Date.UTC(d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate());
  return {
    year: d.getUTCFullYear(),
    month: d.getUTCMonth() + 1,
    day: d.getUTCDate(),
    clock: time - midnight,
  };
}

/**
 * The next time, forwards (`step` 1) or backwards (-1), that the fields can mean, seen from another label; where it is known how far away
 * it is, the nearest to that. Null when none fits.
 */
function beside(fields: TimeFields, from: number, step: 1 | -1, apart?: number): number | null {
  const c = fromTime(from);
  const clock = clockOf(fields);
  const ordered = (time: number): boolean => (step === 1 ? time > from : time < from);
  if (fields.year !== undefined) {
    const time = at({ year: fields.year, month: fields.month ?? 1, day: fields.day ?? 1, clock });
    return ordered(time) ? time : null;
  }
  let best: number | null = null;
  const off = (time: number): number => Math.abs(Math.abs(time - from) - (apart ?? 0));
  for (let k = 0; k <= 12; k++) {
    const time =
      fields.month !== undefined
        ? at({ year: c.year + step * k, month: fields.month, day: fields.day ?? 1, clock })
        : fields.day !== undefined
          ? at({ year: c.year, month: c.month + step * k, day: fields.day, clock })
          : at({ ...c, clock }) + step * k * DAY;
    // The 31st of a short month would run into the next.
    if (fields.day !== undefined && new Date(time).getUTCDate() !== fields.day) continue;
    if (!ordered(time)) continue;
    if (apart === undefined) return time;
    if (best === null || off(time) < off(best)) best = time;
  }
  return best;
}

function lengthOf(fields: TimeFields, begin: number): number {
  if (fields.second !== undefined) return 1000;
  if (fields.hour !== undefined) return 60_000;
  if (fields.day !== undefined) return DAY;
  const d = new Date(begin);
  if (fields.month !== undefined) return Date.UTC(d.getUTCFullYear(), d.getUTCMonth() + 1, 1) - begin;
  return Date.UTC(d.getUTCFullYear() + 1, 0, 1) - begin;
}

/** How much of the date a label prints. */
const worth = (f: TimeFields): number =>
  (f.year === undefined ? 0 : 8) + (f.month === undefined ? 0 : 4) + (f.day === undefined ? 0 : 2);

/**
 * Puts labels from left to right on the calendar: the label that tells most is taken as printed, the others follow from
 * their neighbours, since time only runs on. `apart` is the time from each label to the next where the time frame tells it: labels without
 * a year may be more than one apart. Null when they cannot be in order.
 */
export function resolveLabels(
  fields: readonly TimeFields[],
  assumed: Assumed,
  apart?: readonly number[],
): Resolved | null {
  if (fields.length === 0) return null;
  let seed = 0;
  fields.forEach((f, i) => {
    if (worth(f) > worth(fields[seed]!)) seed = i;
  });
  const first = fields[seed]!;
  const known: Known = {
    year: first.year !== undefined,
    month: fields.some((f) => f.month !== undefined || f.year !== undefined),
    day: fields.some((f) => worth(f) > 0),
  };
  const begins = new Array<number>(fields.length);
  begins[seed] = at({
    year: first.year ?? assumed.year,
    month: first.month ?? (first.year === undefined ? assumed.month : 1),
    day: first.day ?? 1,
    clock: clockOf(first),
  });
  // An assumed month or year in which there is no such day is not the one meant.
  if (first.day !== undefined && new Date(begins[seed]!).getUTCDate() !== first.day) return null;
  for (let i = seed + 1; i < fields.length; i++) {
    const time = beside(fields[i]!, begins[i - 1]!, 1, apart?.[i - 1]);
    if (time === null) return null;
    begins[i] = time;
  }
  for (let i = seed - 1; i >= 0; i--) {
    const time = beside(fields[i]!, begins[i + 1]!, -1, apart?.[i]);
    if (time === null) return null;
    begins[i] = time;
  }
  const labels = fields.map((f, i) => ({
    fields: f,
    begin: begins[i]!,
    end: begins[i]! + lengthOf(f, begins[i]!),
  }));
  return { labels: labels.map((l, i) => withSides(l, i, labels)), known };
}

function withSides(label: DatedLabel, i: number, labels: readonly DatedLabel[]): DatedLabel {
  if (worth(label.fields) > 0) return label;
  const isDate = (l: DatedLabel): boolean => worth(l.fields) > 0;
  return {
    ...label,
    after: labels.slice(0, i).findLast(isDate)?.begin,
    before: labels.slice(i + 1).find(isDate)?.begin,
  };
}
