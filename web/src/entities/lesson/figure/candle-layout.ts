import type { CandlesFigure } from '../../../api/generated/model';
import { formatMark, linear, roundMarks, spanOf, spread } from './scale.ts';
import { TEXT, positionText, textWidth } from './text-box.ts';
import type { PositionedText, TextBox } from './text-box.ts';

/** Height of a figure that is `width` pixels wide. */
export const figureHeight = (width: number): number => Math.round(Math.max(240, Math.min(360, width * 0.5)));

const EDGE = 10;
const NOTE_ROOM = 26;
/** From a level's line to the middle of its name, where the name stands on the line. */
const ABOVE = 9;

/** A level by its name and price; many names say the price already. */
function levelText({ label, price }: CandlesFigure['levels'][number]): string {
  const numbers = label.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [];
  return numbers.some((number) => Number(number) === price) ? label : `${label} ${formatMark(price)}`;
}

/** Where everything of a candle figure lies, in pixels. */
export function layOutCandles(figure: CandlesFigure, width: number) {
  const height = figureHeight(width);
  const { bars, levels, lines, notes } = figure;
  const prices = [
    ...bars.flatMap(({ high, low }) => [high, low]),
    ...levels.map(({ price }) => price),
    ...lines.flatMap(({ from, to }) => [from.price, to.price]),
  ];
  const span = spanOf(prices);
  const marks = roundMarks(span, Math.max(3, Math.floor(height / 60)));
  const levelTexts = levels.map(levelText);
  const gutter = gutterOf(marks, levelTexts, width);
  const beside = Math.max(0, ...levelTexts.map(textWidth)) < gutter;
  const plot = {
    left: EDGE,
    right: width - gutter,
    top: EDGE + (notes.length > 0 ? NOTE_ROOM : 0),
    bottom: height - EDGE,
  };
  const y = linear(span, plot.bottom, plot.top);
  const step = (plot.right - plot.left) / Math.max(1, bars.length);
  const x = (bar: number): number => plot.left + (bar + 0.5) * step;
  const taken: TextBox[] = [];
  const positions = spread(
    levels.map(({ price }) => y(price) - (beside ? 0 : ABOVE)),
    TEXT.line,
    { min: 8, max: height - 8 },
  );
  return {
    width,
    height,
    plot,
    candles: bars.map((bar, index) => candleAt(bar, x(index), y, step)),
    levels: levels.map(({ price }, index) => ({
      text: levelTexts[index] ?? '',
      y: y(price),
      textX: beside ? plot.right + 8 : plot.left,
      textY: positions[index] ?? y(price),
    })),
    beside,
    marks: marks
      .map((mark) => ({ text: formatMark(mark, marks), y: y(mark) }))
      .filter((mark) => !beside || positions.every((position) => Math.abs(position - mark.y) >= TEXT.line)),
    lines: lines.map(({ from, to, label }) =>
      lineAt({ x: x(from.bar), y: y(from.price) }, { x: x(to.bar), y: y(to.price) }, label, plot, taken),
    ),
    notes: notes.flatMap(({ bar, text }) => {
      const high = bars[bar]?.high;
      if (high === undefined) return [];
      const tip = y(high) - 4;
      return [
        { tip: { x: x(bar), y: tip }, ...positionText(text, { x: x(bar), foot: tip - 6 }, plot, taken) },
      ];
    }),
  };
}

export type CandleLayout = ReturnType<typeof layOutCandles>;

/** Room for prices at the right edge, and for the names of levels unless they are long: those stand on their lines. */
function gutterOf(marks: readonly number[], levels: readonly string[], width: number): number {
  const numbers =
    Math.max(24, ...marks.map((mark) => formatMark(mark, marks).length * TEXT.monoAdvance)) + 14;
  const names = Math.max(0, ...levels.map(textWidth)) + 14;
  return names < width * 0.35 ? Math.max(numbers, names) : numbers;
}

function candleAt(
  { open, high, low, close }: CandlesFigure['bars'][number],
  x: number,
  y: (price: number) => number,
  step: number,
) {
  const width = Math.max(2, Math.min(14, step * 0.62));
  const top = y(Math.max(open, close));
  return {
    rising: close >= open,
    x,
    high: y(high),
    low: y(low),
    body: { x: x - width / 2, y: top, width, height: Math.max(1, y(Math.min(open, close)) - top) },
  };
}

interface Point {
  x: number;
  y: number;
}

function lineAt(
  from: Point,
  to: Point,
  label: string,
  plot: { left: number; right: number },
  taken: TextBox[],
) {
  const end = from.x > to.x ? from : to;
  const text: PositionedText = positionText(
    label,
    { x: end.x - textWidth(label) / 2, foot: end.y - 6 },
    plot,
    taken,
  );
  return { from, to, text };
}
