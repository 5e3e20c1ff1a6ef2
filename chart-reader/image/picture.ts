import type { Raster } from '../types.ts';

/** A decoded picture with its brightness plane; `rgba` is as given, transparent pixels lie on white. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8Array | Uint8ClampedArray;
  luma: Uint8Array;
}

/** Each pixel as one number; equal numbers are equal colours. Shares the memory of `rgba` where its position allows. */
export function pixelsOf(rgba: Picture['rgba']): Uint32Array {
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : new Uint8Array(rgba);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
}

/** Adds the brightness plane (Rec. 601 weights, 0..255) that every stage works on. */
export function toPicture(raster: Raster): Picture {
  const { width, height } = raster;
  const luma = new Uint8Array(width * height);
  if (addLuma(raster.data, luma)) return { width, height, rgba: raster.data, luma };
  const rgba = withoutAlpha(raster.data);
  addLuma(rgba, luma);
  return { width, height, rgba, luma };
}

/** Works out the brightness of all pixels; false, and not all of them, where one of them lets light through. */
function addLuma(rgba: Picture['rgba'], luma: Uint8Array): boolean {
  const pixels = pixelsOf(rgba);
  // Screens have long runs of one colour: its brightness is worked out once.
  let last = -1;
  let value = 0;
  for (let i = 0; i < luma.length; i++) {
    const pixel = pixels[i]!;
    if (pixel !== last) {
      if (rgba[4 * i + 3] !== 255) return false;
      last = pixel;
      value = brightness(rgba, 4 * i);
    }
    luma[i] = value;
  }
  return true;
}

function brightness(rgba: Picture['rgba'], p: number): number {
  return (77 * rgba[p]! + 150 * rgba[p + 1]! + 29 * rgba[p + 2]! + 128) >> 8;
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
