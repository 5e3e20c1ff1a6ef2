/** Slots of the time axis that stay empty by the calendar: an axis true to time shows two after every five days. */

/** Gaps that show a rule beside the first one; of long ones, which all are alike, fewer do. */
const LEAST_GAPS = 3;
const LONG = { length: 4, gaps: 2 };
/** Share of the gaps that must have the usual length and distance: holidays and hidden bars make others. */
const REGULAR = 0.6;

/** Most bars before the first gap and after the last one, in usual distances of gaps: a holiday may lie over one. */
const RECURS = 3;

interface Gap {
  length: number;
  /** Bars since the gap before. */
  after: number;
}

/** Share of the slots between the first and the last bar that are filled, those left empty at regular distances not counted. */
export function filledShare(slots: readonly number[]): number {
  const span = slots.length === 0 ? 1 : slots.at(-1)! - slots[0]! + 1;
  const empty = gapsOf(slots);
  const between = empty.slice(1);
  const length = usual(between.map((g) => g.length));
  const distance = usual(between.map((g) => g.after));
  const regular = between.filter((g) => g.length === length && g.after === distance).length;
  const allAlike = regular === between.length && empty[0]?.length === length;
  const least = allAlike && length >= LONG.length ? LONG.gaps : LEAST_GAPS;
  // What hides a few bars makes gaps in one place: those of the calendar recur from the first bar to the last.
  const since = slots.length - empty.reduce((sum, g) => sum + g.after, 0);
  if (
    between.length < least ||
    regular < REGULAR * between.length ||
    Math.max(empty[0]!.after, since) > RECURS * distance
  )
    return slots.length / span;
  const closed = empty.filter((g) => g.length === length).length * length;
  return Math.min(1, slots.length / Math.max(1, span - closed));
}

function gapsOf(slots: readonly number[]): Gap[] {
  const out: Gap[] = [];
  let after = 1;
  for (let i = 1; i < slots.length; i++) {
    const length = slots[i]! - slots[i - 1]! - 1;
    if (length > 0) {
      out.push({ length, after });
      after = 0;
    }
    after++;
  }
  return out;
}

function usual(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const v of values) counts.set(v, (counts.get(v) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
