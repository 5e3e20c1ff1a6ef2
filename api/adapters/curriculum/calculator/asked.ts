import type { Calculated, CalculatorName } from '../../../domain/tutor/calculators/calculation.ts';

/** What a question asks to compute: the outcome and what was taken for granted on the way, or what it would have to name. */
export type Asked =
  | { kind: 'computed'; outcome: Calculated; notes: string[] }
  | { kind: 'incomplete'; calculator: CalculatorName; needs: string };

export const computed = (outcome: Calculated, notes: string[] = []): Asked => ({
  kind: 'computed',
  outcome,
  notes,
});

export const incomplete = (calculator: CalculatorName, needs: readonly (string | null)[]): Asked => ({
  kind: 'incomplete',
  calculator,
  needs: listed(needs.filter((need) => need !== null)),
});

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
