import type { InvalidHints } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ChartHints, HintCheck } from '../../ports/analysis/chart-hints.ts';

/** Hints that are wrong in themselves, each problem at its field of the request, where they stand in `field`. */
export function checkHints(
  hintCheck: HintCheck,
  hints: ChartHints | undefined,
  size: { width: number; height: number } | null,
  field = 'hints',
): Result<void, InvalidHints> {
  const problems = hints === undefined ? [] : hintCheck.problems(hints, size);
  if (problems.length === 0) return ok(undefined);
  const errors = problems.map((problem) => ({ ...problem, field: `${field}.${problem.field}` }));
  return err({ code: 'analysis.invalid_hints', errors });
}
