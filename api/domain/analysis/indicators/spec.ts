/** What the catalogue says about one indicator. */
import type { MeasuredBar } from '../measured-series.ts';
import type { IndicatorFamily, IndicatorUnit } from '../types.ts';
import type { Line, PriceColumns } from './line.ts';

/** Values of an indicator's outputs at one bar, with the close there; NaN where there is none. */
export interface LastValues {
  close: number;
  of: (output: string) => number;
}

export interface IndicatorSpec {
  /** Stable key. */
  id: string;
  label: string;
  family: IndicatorFamily;
  unit: IndicatorUnit;
  parameters: Readonly<Record<string, number>>;
  /** The prices the formula needs; with closes alone, only `close` can be computed. */
  needs: 'close' | 'high-low-close' | 'open-high-low-close';
  /** Bars that pass before the last of the outputs has its first value. */
  warmUpBars: number;
  /**
   * Bars after warm-up until less than a hundredth of what came before the visible bars is left in the value;
   * 0 for formulas that see a fixed window only.
   */
  memoryBars: number;
  compute: (columns: PriceColumns) => Record<string, Line>;
  /** Whether small changes of a price can make the value jump, so that many copies of the series tell its error. */
  jumps?: true;
  /** Standard errors of the outputs at the last bar where they can be computed; copies of the series tell the others. */
  errors?: (bars: readonly MeasuredBar[]) => Readonly<Record<string, number>>;
  /** The usual reading as a number: above 0 indicates rising, below falling; absent when there is none. */
  lean?: (last: LastValues) => number;
}

/** Bars until (1 − alpha)^bars falls below a hundredth, for each of `stages` averages taken of one another. */
export function memoryOf(alpha: number, stages = 1): number {
  return Math.ceil(Math.log(0.01) / Math.log(1 - alpha)) * stages;
}

/** The same for an EMA of `period`. */
export function emaMemory(period: number, stages = 1): number {
  return memoryOf(2 / (period + 1), stages);
}

/** Leans up while the close is above the output. */
export function closeAbove(output: string): (last: LastValues) => number {
  return ({ close, of }) => close - of(output);
}

/** Leans up while the output is above `middle`. */
export function above(middle: number, output = 'value'): (last: LastValues) => number {
  return ({ of }) => of(output) - middle;
}

/** Leans up while output `a` is above output `b`. */
export function over(a: string, b: string): (last: LastValues) => number {
  return ({ of }) => of(a) - of(b);
}
