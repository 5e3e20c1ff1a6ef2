/** A part of a picture in which what hardly differs from the ground is drawn plainly: some themes outline their rising bars so. */
import type { Box, Raster } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';

/** Differences from the ground, in the channel that differs most, that are no accident, those that are strengthened, and how often. */
const FAINT = { least: 3, most: 60, times: 6 };
/** Least share of the pane that is drawn too faintly to count as drawn, and of it in so few colours: what compression leaves has many. */
const DRAWN = { share: 0.001, colours: 3, pure: 0.4 };
const DARK = 128;
/** Columns from the ends of the pane within which its frame stands. */
const EDGE = 8;

/** The pane with its faint colours strengthened; null where hardly anything in it is drawn in such. */
export function spread(picture: Picture, ink: Ink): Raster | null {
  const { box, plain, contrast, threshold } = ink;
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const ground = [plain.r, plain.g, plain.b].map(Math.round);
  const way = plain.luma < DARK ? FAINT.times : -FAINT.times;
  const data = partOf(picture, box);
  const faint = new Map<number, number>();
  for (let i = 0; i < width * height; i++) {
    const off = [0, 1, 2].map((c) => Math.abs(data[4 * i + c]! - ground[c]!));
    const most = Math.max(...off);
    if (most < FAINT.least || most >= FAINT.most) continue;
    if (contrast[i]! < threshold) {
      const key = (data[4 * i]! << 16) | (data[4 * i + 1]! << 8) | data[4 * i + 2]!;
      faint.set(key, (faint.get(key) ?? 0) + 1);
    }
    // Both what is a little lighter and what is a little darker is drawn lighter on a dark ground.
    for (let c = 0; c < 3; c++) data[4 * i + c] = ground[c]! + way * off[c]!;
  }
  if (!isDrawn([...faint.values()], width * height)) return null;
  // The frame of the pane is no bar, however faint it is.
  for (const x of ink.lineColumns.filter((column) => column < EDGE || column >= width - EDGE))
    for (let y = 0; y < height; y++) data.set(ground, 4 * (y * width + x));
  return { width, height, data: new Uint8Array(data.buffer) };
}

function isDrawn(counts: number[], pixels: number): boolean {
  const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
  const all = sum(counts);
  const purest = counts.sort((a, b) => b - a).slice(0, DRAWN.colours);
  return all >= DRAWN.share * pixels && sum(purest) >= DRAWN.pure * all;
}

/** The pixels of the box. */
function partOf({ rgba, width }: Picture, { x0, x1, y0, y1 }: Box): Uint8ClampedArray {
  const data = new Uint8ClampedArray(4 * (x1 - x0) * (y1 - y0));
  for (let y = y0; y < y1; y++)
    data.set(rgba.subarray(4 * (y * width + x0), 4 * (y * width + x1)), 4 * (y - y0) * (x1 - x0));
  return data;
}
