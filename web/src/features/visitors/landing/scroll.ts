/** Smooth, unless the reader asked for less movement. */
export function scrollToId(id: string): boolean {
  const element = document.getElementById(id);
  if (!element || element.hidden) return false;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView?.({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  arriveAt(element);
  return true;
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How long a smooth way may take (milliseconds); later movement is the reader scrolling. */
const WAY_MS = 2000;

/** Parts that are laid out on the way may turn out higher than was reckoned; a reader who moves is left alone. */
function arriveAt(element: Element): void {
  const left = new AbortController();
  const once = { once: true, passive: true, signal: left.signal };
  for (const move of ownMoves) window.addEventListener(move, () => left.abort(), once);
  setTimeout(() => left.abort(), WAY_MS);
  const arrive = (): void => {
    left.abort();
    element.scrollIntoView({ behavior: 'instant', block: 'start' });
  };
  window.addEventListener('scrollend', arrive, once);
}

/** To the chart analysis, or to the features where it is not on the page (another tab is open). */
export function scrollToChartAnalysis(): void {
  if (!scrollToId('chart-analysis')) scrollToId('features');
}
