/** Ticks of OHLC bars that lie on a level across the pane, which was taken out of the ink with them: that of the last price is at the last close. */
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import type { Comb } from './comb.ts';
import type { Mark } from './slot-marks.ts';
import type { Widths } from './widths.ts';

/** Least length of a tick as a share of the slot and in pixels, and how far the colour of each of its pixels may be off that of the stem. */
const TICK = { share: 0.22, pixels: 3, colour: 70 };

interface Drawn {
  picture: Picture;
  /** As it was before any bars were looked for, so that it knows the levels. */
  pane: Ink;
  comb: Comb;
  widths: Widths;
}

/** The marks with the ticks that a level hides: nothing but the stem's colour beside it, in one of the rows of levels only. */
export function withTicksOnLines(marks: readonly Mark[], drawn: Drawn): Mark[] {
  const { y0 } = drawn.pane.box;
  const levels = [...new Set([...drawn.pane.dashRows, ...drawn.pane.lineRows])].sort((a, b) => a - b);
  return marks.map((mark) => {
    if (mark.openY !== null && mark.closeY !== null) return mark;
    const crossing = levels.filter((y) => y + y0 >= mark.top - 1.5 && y + y0 <= mark.bottom + 0.5);
    const tick = (side: -1 | 1): number | null => {
      const rows = crossing.filter((y) => isTick(drawn, mark, y, side));
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined || last - first >= rows.length) return null;
      return y0 + (first + last + 1) / 2;
    };
    return { ...mark, openY: mark.openY ?? tick(-1), closeY: mark.closeY ?? tick(1) };
  });
}

function isTick({ picture, pane, comb, widths }: Drawn, mark: Mark, row: number, side: -1 | 1): boolean {
  const length = Math.max(TICK.pixels, Math.round(TICK.share * comb.spacing));
  const edge = mark.x + (side * widths.wick) / 2;
  for (let k = 0; k < length; k++) {
    const x = Math.floor(edge + side * (k + 0.5));
    if (x < pane.box.x0 || x >= pane.box.x1) return false;
    const p = 4 * ((pane.box.y0 + row) * picture.width + x);
    const off = Math.hypot(...mark.colour.map((v, c) => v - picture.rgba[p + c]!));
    if (!(off <= TICK.colour)) return false;
  }
  return true;
}
