import type { HintProblem } from './types.ts';

/** Thrown by `readChart` for hints that are wrong in themselves: callers ask `hintProblems` first. */
export class InvalidHints extends Error {
  readonly problems: HintProblem[];

  constructor(problems: HintProblem[]) {
    super(problems.map(({ field, message }) => `${field} ${message}`).join('; '));
    this.name = 'InvalidHints';
    this.problems = problems;
  }
}
