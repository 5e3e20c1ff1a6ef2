import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { findBars } from './bar-geometry.ts';

const BLACK: Colour = [0, 0, 0];
const GREY: Colour = [190, 190, 190];
const [WIDTH, HEIGHT] = [460, 300];
const LAST = 13;
const closes = [120, 140, 110, 150, 170, 130, 160, 180, 150, 120, 140, 100, 130, 162];

/** OHLC bars, the last of which opens at 130 and closes on a dashed level across the pane. */
function drawBars(canvas: Canvas, ticked: boolean): void {
  for (let x = 0; x < WIDTH; x += 6) {
    canvas.fill(x, 145, x + 2, 146, GREY);
    canvas.fill(x, 162, x + 2, 163, BLACK);
  }
  closes.forEach((close, k) => {
    const [x, open] = [25 + 30 * k, closes[k - 1] ?? close];
    canvas.fill(x, Math.min(open, close) - 12, x + 1, Math.max(open, close) + 13, BLACK);
    canvas.fill(x - 10, open, x, open + 1, BLACK);
    if (k < LAST || ticked) canvas.fill(x + 1, close, x + 11, close + 1, BLACK);
  });
}

function lastClose(ticked: boolean): number | null {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  drawBars(canvas, ticked);
  const picture = toPicture(canvas.raster);
  const pane = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  expect(pane.dashRows).toContain(162);
  return findBars(picture, pane, null)!.bars.at(-1)!.mark.closeY;
}

describe('withTicksOnLines', () => {
  it('[W-506] finds the close of the last bar on the dashed level of the last price', () => {
    expect(lastClose(true)).toBeCloseTo(162.5, 0);
  });

  it('takes the dashes of a level for no tick', () => {
    expect(lastClose(false)).toBeNull();
  });
});
