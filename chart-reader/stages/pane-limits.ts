/** Rows beyond which the price pane cannot reach. */
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';

const FOREIGN = 6;
/**
 * Least share of its first rows, in percent, that a band of another background has, and rows without it before them: the fill of an area
 * takes up ever more of a row, and goes on behind a grid line.
 */
const ABRUPT = { share: 60, before: 8 };

/**
 * Rows (of the ink) that the pane cannot reach beyond: where bands of another background begin, and where the vertical
 * grid lines end. `first` and `last` are rows of labels, inside the pane.
 */
export function paneLimits(
  picture: Picture,
  ink: Ink,
  first: number,
  last: number,
): { top: number; bottom: number } {
  let top = 0;
  let bottom = ink.height;
  const foreign = (y: number): boolean => (ink.foreignRows[y] ?? 0) > 0;
  /** Whether the rows from `first` on, down or up, are those of a band. */
  const isBand = (first: number, way: 1 | -1): boolean => {
    let share = 0;
    for (let k = 0; k < FOREIGN; k++) share = Math.max(share, ink.foreignRows[first + way * k]!);
    for (let k = 1; k <= ABRUPT.before; k++) if (foreign(first - way * k)) return false;
    return share >= ABRUPT.share;
  };
  for (let y = Math.min(ink.height - 1, Math.floor(first)), run = 0; y >= 0; y--) {
    run = foreign(y) ? run + 1 : 0;
    if (run === FOREIGN && isBand(y + FOREIGN - 1, -1)) {
      top = y + FOREIGN;
      break;
    }
  }
  for (let y = Math.max(0, Math.ceil(last)), run = 0, bare = 0, filled = false; y < ink.height; y++) {
    run = foreign(y) ? run + 1 : 0;
    bare = run > 0 ? 0 : bare + 1;
    filled ||= run > FOREIGN;
    // The floor of a fill is that of the pane.
    if (filled && bare === ABRUPT.before) {
      bottom = y - bare + 1;
      break;
    }
    if (run === FOREIGN && isBand(y - FOREIGN + 1, 1)) {
      bottom = y - FOREIGN + 1;
      break;
    }
  }
  const grid = gridExtent(picture, ink);
  if (grid && grid.top <= first + 2 && grid.bottom >= last - 2) {
    top = Math.max(top, grid.top - 2);
    bottom = Math.min(bottom, grid.bottom + 2);
  }
  return { top, bottom };
}

/** First and last row in which most vertical grid lines are drawn; null with fewer than four of them. */
function gridExtent(picture: Picture, ink: Ink): { top: number; bottom: number } | null {
  const columns = ink.lineColumns.filter(
    (x) => x > 2 && x < ink.width - 3 && !ink.lineColumns.includes(x - 1),
  );
  if (columns.length < 4) return null;
  const { luma, width } = picture;
  const drawn = (y: number): number => {
    let n = 0;
    for (const x of columns) {
      const i = (ink.box.y0 + y) * width + ink.box.x0 + x;
      if (Math.abs(luma[i]! - luma[i - 2]!) >= 3 || Math.abs(luma[i]! - luma[i + 2]!) >= 3) n++;
    }
    return n / columns.length;
  };
  const rows: number[] = [];
  for (let y = 0; y < ink.height; y++) if (drawn(y) >= 0.5) rows.push(y);
  if (rows.length < 0.3 * ink.height) return null;
  return { top: rows[0]!, bottom: rows[rows.length - 1]! + 1 };
}
