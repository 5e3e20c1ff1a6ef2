import { newBytes } from './planes.ts';
import type { Picture } from './picture.ts';
import { endOfRun, fillRun } from './pixel-runs.ts';
import { colourKey } from './rectangles.ts';
import { Sparse } from './sparse.ts';
import type { Ink } from './ink.ts';
import { removeLines } from './ink.ts';

/** Farthest that a pixel may lie from the line between the background and a colour of the layer. */
const OFF_LINE = 30;
/** Least share of the layer's colour in a pixel: half-covered edges belong to it, faint copies (volume) do not. */
const LEAST_SHARE = 0.3;

/** From this share on a pixel has the colour itself. */
const WHOLE_SHARE = 0.8;
/** Least contrast of a blend: a grey line of the grid may have the tone of a half-covered edge, and has none against itself. */
const LEAST_CONTRAST = 8;
/** A blend that covers this share of the pane in runs wider than bars are is that of a zone, and no edge. */
const MOST_WIDE = 0.01;

/**
 * The part of the ink that is drawn in one of the given colours, blends with the background (anti-aliased edges)
 * included. What is drawn in other colours becomes `other`: it may hide parts of the layer.
 */
export function layerOf(
  picture: Picture,
  ink: Ink,
  colours: readonly (readonly number[])[],
  wide?: Int32Array,
): Ink {
  const { box, width, height } = ink;
  const blends = new Blends(colours, [ink.plain.r, ink.plain.g, ink.plain.b]);
  const mask = newBytes(width * height);
  const other = newBytes(width * height);
  const { rgba, pixels, runs } = picture;
  // Most pixels that are in no layer have the colour of the ground.
  let none = -1;
  const sparse = new Sparse(ink.mask);
  for (let y = 0; y < height; y++) {
    const base = (box.y0 + y) * picture.width + box.x0;
    for (let x = 0; x < width;) {
      const from = x;
      x = endOfRun(runs, base + x, base + width) - base;
      const pixel = pixels[base + from]!;
      if (pixel === none) continue;
      const p = 4 * (base + from);
      const key = colourKey(rgba[p]!, rgba[p + 1]!, rgba[p + 2]!);
      const kind = blends.of(key);
      if (kind === BLEND && wide && wide[key]! > MOST_WIDE * width * height) continue;
      if (kind === WHOLE) fillRun(mask, 1, y * width + from, y * width + x);
      else if (kind === BLEND)
        for (let i = y * width + from; i < y * width + x; i++)
          if (ink.contrast[i]! >= LEAST_CONTRAST) mask[i] = 1;
      if (kind === NO) none = pixel;
    }
    const end = (y + 1) * width;
    for (let i = sparse.next(y * width, end); i < end; i++) {
      if (ink.mask[i]! === 0) i = sparse.next(i, end) - 1;
      else if (mask[i]! === 0) other[i] = 1;
    }
  }
  const layer: Ink = { ...ink, mask, other };
  removeLines(layer);
  return layer;
}

/** Tells of a pixel of the picture whether it has one of the colours or a blend of one with the ground of the ink. */
export function inColours(
  { rgba }: Picture,
  { plain }: Ink,
  colours: readonly (readonly number[])[],
): (pixel: number) => boolean {
  const blends = new Blends(colours, [plain.r, plain.g, plain.b]);
  return (pixel) => blends.of(colourKey(rgba[4 * pixel]!, rgba[4 * pixel + 1]!, rgba[4 * pixel + 2]!)) !== NO;
}

const UNKNOWN = 0;
const NO = 1;
const BLEND = 2;
const WHOLE = 3;

/** The colours (see `colourKey`) that are one of some colours or a blend of one with the background. */
class Blends {
  private readonly known = new Uint8Array(32768);
  private readonly back: readonly number[];
  private readonly ways: { d: readonly [number, number, number]; length: number }[];

  constructor(colours: readonly (readonly number[])[], back: readonly number[]) {
    this.back = back;
    this.ways = colours.map((colour) => {
      const d = [colour[0]! - back[0]!, colour[1]! - back[1]!, colour[2]! - back[2]!] as const;
      return { d, length: d[0] * d[0] + d[1] * d[1] + d[2] * d[2] };
    });
  }

  /** A picture has far fewer colours than there are, so each is worked out when it is first met. */
  of(key: number): number {
    if (this.known[key]! === UNKNOWN) this.known[key] = this.kindOf(key);
    return this.known[key]!;
  }

  private kindOf(key: number): number {
    const r = (((key >> 10) << 3) | 4) - this.back[0]!;
    const g = ((((key >> 5) & 31) << 3) | 4) - this.back[1]!;
    const b = (((key & 31) << 3) | 4) - this.back[2]!;
    const shares = this.ways.map(({ d, length }) => {
      const t = Math.min(1, (r * d[0] + g * d[1] + b * d[2]) / Math.max(1, length));
      return Math.hypot(r - t * d[0], g - t * d[1], b - t * d[2]) <= OFF_LINE ? t : 0;
    });
    const most = Math.max(...shares);
    return most >= WHOLE_SHARE ? WHOLE : most >= LEAST_SHARE ? BLEND : NO;
  }
}
