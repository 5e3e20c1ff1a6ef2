import type { Invoice } from '../../domain/taxes/invoice.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { WorkerPool } from '../../ports/shared/worker-pool.ts';
import type { InvoicePrinter } from '../../ports/taxes/invoice-printer.ts';

const WORKER = new URL('./print-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 20_000;

interface Deps {
  pool: WorkerPool;
}

/** `InvoicePrinter` that makes PDF files in the worker pool: laying out a page takes longer than others should wait. */
export class PooledInvoicePrinter implements InvoicePrinter {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async print(invoice: Invoice): Promise<Result<Uint8Array, { code: 'busy' }>> {
    const job = { module: WORKER, input: invoice, timeLimitMs: TIME_LIMIT_MS };
    const done = await this.deps.pool.run<Uint8Array>(job);
    return done.ok ? done : err({ code: 'busy' });
  }
}
