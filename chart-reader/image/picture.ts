import type { Raster } from '../types.ts';

/** A decoded picture with its brightness plane; `rgba` is as given, transparent pixels lie on white. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8Array | Uint8ClampedArray;
  luma: Uint8Array;
}

/** Adds the brightness plane (Rec. 601 weights, 0..255) that every stage works on. */
export function toPicture(raster: Raster): Picture {
  const { width, height, data } = raster;
  const n = width * height;
  const luma = new Uint8Array(n);
  let rgba = data;
  for (let i = 0, p = 0; i < n; i++, p += 4) {
    const alpha = rgba[p + 3]!;
    if (alpha !== 255) {
      if (rgba === data) rgba = new Uint8Array(data);
      for (let c = 0; c < 3; c++)
        rgba[p + c] = Math.round((rgba[p + c]! * alpha + 255 * (255 - alpha)) / 255);
      rgba[p + 3] = 255;
    }
    luma[i] = (77 * rgba[p]! + 150 * rgba[p + 1]! + 29 * rgba[p + 2]! + 128) >> 8;
  }
  return { width, height, rgba, luma };
}
