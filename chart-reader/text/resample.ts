/** Weights of the source samples that make up each target sample along one axis. */
interface Taps {
  /** First source index of each target sample. */
  first: Int32Array;
  /** Number of source samples of each target sample. */
  count: Int32Array;
  /** Weights, `stride` per target sample. */
  weights: Float64Array;
  stride: number;
}

/**
 * Triangle filter, widened to the step when shrinking so that no source pixel is skipped.
 * Target sample i covers from + i * step .. from + (i + 1) * step of the source.
 */
function taps(length: number, from: number, to: number, samples: number): Taps {
  const step = (to - from) / samples;
  const reach = Math.max(1, step);
  const stride = Math.ceil(2 * reach) + 2;
  const result: Taps = {
    first: new Int32Array(samples),
    count: new Int32Array(samples),
    weights: new Float64Array(samples * stride),
    stride,
  };
  for (let i = 0; i < samples; i++) {
    const middle = from + (i + 0.5) * step;
    const low = Math.max(0, Math.trunc(middle - reach + 0.5));
    const high = Math.min(length, Math.trunc(middle + reach + 0.5));
    let sum = 0;
    for (let s = low; s < high; s++) {
      const weight = Math.max(0, 1 - Math.abs(s - middle + 0.5) / reach);
      result.weights[i * stride + s - low] = weight;
      sum += weight;
    }
    for (let s = low; s < high && sum > 0; s++) result.weights[i * stride + s - low]! /= sum;
    result.first[i] = low;
    result.count[i] = Math.max(0, high - low);
  }
  return result;
}

/** The part (x0, y0)–(x1, y1) of a picture, in fractions of pixels, resampled to `columns` x `rows`. */
export function resample(
  source: Float32Array,
  width: number,
  height: number,
  box: { x0: number; y0: number; x1: number; y1: number },
  columns: number,
  rows: number,
): Float32Array {
  const across = taps(width, box.x0, box.x1, columns);
  const down = taps(height, box.y0, box.y1, rows);
  // Only the rows that the target is made of.
  const top = down.first[0]!;
  const bottom = down.first[rows - 1]! + down.count[rows - 1]!;
  const squeezed = new Float32Array(columns * height);
  for (let y = top; y < bottom; y++) {
    for (let i = 0; i < columns; i++) {
      const start = y * width + across.first[i]!;
      const weight = i * across.stride;
      const count = across.count[i]!;
      let sum = 0;
      for (let k = 0; k < count; k++) sum += source[start + k]! * across.weights[weight + k]!;
      squeezed[y * columns + i] = sum;
    }
  }
  const target = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let k = 0; k < down.count[j]!; k++) {
      const weight = down.weights[j * down.stride + k]!;
      const start = (down.first[j]! + k) * columns;
      for (let i = 0; i < columns; i++) target[j * columns + i]! += squeezed[start + i]! * weight;
    }
  }
  return target;
}
