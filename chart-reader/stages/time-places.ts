import type { Box, Series } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { DateOrder } from './time-label-text.ts';
import { parseTimeLabel } from './time-label-text.ts';
import type { TimeRow } from './time-labels.ts';
import type { ReadTimeLabel } from './time-stretch.ts';

/**
 * Where the labels would stand if none were cut: `12-13` in a row of `2019-09-19` has lost its beginning at the edge of the picture or
 * behind something, and its end stands where it stood.
 */
export function wholeBoxes({ segments, texts }: TimeRow): Pick<Box, 'x0' | 'x1'>[] {
  const forms = formsOf(texts);
  const usual = usualOf(forms);
  const alike = segments.filter((_, i) => forms[i] === usual);
  if (alike.length < Math.max(2, 0.5 * segments.length)) return segments.map((s) => s.box);
  const wide = median(alike.map(({ box }) => box.x1 - box.x0));
  return segments.map(({ box }, i) => {
    const form = forms[i]!;
    // A day, a year or a month by itself is whole, and so is one with a day of one figure.
    const whole = /^(\d+|a+)$/.test(form) || form.replace(/0+/g, '0') === usual.replace(/0+/g, '0');
    if (form.length >= usual.length || whole) return box;
    if (usual.endsWith(form)) return { x0: box.x1 - wide, x1: box.x1 };
    return usual.startsWith(form) ? { x0: box.x0, x1: box.x0 + wide } : box;
  });
}

/** The middles of the labels, as they would stand if none were cut. */
export const wholeMiddles = (row: TimeRow): number[] => wholeBoxes(row).map((b) => (b.x0 + b.x1) / 2);

/** The labels with a 0 for every figure and an a for every letter. */
const formsOf = (texts: readonly string[]): string[] =>
  texts.map((t) => t.trim().replace(/\d/g, '0').replace(/\p{L}/gu, 'a'));

const usualOf = (forms: readonly string[]): string =>
  forms.reduce((best, form) => (timesIn(forms, form) > timesIn(forms, best) ? form : best), '');

/** Shapes so long hold a whole date, or a date and a clock; what has less than a third of their signs is a remnant that says nothing. */
const WHOLE_DATE = 8;

/** Whether each label is shaped like the beginning or the end of most others, and whether too little of it is left to be read. */
function partsOf(texts: readonly string[]): { part: boolean; remnant: boolean }[] {
  const forms = formsOf(texts);
  const usual = usualOf(forms);
  return forms.map((form) => {
    const part = form.length < usual.length && (usual.startsWith(form) || usual.endsWith(form));
    return { part, remnant: part && usual.length >= WHOLE_DATE && form.length < usual.length / 3 };
  });
}

const timesIn = (list: readonly string[], item: string): number => list.filter((s) => s === item).length;

/** Whether figures in a row only count bars (0, 50, 100 …) and are no days of a month. */
function isCount(texts: readonly string[]): boolean {
  const numbers = texts.map((t) => (/^\d+$/.test(t.trim()) ? Number(t) : NaN));
  const whole = numbers.filter((n) => !Number.isNaN(n));
  if (whole.length < texts.length) return false;
  // One figure of many may be misread.
  const odd = whole.filter((n) => n === 0 || (n > 31 && n < 1900) || n > 2100);
  if (odd.length > 0.25 * whole.length) return true;
  const steps = new Set(whole.slice(1).map((n, i) => n - whole[i]!));
  return whole.every((n) => n <= 31) && steps.size === 1;
}

/** Share of the labels that must be of one form; the others are cut or misread. */
const ALIKE = 0.7;

/** Whether labels begin at their bars: MetaTrader prints the day, month and clock or year to the right of the bar; all others centre labels on them. */
export function beginsRight(texts: readonly string[]): boolean {
  const alike = texts.filter((t) => /^\d{1,2} \p{L}{3,4}\.? (\d\d:\d\d|\d{4})$/u.test(t.trim()));
  return alike.length >= ALIKE * texts.length;
}

/** How many times as even those places are at which labels of several widths stand; differences of a tenth of a slot tell nothing. */
const TELLING = 1.6;
const unevenOf = (places: readonly number[]): number => {
  const steps = stepsOf(places);
  const step = median(steps);
  return 0.1 + steps.reduce((sum, s) => sum + Math.abs(s - step), 0) / steps.length;
};

/** Labels from which on those behind the last bar are left out. */
const LEAST_INSIDE = 4;

/**
 * The labels with the bars they stand at; `toBars` takes a column of their scale to one of the bars. Null where fewer than two labels are
 * dates or times.
 */
export function labelsAtBars(
  row: TimeRow,
  series: Series,
  order: DateOrder,
  toBars: (x: number) => number,
): { labels: ReadTimeLabel[]; index: number[] } | null {
  if (isCount(row.texts)) return null;
  const fields = row.texts.map((t) => parseTimeLabel(t, order));
  const parts = partsOf(row.texts);
  const index = fields.flatMap((f, i) => (f && !parts[i]!.remnant ? [i] : []));
  if (index.length < 2) return null;
  const left = beginsRight(index.map((i) => row.texts[i]!));
  const offOf = (slots: number[]): number => median(slots.map((s) => Math.abs(s - Math.round(s))));
  const boxes = wholeBoxes(row);
  const middles = index.map((i) => slotAt(series, toBars((boxes[i]!.x0 + boxes[i]!.x1) / 2)));
  const lefts = index.map((i) => slotAt(series, toBars(boxes[i]!.x0)));
  const [begin, middle] = [unevenOf(lefts), unevenOf(middles)];
  const begins =
    Math.max(begin, middle) > TELLING * Math.min(begin, middle)
      ? begin < middle
      : offOf(lefts) <= offOf(middles) + 0.1;
  const slots = left && begins ? lefts : middles;
  const placed = wholeSlots(slots);
  const all = index.map((i, k) => ({
    ...{ fields: fields[i]!, slot: placed[k]! },
    ...{ at: i, part: parts[i]!.part },
  }));
  // Behind the last bar programs count on through closed hours.
  const inside = all.filter(({ slot }) => slot <= series.bars[series.bars.length - 1]!.slot);
  const labels = inside.length < LEAST_INSIDE ? all : inside;
  return { labels, index: labels.map(({ at }) => at) };
}

/** Labels from which on their distances tell, how much these may differ, in slots, and most slots that the last may be off by. */
export const SCALE = { labels: 4, even: 0.45, off: 1 };

/**
 * Whether the labels are evenly apart by no whole number of bars: where a lower pane with wider prices is narrower than that of
 * the bars, its time axis belongs to another scale.
 */
export function hasOwnScale(slots: readonly number[]): boolean {
  const whole = withoutCutEnds(slots, SCALE.even);
  if (whole.length < SCALE.labels) return false;
  const steps = stepsOf(whole);
  const step = median(steps);
  const even = steps.every((s) => Math.abs(s - step) <= SCALE.even);
  const mean = (whole.at(-1)! - whole[0]!) / steps.length;
  return even && Math.abs(mean - Math.round(mean)) * steps.length > SCALE.off;
}

const stepsOf = (places: readonly number[]): number[] => places.slice(1).map((x, i) => x - places[i]!);

/** The places without the first and the last label where these are no step from the next: they may be cut off. */
export function withoutCutEnds(places: readonly number[], slack: number): number[] {
  const steps = stepsOf(places);
  const step = median(steps);
  const isOdd = (s: number | undefined): boolean => s !== undefined && Math.abs(s - step) > slack;
  return places.slice(isOdd(steps[0]) ? 1 : 0, isOdd(steps.at(-1)) ? -1 : undefined);
}

/** Labels half a slot off belong to the bars on their left. */
const HALF = 0.55;
/** Farther than this from its position in the row a label does not follow the others. */
const OUT_OF_ROW = 0.6;

/**
 * Slots as whole numbers. Distances between labels are rounded, and the row as a whole is then set on the bars: a row that
 * stands half a slot beside them, or is a little wider than they are, would fall to different sides label by label.
 */
export function wholeSlots(slots: readonly number[]): number[] {
  const chain: number[] = [0];
  for (let i = 1; i < slots.length; i++) chain.push(chain[i - 1]! + Math.round(slots[i]! - slots[i - 1]!));
  const mean = slots.reduce((sum, s, i) => sum + s - chain[i]!, 0) / slots.length;
  if (slots.some((s, i) => Math.abs(s - chain[i]! - mean) > OUT_OF_ROW)) return slots.map(Math.round);
  const start = Math.ceil(mean - HALF);
  return chain.map((c) => c + start);
}

/** Slot of a column, with parts of a slot, between the two nearest bars. */
export function slotAt(series: Series, x: number): number {
  const { bars, bar_spacing_px: spacing } = series;
  let nearest = bars[0]!;
  for (const b of bars) if (Math.abs(b.x_px - x) < Math.abs(nearest.x_px - x)) nearest = b;
  return nearest.slot + (x - nearest.x_px) / spacing;
}
