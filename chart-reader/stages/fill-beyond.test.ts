import type { Ink } from '../image/ink.ts';
import { inkOf } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { withFillBeyond } from './fill-beyond.ts';
import type { StripReading } from './labels.ts';

const [WIDTH, HEIGHT, EDGE] = [400, 200, 340];
const labels = [40, 90, 140].map((y) => ({ x0: 350, y0: y - 5, x1: 390, y1: y + 5 }));
const read = {
  strip: { side: 'right' },
  tone: { r: 255, g: 255, b: 255 },
  region: { x0: 345, y0: 0, x1: 395, y1: HEIGHT },
  labels: labels.map((box) => ({ shape: { box, plate: null } })),
  calibration: { labels: labels.map(() => ({ price: 1 })) },
} as unknown as StripReading;

/** A pane whose fill below a level goes on up to a column, with figures over it. */
function filledTo(x: number): [Picture, Ink, StripReading] {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  canvas.fill(0, 130, x, HEIGHT, [226, 236, 250]);
  canvas.fill(0, 128, x, 130, [41, 98, 255]);
  for (const { x0, y0, x1, y1 } of labels) canvas.fill(x0 + 2, y0 + 2, x1 - 2, y1 - 2, [60, 60, 60]);
  const picture = toPicture(canvas.raster);
  return [picture, inkOf(picture, { x0: 0, y0: 0, x1: EDGE, y1: HEIGHT }), read];
}

describe('withFillBeyond', () => {
  it('makes the pane as wide as a fill that goes on under the labels, without their figures', () => {
    const wide = withFillBeyond(...filledTo(380))!;
    expect(wide.box).toEqual({ x0: 0, y0: 0, x1: 380, y1: HEIGHT });
    expect(wide.mask[90 * wide.width + 360]).toBe(0);
  });

  it('follows a fill that fades to the floor, under a line of the grid', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    for (let y = 100; y < HEIGHT; y++) canvas.fill(0, y, 380, y + 1, [226 + 0.27 * (y - 100), 238, 252]);
    canvas.fill(0, HEIGHT - 20, 380, HEIGHT, [251, 252, 253]);
    canvas.fill(0, 0, WIDTH, 1, [230, 230, 230]);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: EDGE, y1: HEIGHT });
    expect(withFillBeyond(picture, ink, read)!.box.x1).toBe(380);
  });

  it('leaves a pane beside which stripes of another background end before its edge', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    canvas.fill(0, 20, 320, HEIGHT, [240, 230, 250]);
    canvas.fill(0, 0, WIDTH, 20, [240, 240, 240]);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: EDGE, y1: HEIGHT });
    expect(withFillBeyond(picture, ink, read)).toBeNull();
  });

  it('leaves a pane whose fill ends at the labels', () => {
    expect(withFillBeyond(...filledTo(EDGE))).toBeNull();
  });

  it('leaves a pane whose labels take up every row of it', () => {
    const [picture, , strip] = filledTo(380);
    const ink = inkOf(picture, { x0: 0, y0: 36, x1: EDGE, y1: 44 });
    expect(withFillBeyond(picture, ink, strip)).toBeNull();
  });
});
