/** Value below which the share `q` of the numbers lies, interpolated; NaN for an empty list. */
export function quantile(values: ArrayLike<number>, q: number): number {
  const n = values.length;
  if (n === 0) return NaN;
  const sorted = new Float64Array(values).sort();
  const at = (n - 1) * q;
  const i = Math.floor(at);
  const low = sorted[i]!;
  return i + 1 < n ? low + (sorted[i + 1]! - low) * (at - i) : low;
}

/** Middle value; NaN for an empty list. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** Index of the largest entry (the first one on a tie). */
export function argMax(values: ArrayLike<number>): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i;
  return best;
}

/** `value` kept between `low` and `high`. */
export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
