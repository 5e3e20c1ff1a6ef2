import type { Ink } from '../image/ink.ts';
import { clamp } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';
import { assignCells, cellOf, cosine, emptyCells, NO_RAY, raysOf } from './colour-rays.ts';
import type { Cells, Ray } from './colour-rays.ts';

/**
 * The pane by colours. A thin line mixes its colour with the background at its edges, so that its pixels lie on one ray
 * from the background's colour; a layer is such a ray. Planes are column by column (`x * height + y`), because curves
 * are followed from column to column.
 */
export interface ColourLayers {
  width: number;
  height: number;
  /** Colour of each layer at full cover. */
  colours: [number, number, number][];
  /** Number of a pixel's layer, the first is 1; `NO_LAYER` where it is in none. */
  layer: Uint8Array;
  /** How much of the pixel its layer covers, `FULL` for all of it. */
  cover: Uint8Array;
  /** Widest line that counts as thin, in pixels. */
  reach: number;
}

export const NO_LAYER = 0;
/** Cover of a pixel that has the layer's colour; stronger pixels go up to 255. */
export const FULL = 200;

const LEAST_CONTRAST = 10;
const LEAST_SEED = 24;
/** Cosine of the angle within which rays that lie side by side all along are one layer. */
const KIN = 0.8;
const FAINTEST = 6;

/** Splits what is drawn in the pane into layers of one colour each. */
export function colourLayers(picture: Picture, ink: Ink): ColourLayers {
  const reach = clamp(Math.round(Math.min(ink.width, ink.height) / 100), 4, 12);
  const cells = emptyCells();
  const thin = thinPixels(picture, ink, reach, cells);
  const split = raysOf(cells, 0.1 * ink.width);
  const rayOfCell = assignCells(cells, split);
  const host = mergeTouching(picture, thin, split, rayOfCell, ink);
  const kept = [...new Set(host)];
  const rays = kept.map((k) => split[k]!);
  const layerOfCell = rayOfCell.map((k) => (k === NO_RAY ? k : kept.indexOf(host[k]!)));
  const strength = strengthsOf(picture, ink, thin, rays, layerOfCell);
  const { plain } = ink;
  return {
    width: ink.width,
    height: ink.height,
    colours: rays.map((ray, i) => [
      Math.round(clamp(plain.r + ray.r * strength[i]!, 0, 255)),
      Math.round(clamp(plain.g + ray.g * strength[i]!, 0, 255)),
      Math.round(clamp(plain.b + ray.b * strength[i]!, 0, 255)),
    ]),
    ...planes(picture, ink, rays, strength, layerOfCell),
    reach,
  };
}

/** Cell of a pixel's difference from the pane's background; -1 where there is none to speak of. */
function cellAt(picture: Picture, ink: Ink, i: number): number {
  const { rgba } = picture;
  const { plain } = ink;
  const p = 4 * i;
  const dr = rgba[p]! - plain.r;
  const dg = rgba[p + 1]! - plain.g;
  const db = rgba[p + 2]! - plain.b;
  const most = Math.max(Math.abs(dr), Math.abs(dg), Math.abs(db));
  return most < FAINTEST ? -1 : cellOf(dr, dg, db, most);
}

/**
 * The ray to whose layer each ray belongs. Compression, and a fill or grid behind a soft edge, split the colour of one
 * line over several rays, which then lie side by side all along; the largest one has the line's colour. Lines of two
 * colours touch only where they cross.
 */
function mergeTouching(
  picture: Picture,
  thin: Int32Array,
  rays: Ray[],
  rayOfCell: Uint8Array,
  ink: Ink,
): number[] {
  const n = rays.length;
  const own = new Int32Array(n);
  const beside = new Int32Array(n * n);
  const rayAt = (i: number): number => {
    const c = cellAt(picture, ink, i);
    return c < 0 ? NO_RAY : rayOfCell[c]!;
  };
  for (let t = 0; t < thin.length; t += 2) {
    const i = thin[t]!;
    const a = rayAt(i);
    if (a === NO_RAY) continue;
    own[a]!++;
    let seen = 0;
    for (const j of [i - picture.width, i + picture.width, i - 1, i + 1]) {
      const b = rayAt(j);
      if (b === NO_RAY || b === a || seen & (1 << b)) continue;
      seen |= 1 << b;
      beside[a * n + b]!++;
    }
  }
  const host = rays.map((_, k) => k);
  const bySize = [...host].sort((a, b) => own[b]! - own[a]!);
  bySize.forEach((a, rank) => {
    const larger = bySize.slice(0, rank).filter((b) => cosine(rays[a]!, rays[b]!) > KIN);
    const most = larger.reduce((best, b) => Math.max(best, beside[a * n + b]!), 0);
    const nearest = larger.find((b) => beside[a * n + b] === most);
    if (nearest !== undefined && most > 0.5 * own[a]!) host[a] = host[nearest]!;
  });
  return host;
}

/**
 * Pixels (indices into the picture) of thin things: unlike the pixels `reach` or half of it away on both sides, above
 * and below or left and right. Their colour differences from the background are counted in `cells`.
 */
function thinPixels(picture: Picture, ink: Ink, reach: number, cells: Cells): Int32Array {
  const { rgba, width } = picture;
  const { box, plain } = ink;
  let found = new Int32Array(4096);
  let n = 0;
  const unlike = (p: number, q: number, least: number): boolean =>
    Math.abs(rgba[p]! - rgba[q]!) >= least ||
    Math.abs(rgba[p + 1]! - rgba[q + 1]!) >= least ||
    Math.abs(rgba[p + 2]! - rgba[q + 2]!) >= least;
  const half = reach >> 1;
  const { contrast } = ink;
  const sparse = new Sparse(contrast);
  for (let y = reach; y < ink.height - reach; y++) {
    const end = (y + 1) * ink.width - reach;
    const shift = (box.y0 + y) * width + box.x0 - y * ink.width;
    for (let at = sparse.next(y * ink.width + reach, end); at < end; at++) {
      const strength = contrast[at]!;
      if (strength === 0) at = sparse.next(at, end) - 1;
      if (strength < LEAST_SEED) continue;
      const i = shift + at;
      const p = 4 * i;
      const dr = rgba[p]! - plain.r;
      const dg = rgba[p + 1]! - plain.g;
      const db = rgba[p + 2]! - plain.b;
      const most = Math.max(Math.abs(dr), Math.abs(dg), Math.abs(db));
      const least = Math.max(12, 0.35 * most);
      let thin = false;
      for (let k = half; k <= reach && !thin; k += reach - half) {
        const v = 4 * k * width;
        const h = 4 * k;
        thin =
          (unlike(p, p - v, least) && unlike(p, p + v, least)) ||
          (unlike(p, p - h, least) && unlike(p, p + h, least));
      }
      if (!thin || most < LEAST_SEED) continue;
      if (n === found.length) {
        const bigger = new Int32Array(2 * n);
        bigger.set(found);
        found = bigger;
      }
      found[n++] = i;
      const c = cellOf(dr, dg, db, most);
      cells.count[c]!++;
      cells.r[c]! += dr;
      cells.g[c]! += dg;
      cells.b[c]! += db;
    }
  }
  return found.subarray(0, n);
}

/** Distance of each layer's colour from the background: the upper fifth of its thin pixels is fully covered. */
function strengthsOf(
  picture: Picture,
  ink: Ink,
  thin: Int32Array,
  rays: Ray[],
  layerOfCell: Uint8Array,
): number[] {
  const { rgba } = picture;
  const { plain } = ink;
  const bins = rays.map(() => new Int32Array(450));
  for (const i of thin) {
    const p = 4 * i;
    const dr = rgba[p]! - plain.r;
    const dg = rgba[p + 1]! - plain.g;
    const db = rgba[p + 2]! - plain.b;
    const k = layerOfCell[cellOf(dr, dg, db, Math.max(Math.abs(dr), Math.abs(dg), Math.abs(db)))]!;
    if (k === NO_RAY) continue;
    const ray = rays[k]!;
    bins[k]![Math.round(Math.max(0, dr * ray.r + dg * ray.g + db * ray.b))]!++;
  }
  return bins.map((counts) => {
    let left = 0.2 * counts.reduce((a, b) => a + b, 0);
    let level = counts.length - 1;
    while (level > 1 && left > counts[level]!) left -= counts[level--]!;
    return Math.max(1, level);
  });
}

function planes(
  picture: Picture,
  ink: Ink,
  rays: Ray[],
  strength: number[],
  layerOfCell: Uint8Array,
): { layer: Uint8Array; cover: Uint8Array } {
  const { rgba, width } = picture;
  const { box, plain, height } = ink;
  const layer = new Uint8Array(ink.width * height);
  const cover = new Uint8Array(ink.width * height);
  const sparse = new Sparse(ink.contrast);
  for (let y = 0; y < height; y++) {
    const base = (box.y0 + y) * width + box.x0;
    const start = y * ink.width;
    const end = start + ink.width;
    for (let i = sparse.next(start, end); i < end; i++) {
      const contrast = ink.contrast[i]!;
      if (contrast === 0) i = sparse.next(i, end) - 1;
      if (contrast < LEAST_CONTRAST) continue;
      const x = i - start;
      const p = 4 * (base + x);
      const dr = rgba[p]! - plain.r;
      const dg = rgba[p + 1]! - plain.g;
      const db = rgba[p + 2]! - plain.b;
      const most = Math.max(Math.abs(dr), Math.abs(dg), Math.abs(db));
      if (most < FAINTEST) continue;
      const k = layerOfCell[cellOf(dr, dg, db, most)]!;
      if (k === NO_RAY) continue;
      const ray = rays[k]!;
      const share = (dr * ray.r + dg * ray.g + db * ray.b) / strength[k]!;
      const at = x * height + y;
      layer[at] = k + 1;
      cover[at] = Math.min(255, Math.round(FULL * share));
    }
  }
  return { layer, cover };
}
