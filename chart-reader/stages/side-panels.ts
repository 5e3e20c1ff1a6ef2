/** Lists beside a chart (orders, quotes, positions) where the chart's own window does not end at its grid lines. */
import type { Picture } from '../image/picture.ts';
import { median } from '../image/numbers.ts';
import type { Word } from '../image/words.ts';

/** Share of the rows on which the edge of the list must be seen, and the least step of tone across it. */
const WHOLE_HEIGHT = 0.95;
const STEP = 3;
/** A list has so many words, in rows that cover this share of the chart's height. */
const LEAST_WORDS = 8;
const COVERED = 0.6;
/** What makes words a list: letters and figures, common edges of columns and one distance between rows, for so many of them. */
const LEAST_GLYPHS = 3;
const MOSTLY = 0.7;
/** A list on ground of another brightness by so much is one although fewer of its words are seen in columns: dark letters on it are lost. */
const OTHER_GROUND = { step: 60, mostly: 0.5 };
const LEAST_IN_COLUMN = 4;
/** Share of the panel that lies between its edge and columns of words that are no list beside it. */
const FAR = 0.65;
const SAME_EDGE = 2;
const SAME_GAP = 2;
/** The chart keeps at least this share of the width. */
const LEAST_LEFT = 0.4;

/**
 * The columns of a pane without a list on the side away from the axis: text in even rows over most of the height, cut off
 * by an upright edge from top to bottom. `rows` are those of the price labels.
 */
export function withoutSidePanel(
  picture: Picture,
  words: readonly Word[],
  pane: { x0: number; x1: number },
  rows: readonly number[],
  side: 'left' | 'right',
): { x0: number; x1: number } {
  const [top, bottom] = [Math.floor(Math.min(...rows)), Math.ceil(Math.max(...rows))];
  const far = side === 'right' ? pane.x0 : pane.x1;
  const near = side === 'right' ? pane.x1 : pane.x0;
  const way = side === 'right' ? 1 : -1;
  const most = (1 - LEAST_LEFT) * (pane.x1 - pane.x0);
  // What lies outside the pane already, a list that its grid lines end at, says nothing about edges within it.
  const among = words.filter(
    (w) => w.middle >= top && w.middle <= bottom && w.box.x1 > pane.x0 && w.box.x0 < pane.x1,
  );
  let found: number | null = null;
  const edges: number[] = [];
  for (let k = 3; k < Math.abs(near - far); k++)
    if (isEdge(picture, far + way * k, top, bottom)) edges.push(far + way * k);
  for (const x of edges) {
    if (Math.abs(x - far) >= most || isOfGrid(x, edges)) continue;
    const beyond = among.filter((w) => (side === 'right' ? w.box.x1 <= x + 1 : w.box.x0 >= x - 1));
    const fresh =
      found === null
        ? beyond
        : beyond.filter((w) => (side === 'right' ? w.box.x0 >= found! : w.box.x1 <= found!));
    // The ground is looked at last: its pixels are half of the picture's.
    const height = bottom - top;
    if (
      isList(fresh, height, MOSTLY, x, far) ||
      (isList(fresh, height, OTHER_GROUND.mostly, x, far) && isOnOtherGround(picture, x, far, [top, bottom]))
    )
      found = x;
  }
  if (found === null || Math.abs(found - near) < 20) return pane;
  return side === 'right' ? { x0: found + 2, x1: pane.x1 } : { x0: pane.x0, x1: found - 1 };
}

/**
 * Whether the edge is one of the upright lines of a grid, so that text beside it lies in a window: edges stand on either side of it at whole steps
 * of one distance.
 */
function isOfGrid(x: number, edges: readonly number[]): boolean {
  const lines = [...edges]
    .sort((a, b) => a - b)
    .filter((e, i, all) => i === 0 || e - all[i - 1]! > SAME_LINE);
  const own = lines.findLast((e) => e <= x)!;
  const step = Math.min(...lines.filter((e) => e > own)) - own;
  return lines.some((e) => {
    const steps = Math.round((own - e) / step);
    return steps >= 1 && Math.abs(own - e - steps * step) <= SAME_EDGE + 1;
  });
}

/** Most pixels between the two edges of one line. */
const SAME_LINE = 4;

/** Whether the tone changes at the column on nearly every row. */
function isEdge({ luma, width }: Picture, x: number, top: number, bottom: number): boolean {
  if (x < 2 || x >= width - 2) return false;
  let rows = 0;
  let seen = 0;
  for (let y = top; y <= bottom; y += 2) {
    rows++;
    if (Math.abs(luma[y * width + x]! - luma[y * width + x - 1]!) >= STEP) seen++;
    else if (rows - seen > (1 - WHOLE_HEIGHT) * (1 + (bottom - top) / 2)) return false;
  }
  return seen >= WHOLE_HEIGHT * rows;
}

/** Whether the usual brightness from the edge to the far side of the pane is another than as far beyond the edge. */
function isOnOtherGround(
  { luma, width }: Picture,
  x: number,
  far: number,
  [top, bottom]: readonly [number, number],
): boolean {
  // The median by counting: a list of the pixels of a large picture would take as much memory as the picture.
  const usual = (from: number, to: number): number => {
    const counts = new Int32Array(256);
    let seen = 0;
    for (let y = top; y <= bottom; y += 4)
      for (let c = Math.max(0, from); c < Math.min(width, to); c += 4, seen++)
        counts[luma[y * width + c]!]!++;
    let [level, below] = [0, 0];
    while (level < 255 && below + counts[level]! <= seen / 2) below += counts[level++]!;
    return level;
  };
  const wide = Math.abs(x - far);
  const apart = Math.abs(usual(x - wide, x) - usual(x + 1, x + 1 + wide));
  return apart >= OTHER_GROUND.step;
}

/** Whether the words are rows of text at one distance over most of the height, most of them in columns with a common edge. */
function isList(words: readonly Word[], height: number, mostly: number, x: number, far: number): boolean {
  const texts = words.filter((w) => w.glyphs >= LEAST_GLYPHS);
  if (texts.length < LEAST_WORDS || texts.length < mostly * words.length) return false;
  const usual = median(texts.map((w) => w.height));
  const aligned = texts.filter((w) => inColumn(w, texts));
  if (aligned.length < mostly * texts.length) return false;
  // Figures far from an upright line are those of a scale at the other side of the chart.
  const beyond = aligned.map(({ box }) => Math.min(Math.abs(box.x0 - x), Math.abs(box.x1 - x)));
  if (median(beyond) > FAR * Math.abs(far - x)) return false;
  const rows: number[] = [];
  for (const w of [...aligned].sort((a, b) => a.middle - b.middle))
    if (rows.length === 0 || w.middle - rows.at(-1)! > 0.8 * usual) rows.push(w.middle);
  const gaps = rows.slice(1).map((y, i) => y - rows[i]!);
  const gap = median(gaps);
  const even = gaps.filter((g) => Math.abs(g - gap) <= SAME_GAP).length;
  return even >= mostly * gaps.length && gap <= 4 * usual && rows.length * gap >= COVERED * height;
}

/** Whether the word shares its left or right edge with several others. */
function inColumn({ box }: Word, texts: readonly Word[]): boolean {
  const share = (edge: 'x0' | 'x1'): number =>
    texts.filter((w) => Math.abs(w.box[edge] - box[edge]) <= SAME_EDGE).length;
  return Math.max(share('x0'), share('x1')) > LEAST_IN_COLUMN;
}
