/** Columns of prices and the lines that indicators draw over them. */

/** One price of every visible bar, oldest first; all four have the same length. */
export interface PriceColumns {
  open: readonly number[];
  high: readonly number[];
  low: readonly number[];
  close: readonly number[];
}

/**
 * One value per bar; NaN before warm-up and where a formula would divide by zero. Not null: a list of nothing but numbers holds
 * them side by side, where one with nulls keeps each in an object of its own, and hundreds of copies of a series are computed.
 */
export type Line = number[];

/** Copied from: filling a new list takes longer. */
let none: readonly number[] = [];

/** `length` times no value. */
export function blank(length: number): Line {
  if (length > none.length) none = new Array<number>(2 * length).fill(NaN);
  return none.slice(0, length);
}

/** Combines up to four lines bar by bar; no value wherever one of them has none, or where the outcome is not finite. */
export function combine(f: (...values: number[]) => number, ...lines: readonly (readonly number[])[]): Line {
  const [first = [], second = first, third = first, fourth = first] = lines;
  const out = blank(first.length);
  for (let i = 0; i < first.length; i++) {
    const one = first[i] ?? NaN;
    const two = second[i] ?? NaN;
    const three = third[i] ?? NaN;
    const four = fourth[i] ?? NaN;
    if (Number.isNaN(one) || Number.isNaN(two) || Number.isNaN(three) || Number.isNaN(four)) continue;
    // A function of fewer lines leaves the others out.
    const result = f(one, two, three, four);
    if (Number.isFinite(result)) out[i] = result;
  }
  return out;
}

/**
 * Applies a function of a plain list to the part of a line that begins with its first value, for averages of averages.
 * A gap later in the line (a division by zero) counts as no change: the value before it is carried on.
 */
export function overTail(line: readonly number[], f: (values: readonly number[]) => Line): Line {
  let lead = 0;
  while (lead < line.length && Number.isNaN(line[lead])) lead++;
  if (lead === line.length) return blank(line.length);
  let carried = 0;
  const tail = blank(line.length - lead);
  for (let i = lead; i < line.length; i++) {
    const value = line[i] ?? NaN;
    if (!Number.isNaN(value)) carried = value;
    tail[i - lead] = carried;
  }
  const figures = f(tail);
  if (lead === 0) return figures;
  const out = blank(line.length);
  for (let i = 0; i < figures.length; i++) out[lead + i] = figures[i] ?? NaN;
  return out;
}

/** A figure of the values from index `from` to `to`, both inclusive. */
export type WindowFigure = (values: readonly number[], from: number, to: number) => number;

/** A figure of every full window of `period` values; no value where it is not finite. */
export function overWindow(values: readonly number[], period: number, figure: WindowFigure): Line {
  const out = blank(values.length);
  for (let to = period - 1; to < values.length; to++) {
    const result = figure(values, to - period + 1, to);
    if (Number.isFinite(result)) out[to] = result;
  }
  return out;
}

/** Sum of a list, or of a part of it. */
export function sum(values: readonly number[], from = 0, to = values.length - 1): number {
  let total = 0;
  for (let i = from; i <= to; i++) total += values[i] ?? 0;
  return total;
}

/** Largest of a part of a list. */
export function largest(values: readonly number[], from: number, to: number): number {
  let best = -Infinity;
  for (let i = from; i <= to; i++) best = Math.max(best, values[i] ?? best);
  return best;
}

/** Smallest of a part of a list. */
export function smallest(values: readonly number[], from: number, to: number): number {
  let best = Infinity;
  for (let i = from; i <= to; i++) best = Math.min(best, values[i] ?? best);
  return best;
}

/** Highest of every full window. */
export function highest(values: readonly number[], period: number): Line {
  return overWindow(values, period, largest);
}

/** Lowest of every full window. */
export function lowest(values: readonly number[], period: number): Line {
  return overWindow(values, period, smallest);
}
