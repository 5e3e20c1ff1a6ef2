/** An area whose fill goes on under labels that are printed over it. */
import type { Ink } from '../image/ink.ts';
import { inkOf } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import type { StripReading } from './labels.ts';
import { clearBox, printedLabels } from './layout.ts';
import { plateBox } from './strip-plates.ts';

/** Columns beside the edge of the pane that are compared, away from its frame. */
const BESIDE = 4;
/** How far two pixels of one fill may lie apart, and how far a fill from the page, in each channel. */
const SAME = 4;
const FILLED = 6;
/** The same of a fill that fades, on the floor of the pane. */
const FADED = 2;
/** First rows, in one of which a line of the grid may be. */
const TOP = 8;
/** Least share of the rows that are alike on both sides of the edge, of those in which the fill goes on, and of these in each column of it. */
const SHARED = 0.6;
const ROWS = 0.1;
const COLUMN = 0.6;
/** Columns that a fill reaches at least. */
const LEAST = 6;
/** Rows beside a label that its soft edges colour. */
const EDGE = 3;

/**
 * The ink of the pane, made as wide as the fill that goes on beyond its edge under the labels; null where none does. A fill is too pale to count as
 * something drawn between the labels, so that the pane was taken to end at them.
 */
export function withFillBeyond(picture: Picture, ink: Ink, read: StripReading): Ink | null {
  const { box } = ink;
  const right = read.strip.side === 'right';
  const [edge, way] = right ? [box.x1, 1] : [box.x0 - 1, -1];
  const far = right ? picture.width : -1;
  const labels = printedLabels(read);
  const rgbAt = (x: number, y: number): [number, number, number] => {
    const i = 4 * (y * picture.width + x);
    return [picture.rgba[i]!, picture.rgba[i + 1]!, picture.rgba[i + 2]!];
  };
  const alike = (a: readonly number[], b: readonly number[]): boolean =>
    a.every((v, c) => Math.abs(v - b[c]!) <= SAME);
  const under = (y: number): boolean =>
    labels.some(({ shape: { box: own, plate } }) => {
      const { y0, y1 } = plate ?? own;
      return y >= y0 - EDGE && y < y1 + EDGE;
    });
  const inside = edge - way * BESIDE;
  const outside = edge + way * BESIDE;
  if (outside < 0 || outside >= picture.width) return null;
  const open = Array.from({ length: ink.height }, (_, row) => box.y0 + row).filter((y) => !under(y));
  const shared = open
    .map((y) => ({ y, fill: rgbAt(inside, y) }))
    .filter(({ y, fill }) => alike(fill, rgbAt(outside, y)));
  const { r, g, b } = read.tone;
  const farthest = (fill: readonly number[]): number =>
    Math.max(...[r, g, b].map((v, c) => Math.abs(v - fill[c]!)));
  const rows = shared.filter(({ fill }) => farthest(fill) >= FILLED);
  // A fill goes down to the floor of the pane, where it may have faded, and above the curve lies the page.
  const above = rows.filter(({ y }) => y < open[0]! + TOP).length;
  const floor = shared.at(-1);
  const isFilled = floor && floor.y === open.at(-1) && farthest(floor.fill) >= FADED;
  if (above > TOP / 2 || !isFilled) return null;
  if (shared.length < SHARED * open.length || rows.length < ROWS * ink.height) return null;
  let end = edge;
  for (let x = edge; x !== far; x += way) {
    const filled = rows.filter(({ y, fill }) => alike(fill, rgbAt(x, y))).length;
    if (filled >= COLUMN * rows.length) end = x + way;
    else if (Math.abs(x - end) > BESIDE) break;
  }
  if (Math.abs(end - edge) < LEAST) return null;
  const wide = inkOf(picture, right ? { ...box, x1: end } : { ...box, x0: end + 1 });
  const printed = labels.map(({ shape }) =>
    shape.plate ? plateBox(picture, read.region, shape.plate) : shape.box,
  );
  for (const one of printed) clearBox(wide, one, EDGE);
  return {
    ...wide,
    printed: [...(ink.printed ?? []), ...printed],
    ...(ink.lines ? { lines: ink.lines } : {}),
  };
}
