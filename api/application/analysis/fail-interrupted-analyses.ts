import type { AnalysisStore } from '../../ports/analysis-store.ts';
import type { Clock } from '../../ports/clock.ts';
import { aliveSince } from './keep-alive.ts';

/** Marks analyses whose process died as failed, so that nothing stands as analyzing for ever. How many. */
export class FailInterruptedAnalyses {
  private readonly analyses: AnalysisStore;
  private readonly clock: Clock;

  constructor(analyses: AnalysisStore, clock: Clock) {
    this.analyses = analyses;
    this.clock = clock;
  }

  run(): Promise<number> {
    const now = this.clock.now();
    return this.analyses.failInterrupted(aliveSince(now), now);
  }
}
