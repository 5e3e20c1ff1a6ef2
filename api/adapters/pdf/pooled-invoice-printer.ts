import { orBusy, type WorkerPool } from '../../ports/shared/worker-pool.ts';
import type { InvoicePrinter } from '../../ports/taxes/invoice-printer.ts';

const WORKER = new URL('./print-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 20_000;

/** `InvoicePrinter` in the worker pool: laying out a page takes longer than others should wait. */
export const pooledInvoicePrinter = ({ picturePool }: { picturePool: WorkerPool }): InvoicePrinter => ({
  print: (invoice) => orBusy(picturePool.run({ module: WORKER, input: invoice, timeLimitMs: TIME_LIMIT_MS })),
});
