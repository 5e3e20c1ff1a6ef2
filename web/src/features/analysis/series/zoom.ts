import type { IChartApi, LogicalRange } from 'lightweight-charts';

/** One step of zooming in. */
export const STEP = 1.25;
/** Fewer bars than this are not worth a whole chart. */
const FEWEST = 5;

/** A range of bars made narrower by a factor (wider below 1) around one of its bars. */
export function zoomedRange(
  { from, to }: { from: number; to: number },
  factor: number,
  around = (from + to) / 2,
): { from: number; to: number } {
  const wanted = (to - from) / factor;
  const scale = Math.max(wanted, FEWEST) / (to - from);
  return { from: around - (around - from) * scale, to: around + (to - around) * scale };
}

/** Zooms a chart around a bar; around the middle when none is named. */
export function zoomBy(chart: IChartApi, factor: number, around?: number): void {
  const scale = chart.timeScale();
  const range = scale.getVisibleLogicalRange();
  if (range) scale.setVisibleLogicalRange(zoomedRange(range, factor, around));
}

/** Whether a range holds all of `count` bars, give or take one at each end. */
export function holdsAll({ from, to }: { from: number; to: number }, count: number): boolean {
  return from <= 1 && to >= count - 2;
}

/** The part of the series in view; null when that is all of it. */
export function partInView(chart: IChartApi, count: number): LogicalRange | null {
  const range = chart.timeScale().getVisibleLogicalRange();
  return range && !holdsAll(range, count) ? range : null;
}

/** Shows a part of the series; null shows all of it. */
export function showRange(chart: IChartApi, range: LogicalRange | null): void {
  if (range) chart.timeScale().setVisibleLogicalRange(range);
  else chart.timeScale().fitContent();
}

/** Ctrl or Cmd with the wheel zooms around the pointer. Returns what ends it. */
export function zoomWithWheel(frame: HTMLElement, chart: IChartApi): () => void {
  const turn = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const x = event.clientX - frame.getBoundingClientRect().left;
    const around = chart.timeScale().coordinateToLogical(x) ?? undefined;
    zoomBy(chart, event.deltaY < 0 ? STEP : 1 / STEP, around);
  };
  frame.addEventListener('wheel', turn, { passive: false });
  return () => frame.removeEventListener('wheel', turn);
}
