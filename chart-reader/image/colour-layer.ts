import type { Picture } from './picture.ts';
import { colourKey } from './rectangles.ts';
import type { Ink } from './ink.ts';
import { removeLines } from './ink.ts';

/** Farthest that a pixel may lie from the line between the background and a colour of the layer. */
const OFF_LINE = 30;
/** Least share of the layer's colour in a pixel: half-covered edges belong to it, faint copies (volume) do not. */
const LEAST_SHARE = 0.3;

/**
 * The part of the ink that is drawn in one of the given colours, blends with the background (anti-aliased edges)
 * included. What is drawn in other colours becomes `other`: it may hide parts of the layer.
 */
export function layerOf(picture: Picture, ink: Ink, colours: readonly (readonly number[])[]): Ink {
  const { box, width, height } = ink;
  const table = blendTable(colours, [ink.plain.r, ink.plain.g, ink.plain.b]);
  const mask = new Uint8Array(width * height);
  const other = new Uint8Array(width * height);
  const { rgba } = picture;
  for (let y = 0; y < height; y++) {
    let p = 4 * ((box.y0 + y) * picture.width + box.x0);
    for (let i = y * width, end = i + width; i < end; i++, p += 4) {
      if (table[colourKey(rgba[p]!, rgba[p + 1]!, rgba[p + 2]!)]) mask[i] = 1;
      else if (ink.mask[i]) other[i] = 1;
    }
  }
  const layer: Ink = { ...ink, mask, other };
  removeLines(layer);
  return layer;
}

/** For every colour (see `colourKey`) 1 where it is one of the colours or a blend of one with the background. */
function blendTable(colours: readonly (readonly number[])[], back: readonly number[]): Uint8Array {
  const table = new Uint8Array(32768);
  for (const colour of colours) {
    const d = [colour[0]! - back[0]!, colour[1]! - back[1]!, colour[2]! - back[2]!] as const;
    const length = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
    for (let key = 0; key < 32768; key++) {
      const r = (((key >> 10) << 3) | 4) - back[0]!;
      const g = ((((key >> 5) & 31) << 3) | 4) - back[1]!;
      const b = (((key & 31) << 3) | 4) - back[2]!;
      const t = Math.min(1, (r * d[0] + g * d[1] + b * d[2]) / Math.max(1, length));
      if (t < LEAST_SHARE) continue;
      const off = Math.hypot(r - t * d[0], g - t * d[1], b - t * d[2]);
      if (off <= OFF_LINE) table[key] = 1;
    }
  }
  return table;
}
