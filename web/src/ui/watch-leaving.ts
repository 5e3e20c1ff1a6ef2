/** Asks whether a step may be taken; the step is taken by calling `go`. */
export type AskToLeave = (go: () => void) => void;

const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = plain && event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link;
};

/** The router numbers its entries of the browser's history. */
const historyIndex = (): number => {
  const state: unknown = window.history.state;
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof idx === 'number' ? idx : 0;
};

/**
 * Stops links, the back button and the closing of the window until `ask` has let them go. Needs no router: it listens before
 * the router does.
 * @returns ends the watch
 */
export function watchLeaving(ask: AskToLeave): () => void {
  let free = false;
  let returning = false;
  const here = historyIndex();

  const onClick = (event: MouseEvent): void => {
    const link = free ? null : linkOf(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      free = true;
      link.click();
    });
  };
  const onPopState = (event: PopStateEvent): void => {
    if (free) return;
    event.stopImmediatePropagation();
    if (returning) {
      returning = false;
      return;
    }
    const steps = historyIndex() - here;
    if (steps === 0) return;
    returning = true;
    window.history.go(-steps);
    ask(() => {
      free = true;
      window.history.go(steps);
    });
  };
  const onUnload = (event: BeforeUnloadEvent): void => {
    if (!free) event.preventDefault();
  };

  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onPopState, true);
    window.removeEventListener('beforeunload', onUnload);
  };
}
