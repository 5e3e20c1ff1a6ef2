import type { SharePainter } from '../../ports/analysis/share-painter.ts';
import { orBusy, type WorkerPool } from '../../ports/shared/worker-pool.ts';

const WORKER = new URL('./share-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 20_000;

/** `SharePainter` that draws in the worker pool. */
export const pooledSharePainter = ({ picturePool }: { picturePool: WorkerPool }): SharePainter => ({
  paint: (painting) =>
    orBusy(picturePool.run({ module: WORKER, input: painting, timeLimitMs: TIME_LIMIT_MS })),
});
