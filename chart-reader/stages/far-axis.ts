/** A second axis on the side of the pane away from the one that is read: the same prices again, percent, another instrument's. */
import type { Picture } from '../image/picture.ts';
import { median } from '../image/numbers.ts';
import type { Word } from '../image/words.ts';
import { frameBeside } from './pane.ts';
import { windowsIn } from './windows.ts';

/** Share of the pane's width in which such an axis is looked for. */
const OUTERMOST = 0.75;
const LEAST_LABELS = 4;
/** Share of the rows of the first axis that the second one covers, and of its gaps that are of one size or a multiple. */
const COVERED = 0.5;
const EVEN = 0.8;
const SAME_EDGE = 3;
const SAME_HEIGHT = 0.25;
/** Free room beside a label, in heights of the text. */
const ALONE = 2;
/** Contrast of ink against the ground, and the share of the rows between the labels that may show some: grid lines pass, bars do not. */
const INKED = 34;
const MOST_INKED = 0.06;

/** The columns of the pane without a column of figures at its far end. `rows` are those of the labels that are read. */
export function withoutFarAxis(
  picture: Picture,
  words: readonly Word[],
  pane: { x0: number; x1: number },
  rows: readonly number[],
  textHeight: number,
  side: 'left' | 'right',
): { x0: number; x1: number } {
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const reach = OUTERMOST * (pane.x1 - pane.x0);
  const outer = words.filter(
    ({ box, height, glyphs, middle }) =>
      (side === 'right'
        ? box.x1 > pane.x0 && box.x1 <= pane.x0 + reach
        : box.x0 < pane.x1 && box.x0 >= pane.x1 - reach) &&
      Math.abs(height - textHeight) <= SAME_HEIGHT * textHeight + 1 &&
      glyphs >= 2 &&
      middle >= top - textHeight * 2 &&
      middle <= bottom + textHeight * 2,
  );
  // What is printed beyond the edge of the pane belongs to another panel.
  const inside = words.filter(({ box }) => box.x0 >= pane.x0 && box.x1 <= pane.x1);
  for (const column of columnsOf(outer)) {
    if (column.length < LEAST_LABELS) break;
    if (!isScale(column, bottom - top) || isInWindow(picture, column)) continue;
    const own = withinFrame(picture, column, inside, side === 'right' ? -1 : 1, ALONE * textHeight);
    if (!standAlone(column, own, textHeight) || !isEmptyBetween(picture, column)) continue;
    if (side === 'right') return { x0: Math.max(...column.map((w) => w.box.x1)) + 2, x1: pane.x1 };
    return { x0: pane.x0, x1: Math.min(...column.map((w) => w.box.x0)) - 2 };
  }
  return pane;
}

/** Whether the words stand in a window that lies on the chart. */
function isInWindow(picture: Picture, words: readonly Word[]): boolean {
  return windowsIn(picture).some((w) =>
    words.every(({ box }) => box.x0 >= w.x0 && box.x1 <= w.x1 && box.y0 >= w.y0 && box.y1 <= w.y1),
  );
}

/** The columns of words that share an edge, from above; those with most words first, for beside the axis there may be a list. */
function columnsOf(words: readonly Word[]): Word[][] {
  const sorted = [...words].sort((a, b) => a.middle - b.middle);
  const columns = (['x0', 'x1'] as const).flatMap((edge) =>
    words.map((w) => sorted.filter((o) => Math.abs(o.box[edge] - w.box[edge]) <= SAME_EDGE)),
  );
  return columns.sort((a, b) => b.length - a.length);
}

/** Whether the words stand at one distance or a multiple of it, over most of the height. */
function isScale(column: readonly Word[], height: number): boolean {
  const gaps = column.slice(1).map((w, i) => w.middle - column[i]!.middle);
  const step = Math.min(...gaps.filter((g) => g >= 0.6 * median(gaps)));
  const off = (g: number): number => Math.abs(g - Math.round(g / step) * step);
  const even = gaps.filter((g) => off(g) <= Math.max(2, 0.08 * step)).length;
  return even >= EVEN * gaps.length && column.at(-1)!.middle - column[0]!.middle >= COVERED * height;
}

/** Contrast of the line that parts an axis from another panel. */
const FRAME = 8;

/** The words without those beyond an upright line beside the column, on the side that is away from the pane. */
function withinFrame(
  picture: Picture,
  column: readonly Word[],
  words: readonly Word[],
  way: 1 | -1,
  reach: number,
): readonly Word[] {
  const out = ({ box }: Word): number => way * (way > 0 ? box.x1 : box.x0);
  const from = way * Math.max(...column.map(out)) + way;
  const frame = frameBeside(picture, from, way, column[0]!.box.y0, column.at(-1)!.box.y1, reach, FRAME);
  return frame === from ? words : words.filter((w) => out(w) < way * frame);
}

/** Whether most words have no other beside them: the lines of a legend or table go on. */
function standAlone(column: readonly Word[], words: readonly Word[], textHeight: number): boolean {
  const hasNext = (w: Word): boolean =>
    words.some((o) => {
      const apart = Math.max(o.box.x0 - w.box.x1, w.box.x0 - o.box.x1);
      return apart >= 0 && apart <= ALONE * textHeight && Math.abs(o.middle - w.middle) <= 0.5 * textHeight;
    });
  return column.filter((w) => !hasNext(w)).length >= EVEN * column.length;
}

/** Whether hardly anything is drawn between the words: an axis has a strip of its own, words over bars have none. */
function isEmptyBetween({ luma, width }: Picture, column: readonly Word[]): boolean {
  const x0 = Math.min(...column.map((w) => w.box.x0));
  const x1 = Math.max(...column.map((w) => w.box.x1));
  const busy = new Set<number>();
  for (const { box } of column) for (let y = box.y0 - 6; y < box.y1 + 6; y++) busy.add(y);
  const rows: number[] = [];
  for (let y = Math.ceil(column[0]!.middle); y < column.at(-1)!.middle; y++) if (!busy.has(y)) rows.push(y);
  const tone = median(rows.map((y) => luma[y * width + x0]!));
  const inked = rows.filter((y) => {
    let n = 0;
    for (let x = x0; x < x1; x++) if (Math.abs(luma[y * width + x]! - tone) > INKED) n++;
    return n > 0 && n < 0.6 * (x1 - x0);
  });
  return inked.length <= MOST_INKED * rows.length;
}
