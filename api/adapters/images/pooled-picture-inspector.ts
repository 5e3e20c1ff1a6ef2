import type { Result } from '../../domain/shared/result.ts';
import { err } from '../../domain/shared/result.ts';
import { uploadMaxBytes } from '../../domain/shared/upload-limits.ts';
import type {
  InspectedPicture,
  PictureFault,
  PictureInspector,
} from '../../ports/analysis/picture-inspector.ts';
import type { WorkerPool } from '../../ports/shared/worker-pool.ts';
import type { InspectInput, InspectOutput } from './inspect-worker.ts';

const WORKER = new URL('./inspect-worker.ts', import.meta.url);
const PRACTICE = new URL('./practise-worker.ts', import.meta.url);
/** A 40-megapixel PNG takes about two seconds on one slow core. */
const TIME_LIMIT_MS = 15_000;

interface Deps {
  pool: WorkerPool;
}

/** `PictureInspector` that decodes in the worker pool. */
export class PooledPictureInspector implements PictureInspector {
  private readonly deps: Deps;
  private practising = false;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  expectPicture(): void {
    // However often pictures are expected, no more than one place of the queue is taken for it.
    if (this.practising) return;
    this.practising = true;
    this.deps.pool
      .run({ module: PRACTICE, input: null, timeLimitMs: TIME_LIMIT_MS })
      // The picture itself will meet the same fault, and says so.
      .catch(() => undefined)
      .finally(() => (this.practising = false));
  }

  async inspect(
    bytes: Uint8Array,
    options: { withCopy: boolean },
  ): Promise<Result<InspectedPicture, { code: PictureFault }>> {
    if (bytes.length === 0) return err({ code: 'empty' });
    if (bytes.length > uploadMaxBytes) return err({ code: 'too_large' });
    const input: InspectInput = { bytes, withCopy: options.withCopy };
    const done = await this.deps.pool.run<InspectOutput>({
      module: WORKER,
      input,
      timeLimitMs: TIME_LIMIT_MS,
    });
    if (done.ok) return done.value;
    return err({ code: done.error.code === 'busy' ? 'busy' : 'damaged' });
  }
}
