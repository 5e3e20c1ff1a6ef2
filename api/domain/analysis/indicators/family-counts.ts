/** How many indicators of a family point one way, beside what chance alone gives. */
import figures from './indicator-figures.json' with { type: 'json' };
import type { FamilyCount, IndicatorFamily, IndicatorReading } from '../types.ts';

/** Families whose indicators point up or down; the others indicate neither. */
export const LEANING_FAMILIES = ['trend', 'momentum'] as const satisfies readonly IndicatorFamily[];

type LeaningFamily = (typeof LEANING_FAMILIES)[number];

/** Share of driftless charts on which at least so many of the family point one way; null where it was not counted. */
function driftlessShare(
  family: LeaningFamily,
  counted: number,
  agreeing: number,
  closeOnly: boolean,
): number | null {
  const { indicators, at_least } = (closeOnly ? figures.closes : figures.bars_with_ranges)[family];
  return counted === indicators ? (at_least[agreeing] ?? null) : null;
}

/** The count of each leaning family, over the indicators that have a value. */
export function countFamilies(readings: readonly IndicatorReading[], closeOnly: boolean): FamilyCount[] {
  return LEANING_FAMILIES.map((family) => {
    const biases = readings.filter((one) => one.family === family).flatMap(({ bias }) => bias ?? []);
    const of = (bias: string) => biases.filter((one) => one === bias).length;
    const [up, down] = [of('bullish'), of('bearish')];
    return {
      family,
      counted: biases.length,
      up,
      down,
      neutral: of('neutral'),
      driftlessShare: driftlessShare(family, biases.length, Math.max(up, down), closeOnly),
    };
  });
}
