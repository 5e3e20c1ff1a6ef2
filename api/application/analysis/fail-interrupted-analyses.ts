import type { PaidAnalyses } from './paid-analyses.ts';

interface Deps {
  paid: PaidAnalyses;
}

/** Marks analyses whose process died as failed, so that nothing stands as analyzing for ever. How many. */
export class FailInterruptedAnalyses {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(): Promise<number> {
    return this.deps.paid.failInterrupted();
  }
}
