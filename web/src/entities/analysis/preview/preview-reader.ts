/** The worker that reads pictures on this device, as an object of the page. */
import type { ChartHints } from '../../../api/generated/model';
import type { PreviewAnswer, PreviewOutcome, PreviewRequest } from './preview-messages.ts';

/** Null: the reader could not be loaded or broke down. The server reads the picture all the same. */
type Answer = PreviewOutcome | null;

export interface PreviewReader {
  /** Pictures are read one after another, in the order asked. */
  read(file: Blob, hints?: ChartHints | null): Promise<Answer>;
  /** Ends the worker with everything it holds; what it was reading is never answered. The next picture starts another. */
  stop(): void;
}

/** Whether this browser has what reading a picture needs. */
export function canPreview(): boolean {
  return typeof Worker === 'function' && typeof OffscreenCanvas === 'function';
}

/** A reader with a worker of its own, which the first picture starts. Only where `canPreview()`. */
export function startPreviewReader(): PreviewReader {
  const waiting = new Map<number, (answer: Answer) => void>();
  let worker: Worker | null = null;
  let last = 0;
  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const settle = (id: number, answer: Answer): void => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./chart-preview-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<PreviewAnswer>) =>
      settle(data.id, data.result),
    );
    // Its script could not be loaded, or it ran out of memory.
    started.addEventListener('error', () => {
      stop();
      for (const id of [...waiting.keys()]) settle(id, null);
    });
    return started;
  };
  return {
    read: (file, hints = null) => {
      const request: PreviewRequest = { id: ++last, file, hints };
      return new Promise((done) => {
        waiting.set(request.id, done);
        worker ??= start();
        worker.postMessage(request);
      });
    },
    stop: () => {
      stop();
      waiting.clear();
    },
  };
}
