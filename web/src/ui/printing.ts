/** What a page brings late is brought before the page is printed: paper has no scrolling, and nobody comes near on it. */
import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** Shows all that waits now: the browser takes its picture of the page as soon as the event before it is over. */
function bringAll(): void {
  if (waiting.size > 0) flushSync(() => waiting.forEach((bring) => bring()));
}

/** What is on its way, but for what waits until somebody is near. */
const isComing = (): boolean =>
  [...document.querySelectorAll('[data-coming]')].some((each) => !each.closest('[data-needs-script]'));

const isWhole = (): boolean => waiting.size === 0 && !isComing();

/** So long a print waits for what does not come (milliseconds). */
const PATIENCE_MS = 10_000;

function untilWhole(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      bringAll();
      if (isWhole()) end();
    });
    const timer = setTimeout(end, PATIENCE_MS);
    function end(): void {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe(document.body, { childList: true, subtree: true });
    if (isWhole()) end();
  });
}

/** Prints the page once all of it is there. */
export async function printPage(): Promise<void> {
  bringAll();
  if (!isWhole()) await untilWhole();
  window.print();
}

/** The browser's own print, by Ctrl+P or ⌘P, waits as well; by its menu it cannot. */
function onKey(event: KeyboardEvent): void {
  const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isPrint || event.key.toLowerCase() !== 'p' || isWhole()) return;
  event.preventDefault();
  void printPage();
}

const onMedia = ({ matches }: MediaQueryListEvent): void => {
  if (matches) bringAll();
};

let listening = false;

/** Calls `bring` before the page is printed; returns how to stop. */
export function broughtBeforePrint(bring: () => void): () => void {
  if (!listening) {
    listening = true;
    window.addEventListener('beforeprint', bringAll);
    window.addEventListener('keydown', onKey);
    window.matchMedia('print').addEventListener('change', onMedia);
  }
  waiting.add(bring);
  return () => void waiting.delete(bring);
}
