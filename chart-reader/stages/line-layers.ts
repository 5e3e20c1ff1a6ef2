import { newInts } from '../image/planes.ts';
import type { Ink } from '../image/ink.ts';
import { clamp } from '../image/numbers.ts';
import { ColourMemo } from '../image/colour-memo.ts';
import type { Picture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';
import { assignCells, cellOf, cosine, emptyCells, NO_RAY, raysOf } from './colour-rays.ts';
import type { Cells, Ray } from './colour-rays.ts';

/**
 * The pane by colours. A thin line mixes its colour with the background at its edges, so that its pixels lie on one ray
 * from the background's colour; a layer is such a ray.
 */
export interface ColourLayers {
  /** Colour of each layer at full cover. */
  colours: [number, number, number][];
  /** Number of the layer that a pixel is in (the first is 1) times 256, and how much of the pixel it covers; 0 for none. */
  byColour: ColourMemo;
  /** Widest line that counts as thin, in pixels. */
  reach: number;
}

/** Cover of a pixel that has the layer's colour; stronger pixels go up to 255. */
export const FULL = 200;

const LEAST_SEED = 24;
/** Cosine of the angle within which rays that lie side by side all along are one layer. */
const KIN = 0.8;
const FAINTEST = 6;

/** Widest line of the pane that counts as thin, in pixels. */
export const reachOf = ({ width, height }: Ink): number =>
  clamp(Math.round(Math.min(width, height) / 100), 4, 12);

/** Splits what is drawn in the pane into layers of one colour each. */
export function colourLayers(picture: Picture, ink: Ink): ColourLayers {
  const reach = reachOf(ink);
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
    colours: rays.map((ray, i) => [
      Math.round(clamp(plain.r + ray.r * strength[i]!, 0, 255)),
      Math.round(clamp(plain.g + ray.g * strength[i]!, 0, 255)),
      Math.round(clamp(plain.b + ray.b * strength[i]!, 0, 255)),
    ]),
    byColour: layersByColour(picture, ink, rays, strength, layerOfCell),
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
  const colours = new ColourMemo(picture, (i) => {
    const c = cellAt(picture, ink, i);
    return c < 0 ? NO_RAY : rayOfCell[c]!;
  });
  const around = [-picture.width, picture.width, -1, 1];
  for (let t = 0; t < thin.length; t += 2) {
    const i = thin[t]!;
    const a = colours.at(i);
    if (a === NO_RAY) continue;
    own[a]!++;
    let seen = 0;
    for (const step of around) {
      const b = colours.at(i + step);
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
  const { rgba, pixels, width } = picture;
  const { box, plain } = ink;
  let found = newInts(4096);
  let n = 0;
  const unlike = (p: number, q: number, least: number): boolean =>
    Math.abs(rgba[p]! - rgba[q]!) >= least ||
    Math.abs(rgba[p + 1]! - rgba[q + 1]!) >= least ||
    Math.abs(rgba[p + 2]! - rgba[q + 2]!) >= least;
  const half = reach >> 1;
  /** Whether the pixels so many steps away on both sides have other colours than pixel `i`. */
  const stands = (i: number, step: number): boolean =>
    pixels[i - step] !== pixels[i] && pixels[i + step] !== pixels[i];
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
      if (!stands(i, half) && !stands(i, half * width) && !stands(i, reach) && !stands(i, reach * width))
        continue;
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
        const bigger = newInts(2 * n);
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
  // Ray and length along it of a colour.
  const colours = new ColourMemo(picture, (i) => {
    const p = 4 * i;
    const dr = rgba[p]! - plain.r;
    const dg = rgba[p + 1]! - plain.g;
    const db = rgba[p + 2]! - plain.b;
    const k = layerOfCell[cellOf(dr, dg, db, Math.max(Math.abs(dr), Math.abs(dg), Math.abs(db)))]!;
    if (k === NO_RAY) return -1;
    const ray = rays[k]!;
    return (k << 9) | Math.round(Math.max(0, dr * ray.r + dg * ray.g + db * ray.b));
  });
  for (const i of thin) {
    const own = colours.at(i);
    if (own >= 0) bins[own >> 9]![own & 511]!++;
  }
  return bins.map((counts) => {
    let left = 0.2 * counts.reduce((a, b) => a + b, 0);
    let level = counts.length - 1;
    while (level > 1 && left > counts[level]!) left -= counts[level--]!;
    return Math.max(1, level);
  });
}

/** Layer and cover of a colour: the layer's number and eight bits of cover, 0 where it is in none. */
function layersByColour(
  picture: Picture,
  { plain }: Ink,
  rays: Ray[],
  strength: number[],
  layerOfCell: Uint8Array,
): ColourMemo {
  const { rgba } = picture;
  return new ColourMemo(picture, (i) => {
    const p = 4 * i;
    const dr = rgba[p]! - plain.r;
    const dg = rgba[p + 1]! - plain.g;
    const db = rgba[p + 2]! - plain.b;
    const most = Math.max(Math.abs(dr), Math.abs(dg), Math.abs(db));
    if (most < FAINTEST) return 0;
    const k = layerOfCell[cellOf(dr, dg, db, most)]!;
    if (k === NO_RAY) return 0;
    const ray = rays[k]!;
    const share = (dr * ray.r + dg * ray.g + db * ray.b) / strength[k]!;
    return ((k + 1) << 8) | (Math.min(255, Math.round(FULL * share)) & 255);
  });
}
