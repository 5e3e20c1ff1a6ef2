import { inkOf } from '../image/ink.ts';
import type { Ink } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { barsInOwnColours } from './own-colours.ts';

const [WHITE, GREY]: Colour[] = [
  [245, 245, 245],
  [110, 110, 110],
];
/** Rows of the i-th close: up and down in short turns. */
const closeOf = (i: number): number => Math.round(150 + 70 * Math.sin(i / 6) + 12 * Math.sin(i * 2.4));

/** OHLC bars sixteen pixels apart on a dark ground, over a filled cloud that many of them touch. */
function overCloud(): { picture: Picture; ink: Ink } {
  const canvas = new Canvas(820, 320, [16, 16, 18]);
  for (let x = 0; x < 820; x++) {
    const edge = 150 + 70 * Math.sin(x / 96);
    canvas.fill(x, edge + 4, x + 1, edge + 40, [30, 84, 40]);
  }
  for (let i = 1; i < 50; i++) {
    const [x, open, close] = [10 + 16 * i, closeOf(i - 1), closeOf(i)];
    const colour = close < open ? WHITE! : GREY!;
    canvas.fill(x, Math.min(open, close) - 5, x + 2, Math.max(open, close) + 6, colour);
    canvas.fill(x - 6, open, x, open + 2, colour);
    canvas.fill(x + 2, close, x + 8, close + 2, colour);
  }
  const picture = toPicture(canvas.raster);
  return { picture, ink: inkOf(picture, { x0: 0, y0: 0, x1: 820, y1: 320 }) };
}

describe('bars that were refused', () => {
  it('are found in their own colours where they stand on a filled cloud', () => {
    const { picture, ink } = overCloud();
    const found = barsInOwnColours(picture, ink, { has: () => true });
    expect(found?.geometry.kind).toBe('bars');
    const drawn = Array.from({ length: 49 }, (_, i) => [closeOf(i) + 1, closeOf(i + 1) + 1]);
    expect(found?.geometry.bars.map(({ openY, closeY }) => [openY, closeY])).toEqual(drawn);
  });

  it('end where they do, though an average goes on whose pieces on their comb look like bars with ticks', () => {
    const canvas = new Canvas(820, 320, [16, 16, 18]);
    const averageOf = (x: number): number => 160 + 70 * Math.sin(x / 90);
    canvas.polyline(
      Array.from({ length: 820 }, (_, x) => [x, averageOf(x)] as const),
      2,
      [250, 180, 40],
    );
    const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
    const rowOf = (i: number): number => Math.round(averageOf(12 * i) + 14 * even(i) - 7);
    for (let i = 1; i < 40; i++) {
      const [x, open, close] = [10 + 12 * i, rowOf(i - 1), rowOf(i)];
      const colour: Colour = close < open ? WHITE! : [40, 160, 200];
      canvas.fill(x, Math.min(open, close) - 3, x + 1, Math.max(open, close) + 4, colour);
      canvas.fill(x - 4, open, x, open + 1, colour);
      canvas.fill(x + 1, close, x + 5, close + 1, colour);
    }
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: 820, y1: 320 });
    expect(barsInOwnColours(picture, ink, { has: () => true })?.geometry.bars).toHaveLength(39);
  });
});
