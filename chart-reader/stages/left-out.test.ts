import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { findBars } from './bar-geometry.ts';
import { candleLayer } from './candle-layer.ts';

const [GREEN, RED, BLUE, BLACK]: Colour[] = [
  [20, 150, 90],
  [220, 50, 60],
  [40, 90, 220],
  [0, 0, 0],
];
const BOX = { x0: 0, y0: 0, x1: 460, y1: 400 };
const xOf = (k: number): number => 25 + 30 * k;

/** Slots and rows of the bars that are found beside one another in the picture. */
function found(draw: (canvas: Canvas) => void): { slots: number[]; highs: number[]; agreement: number[] } {
  const canvas = new Canvas(BOX.x1, BOX.y1, [250, 250, 252]);
  draw(canvas);
  const picture = toPicture(canvas.raster);
  const pane = inkOf(picture, BOX);
  const { bars } = findBars(picture, pane, candleLayer(picture, pane))!;
  return {
    slots: bars.map((b) => b.slot - bars[0]!.slot),
    highs: bars.map((b) => Math.round(b.highY)),
    agreement: bars.map((b) => b.agreement),
  };
}

const SLOTS = Array.from({ length: 14 }, (_, k) => k);

/** A falling market in which only the bars of these slots rose. */
const fall =
  (rose: readonly number[], top = (k: number): number => 60 + 20 * k) =>
  (canvas: Canvas): void =>
    SLOTS.forEach((k) => {
      const colour = rose.includes(k) ? GREEN! : RED!;
      canvas.fill(xOf(k) - 1, top(k) - 10, xOf(k) + 1, top(k) + 34, colour);
      canvas.fill(xOf(k) - 10, top(k), xOf(k) + 10, top(k) + 22, colour);
    });

describe('withLeftOut', () => {
  it('[W-505] finds the two bars of a colour that no other bar has, and compares them with what is drawn', () => {
    const { slots, agreement } = found(fall([4, 9]));
    expect(slots).toEqual(SLOTS);
    expect(Math.min(...agreement)).toBeGreaterThan(0.9);
  });

  it('[W-505] finds a low OHLC bar far from those beside it, and no tag that is farther from them than bars are tall', () => {
    const bars =
      (low: number) =>
      (canvas: Canvas): void =>
        SLOTS.forEach((k) => {
          const [top, rows] = k === 6 ? [low, 14] : [60 + 4 * (k % 3), 70];
          canvas.fill(xOf(k), top, xOf(k) + 2, top + rows, BLACK!);
          canvas.fill(xOf(k) - 8, top + 4, xOf(k), top + 6, BLACK!);
          canvas.fill(xOf(k) + 2, top + rows - 6, xOf(k) + 10, top + rows - 4, BLACK!);
        });
    expect(found(bars(200)).slots).toEqual(SLOTS);
    expect(found(bars(300)).slots).toEqual(SLOTS.filter((k) => k !== 6));
  });

  it('takes neither of two things that may be the bar of a slot', () => {
    const twice = (canvas: Canvas): void => {
      fall([9])(canvas);
      canvas.fill(xOf(9) - 10, 284, xOf(9) + 10, 298, BLUE!);
    };
    const high = 230;
    expect(found(fall([9])).highs).toContain(high + 1);
    expect(found(twice).highs).not.toContain(high + 1);
  });
});
