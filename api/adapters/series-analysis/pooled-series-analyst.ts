import type { MeasuredSeries } from '../../domain/analysis/measured-series.ts';
import type { Analysis } from '../../domain/analysis/types.ts';
import type { SeriesAnalyst } from '../../ports/analysis/series-analyst.ts';
import type { WorkerPool } from '../../ports/shared/worker-pool.ts';

const WORKER = new URL('./analyse-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 20_000;

interface Deps {
  pool: WorkerPool;
}

/** `SeriesAnalyst` in the worker pool. */
export class PooledSeriesAnalyst implements SeriesAnalyst {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async analyse(series: MeasuredSeries): Promise<Analysis> {
    const job = { module: WORKER, input: series, timeLimitMs: TIME_LIMIT_MS, admitted: true };
    const done = await this.deps.pool.run<Analysis>(job);
    // The series is bounded by the picture's width: past its time or memory it is a bug, not a hostile picture.
    if (!done.ok) throw new Error(`The analysis was stopped: ${done.error.code}`);
    return done.value;
  }
}
