import type { ReportPrinter } from '../../ports/analysis/report-printer.ts';
import { orBusy, type WorkerPool } from '../../ports/shared/worker-pool.ts';

const WORKER = new URL('./report-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 20_000;

/** `ReportPrinter` in the worker pool: laying out a page takes longer than others should wait. */
export const pooledReportPrinter = ({ picturePool }: { picturePool: WorkerPool }): ReportPrinter => ({
  print: (report) => orBusy(picturePool.run({ module: WORKER, input: report, timeLimitMs: TIME_LIMIT_MS })),
});
