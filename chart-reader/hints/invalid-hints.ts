import { hintProblems } from './problems.ts';
import type { HintProblem, ReadHints } from './types.ts';

/** Thrown by `readChart` for hints that are wrong in themselves: callers ask `hintProblems` first. */
export class InvalidHints extends Error {
  readonly problems: HintProblem[];

  constructor(problems: HintProblem[]) {
    super(problems.map(({ field, message }) => `${field} ${message}`).join('; '));
    this.name = 'InvalidHints';
    this.problems = problems;
  }
}

/** Throws InvalidHints for hints that are wrong in themselves. */
export function checkHints(hints: ReadHints, size: { width: number; height: number }): void {
  const problems = hintProblems(hints, size);
  if (problems.length > 0) throw new InvalidHints(problems);
}
