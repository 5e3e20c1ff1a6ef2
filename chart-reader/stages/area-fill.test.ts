import { inkOf } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { withoutFill } from './area-fill.ts';
import { findFilledLine } from './filled-line.ts';
import { traceLines } from './line-trace.ts';

const [WIDTH, HEIGHT, FLOOR] = [440, 300, 290];
const WHITE: Colour = [255, 255, 255];
const BLUE: Colour = [41, 98, 255];
const ORANGE: Colour = [255, 140, 0];

type Point = readonly [number, number];

/** Closes from left to right, `spacing` apart, about a middle row. */
const closes = (spacing: number, middle: number): Point[] =>
  Array.from({ length: Math.floor((WIDTH - 40) / spacing) }, (_, k) => [
    20 + k * spacing,
    middle + 50 * Math.sin(k * 1.7) * Math.cos(0.31 * k) + 25 * Math.sin(k / 5),
  ]);

const rowAt = (points: readonly Point[], x: number): number => {
  const k = points.findIndex(([px], i) => i > 0 && px >= x);
  const [[ax, ay], [bx, by]] = [points[k - 1]!, points[k]!];
  return ay + ((by - ay) * (x - ax)) / (bx - ax);
};

/** An area of which the fill has `strength` of the line's colour. */
function area(points: readonly Point[], strength: number, thickness = 2): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT, WHITE);
  const fill = BLUE.map((v) => Math.round(255 + strength * (v - 255))) as unknown as Colour;
  for (let x = Math.ceil(points[0]![0]); x < Math.floor(points.at(-1)![0]); x++)
    canvas.fill(x, rowAt(points, x + 0.5), x + 1, Math.max(FLOOR, rowAt(points, x + 0.5) + 5), fill);
  canvas.polyline(points, thickness, BLUE);
  return canvas;
}

const paneOf = (canvas: Canvas) => {
  const picture = toPicture(canvas.raster);
  return { picture, ink: inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }) };
};

describe('an area with a strong fill', () => {
  it.each([
    [0.75, 210],
    [0.75, 90],
    [0.5, 90],
    [0.85, 150],
  ])(
    'has its line traced to a quarter of a pixel, with %f of its colour and a middle row of %f',
    (strength, middle) => {
      const points = closes(14, middle);
      const { picture, ink } = paneOf(area(points, strength));
      const bare = withoutFill(picture, ink)!;
      const [line] = traceLines(bare.picture, bare.ink);
      expect(line!.seen).toBeGreaterThan(0.97);
      const errors: number[] = [];
      for (let x = 24; x < 396; x++)
        if (points.every(([px]) => Math.abs(px - x - 0.5) > 1))
          errors.push(line!.y[x]! - rowAt(points, x + 0.5));
      expect(median(errors.map(Math.abs))).toBeLessThan(0.25);
      // What the fill adds to the line's lower edge would draw it down.
      expect(Math.abs(median(errors))).toBeLessThan(0.12);
      expect(line!.thickness).toBeLessThan(2.5);
    },
  );

  it('leaves no upright where it begins and ends within a column', () => {
    const points = closes(14, 150);
    const canvas = area(points, 0.75);
    const [[first, y0], [last, y1]] = [points[0]!, points.at(-1)!];
    const sides = [
      { x: first - 0.5, y: y0 },
      { x: last, y: y1 },
    ];
    for (const { x, y } of sides) canvas.fill(x, y, x + 0.5, FLOOR, [95, 137, 255]);
    const { picture, ink } = paneOf(canvas);
    const bare = withoutFill(picture, ink)!.ink;
    for (const { x, y } of sides)
      for (let row = Math.ceil(y) + 12; row < FLOOR; row++)
        expect(bare.mask[row * WIDTH + Math.floor(x)]).toBe(0);
  });

  it('[W-508] is read as an area with one point a close, an average over it left beside', () => {
    const points = closes(14, 170);
    const canvas = area(points, 0.75);
    canvas.polyline(
      points.map(([x], k) => [x, 150 + 30 * Math.sin(k / 4)] as const),
      2,
      ORANGE,
    );
    const { picture, ink } = paneOf(canvas);
    const { found } = findFilledLine(picture, ink)!;
    expect(found.kind.value).toBe('area');
    expect(found.points.resolution).toBe('bars');
    expect(Math.abs(found.points.spacing - 14)).toBeLessThan(0.1);
    expect(Math.abs(found.points.points.length - points.length)).toBeLessThanOrEqual(1);
  });

  it('is none where only a level zone is filled', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, WHITE);
    canvas.fill(0, 170, WIDTH, HEIGHT, [100, 150, 255]);
    canvas.polyline(closes(14, 90), 2, BLUE);
    const { picture, ink } = paneOf(canvas);
    expect(findFilledLine(picture, ink)).toBeNull();
  });

  it('is none where the fill ends before most of the pane, as a column of a bar chart does', () => {
    const points = closes(14, 150);
    const canvas = area(points, 0.75);
    for (let x = 30; x < 400; x += 40) canvas.fill(x, 0, x + 20, HEIGHT, WHITE);
    const { picture, ink } = paneOf(canvas);
    expect(withoutFill(picture, ink)).toBeNull();
  });

  it('is none where its line ends at the floor of the pane, below which it may go on', () => {
    const points = closes(14, 150).map(([x, y], k, all): Point => [x, k > all.length - 3 ? HEIGHT - 8 : y]);
    const { picture, ink } = paneOf(area(points, 0.75));
    expect(findFilledLine(picture, ink)).toBeNull();
  });
});
