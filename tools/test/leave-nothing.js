/** What each test and each file of the project "web" leaves as it found it. */
import { Global, __unsafe_useEmotionCache as useCache } from '@emotion/react';
import { act, cleanup, configure, getConfig, render } from '@testing-library/react';
import { useReducedMotion } from 'framer-motion';
import React from 'react';
import { createRoot } from 'react-dom/client';
import { system } from '../../web/src/ui/theme/system.ts';
import { clearLongTimers } from './long-timers.js';

const { documentElement: html, head } = document;

// React records a stack trace for each element, used by its warnings only. They are costly and not needed here.
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// A query that waits writes the whole page out at every look. Once is enough, when its time is over.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container),
});

let styles;
function AskOnce() {
  styles = useCache();
  // The library asks for it once in a process: before a test answers for a window of its own.
  useReducedMotion();
  return null;
}
render(React.createElement(AskOnce));
cleanup();

// The page has its global rules from the beginning, as those that the product serves: jsdom reads them once, not for each screen.
const rules = React.createElement(Global, { styles: system._global });
act(() => createRoot(document.createElement('div')).render(rules));
system._global = [];
const emptyHead = [...head.childNodes];

/** An empty page at the start address; also without styles, as each of them makes every look at the page dearer. */
function clearPage() {
  document.body.replaceChildren();
  for (const element of [html, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  styles.sheet.flush();
  Object.assign(styles, { inserted: {}, registered: {} });
  for (const node of [...head.childNodes]) if (!emptyHead.includes(node)) node.remove();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
}

/** Objects of the process and the page on which tests put things of their own. */
const SHARED = [globalThis, window, document, navigator, URL, crypto];

const differs = (a, b) => a?.value !== b?.value || a?.get !== b?.get || a?.set !== b?.set;

/** What stands on the shared objects now; the function puts it there again. What packages add stays, except on the navigator. */
function keepShared() {
  const before = SHARED.map((shared) => [shared, Object.getOwnPropertyDescriptors(shared)]);
  return () => {
    for (const [shared, descriptors] of before) {
      for (const [name, descriptor] of Object.entries(descriptors)) {
        const now = Object.getOwnPropertyDescriptor(shared, name);
        if (descriptor.configurable && differs(now, descriptor))
          Object.defineProperty(shared, name, descriptor);
      }
    }
    for (const name of Object.getOwnPropertyNames(navigator))
      if (!(name in before[3][1])) delete navigator[name];
  };
}

/** Called at the top of each file, with the toasts that its screens show. */
export function leaveNothing(toasts) {
  // A busy machine makes a screen late, not wrong.
  configure({ asyncUtilTimeout: 15_000 });
  let putBack;
  beforeAll(() => {
    clearPage();
    putBack = keepShared();
  });
  afterEach(() => {
    cleanup();
    // A test may have laid another one over it; the files of this project share one global scope.
    delete globalThis.crypto.subtle;
    for (const { id } of toasts.list()) toasts.dismiss(id);
    clearLongTimers();
  });
  afterAll(() => {
    globalThis.jest.useRealTimers();
    globalThis.jest.restoreAllMocks();
    putBack();
  });
}
