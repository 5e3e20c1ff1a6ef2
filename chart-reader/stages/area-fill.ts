/** An area whose fill is nearly as strong as its line: the pane as it would look without the fill. */
import type { Box } from '../types.ts';
import { clamp, median } from '../image/numbers.ts';
import type { Ink } from '../image/ink.ts';
import { inkOf } from '../image/ink.ts';
import type { Tone } from '../image/background.ts';
import { distance, LumaCount, toneDistance } from '../image/background.ts';
import { newInts } from '../image/planes.ts';
import type { Picture } from '../image/picture.ts';
import { endOfRun } from '../image/pixel-runs.ts';
import { toPicture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';

/** Least share of the pane that is not its commonest tone where a fill is looked for. */
const DRAWN = 0.15;
/** Least share that the two commonest tones have of the pane together, and each of them alone, and how far they are apart. */
const TONES = { both: 0.75, each: 0.08, apart: 16 };
/** How far from one of the tones, in distances of the two, and at least, a pixel still has it: the line lies little farther from its fill. */
const NEAR = { share: 0.12, least: 6 };
/** Least share of a column that is one tone above its edge and the other below, and rows of fill that it has. */
const PARTED = 0.75;
const LEAST_ROWS = 3;
/** Rows of the soft upper edge of a steep stroke that may have the tone of the fill. */
const SOFT = 24;
/** Rows from the upper end of the pane from which on a column is shaded from top to bottom. */
const WHOLE = 2;
/** Least share of the pane's columns that the fill has, and of those between its first and its last. */
const WIDE = { pane: 0.4, own: 0.95 };

/** The pane without its fill. */
export interface Unfilled {
  picture: Picture;
  ink: Ink;
  /** Per column of the pane: the row at which the fill begins; -1 where there is none. */
  edge: Int32Array;
}

/** Whether so much of the pane is not its commonest tone that a fill may be the reason. */
export const mayBeFilled = ({ mask }: Ink): boolean =>
  new Sparse(mask).count(0, mask.length) >= DRAWN * mask.length;

/** The pane with the fill of an area taken away; null where two tones, one above the other, are not nearly all that it holds. */
export function withoutFill(picture: Picture, ink: Ink): Unfilled | null {
  const second = secondTone(picture, ink);
  if (!second) return null;
  const parted = [partedAt(picture, ink, ink.plain, second), partedAt(picture, ink, second, ink.plain)].sort(
    (a, b) => b.score - a.score,
  )[0]!;
  const { edge } = parted;
  const columns = [...edge.keys()].filter((x) => edge[x]! >= 0);
  const wide = columns.length >= WIDE.pane * ink.width;
  if (!wide || columns.length < WIDE.own * (columns.at(-1)! - columns[0]! + 1)) return null;
  const flat = withFillAs(picture, ink, parted);
  const { printed } = ink;
  return { picture: flat, ink: { ...inkOf(flat, ink.box), ...(printed ? { printed } : {}) }, edge };
}

/** The commonest tone of what is not the pane's own. */
function secondTone(picture: Picture, { box, mask, width, height, plain }: Ink): Tone | null {
  const levels = new LumaCount();
  const sparse = new Sparse(mask);
  const sum = { r: 0, g: 0, b: 0, n: 0 };
  const each = (use: (i: number) => void): void => {
    for (let y = 0; y < height; y++) {
      const shift = (box.y0 + y) * picture.width + box.x0 - y * width;
      const end = (y + 1) * width;
      for (let at = sparse.next(y * width, end); at < end; at++) {
        if (mask[at] === 0) at = sparse.next(at, end) - 1;
        else use(shift + at);
      }
    }
  };
  each((i) => {
    const luma = picture.luma[i]!;
    levels.bins[luma]!++;
    if (levels.bins[luma]! > levels.bins[levels.mode]!) levels.mode = luma;
  });
  each((i) => {
    if (Math.abs(picture.luma[i]! - levels.mode) > 1) return;
    sum.r += picture.rgba[4 * i]!;
    sum.g += picture.rgba[4 * i + 1]!;
    sum.b += picture.rgba[4 * i + 2]!;
    sum.n++;
  });
  const coverage = levels.near() / mask.length;
  const tone = { luma: levels.mode, r: sum.r / sum.n, g: sum.g / sum.n, b: sum.b / sum.n, coverage };
  if (coverage < TONES.each || plain.coverage < TONES.each) return null;
  if (coverage + plain.coverage < TONES.both) return null;
  return toneDistance(tone, plain) >= TONES.apart ? tone : null;
}

interface Parted {
  page: Tone;
  fill: Tone;
  /** Rows of the two tones that lie on their own side, in all columns. */
  score: number;
  edge: Int32Array;
  /** Row after the last one of the fill. */
  last: Int32Array;
}

/** In each column the row that best parts the page above it from the fill below: just below the line between them. */
function partedAt(picture: Picture, { box, width, height }: Ink, page: Tone, fill: Tone): Parted {
  const reach = Math.max(NEAR.least, NEAR.share * toneDistance(page, fill));
  const [own, best, edge, last, below] = Array.from({ length: 5 }, () => newInts(width)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let y = 0; y < height; y++) {
    const start = (box.y0 + y) * picture.width + box.x0;
    for (let x = 0; x < width;) {
      const end = endOfRun(picture.runs, start + x, start + width) - start;
      const isPage = distance(picture, start + x, page) <= reach;
      const isFill = !isPage && distance(picture, start + x, fill) <= reach;
      for (; x < end; x++) {
        // Rows of the page above the edge less those of the fill: where they are most the edge lies best, and there lowest.
        if (isPage) own[x]!++;
        if (own[x]! >= best[x]!) [best[x], edge[x]] = [own[x]!, isFill ? y : y + 1];
        if (!isFill) continue;
        own[x]!--;
        below[x]!++;
        last[x] = y + 1;
      }
    }
  }
  let score = 0;
  for (let x = 0; x < width; x++) {
    const right = best[x]! + below[x]!;
    score += right;
    const isParted = right >= PARTED * height && last[x]! - edge[x]! >= LEAST_ROWS && edge[x]! > WHOLE;
    if (!isParted || below[x]! < LEAST_ROWS) edge[x] = -1;
  }
  return { page, fill, score, edge, last };
}

type Colour = readonly [number, number, number];

/** Least distance of the line's colour from its fill's by which its lower edge can be told, and most rows of a stroke. */
const EDGE = { apart: 12, most: 40 };

/**
 * The picture with the fill in the page's tone: what lies on it differs from the page as it differed from the fill, and the lower edge of the
 * line fades into the page as its upper one does.
 */
function withFillAs(picture: Picture, { box, width }: Ink, { page, fill, edge, last }: Parted): Picture {
  const { rgba } = picture;
  const data = Uint8ClampedArray.from(rgba);
  const at = (x: number, y: number): number => (box.y0 + y) * picture.width + box.x0 + x;
  const [over, under] = [colourOf(page), colourOf(fill)];
  const line = lineTone(picture, strokesOf(picture, box, page, edge, THICKEST));
  const reach = line ? squareOf(colourOf(line), under) : 0;
  if (line && reach >= EDGE.apart ** 2) {
    withStroke(picture, box, line, fill, edge);
    const own = colourOf(line);
    for (const { x, full } of strokesOf(picture, box, page, edge, 0)) {
      // A row that the line hardly covers has the tone of the fill.
      edge[x] = Math.min(edge[x]! + 1, last[x]!);
      for (let y = full + 1; y < edge[x]!; y++) {
        const p = 4 * at(x, y);
        const along = own.reduce((sum, v, c) => sum + (v - under[c]!) * (rgba[p + c]! - under[c]!), 0);
        const cover = clamp(along / reach, 0, 1);
        for (let c = 0; c < 3; c++) data[p + c] = over[c]! + cover * (own[c]! - over[c]!);
      }
    }
  }
  for (const [side, next] of sidesOf(edge))
    for (let y = edge[next]!; y < last[next]!; y++)
      for (let p = 4 * at(side, y), c = 0; c < 3; c++) data[p + c] = over[c]!;
  for (let x = 0; x < width; x++)
    for (let y = edge[x]!; y >= 0 && y < last[x]!; y++)
      for (let p = 4 * at(x, y), c = 0; c < 3; c++) data[p + c]! += Math.round(over[c]! - under[c]!);
  return toPicture({ width: picture.width, height: picture.height, data });
}

/** The colour of the stronger half of the strokes where they are farthest from the page. */
function lineTone({ rgba, luma }: Picture, strokes: readonly Stroke[]): Tone | null {
  if (strokes.length === 0) return null;
  const least = median(strokes.map(({ away }) => away));
  const strong = strokes.filter(({ away }) => away >= least);
  const usual = (of: (i: number) => number): number => median(strong.map(({ pixel }) => of(pixel)));
  const [r, g, b] = [0, 1, 2].map((c) => usual((i) => rgba[4 * i + c]!)) as [number, number, number];
  return { luma: usual((i) => luma[i]!), r, g, b, coverage: 0 };
}

/** Moves the edge below the stroke where the tone of the fill was met in the soft edge above it. */
function withStroke(picture: Picture, box: Box, line: Tone, fill: Tone, edge: Int32Array): void {
  const height = box.y1 - box.y0;
  edge.forEach((row, x) => {
    if (row < 0) return;
    for (let y = row; y < Math.min(height, edge[x]! + SOFT); y++) {
      const i = (box.y0 + y) * picture.width + box.x0 + x;
      const away = distance(picture, i, line);
      if (away <= NEAR.least && away < distance(picture, i, fill)) edge[x] = y + 1;
    }
  });
}

/** The columns without an edge beside the first and the last that have one, with these: half of them may be fill. */
const sidesOf = (edge: Int32Array): [number, number][] => {
  const own = [...edge.keys()].filter((x) => edge[x]! >= 0);
  const [first, end] = [own[0]!, own.at(-1)!];
  return (
    [
      [first - 1, first],
      [end + 1, end],
    ] as [number, number][]
  ).filter(([side]) => side >= 0 && side < edge.length);
};

const colourOf = ({ r, g, b }: Tone): Colour => [r, g, b];
const squareOf = (a: Colour, b: Colour): number => a.reduce((sum, v, c) => sum + (v - b[c]!) ** 2, 0);

interface Stroke {
  x: number;
  /** The row, and the pixel, that is farthest from the page, and how far. */
  full: number;
  pixel: number;
  away: number;
}

/** Rows below the edge in which the line may still be where its soft upper edge was taken for the fill. */
const THICKEST = 6;

/** In each column the row of the stroke, `below` rows below the edge at most, that is farthest from the page. */
function strokesOf(picture: Picture, box: Box, page: Tone, edge: Int32Array, below: number): Stroke[] {
  const out: Stroke[] = [];
  const height = box.y1 - box.y0;
  edge.forEach((row, x) => {
    let stroke: Stroke | null = null;
    for (let y = Math.min(height, row + below) - 1; y >= Math.max(0, row - EDGE.most); y--) {
      const pixel = (box.y0 + y) * picture.width + box.x0 + x;
      const away = distance(picture, pixel, page);
      if (away < NEAR.least) break;
      if (away > (stroke?.away ?? 0)) stroke = { x, full: y, pixel, away };
    }
    if (stroke) out.push(stroke);
  });
  return out;
}
