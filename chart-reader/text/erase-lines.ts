/** A mask of strokes with its size, row major, 1 = stroke. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Lines up to this thick are rules; anything thicker is left alone. */
const THICKEST = 3;

/** A tick may begin this far from the region's border: the axis line beside it is often half a pixel, and faint. */
const NEAR = 2;

/** Length of the run of strokes through each pixel along one axis. */
function runLengths({ width, height, data }: Mask, along: 'x' | 'y'): Uint16Array {
  const lengths = new Uint16Array(data.length);
  const [outer, inner] = along === 'x' ? [height, width] : [width, height];
  const [outerStep, innerStep] = along === 'x' ? [width, 1] : [1, width];
  for (let o = 0; o < outer; o++) {
    const from = o * outerStep;
    for (let i = 0; i < inner; i++) {
      if (!data[from + i * innerStep]) continue;
      const start = i;
      while (i + 1 < inner && data[from + (i + 1) * innerStep]) i++;
      for (let k = start; k <= i; k++) lengths[from + k * innerStep] = i - start + 1;
    }
  }
  return lengths;
}

/**
 * Marks thin pixels (across <= THICKEST) that stand in a row of at least `least` such pixels along the axis. Where
 * another line crosses or a tick begins, the row runs on over up to two thick pixels.
 */
function markRules(mask: Mask, along: 'x' | 'y', least: number, erased: Uint8Array): void {
  const { data } = mask;
  const across = runLengths(mask, along === 'x' ? 'y' : 'x');
  const step = along === 'x' ? 1 : mask.width;
  const thin = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) if (data[i] && across[i]! <= THICKEST) thin[i] = 1;
  const bridged = thin.slice();
  for (let i = 2 * step; i < data.length - 2 * step; i++) {
    if (!data[i] || thin[i]) continue;
    const before = thin[i - step]! + thin[i - 2 * step]!;
    const after = thin[i + step]! + thin[i + 2 * step]!;
    if (before > 0 && after > 0) bridged[i] = 1;
  }
  const lengths = runLengths({ ...mask, data: bridged }, along);
  for (let i = 0; i < bridged.length; i++) if (lengths[i]! >= least) erased[i] = 1;
}

/** Dots and dashes of a broken line: rows (or columns) that carry thin marks along most of their length. */
function markDotted({ width, height, data }: Mask, erased: Uint8Array): void {
  if (width < 24) return;
  for (let y = 1; y + 1 < height; y++) {
    let marks = 0;
    let lone = 0;
    let extent = 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!data[i]) continue;
      marks += 1;
      extent = x;
      if (!data[i - width] && !data[i + width]) lone += 1;
    }
    if (lone < 0.8 * marks || marks < 0.25 * width || extent < 0.7 * width) continue;
    for (let x = 0; x < width; x++) if (data[y * width + x]) erased[y * width + x] = 1;
  }
}

/** The mask without the marked pixels. */
function without(mask: Mask, erased: Uint8Array): Mask {
  const data = mask.data.slice();
  for (let i = 0; i < data.length; i++) if (erased[i]) data[i] = 0;
  return { ...mask, data };
}

/** Marks short flat marks that start at a rule or at the region's edge: ticks. */
function markTicks(mask: Mask, erased: Uint8Array): void {
  const { width, height } = mask;
  const rest = without(mask, erased);
  const tall = runLengths(rest, 'y');
  const wide = runLengths(rest, 'x');
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width;) {
      const start = y * width + x;
      const length = wide[start]!;
      x += Math.max(1, length);
      if (length === 0) continue;
      const end = start + length - 1;
      const left = start % width <= NEAR || erased[start - 1] === 1;
      const right = end % width >= width - 1 - NEAR || erased[end + 1] === 1;
      if (!left && !right) continue;
      for (let k = start; k <= end; k++) if (tall[k]! <= 2) erased[k] = 1;
    }
  }
}

/**
 * The mask without grid lines, axis lines, frames, and the ticks that touch them or the region's border.
 * Horizontal rules are at least `across` pixels long, vertical ones at least `down`.
 */
export function eraseLines(mask: Mask, across: number, down: number): Mask {
  const erased = new Uint8Array(mask.data.length);
  markRules(mask, 'x', across, erased);
  markRules(mask, 'y', down, erased);
  markDotted(mask, erased);
  markTicks(mask, erased);
  return without(mask, erased);
}
