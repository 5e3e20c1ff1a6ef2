/** Columns of prices and the lines that indicators draw over them. */

/** One price of every visible bar, oldest first; all four have the same length. */
export interface PriceColumns {
  open: readonly number[];
  high: readonly number[];
  low: readonly number[];
  close: readonly number[];
}

/** One value per bar; null before warm-up and where a formula would divide by zero. */
export type Line = (number | null)[];

/** `length` nulls. */
export function blank(length: number): Line {
  return new Array<number | null>(length).fill(null);
}

/** Combines lines bar by bar; null wherever one of them is, or where the outcome is not finite. */
export function combine(
  f: (...values: number[]) => number,
  ...lines: readonly (readonly (number | null)[])[]
): Line {
  const length = lines[0]?.length ?? 0;
  const out = blank(length);
  for (let i = 0; i < length; i++) {
    const values: number[] = [];
    for (const line of lines) {
      const value = line[i];
      if (value !== null && value !== undefined) values.push(value);
    }
    if (values.length !== lines.length) continue;
    const result = f(...values);
    if (Number.isFinite(result)) out[i] = result;
  }
  return out;
}

/**
 * Applies a function of a plain list to the part of a line that begins with its first value, for averages of averages.
 * A gap later in the line (a division by zero) counts as no change: the value before it is carried on.
 */
export function overTail(line: Line, f: (values: number[]) => Line): Line {
  const lead = line.findIndex((value) => value !== null);
  if (lead < 0) return blank(line.length);
  let carried = 0;
  const tail = line.slice(lead).map((value) => (carried = value ?? carried));
  return [...blank(lead), ...f(tail)];
}

/** A function of every full window of `period` values; `from` and `to` (inclusive) are indices into `values`. */
export function overWindow(
  values: readonly number[],
  period: number,
  f: (window: readonly number[], to: number) => number | null,
): Line {
  const out = blank(values.length);
  for (let to = period - 1; to < values.length; to++) {
    const result = f(values.slice(to - period + 1, to + 1), to);
    if (result !== null && Number.isFinite(result)) out[to] = result;
  }
  return out;
}

/** Sum of a list. */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Highest of every full window. */
export function highest(values: readonly number[], period: number): Line {
  return overWindow(values, period, (window) => Math.max(...window));
}

/** Lowest of every full window. */
export function lowest(values: readonly number[], period: number): Line {
  return overWindow(values, period, (window) => Math.min(...window));
}
