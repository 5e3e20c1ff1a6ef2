/** Boxes filled in one colour (buttons, tables, windows) that pass for bars: in slot after slot a mark with the same two ends. */
import type { Mark } from './slot-marks.ts';

/** Marks with the same ends, give or take a row, that are so tall are pieces of one box if so many of them stand side by side. */
const LEAST_SLOTS = 4;
const SAME_ROW = 1;
const LEAST_ROWS = 12;
/** What is written on a box hides a few of its pieces: so many in a row, and no such share as of bricks that go up and down. */
const WRITTEN = 3;
const LEAST_SHARE = 0.6;

/** The candidates of each slot without pieces of boxes. */
export function withoutBoxes(bySlot: readonly Mark[][]): Mark[][] {
  const isBoxed = (m: Mark, slot: number): boolean => {
    if (m.bottom - m.top < LEAST_ROWS) return false;
    let [pieces, all] = [1, 1];
    for (const way of [1, -1])
      for (let at = slot + way, since = 0; ++since <= WRITTEN + 1 && bySlot[at]; at += way)
        if (
          bySlot[at]!.some(
            (o) => Math.max(Math.abs(m.top - o.top), Math.abs(m.bottom - o.bottom)) <= SAME_ROW,
          )
        ) {
          pieces++;
          all += since;
          since = 0;
        }
    return pieces >= LEAST_SLOTS && pieces > LEAST_SHARE * all;
  };
  return bySlot.map((marks, slot) => marks.filter((m) => !isBoxed(m, slot)));
}
