import { newBytes } from './planes.ts';
import type { Raster } from '../types.ts';
import type { RunBits } from './pixel-runs.ts';
import { fillRun } from './pixel-runs.ts';

/** A decoded picture with its brightness plane; `rgba` is as given, transparent pixels lie on white. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8Array | Uint8ClampedArray;
  /** Each pixel as one number; equal numbers are equal colours. */
  pixels: Uint32Array;
  luma: Uint8Array;
  /** Where the runs of equal pixels begin. */
  runs: RunBits;
}

/** Each pixel as one number. Shares the memory of `rgba` where its position allows. */
export function pixelsOf(rgba: Picture['rgba']): Uint32Array {
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : new Uint8Array(rgba);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
}

/** Adds the brightness plane (Rec. 601 weights, 0..255) that every stage works on, and the runs of equal pixels. */
export function toPicture(raster: Raster): Picture {
  const { width, height } = raster;
  const luma = newBytes(width * height);
  const runs = new Uint32Array((width * height + 31) >>> 5);
  let rgba = raster.data;
  let pixels = pixelsOf(rgba);
  if (!scanRuns(rgba, pixels, luma, runs)) {
    rgba = withoutAlpha(rgba);
    pixels = pixelsOf(rgba);
    runs.fill(0);
    scanRuns(rgba, pixels, luma, runs);
  }
  for (let i = 0; i < luma.length; i += width) runs[i >>> 5]! |= 1 << (i & 31);
  return { width, height, rgba, pixels, luma, runs };
}

/**
 * Finds the runs of equal pixels and works out the brightness of each once; false, and not all of them, where a pixel lets
 * light through. Runs go on from row to row here.
 */
function scanRuns(rgba: Picture['rgba'], pixels: Uint32Array, luma: Uint8Array, runs: RunBits): boolean {
  const count = luma.length;
  for (let i = 0; i < count;) {
    const from = i;
    const pixel = pixels[i++]!;
    while (i < count && pixels[i] === pixel) i++;
    const p = 4 * from;
    if (rgba[p + 3] !== 255) return false;
    runs[from >>> 5]! |= 1 << (from & 31);
    const value = (77 * rgba[p]! + 150 * rgba[p + 1]! + 29 * rgba[p + 2]! + 128) >> 8;
    fillRun(luma, value, from, i);
  }
  return true;
}

/** The pixels laid on white. */
function withoutAlpha(data: Picture['rgba']): Picture['rgba'] {
  const rgba = new Uint8Array(data);
  for (let p = 3; p < data.length; p += 4) {
    const alpha = data[p]!;
    if (alpha === 255) continue;
    for (let c = p - 3; c < p; c++) rgba[c] = Math.round((data[c]! * alpha + 255 * (255 - alpha)) / 255);
    rgba[p] = 255;
  }
  return rgba;
}
