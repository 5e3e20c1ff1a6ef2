import type { CurveFigure } from '../../../api/generated/model';
import { figureHeight } from './candle-layout.ts';
import { formatMark, linear, roundMarks, spanOf, spread } from './scale.ts';
import { TEXT, textWidth } from './text-box.ts';

const AXIS_ROOM = 40;
const TOP_ROOM = 28;

/** Where everything of a curve figure lies, in pixels. Curves are named at their right end. */
export function layOutCurves({ series }: CurveFigure, width: number) {
  const height = figureHeight(width);
  const points = series.flatMap((one) => one.points);
  const xSpan = spanOf(points.map((point) => point.x));
  const ySpan = spanOf(points.map((point) => point.y));
  const xMarks = roundMarks(xSpan, width / 110);
  const yMarks = roundMarks(ySpan, height / 60);
  const numbers = yMarks.map((mark) => formatMark(mark, yMarks));
  const names = series.length > 1 ? Math.max(...series.map(({ label }) => textWidth(label))) + 8 : 0;
  // On a narrow screen the names go under the figure instead.
  const named = names > 0 && names < width * 0.3;
  const plot = {
    left: Math.max(...numbers.map((text) => text.length), 2) * TEXT.monoAdvance + 12,
    right: width - Math.max(16, named ? names : 0),
    top: TOP_ROOM,
    bottom: height - AXIS_ROOM,
  };
  const x = linear(xSpan, plot.left, plot.right);
  const y = linear(ySpan, plot.bottom, plot.top);
  const ends = series.map((one) => y(one.points.at(-1)?.y ?? ySpan.min));
  const positions = spread(ends, TEXT.line, { min: plot.top, max: plot.bottom });
  return {
    height,
    plot,
    named,
    xMarks: xMarks.map((mark) => ({ text: formatMark(mark, xMarks), x: x(mark) })),
    yMarks: yMarks.map((mark, index) => ({ text: numbers[index] ?? '', y: y(mark) })),
    curves: series.map(({ label, points: own }, index) => ({
      label,
      labelY: positions[index] ?? 0,
      path: own
        .map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`)
        .join(''),
    })),
  };
}
