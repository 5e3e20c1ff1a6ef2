import { err, type Result } from '../../domain/shared/result.ts';
import type { ThumbnailMaker } from '../../ports/analysis/thumbnail-maker.ts';
import type { WorkerPool } from '../../ports/shared/worker-pool.ts';

const WORKER = new URL('./thumbnail-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 15_000;

interface Deps {
  pool: WorkerPool;
}

/** `ThumbnailMaker` that works in the worker pool. */
export class PooledThumbnailMaker implements ThumbnailMaker {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async shrink(picture: Uint8Array): Promise<Result<Uint8Array, { code: 'busy' }>> {
    const done = await this.deps.pool.run<Uint8Array>({
      module: WORKER,
      input: picture,
      timeLimitMs: TIME_LIMIT_MS,
    });
    return done.ok ? done : err({ code: 'busy' });
  }
}
