/** Boxes filled in one colour (buttons, tables, windows) that pass for bars: in slot after slot a body with the same two ends. */
import type { Mark } from './slot-marks.ts';

/** Bodies side by side that have the same ends, give or take a row, and are so tall are pieces of one box. */
const LEAST_SLOTS = 5;
const SAME_ROW = 1;
const LEAST_ROWS = 12;

const alike = (a: Mark, b: Mark): boolean =>
  b.hasBody &&
  Math.abs(a.bodyTop - b.bodyTop) <= SAME_ROW &&
  Math.abs(a.bodyBottom - b.bodyBottom) <= SAME_ROW;

/** The candidates of each slot without pieces of boxes. */
export function withoutBoxes(bySlot: readonly Mark[][]): Mark[][] {
  /** In how many slots from the next one on the body goes on. */
  const goesOn = (m: Mark, slot: number, way: 1 | -1): number => {
    let n = 0;
    while (n < LEAST_SLOTS && bySlot[slot + way * (n + 1)]?.some((o) => alike(m, o))) n++;
    return n;
  };
  const isBoxed = (m: Mark, slot: number): boolean =>
    m.hasBody &&
    m.bodyBottom - m.bodyTop >= LEAST_ROWS &&
    1 + goesOn(m, slot, 1) + goesOn(m, slot, -1) >= LEAST_SLOTS;
  return bySlot.map((marks, slot) => marks.filter((m) => !isBoxed(m, slot)));
}
