import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * What a browser has and jsdom leaves out, taken from Node. MessageChannel and MessagePort are left out on purpose:
 * with Node's own a test process never ends.
 */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'structuredClone',
  'BroadcastChannel',
];

/** jsdom with the browser's newer parts, so that screens run in it as they do in a browser. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.Element.prototype.scrollTo ??= () => undefined;
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    // jsdom draws nothing and says so at length at every attempt.
    this.global.HTMLCanvasElement.prototype.getContext = () => null;
    const { FileReader } = this.global;
    this.global.Blob.prototype.text ??= function text() {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsText(this);
      });
    };
    this.global.URL.createObjectURL ??= () => 'blob:picture';
    this.global.URL.revokeObjectURL ??= () => undefined;
  }
}
