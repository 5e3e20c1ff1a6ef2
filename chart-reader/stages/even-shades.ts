/** Zones, bubbles, bands and fills that a line lies in or under: the pane as it would look without them. */
import { distance } from '../image/background.ts';
import type { Ink } from '../image/ink.ts';
import { inkOf } from '../image/ink.ts';
import { endOfRun } from '../image/pixel-runs.ts';
import { newInts } from '../image/planes.ts';
import type { Picture } from '../image/picture.ts';
import { toPicture } from '../image/picture.ts';
import { clearBox } from './layout.ts';
import { isCurve } from './is-curve.ts';
import { areAlike } from './line-colour.ts';
import { reachOf } from './line-layers.ts';
import type { LineTrace } from './line-trace.ts';

/** How far two pixels of one shade may lie apart in each channel. */
const SAME = 4;
/** Least share of the pane that is shaded, and most pixels of a pane that are looked at. */
const LEAST_SHADED = 0.002;
const MOST_PIXELS = 12e6;
/** Rows beside printed labels that their soft edges colour. */
const EDGE = 3;

/**
 * The pane with every even shade in the tone of the page: what is drawn on one differs from the page as it differed from the shade. Null where
 * there is hardly any.
 */
export function withoutShades(picture: Picture, ink: Ink): { picture: Picture; ink: Ink } | null {
  const { box, width, height, plain } = ink;
  if (width * height > MOST_PIXELS || !hasShades(picture, ink)) return null;
  const { rgba, pixels } = picture;
  const ground = groundOf(picture, ink);
  const data = new Uint8ClampedArray(rgba);
  const page = [plain.r, plain.g, plain.b];
  const shade = new Float32Array(3);
  let [known, gain] = [-1, 0];
  for (let y = 0; y < height; y++) {
    const row = (box.y0 + y) * picture.width + box.x0;
    for (let x = 0; x < width; x++) {
      const from = ground[y * width + x]!;
      if (from < 0) continue;
      if (pixels[from] !== known) {
        known = pixels[from]!;
        for (let c = 0; c < 3; c++) shade[c] = rgba[4 * from + c]!;
        gain = gainOf(shade, page);
      }
      if (gain === 0) continue;
      const p = 4 * (row + x);
      for (let c = 0; c < 3; c++) data[p + c] = page[c]! + gain * (rgba[p + c]! - shade[c]!);
    }
  }
  const flat = toPicture({ width: picture.width, height: picture.height, data });
  const bare = inkOf(flat, box);
  const { printed } = ink;
  for (const one of printed ?? []) clearBox(bare, one, EDGE);
  return { picture: flat, ink: { ...bare, ...(printed ? { printed } : {}) } };
}

/** Share of the pane's columns from which on some of them are looked at. */
const LEAST_COLUMNS = 0.05;
/** Columns and rows that are looked at to see whether there are shades at all. */
const EVERY = 4;

/** Whether so many pixels of these columns are like those around them, and unlike the page. */
export function hasShades(picture: Picture, ink: Ink, from = 0, to = ink.width): boolean {
  if (to - from < LEAST_COLUMNS * ink.width) return false;
  const { box, width, height, plain } = ink;
  const { pixels } = picture;
  const reach = thickest(ink);
  let shaded = 0;
  for (let y = reach; y < height - reach; y += EVERY)
    for (let x = Math.max(reach, from); x < Math.min(width - reach, to); x += EVERY) {
      const i = (box.y0 + y) * picture.width + box.x0 + x;
      if (
        distance(picture, i, plain) < SAME ||
        pixels[i] !== pixels[i - reach] ||
        pixels[i] !== pixels[i + reach]
      )
        continue;
      if (
        distance(picture, i - reach * picture.width, plain) >= SAME &&
        distance(picture, i + reach * picture.width, plain) >= SAME
      )
        shaded++;
    }
  return shaded * EVERY ** 2 >= LEAST_SHADED * (to - from) * height;
}

/** Half of what a line is thick at most. */
const thickest = (ink: Ink): number => (reachOf(ink) + 1) >> 1;

/** Most that what shines through a shade is made stronger. */
const MOST_GAIN = 2;

/** How many times paler a shade makes what it lies over, at least: no colour is beyond white or black. 0 for the page itself. */
function gainOf(shade: ArrayLike<number>, page: readonly number[]): number {
  let [off, cover] = [0, 0];
  for (let c = 0; c < 3; c++) {
    const d = shade[c]! - page[c]!;
    off = Math.max(off, Math.abs(d));
    cover = Math.max(cover, d > 0 ? d / (255 - page[c]!) : -d / page[c]!);
  }
  return off < SAME ? 0 : 1 / Math.max(1 / MOST_GAIN, 1 - cover);
}

/** For each pixel of the pane the nearest one that all around it are like, farther than any line is thick; -1 where there is none. */
function groundOf(picture: Picture, ink: Ink): Int32Array {
  const { box, width, height, plain } = ink;
  const { rgba, pixels, runs } = picture;
  const reach = thickest(ink);
  const source = newInts(width * height).fill(-1);
  const far = newInts(width * height).fill(width + height);
  const beside = [reach, (reach + 1) >> 1, 1].flatMap((k) => [k, -k]);
  const over = beside.map((k) => k * picture.width);
  const off = (p: number, q: number): boolean => Math.abs(rgba[p]! - rgba[q]!) > SAME;
  const areLike = (i: number, steps: readonly number[]): boolean => {
    for (const step of steps) {
      const j = i + step;
      if (pixels[i] === pixels[j]) continue;
      if (off(4 * i, 4 * j) || off(4 * i + 1, 4 * j + 1) || off(4 * i + 2, 4 * j + 2)) return false;
    }
    return true;
  };
  for (let y = reach; y < height - reach; y++) {
    const row = (box.y0 + y) * picture.width + box.x0;
    const last = row + width - reach;
    for (let i = row + reach; i < last;) {
      const from = i;
      const end = endOfRun(runs, i, last);
      const isPage = end - from > 2 * reach && distance(picture, from, plain) < SAME;
      for (; i < end; i++) {
        const inside = i - from >= reach && end - i > reach;
        if (!(inside && isPage) && !(areLike(i, over) && (inside || areLike(i, beside)))) continue;
        const at = y * width + i - row;
        source[at] = i;
        far[at] = 0;
      }
    }
  }
  const take = (at: number, from: number): void => {
    if (far[from]! + 1 >= far[at]!) return;
    far[at] = far[from]! + 1;
    source[at] = source[from]!;
  };
  for (let at = 0, y = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (far[at] === 0) continue;
      if (x > 0) take(at, at - 1);
      if (y > 0) take(at, at - width);
    }
  for (let y = height - 1, at = width * height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, at--) {
      if (far[at] === 0) continue;
      if (x < width - 1) take(at, at + 1);
      if (y < height - 1) take(at, at + width);
    }
  return source;
}

/** Share of a line's columns in which it is seen in the pane as it is, and rows by which a shade may move its middle. */
const DRAWN = { least: 0.4, rows: 1.5 };
/** Share of the pane's columns in which such curves are seen at least. */
const LEAST_CURVES = 0.15;

/** Whether there are curves enough in the pane for one of them to be seen along a line. */
export const hasCurves = (traces: readonly LineTrace[]): boolean =>
  traces.filter(isCurve).reduce((sum, { span, seen }) => sum + span * seen, 0) >= LEAST_CURVES;

/** Whether curves of the line's colour lie along it in the pane as it is: what is left of bodies and fills was none there. */
export function isDrawn({ y, from, to, ...line }: LineTrace, traces: readonly LineTrace[]): boolean {
  const own = traces.filter((t) => areAlike(t, { ...line, y, from, to }));
  let [drawn, all] = [0, 0];
  for (let x = from; x < to; x++) {
    if (Number.isNaN(y[x]!)) continue;
    all++;
    if (own.some((t) => Math.abs(t.y[x]! - y[x]!) <= DRAWN.rows)) drawn++;
  }
  return drawn >= DRAWN.least * all;
}
