/** Columns of prices and the lines that indicators draw over them, of one series or of many copies of it side by side. */
import { room } from './scratch.ts';

/**
 * One value per bar and copy; NaN before warm-up and where a formula would divide by zero. The copies of one bar lie side by side, so that
 * a formula runs over all of them in one short loop, whose numbers no function is handed one by one.
 */
export class Line {
  /** Copy `c` of bar `i` is at `i * copies + c`. */
  readonly values: Float64Array;
  readonly copies: number;

  constructor(values: Float64Array, copies = 1) {
    this.values = values;
    this.copies = copies;
  }

  /** A line of one series. */
  static of(values: readonly number[]): Line {
    return new Line(Float64Array.from(values));
  }

  get bars(): number {
    return this.values.length / this.copies;
  }

  /** At the last bar; NaN where there is no bar. */
  last(copy = 0): number {
    return this.values[this.values.length - this.copies + copy] ?? NaN;
  }

  /** The last bars, without copying them. */
  end(bars: number): Line {
    if (bars >= this.bars) return this;
    return new Line(this.values.subarray(this.values.length - bars * this.copies), this.copies);
  }
}

/** One price of every visible bar, oldest first; all four have the same length and as many copies. */
export interface PriceColumns {
  open: Line;
  high: Line;
  low: Line;
  close: Line;
}

/** As long as another line and with as many copies, no value anywhere. */
export function blank({ values, copies }: Line): Line {
  return new Line(room(values.length).fill(NaN), copies);
}

/** The same for who sets every value. */
export function unset({ values, copies }: Line): Line {
  return new Line(room(values.length), copies);
}

/** The first bar at which every copy has a value; the number of bars where there is none. */
export function firstBar({ values, copies, bars }: Line): number {
  for (let i = 0, at = 0; i < bars; i++) {
    let sum = 0;
    for (let c = 0; c < copies; c++) sum += values[at++]!;
    if (!Number.isNaN(sum)) return i;
  }
  return bars;
}

/** The line with gaps after its first value (a division by zero) counted as no change: the value before is carried on. */
export function carriedOn(line: Line): Line {
  const { values, copies } = line;
  let out = line;
  for (let at = copies; at < values.length; at++) {
    if (!Number.isNaN(values[at]!) || Number.isNaN(out.values[at - copies]!)) continue;
    if (out === line) {
      out = unset(line);
      out.values.set(values);
    }
    out.values[at] = out.values[at - copies]!;
  }
  return out;
}

/** The line moved `bars` to the right: its value of `bars` before. */
export function delayed(line: Line, bars: number): Line {
  const out = unset(line);
  const by = Math.min(bars * line.copies, line.values.length);
  out.values.fill(NaN, 0, by);
  out.values.set(line.values.subarray(0, line.values.length - by), by);
  return out;
}

/** A figure of a window of `count` values, the first at `first`, each `step` after the one before. */
export type WindowFigure = (values: Float64Array, first: number, step: number, count: number) => number;

/** A figure of every full window of `period` bars; no value where it is not finite. */
export function overWindow(line: Line, period: number, figure: WindowFigure): Line {
  const { values, copies } = line;
  const out = blank(line);
  for (let at = (period - 1) * copies; at < values.length; at++) {
    const result = figure(values, at - (period - 1) * copies, copies, period);
    if (Number.isFinite(result)) out.values[at] = result;
  }
  return out;
}

/** Sum of every full window, its bars weighted, the last weight for the newest. */
export function weightedSums(line: Line, weights: readonly number[]): Line {
  const { values, copies } = line;
  const out = unset(line);
  const sums = out.values;
  const before = Math.min((weights.length - 1) * copies, values.length);
  sums.fill(NaN, 0, before);
  sums.fill(0, before);
  for (let to = before; to < values.length; to += copies)
    for (let k = 0; k < weights.length; k++) {
      const weight = weights[k]!;
      let from = to - (weights.length - 1 - k) * copies;
      for (let at = to; at < to + copies; at++) sums[at]! += weight * values[from++]!;
    }
  return out;
}

/** For every bar its sum and that which ended so many bars before. */
function joined({ values, copies }: Line, { values: earlier }: Line, by: number): Line {
  const out = new Line(room(values.length), copies);
  const both = out.values;
  const back = Math.min(by * copies, values.length);
  both.fill(NaN, 0, back);
  for (let at = back; at < values.length; at++) both[at] = values[at]! + earlier[at - back]!;
  return out;
}

/** Sum of every full window, put together from those of windows twice as long again and again. */
export function sums(line: Line, period: number): Line {
  let [sum, length]: [Line | null, number] = [null, 0];
  for (let [part, span] = [line, 1]; ; span *= 2) {
    if (period & span) {
      sum = sum === null ? part : joined(sum, part, length);
      length += span;
    }
    if (length === period) return sum ?? line;
    part = joined(part, part, span);
  }
}

/** For every bar the larger of its value and the one so many bars before. */
function largerOf({ values, copies }: Line, by: number): Line {
  const out = new Line(room(values.length), copies);
  const larger = out.values;
  const back = Math.min(by * copies, values.length);
  larger.fill(NaN, 0, back);
  for (let at = back; at < values.length; at++) larger[at] = Math.max(values[at]!, values[at - back]!);
  return out;
}

/** The same, smaller. */
function smallerOf({ values, copies }: Line, by: number): Line {
  const out = new Line(room(values.length), copies);
  const smaller = out.values;
  const back = Math.min(by * copies, values.length);
  smaller.fill(NaN, 0, back);
  for (let at = back; at < values.length; at++) smaller[at] = Math.min(values[at]!, values[at - back]!);
  return out;
}

/** Of windows twice as long again and again, and at last of two that overlap: few steps for a long window. */
function extreme(line: Line, period: number, of: typeof largerOf): Line {
  let [best, span] = [line, 1];
  for (; 2 * span <= period; span *= 2) best = of(best, span);
  return span < period ? of(best, period - span) : best;
}

/** Highest of every full window. */
export const highest = (line: Line, period: number): Line => extreme(line, period, largerOf);

/** Lowest of every full window. */
export const lowest = (line: Line, period: number): Line => extreme(line, period, smallerOf);
