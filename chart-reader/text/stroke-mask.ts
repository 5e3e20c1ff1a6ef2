/** A picture of one value per pixel, row major. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

/** The plane with `margin` more pixels on every side, the outermost values repeated. */
function widened({ width, height, data }: Plane, margin: number): Plane {
  const wide = width + 2 * margin;
  const tall = height + 2 * margin;
  const out = new Float32Array(wide * tall);
  for (let y = 0; y < tall; y++) {
    const source = Math.min(height - 1, Math.max(0, y - margin)) * width;
    const row = out.subarray(y * wide, (y + 1) * wide);
    row.fill(data[source]!, 0, margin);
    row.set(data.subarray(source, source + width), margin);
    row.fill(data[source + width - 1]!, margin + width);
  }
  return { width: wide, height: tall, data: out };
}

/** The plane without its outermost `margin` pixels. */
function narrowed({ width, height, data }: Plane, margin: number): Plane {
  const slim = width - 2 * margin;
  const low = height - 2 * margin;
  const out = new Float32Array(slim * low);
  for (let y = 0; y < low; y++) {
    const start = (y + margin) * width + margin;
    out.set(data.subarray(start, start + slim), y * slim);
  }
  return { width: slim, height: low, data: out };
}

/** data[i] = lesser (or greater) of itself and data[i + shift], for a shift forwards. */
function foldForward(data: Float32Array, shift: number, least: boolean): void {
  const end = data.length - shift;
  if (least) {
    for (let i = 0; i < end; i++) if (data[i + shift]! < data[i]!) data[i] = data[i + shift]!;
  } else {
    for (let i = 0; i < end; i++) if (data[i + shift]! > data[i]!) data[i] = data[i + shift]!;
  }
}

/** The same backwards. */
function foldBackward(data: Float32Array, shift: number, least: boolean): void {
  if (least) {
    for (let i = data.length - 1; i >= shift; i--)
      if (data[i - shift]! < data[i]!) data[i] = data[i - shift]!;
  } else {
    for (let i = data.length - 1; i >= shift; i--)
      if (data[i - shift]! > data[i]!) data[i] = data[i - shift]!;
  }
}

/**
 * Minimum or maximum over the `size` x `size` square that begins (forwards) or ends (backwards) at each pixel, in place.
 * Windows double until they are wide enough. Rows run into one another at their ends: keep a margin of `size`.
 */
function slide(plane: Plane, size: number, least: boolean, forwards: boolean): void {
  const fold = forwards ? foldForward : foldBackward;
  for (const step of [1, plane.width]) {
    for (let covered = 1; covered < size;) {
      const shift = Math.min(covered, size - covered);
      fold(plane.data, shift * step, least);
      covered += shift;
    }
  }
}

/** What stands out from its surroundings as part of something thinner than `size` pixels, by how much. */
export interface Strokes {
  /** Lighter than the surroundings (white top-hat). */
  light: Plane;
  /** Darker than the surroundings (black top-hat). */
  dark: Plane;
}

/** Thin light and thin dark structures. Boxes and fills wider than `size` leave no trace. */
export function strokeContrast(plane: Plane, size: number): Strokes {
  const margin = size + 1;
  const source = widened(plane, margin);
  const opened = { ...source, data: source.data.slice() };
  slide(opened, size, true, true);
  slide(opened, size, false, false);
  const closed = { ...source, data: source.data.slice() };
  slide(closed, size, false, true);
  slide(closed, size, true, false);
  for (let i = 0; i < source.data.length; i++) {
    opened.data[i] = source.data[i]! - opened.data[i]!;
    closed.data[i]! -= source.data[i]!;
  }
  return { light: narrowed(opened, margin), dark: narrowed(closed, margin) };
}

/** The strongest contrast of either kind within `reach` pixels of each pixel. */
export function strongestNearby({ light, dark }: Strokes, reach: number): Float32Array {
  const either = { ...light, data: light.data.map((value, i) => Math.max(value, dark.data[i]!)) };
  const around = widened(either, reach + 1);
  slide(around, reach + 1, false, true);
  slide(around, reach + 1, false, false);
  return narrowed(around, reach + 1).data;
}

/** Pixels whose contrast is at least `share` of the strongest nearby and at least `floor`. 1 = stroke. */
export function strokeMask(
  contrast: Plane,
  strongest: Float32Array,
  floor: number,
  share: number,
): Uint8Array {
  const mask = new Uint8Array(contrast.data.length);
  for (let i = 0; i < mask.length; i++) {
    if (contrast.data[i]! >= Math.max(floor, share * strongest[i]!)) mask[i] = 1;
  }
  return mask;
}
