import type { PictureAnnotator } from '../../ports/analysis/picture-annotator.ts';
import { orBusy, type WorkerPool } from '../../ports/shared/worker-pool.ts';
import type { AnnotateInput } from './annotate-worker.ts';
import { drawOverlay } from './draw-overlay.ts';

const WORKER = new URL('./annotate-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 20_000;

/** `PictureAnnotator` that draws in the worker pool. */
export const pooledPictureAnnotator = ({ picturePool }: { picturePool: WorkerPool }): PictureAnnotator => ({
  overlay: drawOverlay,
  annotate(picture, overlay) {
    const input: AnnotateInput = { picture, overlay };
    return orBusy(picturePool.run({ module: WORKER, input, timeLimitMs: TIME_LIMIT_MS }));
  },
});
