/** The worker that reads pictures on this device, as an object of the page. */
import type { ChartHints } from '../../../api/generated/model';
import { GET_READY } from './preview-messages.ts';
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

/** How long a worker waits for the picture that was about to be chosen. */
const WAITS_MS = 60_000;

interface ReadyWorker {
  worker: Worker;
  end: ReturnType<typeof setTimeout>;
}

let ready: ReadyWorker | null = null;

const newWorker = (): Worker =>
  new Worker(new URL('./chart-preview-worker.ts', import.meta.url), { type: 'module' });

/** Starts the worker of the next reader while the picture is still being chosen: its code is there and compiled when it comes. */
export function prepareReader(): void {
  if (ready || !canPreview()) return;
  const worker = newWorker();
  const end = setTimeout(() => takeReady()?.terminate(), WAITS_MS);
  ready = { worker, end };
  // What starts for a picture finds out for itself that there is no reader.
  worker.addEventListener('error', () => {
    if (ready?.worker === worker) takeReady()?.terminate();
  });
  worker.postMessage(GET_READY);
}

/** Props of the element within which pictures are chosen: by pressing something, or by dragging one there. */
export const PREPARES_READER = { onClickCapture: prepareReader, onDragEnterCapture: prepareReader };

function takeReady(): Worker | null {
  if (!ready) return null;
  const { worker, end } = ready;
  clearTimeout(end);
  ready = null;
  return worker;
}

/** A reader with a worker of its own: that which was prepared, else one that the first picture starts. Only where `canPreview()`. */
export function startPreviewReader(): PreviewReader {
  const waiting = new Map<number, (answer: Answer) => void>();
  let worker: Worker | null = null;
  let last = 0;
  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const settle = async (id: number, answer: Answer): Promise<void> => {
    // Text that grows above a pressed button moves it away from the pointer, and its press would be lost.
    while (document.querySelector('button:active')) await new Promise(requestAnimationFrame);
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const start = (): Worker => {
    const started = takeReady() ?? newWorker();
    started.addEventListener(
      'message',
      ({ data }: MessageEvent<PreviewAnswer>) => void settle(data.id, data.result),
    );
    // Its script could not be loaded, or it ran out of memory.
    started.addEventListener('error', () => {
      stop();
      for (const id of waiting.keys()) void settle(id, null);
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
