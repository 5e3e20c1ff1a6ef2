/** Bars that the chain from slot to slot left out because their price leaps, or because their colour is rare. */
import type { Ink } from '../image/ink.ts';
import type { SlotContext } from './slot-crossings.ts';
import { median } from '../image/numbers.ts';
import { bandsOf } from './slot-rows.ts';
import { marksOfSlot } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

/** Least share of a mark that is nothing but the bar, and its least rows. */
const PLAIN = { clean: 0.95, rows: 4 };
/** How far it may lie from the bars beside it, in heights of a usual bar. */
const FARTHEST = 1.5;
/** Most of the slots that may have been left out for the others to show what a bar is. */
const MOST = 0.2;

/** Whether the mark is a bar whatever stands beside it: a body of the usual width, or a stem with both ticks. */
const isPlain = (m: Mark, ticked: boolean): boolean =>
  m.clean >= PLAIN.clean &&
  m.bottom - m.top >= PLAIN.rows &&
  (ticked ? m.openY !== null && m.closeY !== null : m.hasBody);

/** The marks with the bars of slots between them, not `hidden` by a window, in which one plain bar stands and nothing else that could be one. */
export function withLeftOut(
  marks: readonly Mark[],
  hidden: readonly number[],
  context: SlotContext,
  pane: Ink,
): Mark[] {
  const taken = new Set([...hidden, ...marks.map((m) => m.slot)]);
  const [first, last] = [marks[0]?.slot ?? 0, marks.at(-1)?.slot ?? 0];
  const empty = Array.from({ length: last - first }, (_, k) => first + k).filter((s) => !taken.has(s));
  if (empty.length === 0 || empty.length > MOST * (last - first + 1)) return [...marks];
  const reach = FARTHEST * median(marks.map((m) => m.bottom - m.top));
  const isNear = (m: Mark): boolean => {
    const after = marks.findIndex((o) => o.slot > m.slot);
    return [marks[after - 1]!, marks[after]!].every(
      (o) => Math.max(m.top - o.bottom, o.top - m.bottom) <= reach,
    );
  };
  const whole = context.ink.other ? { ...context, ink: pane, bands: bandsOf(pane) } : null;
  const found = empty.flatMap((slot) => {
    for (const c of whole ? [context, whole] : [context]) {
      const [mark, other] = marksOfSlot(c, slot).filter((m) => isPlain(m, context.bars) && isNear(m));
      if (!mark || other) continue;
      if (c === whole) copyRows(context, pane, mark);
      return mark;
    }
    return [];
  });
  return [...marks, ...found].sort((a, b) => a.slot - b.slot);
}

/** What the pane holds in the slot of the mark becomes part of what the bars are read from. */
function copyRows({ ink, comb }: SlotContext, pane: Ink, { x, top, bottom }: Mark): void {
  const { box, width } = ink;
  const from = Math.max(0, Math.ceil(x - box.x0 - comb.spacing / 2));
  const to = Math.min(width, Math.floor(x - box.x0 + comb.spacing / 2));
  for (let y = Math.floor(top - box.y0); y < bottom - box.y0; y++)
    for (let i = y * width + from; i < y * width + to; i++) ink.mask[i] ||= pane.mask[i]!;
}
