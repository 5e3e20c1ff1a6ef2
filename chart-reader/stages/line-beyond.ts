/** Whether a line goes on beyond the place up to which it was followed. */
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import type { PriceTag } from './choose-line.ts';
import { isOfColour } from './line-colour.ts';
import type { LineTrace } from './line-trace.ts';

/** Thicknesses of the line beyond its end that its last point may take up, and by which more than a level must rise or fall. */
const CLEAR_OF_END = 3;
/** How many times as high a column of it may be: a box or a button is higher. */
const HIGHEST = 2;
/** Least share of the pane's columns in which it is drawn beyond its end; a mark or an arrow has fewer. */
const BEYOND = 0.03;

/**
 * Whether ink of the line's colour is drawn right of its end up to the height of a price tag: something that lies over the line stopped it from
 * being followed, and what was followed ends before the prices do.
 */
export function goesOnBeyond(
  { rgba, width }: Picture,
  { box, mask, ...ink }: Ink,
  line: LineTrace,
  tags: readonly PriceTag[],
): boolean {
  const apart = CLEAR_OF_END * Math.max(1, line.thickness);
  let columns = 0;
  let [top, bottom] = [Infinity, -Infinity];
  let last: readonly [top: number, bottom: number] = [0, 0];
  for (let x = Math.ceil(line.to + apart); x < ink.width; x++) {
    const rows = Array.from({ length: ink.height }, (_, y) => y).filter((y) => isOfLine(x, y));
    const [first, end] = [rows[0], rows.at(-1)];
    if (first === undefined || end === undefined || end - first > HIGHEST * apart) continue;
    columns++;
    last = [first, end];
    [top, bottom] = [Math.min(top, last[0]), Math.max(bottom, last[0])];
  }
  const atTag = tags.some(({ y }) => y - box.y0 > last[0] - apart && y - box.y0 < last[1] + apart);
  return columns >= BEYOND * ink.width && bottom - top > apart && atTag;

  function isOfLine(x: number, y: number): boolean {
    if (!mask[y * ink.width + x]) return false;
    const i = 4 * ((box.y0 + y) * width + box.x0 + x);
    return isOfColour([rgba[i]!, rgba[i + 1]!, rgba[i + 2]!], line);
  }
}
