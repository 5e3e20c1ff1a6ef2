/** Whether a line goes on beyond the place up to which it was followed. */
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import type { LineTrace } from './line-trace.ts';

/** How far the colour of a pixel may lie from that of the line in each channel. */
const SAME_COLOUR = 24;
/** Thicknesses of the line beyond its end that its last point may take up, and by which more than a level must rise or fall. */
const CLEAR_OF_END = 3;
/** Least share of the pane's columns in which it is drawn beyond its end; a mark or an arrow has fewer. */
const BEYOND = 0.03;

/**
 * Whether ink of the line's colour is drawn right of its end, at more than one height: something that lies over the line
 * stopped it from being followed, and what was followed ends before the prices do.
 */
export function goesOnBeyond({ rgba, width }: Picture, ink: Ink, line: LineTrace): boolean {
  const { box, mask } = ink;
  const apart = CLEAR_OF_END * Math.max(1, line.thickness);
  let [columns, top, bottom] = [0, Infinity, -Infinity];
  for (let x = Math.ceil(line.to + apart); x < ink.width; x++) {
    const y = firstOfColour(x);
    if (y < 0) continue;
    columns++;
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return columns >= BEYOND * ink.width && bottom - top > apart;

  function firstOfColour(x: number): number {
    for (let y = 0; y < ink.height; y++) {
      if (!mask[y * ink.width + x]) continue;
      const i = 4 * ((box.y0 + y) * width + box.x0 + x);
      if (line.colour.every((v, c) => Math.abs(v - rgba[i + c]!) < SAME_COLOUR)) return y;
    }
    return -1;
  }
}
