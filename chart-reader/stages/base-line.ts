/** A curve that is filled up to it above a base line and down to it below, in two colours: it is made one curve without a fill. */
import type { Ink } from '../image/ink.ts';
import { inkOf } from '../image/ink.ts';
import { clamp, median } from '../image/numbers.ts';
import { toPicture } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';

type Colour = readonly [number, number, number];

/** Rows from the base line at which the page and the fill are seen beside whatever is drawn on it. */
const BESIDE = 4;
/** How far a pixel of the page may lie off the page's tone, and how far a fill lies off it, in levels of a colour. */
const PAGE = 5;
const FILL = { least: 7, most: 150 };
/** Columns of which one is looked at. */
const EVERY = 2;
/** Least share of the pane's columns with a fill above the base line, and as many with one below, and of those between the first and the last. */
const SHARE = { each: 0.03, both: 0.75, pane: 0.4 };
/** How far a pixel of the fill may lie off that of the row before, and how many of them tell the tone of a row. */
const TONE = { off: 8, least: 3 };
/** Least share of the columns of a fill that end at a stroke with the page beyond, and the most of these that may do so in one row, as at the edge of a box. */
const CURVE = { seen: 0.05, level: 0.6 };
/** Rows of what lies across a fill at most. */
const ACROSS = 3;
/** Rows of a stroke at most. */
const STROKE = 24;
/** How far a mixture of the curve and what is behind it may lie off the straight way between them. */
const MIXED = 36;

/** The pane with the curve in one colour and without its fill. */
export interface Levelled {
  picture: Picture;
  ink: Ink;
}

interface Side {
  /** Colour of the fill by rows of the pane, from the base line on. */
  fill: Colour[];
  line: Colour;
}

/** The pane of a chart about a base line with one curve and no fill; null for every other pane. */
export function withoutBaseLine(picture: Picture, ink: Ink): Levelled | null {
  const base = baseRow(picture, ink);
  if (!base) return null;
  const above = sideOf(picture, ink, base.row, base.above, -1);
  const below = sideOf(picture, ink, base.row, base.below, 1);
  if (!above || !below) return null;
  const { box, width, height } = ink;
  const page = pageOf(ink);
  const data = Uint8ClampedArray.from(picture.rgba);
  const known = [new Map<number, number>(), new Map<number, number>()];
  for (let y = 0; y < height; y++) {
    const side = y < base.row ? above : below;
    const fill = side.fill[Math.abs(y - base.row)] ?? side.fill.at(-1)!;
    const even = side.fill.every((c) => offOf(c, fill) === 0);
    const memo = even ? known[y < base.row ? 0 : 1]! : new Map<number, number>();
    for (let x = 0; x < width; x++) {
      const i = (box.y0 + y) * picture.width + box.x0 + x;
      const pixel = picture.pixels[i]!;
      let cover = memo.get(pixel);
      if (cover === undefined) {
        const own = colourAt(picture, i);
        const [onPage, onFill] = [coverOn(own, page, side.line), coverOn(own, fill, side.line)];
        const nearer = onPage.off <= onFill.off ? onPage : onFill;
        cover = nearer.off <= MIXED ? nearer.cover : -1;
        memo.set(pixel, cover);
      }
      if (cover < 0) continue;
      for (let c = 0; c < 3; c++) data[4 * i + c] = page[c]! + cover * (above.line[c]! - page[c]!);
    }
  }
  const flat = toPicture({ width: picture.width, height: picture.height, data });
  const { printed } = ink;
  return { picture: flat, ink: { ...inkOf(flat, box), ...(printed ? { printed } : {}) } };
}

const pageOf = ({ plain }: Ink): Colour => [plain.r, plain.g, plain.b];

const colourAt = ({ rgba }: Picture, i: number): Colour => [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!];

const offOf = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** What a pixel shows; 0 where it is neither. */
const [IS_PAGE, IS_FILL] = [1, 2];

interface Base {
  row: number;
  /** Columns in which the fill lies above it, and below it. */
  above: number[];
  below: number[];
}

/** The row at which nearly all columns go from a fill to the page: in some of them downwards, in others upwards. */
function baseRow(picture: Picture, ink: Ink): Base | null {
  const { box, width, height } = ink;
  const { r, g, b } = ink.plain;
  const { rgba } = picture;
  const up = new Int32Array(height);
  const down = new Int32Array(height);
  const stateAt = (x: number, y: number): number => {
    const p = 4 * ((box.y0 + y) * picture.width + box.x0 + x);
    const off = Math.max(Math.abs(rgba[p]! - r), Math.abs(rgba[p + 1]! - g), Math.abs(rgba[p + 2]! - b));
    return off <= PAGE ? IS_PAGE : off >= FILL.least && off <= FILL.most ? IS_FILL : 0;
  };
  /** What the last rows show, each in the place of the one so many rows above it. */
  const states = new Uint8Array(2 * BESIDE * width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += EVERY) {
      const at = (y % (2 * BESIDE)) * width + x;
      const over = states[at]!;
      const under = (states[at] = stateAt(x, y));
      if (over === IS_FILL && under === IS_PAGE) up[y - BESIDE]!++;
      if (over === IS_PAGE && under === IS_FILL) down[y - BESIDE]!++;
    }
  const columns = width / EVERY;
  let row = -1;
  for (let y = 0; y < height; y++)
    if (
      Math.min(up[y]!, down[y]!) >= SHARE.each * columns &&
      (row < 0 || up[y]! + down[y]! > up[row]! + down[row]!)
    )
      row = y;
  if (row < 0 || up[row]! + down[row]! < SHARE.pane * columns) return null;
  const most = up[row]! + down[row]!;
  let last = row;
  while (last + 1 < height && up[last + 1]! + down[last + 1]! >= 0.95 * most) last++;
  row = (row + last) >> 1;
  const above: number[] = [];
  const below: number[] = [];
  for (let x = 0; x < width; x++) {
    const [over, under] = [stateAt(x, row - BESIDE), stateAt(x, row + BESIDE)];
    if (over === IS_FILL && under === IS_PAGE) above.push(x);
    if (over === IS_PAGE && under === IS_FILL) below.push(x);
  }
  const all = [...above, ...below];
  const span = Math.max(...all) - Math.min(...all) + 1;
  return all.length >= SHARE.both * span ? { row, above, below } : null;
}

/** The fill on one side of the base line, row by row, and the colour of the curve at which it ends. */
function sideOf(
  picture: Picture,
  ink: Ink,
  row: number,
  columns: readonly number[],
  way: 1 | -1,
): Side | null {
  const { box, height } = ink;
  const at = (x: number, y: number): Colour => colourAt(picture, (box.y0 + y) * picture.width + box.x0 + x);
  const medianOf = (list: readonly Colour[]): Colour =>
    [0, 1, 2].map((c) => median(list.map((v) => v[c]!))) as unknown as Colour;
  const first = medianOf(columns.map((x) => at(x, row + way * BESIDE)));
  const fill: Colour[] = Array.from({ length: BESIDE + 1 }, () => first);
  const inside = (y: number): boolean => y >= 0 && y < height;
  for (let y = row + way * (BESIDE + 1); inside(y); y += way) {
    const before = fill.at(-1)!;
    const alike = columns.map((x) => at(x, y)).filter((c) => offOf(c, before) <= TONE.off);
    fill.push(alike.length >= TONE.least ? medianOf(alike) : before);
  }
  const page = pageOf(ink);
  const strokes = columns.flatMap((x) => strokeOn(x));
  const rows = new Map<number, number>();
  for (const { y } of strokes) rows.set(y, (rows.get(y) ?? 0) + 1);
  if (strokes.length < CURVE.seen * columns.length) return null;
  if (Math.max(...rows.values()) > CURVE.level * strokes.length) return null;
  return { fill, line: medianOf(strokes.map(({ colour }) => colour)) };

  /** What the fill of a column ends at, where it is farthest from the page, if the page lies beyond. */
  function strokeOn(x: number): { y: number; colour: Colour }[] {
    let y = row + way * BESIDE;
    const filled = (v: number): boolean => inside(v) && offOf(at(x, v), fill[Math.abs(v - row)]!) <= TONE.off;
    // A line of the grid behind the fill, or another curve before it, takes a few rows.
    for (let over = 0; over <= ACROSS; over++)
      if (filled(y + way * over)) {
        y += way * (over + 1);
        over = -1;
      }
    let best: { y: number; colour: Colour } | null = null;
    for (let n = 0; n < STROKE && inside(y); n++, y += way) {
      const colour = at(x, y);
      if (offOf(colour, page) <= PAGE) return best ? [best] : [];
      if (!best || offOf(colour, page) > offOf(best.colour, page)) best = { y, colour };
    }
    return [];
  }
}

/** How much of a pixel a curve of that colour covers before that ground, and how far it lies off the mixtures of the two. */
export function coverOn(own: Colour, ground: Colour, line: Colour): { cover: number; off: number } {
  const way = line.map((v, c) => v - ground[c]!);
  const square = way.reduce((sum, v) => sum + v * v, 0);
  const along = own.reduce((sum, v, c) => sum + (v - ground[c]!) * way[c]!, 0);
  const cover = square > 0 ? clamp(along / square, 0, 1) : 0;
  const off = Math.max(...own.map((v, c) => Math.abs(v - ground[c]! - cover * way[c]!)));
  return { cover, off };
}
