import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { colourLayers } from './line-layers.ts';
import { lineRuns } from './line-runs.ts';

const WIDTH = 420;
const HEIGHT = 260;
const WIDE = 31;

/** Runs in each column of a wide rectangle that begins at column `begin`, a line of its colour below it. */
function runsOfShape(begin: number): number[] {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  canvas.polyline(
    [
      [10, 200],
      [400, 210],
    ],
    1.6,
    [41, 98, 255],
  );
  canvas.fill(begin, 60, begin + WIDE, 120, [41, 98, 255]);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  const [runs] = lineRuns(picture, ink, colourLayers(picture, ink));
  const { column, top } = runs!;
  return Array.from({ length: WIDE }, (_, k) => {
    const x = begin + k;
    return top.subarray(column[x]!, column[x + 1]!).filter((y) => y < 130).length;
  });
}

describe('lineRuns', () => {
  it('finds the same runs wherever a shape lies', () => {
    const expected = runsOfShape(60);
    for (let begin = 94; begin < 131; begin += 3) expect(runsOfShape(begin)).toEqual(expected);
  });

  it('keeps a steep stroke whole where a level is drawn over it', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const walk = Array.from({ length: 21 }, (_, k) => [10 + 20 * k, k % 2 ? 40 : 220] as const);
    canvas.polyline(walk, 3, [41, 98, 255]);
    canvas.fill(0, 130, WIDTH, 132, [150, 150, 150]);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
    expect(ink.lineRows).toEqual([130, 131]);
    const [runs] = lineRuns(picture, ink, colourLayers(picture, ink));
    const { column, top, bottom } = runs!;
    const parted = Array.from({ length: 200 }, (_, k) => 100 + k).filter((x) => {
      const [from, to] = [column[x]!, column[x + 1]!];
      return bottom.subarray(from, to).includes(130) && top.subarray(from, to).includes(132);
    });
    expect(parted).toEqual([]);
  });

  it('takes the whole of a bend of a thick stroke, whose sides run into one another there', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const walk = Array.from({ length: 33 }, (_, k) => [15 + 12 * k, k % 2 ? 115 : 145] as const);
    canvas.polyline(walk, 6, [41, 98, 255]);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
    const [runs] = lineRuns(picture, ink, colourLayers(picture, ink));
    const { column, top, bottom } = runs!;
    for (const [x] of walk.slice(1, -1)) {
      let drawn = 0;
      for (let y = 0; y < HEIGHT; y++) if (picture.rgba[4 * (y * WIDTH + x)]! < 148) drawn++;
      const taken = bottom[column[x]!]! - top[column[x]!]!;
      expect(Math.abs(taken - drawn)).toBeLessThanOrEqual(1);
    }
  });
});
