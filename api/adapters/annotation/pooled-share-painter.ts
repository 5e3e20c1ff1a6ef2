import { err, type Result } from '../../domain/shared/result.ts';
import type { SharePainter, SharePainting } from '../../ports/analysis/share-painter.ts';
import type { SharePictures } from '../../ports/analysis/share-store.ts';
import type { WorkerPool } from '../../ports/shared/worker-pool.ts';

const WORKER = new URL('./share-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 20_000;

interface Deps {
  pool: WorkerPool;
}

/** `SharePainter` that draws in the worker pool. */
export class PooledSharePainter implements SharePainter {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async paint(painting: SharePainting): Promise<Result<SharePictures, { code: 'busy' }>> {
    const work = { module: WORKER, input: painting, timeLimitMs: TIME_LIMIT_MS };
    const done = await this.deps.pool.run<SharePictures>(work);
    return done.ok ? done : err({ code: 'busy' });
  }
}
