import { err, type Result } from '../../domain/shared/result.ts';
import type { Report, ReportPrinter } from '../../ports/analysis/report-printer.ts';
import type { WorkerPool } from '../../ports/shared/worker-pool.ts';

const WORKER = new URL('./report-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 20_000;

interface Deps {
  pool: WorkerPool;
}

/** `ReportPrinter` in the worker pool: laying out a page takes longer than others should wait. */
export class PooledReportPrinter implements ReportPrinter {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async print(report: Report): Promise<Result<Uint8Array, { code: 'busy' }>> {
    const job = { module: WORKER, input: report, timeLimitMs: TIME_LIMIT_MS };
    const done = await this.deps.pool.run<Uint8Array>(job);
    return done.ok ? done : err({ code: 'busy' });
  }
}
