/** Smooth, unless the reader asked for less movement. */
export function scrollToId(id: string): boolean {
  const element = document.getElementById(id);
  if (!element || element.hidden) return false;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView?.({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  return true;
}

/** To the chart analysis, or to the features where it is not on the page (another tab is open). */
export function scrollToChartAnalysis(): void {
  if (!scrollToId('chart-analysis')) scrollToId('features');
}
