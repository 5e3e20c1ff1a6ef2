import type { Ink } from '../image/ink.ts';
import { inkOf } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import type { PriceTag } from './choose-line.ts';
import { goesOnBeyond } from './line-beyond.ts';
import type { LineTrace } from './line-trace.ts';

const [WIDTH, HEIGHT] = [400, 200];
const BLUE: Colour = [41, 98, 255];
const ends: Pick<LineTrace, 'to' | 'thickness' | 'colour'> = { to: 250, thickness: 2, colour: [...BLUE] };
const rising = Array.from({ length: 37 }, (_, k) => [10 + 10 * k, 180 - 4 * k] as const);

function drawn(draw: (canvas: Canvas) => void): [Picture, Ink, LineTrace, PriceTag[]] {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  draw(canvas);
  const picture = toPicture(canvas.raster);
  return [
    picture,
    inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }),
    ends as LineTrace,
    [{ y: 36, colour: [...BLUE] }],
  ];
}

describe('goesOnBeyond', () => {
  it('sees nothing in a box of its colour at the height of the tag', () => {
    const picture = drawn((canvas) => {
      canvas.polyline(rising.slice(0, 25), 2, BLUE);
      canvas.polyline(rising.slice(30, 33), 2, BLUE);
      canvas.fill(360, 22, 400, 50, BLUE);
    });
    expect(goesOnBeyond(...picture)).toBe(false);
  });

  it('sees the rest of a line that was followed up to a window', () => {
    const picture = drawn((canvas) => {
      canvas.polyline(rising, 2, BLUE);
      canvas.fill(250, 20, 300, 160, [225, 240, 230]);
    });
    expect(goesOnBeyond(...picture)).toBe(true);
  });

  it('sees nothing beyond the last point, nor in a level, a button or a curve of another colour', () => {
    const picture = drawn((canvas) => {
      canvas.polyline(rising.slice(0, 25), 2, BLUE);
      canvas.polyline(rising.slice(24), 2, [229, 57, 53]);
      canvas.fill(256, 60, 400, 62, BLUE);
      canvas.fill(300, 70, 340, 90, BLUE);
    });
    expect(goesOnBeyond(...picture)).toBe(false);
  });
});
