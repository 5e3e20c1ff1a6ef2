import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { newBytes } from '../image/planes.ts';
import { Sparse } from '../image/sparse.ts';
import type { ColourLayers } from './line-layers.ts';

export const NO_LAYER = 0;

const LEAST_CONTRAST = 10;
/** Columns that are laid out at once: few enough for the caches of a processor. */
const BLOCK = 128;

/**
 * Some neighbouring columns of the pane by layers, column by column, because curves are followed from column to column:
 * the pixel in column x and row y has the index `start(x) + y`.
 */
export class LayerColumns {
  readonly width: number;
  readonly height: number;
  /** Number of a pixel's layer, the first is 1; `NO_LAYER` where it is in none. */
  readonly layer: Uint8Array;
  /** How much of the pixel its layer covers, `FULL` for all of it. */
  readonly cover: Uint8Array;
  readonly reach: number;
  private first = 0;

  constructor(ink: Ink, reach: number) {
    this.width = ink.width;
    this.height = ink.height;
    this.reach = reach;
    const columns = Math.min(ink.width, BLOCK + 2 * reach);
    this.layer = newBytes(columns * ink.height);
    this.cover = newBytes(columns * ink.height);
  }

  start(x: number): number {
    return (x - this.first) * this.height;
  }

  /** Lays out the columns from `from` on with `reach` more on both sides; gives the column after the last of them. */
  fill(picture: Picture, ink: Ink, { byColour }: ColourLayers, from: number): number {
    const { layer, cover, reach, height } = this;
    const to = Math.min(ink.width, from + BLOCK);
    const left = Math.max(0, from - reach);
    const right = Math.min(ink.width, to + reach);
    this.first = left;
    layer.fill(NO_LAYER);
    cover.fill(0);
    const { contrast, box } = ink;
    const sparse = new Sparse(contrast);
    for (let y = 0; y < height; y++) {
      const row = y * ink.width;
      const shift = (box.y0 + y) * picture.width + box.x0 - row;
      for (let i = sparse.next(row + left, row + right); i < row + right; i++) {
        const strength = contrast[i]!;
        if (strength === 0) i = sparse.next(i, row + right) - 1;
        if (strength < LEAST_CONTRAST) continue;
        const own = byColour.at(shift + i);
        if (own === 0) continue;
        const at = (i - row - left) * height + y;
        layer[at] = own >> 8;
        cover[at] = own & 255;
      }
    }
    return to;
  }
}
