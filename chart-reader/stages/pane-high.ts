/** Upright lines from the top of the pane to its bottom (frames, separators, the pointer) that stand on a slot. */
import type { Mark } from './slot-marks.ts';

/** Share of the pane's height from which on a bar without a body needs proof, and what its neighbours must have of it. */
const PANE_HIGH = 0.9;
const PROOF = 0.4;

const rowsOf = (m: Mark): number => m.bottom - m.top;

/** The marks without bodiless ones as tall as the pane, unless the bar before or after moved far as well. */
export function withoutPaneHigh(marks: readonly Mark[], paneHeight: number): Mark[] {
  const most = PANE_HIGH * paneHeight;
  return marks.filter((mark, i) => {
    if (mark.hasBody || rowsOf(mark) < most) return true;
    const beside = [marks[i - 1], marks[i + 1]].filter((m) => m !== undefined && rowsOf(m) < most);
    return beside.some((m) => rowsOf(m!) >= PROOF * rowsOf(mark));
  });
}
