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
  const [first = [], second] = lines;
  if (second && lines.length === 2) return combineTwo(f, first, second);
  const out = blank(length);
  // One array for all bars: this runs for every indicator and every perturbed copy.
  const values = new Array<number>(lines.length).fill(0);
  for (let i = 0; i < length; i++) {
    let known = true;
    for (let k = 0; k < lines.length; k++) {
      const value = lines[k]?.[i] ?? null;
      if (value === null) known = false;
      else values[k] = value;
    }
    if (!known) continue;
    const result = f(...values);
    if (Number.isFinite(result)) out[i] = result;
  }
  return out;
}

/** The same for two lines, as most are: nothing is put into a list for every bar. */
function combineTwo(
  f: (one: number, two: number) => number,
  first: readonly (number | null)[],
  second: readonly (number | null)[],
): Line {
  const out = blank(first.length);
  for (let i = 0; i < first.length; i++) {
    const one = first[i] ?? null;
    const two = second[i] ?? null;
    if (one === null || two === null) continue;
    const result = f(one, two);
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
  const tail = new Array<number>(line.length - lead);
  for (let i = lead; i < line.length; i++) tail[i - lead] = carried = line[i] ?? carried;
  const figures = f(tail);
  if (lead === 0) return figures;
  const out = blank(line.length);
  for (let i = 0; i < figures.length; i++) out[lead + i] = figures[i] ?? null;
  return out;
}

/** A figure of the values from index `from` to `to`, both inclusive. */
export type WindowFigure = (values: readonly number[], from: number, to: number) => number | null;

/** A figure of every full window of `period` values; null where it is not finite. */
export function overWindow(values: readonly number[], period: number, figure: WindowFigure): Line {
  const out = blank(values.length);
  for (let to = period - 1; to < values.length; to++) {
    const result = figure(values, to - period + 1, to);
    if (result !== null && Number.isFinite(result)) out[to] = result;
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
