/** Whether a later close lay within the range that the analysis gave for it. */
import type { MeasuredBar } from '../measured-series.ts';
import type { ConeStep } from '../types.ts';

export interface RangeGrade extends ConeStep {
  close: number;
  held: boolean;
}

/**
 * Taken at the last bar that the range reaches and that has ended: the one before the later picture's last. Bars are numbered from
 * the analysed picture's last one. Null where no such bar was read.
 */
export function gradeRange(
  cone: readonly ConeStep[],
  bars: readonly { number: number; bar: MeasuredBar }[],
  end: number,
): RangeGrade | null {
  const seen = bars.filter(({ number }) => number >= 1 && number <= cone.length && number < end).at(-1);
  const step = cone[(seen?.number ?? 0) - 1];
  if (!seen || !step) return null;
  const close = seen.bar.close.value;
  return { ...step, close, held: close >= step.low && close <= step.high };
}

/** How many of the followed-up analyses have such a grade, and how many of those were held. */
export function rangeCoverage(graded: readonly { inRange?: boolean | null }[]): {
  graded: number;
  held: number;
} {
  const known = graded.flatMap(({ inRange }) => inRange ?? []);
  return { graded: known.length, held: known.filter(Boolean).length };
}
