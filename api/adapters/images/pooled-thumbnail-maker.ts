import type { ThumbnailMaker } from '../../ports/analysis/thumbnail-maker.ts';
import { orBusy, type WorkerPool } from '../../ports/shared/worker-pool.ts';

const WORKER = new URL('./thumbnail-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 15_000;

/** `ThumbnailMaker` that works in the worker pool. */
export const pooledThumbnailMaker = ({ picturePool }: { picturePool: WorkerPool }): ThumbnailMaker => ({
  shrink: (picture) =>
    orBusy(picturePool.run({ module: WORKER, input: picture, timeLimitMs: TIME_LIMIT_MS })),
});
