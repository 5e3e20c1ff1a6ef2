import type { PaidAnalyses } from './paid-analyses.ts';

/** Marks analyses whose process died as failed, so that nothing stands as analyzing for ever. How many. */
export class FailInterruptedAnalyses {
  private readonly paid: PaidAnalyses;

  constructor(paid: PaidAnalyses) {
    this.paid = paid;
  }

  run(): Promise<number> {
    return this.paid.failInterrupted();
  }
}
