import { JSDOM } from 'jsdom';

/** Node's, also where jsdom has its own: the process needs them as they are, and tests bring Node's keys and times. */
const STAY = ['console', 'performance', 'crypto', 'atob', 'btoa', 'process'];

/** What jsdom leaves out. Node's MessageChannel is left out on purpose: a page's end does not close it. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'structuredClone',
  'BroadcastChannel',
];

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'];

/** Nothing moves in it: an animation would never end, as nothing is drawn. */
const PAGE = '<!doctype html><style>* { animation-duration: 0s !important }</style>';

const nothing = () => undefined;

/** A window that asks for no size and is not resized, of somebody who prefers no motion: what is there can be seen. */
function addMedia(window) {
  window.matchMedia ??= (media) => ({
    media,
    matches: media.includes('prefers-reduced-motion'),
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  });
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.Element.prototype.scrollTo ??= nothing;
  window.Element.prototype.scrollIntoView ??= nothing;
  // jsdom does not draw and logs an error at every attempt.
  window.HTMLCanvasElement.prototype.getContext = () => null;
}

function addFiles(window) {
  const { FileReader } = window;
  window.Blob.prototype.text ??= function text() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(this);
    });
  };
  window.URL.createObjectURL ??= () => 'blob:picture';
  window.URL.revokeObjectURL ??= nothing;
}

/** The window's time is the process's, so that a test that holds the clock holds it for everybody. */
function shareTime(window) {
  for (const name of TIMERS) window[name] = (...args) => globalThis[name](...args);
  // Nothing is drawn: the next picture is due as soon as what runs has ended.
  window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 0));
  window.cancelAnimationFrame = (id) => clearTimeout(id);
}

/** Every name of the window becomes a global that stands for it; what is the language's own is there already. */
function shareNames(window) {
  const taken = new Set([...STAY, ...TIMERS]);
  for (const name of Object.getOwnPropertyNames(window)) {
    if (taken.has(name) || Object.is(window[name], globalThis[name])) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => window[name],
      set: (value) => {
        window[name] = value;
      },
    });
  }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    globalThis[name] = window[name].bind(window);
}

/** Makes this process a browser with one page in it, for React's tests. */
export function putUpBrowser() {
  const { window } = new JSDOM(PAGE, { url: 'http://localhost/', pretendToBeVisual: true });
  Object.defineProperty(window, 'crypto', { value: globalThis.crypto, configurable: true });
  for (const name of FROM_NODE) window[name] ??= globalThis[name];
  addMedia(window);
  addFiles(window);
  shareTime(window);
  // `event` is undefined in both until something happens; React asks for it.
  Object.defineProperty(globalThis, 'event', { configurable: true, get: () => window.event });
  shareNames(window);
  // React would measure every drawing for a browser's tools.
  console.timeStamp = undefined;
  console.createTask = undefined;
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  // It would clean up after the first file only, see leave-nothing.js.
  process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
}
