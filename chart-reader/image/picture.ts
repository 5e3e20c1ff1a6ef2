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
  const rgba = withoutAlpha(raster.data);
  const luma = new Uint8Array(width * height);
  const pixels = pixelsOf(rgba);
  // Screens have long runs of one colour: its brightness is worked out once.
  let last = pixels[0]!;
  let value = brightness(rgba, 0);
  for (let i = 0; i < luma.length; i++) {
    const pixel = pixels[i]!;
    if (pixel !== last) {
      last = pixel;
      value = brightness(rgba, 4 * i);
    }
    luma[i] = value;
  }
  return { width, height, rgba, luma };
}

function brightness(rgba: Picture['rgba'], p: number): number {
  return (77 * rgba[p]! + 150 * rgba[p + 1]! + 29 * rgba[p + 2]! + 128) >> 8;
}

/** Whether no pixel lets anything through: then all that the alpha bytes have in common is all their bits. */
function isOpaque(data: Picture['rgba']): boolean {
  const pixels = pixelsOf(data);
  let common = -1;
  for (let i = 0; i < pixels.length; i++) common &= pixels[i]!;
  return new Uint8Array(Int32Array.of(common).buffer)[3] === 255;
}

/** The pixels laid on white; the same array where none is transparent. */
function withoutAlpha(data: Picture['rgba']): Picture['rgba'] {
  if (isOpaque(data)) return data;
  const rgba = new Uint8Array(data);
  for (let p = 3; p < data.length; p += 4) {
    const alpha = data[p]!;
    if (alpha === 255) continue;
    for (let c = p - 3; c < p; c++) rgba[c] = Math.round((data[c]! * alpha + 255 * (255 - alpha)) / 255);
    rgba[p] = 255;
  }
  return rgba;
}
