import type { Raster } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { Tiles } from './tiles.ts';
import { tilesOf } from './tiles.ts';

const TILE = 32;
/** What lies within this many standard deviations of the sensor's noise around the background becomes background. */
const QUIET = 2.6;

/**
 * Takes vignette, reflections and sensor noise off a photo of a screen, in place: the background, known from the
 * typical colour of tiles and interpolated between them, becomes one colour; what is drawn keeps its difference from it.
 */
export function evenOutLight(raster: Raster): void {
  const { width, height, data } = raster;
  const tiles = tilesOf(raster, TILE);
  const ground = smoothGround(tiles);
  const target = [0, 1, 2].map((n) =>
    median(Float32Array.from({ length: ground.length / 3 }, (_, t) => ground[3 * t + n]!)),
  );
  const noise = Math.max(1, noiseOf(raster));
  const quiet = QUIET * noise;
  const row = new Float32Array(3 * width);
  for (let y = 0; y < height; y++) {
    groundAlong(tiles, ground, y, width, row);
    for (let x = 0; x < width; x++) {
      const i = 4 * (y * width + x);
      let most = 0;
      for (let n = 0; n < 3; n++) most = Math.max(most, Math.abs(data[i + n]! - row[3 * x + n]!));
      for (let n = 0; n < 3; n++) {
        const back = row[3 * x + n]!;
        const aim = target[n]!;
        // Light multiplies what a bright screen shows; over a dark one a reflection is added.
        const gain = aim > 110 ? Math.min(1.6, aim / Math.max(1, back)) : 1;
        data[i + n] = most <= quiet ? aim : aim + (data[i + n]! - back) * gain;
      }
    }
  }
}

/** Standard deviation of the noise: from differences of neighbours, of which most lie on plain ground. */
function noiseOf({ width, height, data }: Raster): number {
  const bins = new Int32Array(256);
  let n = 0;
  for (let y = 1; y < height; y += 3)
    for (let x = 2; x < width; x += 2) {
      const i = 4 * (y * width + x) + 1;
      bins[Math.abs(data[i]! - data[i - 8]!)]!++;
      n++;
    }
  let below = 0;
  let level = 0;
  while (level < 255 && below + bins[level]! < 0.5 * n) below += bins[level++]!;
  const middle = level - 0.5 + (0.5 * n - below) / Math.max(1, bins[level]!);
  // Half of the differences of two normal values lie within 0.954 standard deviations.
  return Math.max(0, middle) / 0.954;
}

/** The tiles' colours without those of single drawn things: the median of the five by five around each. */
function smoothGround({ columns, rows, colour, plain }: Tiles): Float32Array {
  const out = new Float32Array(colour.length);
  const around: number[] = [];
  for (let ty = 0; ty < rows; ty++)
    for (let tx = 0; tx < columns; tx++)
      for (let n = 0; n < 3; n++) {
        around.length = 0;
        for (let y = Math.max(0, ty - 2); y <= Math.min(rows - 1, ty + 2); y++)
          for (let x = Math.max(0, tx - 2); x <= Math.min(columns - 1, tx + 2); x++)
            if (plain[y * columns + x]! > 0.25) around.push(colour[3 * (y * columns + x) + n]!);
        out[3 * (ty * columns + tx) + n] = around.length
          ? median(around)
          : colour[3 * (ty * columns + tx) + n]!;
      }
  return out;
}

/** The ground along one row, bilinear between the tiles' middles. */
function groundAlong(tiles: Tiles, ground: Float32Array, y: number, width: number, out: Float32Array): void {
  const { columns, rows, size } = tiles;
  const at = Math.min(rows - 1, Math.max(0, (y + 0.5) / size - 0.5));
  const top = Math.min(rows - 1, Math.floor(at));
  const low = Math.min(rows - 1, top + 1);
  const t = at - top;
  for (let x = 0; x < width; x++) {
    const across = Math.min(columns - 1, Math.max(0, (x + 0.5) / size - 0.5));
    const left = Math.floor(across);
    const right = Math.min(columns - 1, left + 1);
    const s = across - left;
    for (let n = 0; n < 3; n++) {
      const a =
        ground[3 * (top * columns + left) + n]! * (1 - s) + ground[3 * (top * columns + right) + n]! * s;
      const b =
        ground[3 * (low * columns + left) + n]! * (1 - s) + ground[3 * (low * columns + right) + n]! * s;
      out[3 * x + n] = a * (1 - t) + b * t;
    }
  }
}
