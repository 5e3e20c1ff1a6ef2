import type { Raster } from '../types.ts';

/** Typical colour of each square tile of a raster: the most frequent brightness and the mean colour of its pixels. */
export interface Tiles {
  size: number;
  columns: number;
  rows: number;
  /** Red, green, blue of each tile, row major. */
  colour: Float32Array;
  /** Share of the tile's pixels that have about its typical brightness. */
  plain: Float32Array;
}

const NEAR = 5;

/** Splits the raster into tiles; the last ones of a row or column may be narrower. */
export function tilesOf({ width, height, data }: Raster, size: number): Tiles {
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const colour = new Float32Array(3 * columns * rows);
  const plain = new Float32Array(columns * rows);
  const bins = new Int32Array(64);
  const sums = new Float64Array(4);
  for (let ty = 0; ty < rows; ty++)
    for (let tx = 0; tx < columns; tx++) {
      const [x0, y0] = [tx * size, ty * size];
      const [x1, y1] = [Math.min(width, x0 + size), Math.min(height, y0 + size)];
      bins.fill(0);
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) bins[lumaAt(data, 4 * (y * width + x)) >> 2]!++;
      let mode = 0;
      for (let v = 1; v < 64; v++) if (smooth(bins, v) > smooth(bins, mode)) mode = v;
      sums.fill(0);
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) {
          const i = 4 * (y * width + x);
          if (Math.abs(lumaAt(data, i) - (4 * mode + 2)) > NEAR) continue;
          for (let n = 0; n < 3; n++) sums[n]! += data[i + n]!;
          sums[3]!++;
        }
      const t = ty * columns + tx;
      for (let n = 0; n < 3; n++) colour[3 * t + n] = sums[n]! / Math.max(1, sums[3]!);
      plain[t] = sums[3]! / ((x1 - x0) * (y1 - y0));
    }
  return { size, columns, rows, colour, plain };
}

function smooth(bins: Int32Array, v: number): number {
  return 2 * bins[v]! + (bins[v - 1] ?? 0) + (bins[v + 1] ?? 0);
}

function lumaAt(data: Raster['data'], i: number): number {
  return (77 * data[i]! + 150 * data[i + 1]! + 29 * data[i + 2]!) >> 8;
}
