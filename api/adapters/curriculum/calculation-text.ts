import type { Calculation } from '../../domain/tutor/calculators/calculation.ts';

/** A calculation as plain text: every line with its value, then how it came about. */
export function sayCalculation({ title, results }: Calculation): string {
  const lines = results.map(({ label, text, formula, steps }) => {
    return [`${label}: ${text}`, `  ${formula}`, ...steps.map((step) => `  ${step}`)].join('\n');
  });
  return [title, ...lines].join('\n\n');
}
