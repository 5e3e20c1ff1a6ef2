/** A worker that reads nothing and answers what a test says, in place of the browser's. */
import type {
  PreviewAnswer,
  PreviewRead,
  PreviewRefused,
  PreviewRequest,
} from '../preview/preview-messages.ts';
import { GET_READY } from '../preview/preview-messages.ts';
import { reading } from './sample-analysis.ts';

export const readPreview: PreviewRead = { outcome: 'read', reading, dark: false };

export const refusedPreview: PreviewRefused = {
  outcome: 'refused',
  refusal: {
    code: 'no_price_axis',
    stage: 'calibration',
    reason: 'No price labels were found beside the chart.',
    advice: 'Take the screenshot so that the whole price scale is in it.',
  },
  picture: {
    ...reading.size,
    dark: false,
    price_pane: reading.price_pane,
    axis_side: 'right',
    labels: reading.labels.slice(0, 2),
  },
};

/** Every worker started since `putUp`, in order. */
export class FakePreviewWorker extends EventTarget {
  static started: FakePreviewWorker[] = [];
  /** What all of them answer to a picture; undefined leaves it waiting. */
  static answer: (name: string, hints: PreviewRequest['hints']) => PreviewAnswer['result'] | undefined = () =>
    readPreview;
  readonly asked: PreviewRequest[] = [];
  running = true;
  /** Told that a picture is about to be chosen. */
  prepared = false;

  constructor() {
    super();
    FakePreviewWorker.started.push(this);
  }

  postMessage(request: PreviewRequest | typeof GET_READY): void {
    if (request === GET_READY) {
      this.prepared = true;
      return;
    }
    this.asked.push(request);
    const result = FakePreviewWorker.answer((request.file as File).name, request.hints);
    if (result !== undefined) queueMicrotask(() => this.say({ id: request.id, result }));
  }

  say(data: PreviewAnswer): void {
    if (this.running) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.running = false;
  }

  /** Gives the page workers until the function returned is called. */
  static putUp(answer: typeof FakePreviewWorker.answer = () => readPreview): () => void {
    FakePreviewWorker.started = [];
    FakePreviewWorker.answer = answer;
    const page = globalThis as { Worker?: unknown; OffscreenCanvas?: unknown };
    const before = { Worker: page.Worker, OffscreenCanvas: page.OffscreenCanvas };
    page.Worker = FakePreviewWorker;
    page.OffscreenCanvas = class {};
    return () => {
      page.Worker = before.Worker;
      page.OffscreenCanvas = before.OffscreenCanvas;
    };
  }
}
