/** Quantiles as the scorer counts them: linear between the neighbours. Null for no values. */
export function quantile(values: readonly number[], share: number): number | null {
  if (!values.length) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const i = Math.floor(at);
  const low = sorted[i] ?? 0;
  const high = sorted[i + 1];
  return high === undefined ? low : low + (high - low) * (at - i);
}

export const median = (values: readonly number[]): number | null => quantile(values, 0.5);

export const share = (part: number, whole: number): number | null => (whole ? part / whole : null);

/** A finite number, or null for anything else that a file may hold. */
export function finite(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
