import { hintProblems } from '../../../chart-reader/hints/problems.ts';
import type { ChartHints, HintCheck, HintProblem } from '../../ports/analysis/chart-hints.ts';

/** `HintCheck` by the rules of the chart reader, so that they are the same in the browser, here and in the reading. */
export class ReaderHintCheck implements HintCheck {
  problems(hints: ChartHints, size: { width: number; height: number } | null): HintProblem[] {
    return hintProblems(hints, size);
  }
}
