/** Figures of lessons as tests measure them. */
import type { Figure, FigureBar } from '../../../domain/tutor/lesson.ts';
import { Line } from '../../../domain/analysis/indicators/line.ts';
import { trueRange } from '../../../domain/analysis/indicators/true-range.ts';
import { lessons } from '../curriculum.ts';

export interface Point {
  x: number;
  y: number;
}

function figureOf(id: string, index: number): Figure {
  const figures = lessons
    .find((lesson) => lesson.id === id)
    ?.blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : []));
  const figure = figures?.[index];
  if (!figure) throw new Error(`${id} has no figure ${index}`);
  return figure;
}

/** Bars of the lesson's figure with this index. */
export function barsOf(id: string, index = 0): FigureBar[] {
  const figure = figureOf(id, index);
  if (figure.kind !== 'candles') throw new Error(`Figure ${index} of ${id} has no bars`);
  return figure.bars;
}

/** Points of one line of the lesson's figure with this index. */
export function pointsOf(id: string, line = 0, index = 0): Point[] {
  const figure = figureOf(id, index);
  const points = figure.kind === 'curve' ? figure.series[line]?.points : undefined;
  if (!points) throw new Error(`Figure ${index} of ${id} has no line ${line}`);
  return points;
}

/** y at x. */
export const at = (points: readonly Point[], x: number): number =>
  points.find((point) => point.x === x)?.y ?? NaN;

/** The points at which a line is higher, or lower, than on both sides. */
export function turns(points: readonly Point[], kind: 'top' | 'bottom'): Point[] {
  const sign = kind === 'top' ? 1 : -1;
  return points.filter(({ y }, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return before && after && sign * (y - before.y) > 0 && sign * (y - after.y) >= 0;
  });
}

/** The highest point up to x. */
export const highest = (points: readonly Point[], upTo = Infinity): Point =>
  points.filter(({ x }) => x <= upTo).reduce((best, point) => (point.y > best.y ? point : best));

/** First x after `from` at which the line stands above the other. */
export const crossesAbove = (points: readonly Point[], other: (x: number) => number, from: number): number =>
  points.find(({ x, y }) => x > from && y > other(x))?.x ?? NaN;

/** Mean true range of the bars; the first counts from its own open. */
export function meanRange(bars: readonly FigureBar[]): number {
  const [first] = bars;
  const column = (of: (bar: FigureBar) => number) => Line.of([first?.open ?? 0, ...bars.map(of)]);
  const ranges = trueRange({
    open: column(({ open }) => open),
    high: column(({ high }) => high),
    low: column(({ low }) => low),
    close: column(({ close }) => close),
  });
  return ranges.values.slice(1).reduce((sum, range) => sum + range, 0) / bars.length;
}
