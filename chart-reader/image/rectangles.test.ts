import { Canvas } from '../testing/canvas.ts';
import { groupByColour } from './colour-groups.ts';
import { withOutlines } from './outlines.ts';
import { toPicture } from './picture.ts';
import { rectanglesIn } from './rectangles.ts';

const box = { x0: 0, y0: 0, x1: 200, y1: 100 };

describe('rectanglesIn', () => {
  it('finds bodies of one colour on any background, and no slanting line', () => {
    const canvas = new Canvas(200, 100, [255, 255, 255]);
    for (let x = 0; x < 200; x += 25) canvas.fill(x, 0, x + 12, 100, [230, 240, 250]);
    canvas.fill(40, 20, 47, 50, [200, 30, 30]);
    canvas.fill(90, 30, 97, 70, [200, 30, 30]);
    canvas.polyline(
      [
        [0, 90],
        [200, 10],
      ],
      1.5,
      [20, 20, 200],
    );
    const found = rectanglesIn(toPicture(canvas.raster), box, 70);
    const red = groupByColour(found, box).find((g) => g.colour[0] > 150 && g.colour[1] < 80)!;
    expect(red.background).toBe(false);
    expect(red.members.map((i) => [found.x0[i], found.x1[i]])).toEqual(
      expect.arrayContaining([
        [40, 47],
        [90, 97],
      ]),
    );
    expect(red.members.reduce((sum, i) => sum + found.y1[i]! - found.y0[i]!, 0)).toBeGreaterThan(60);
  });

  it('calls the colour of wide areas and of stripes from top to bottom a background', () => {
    const canvas = new Canvas(200, 100, [255, 255, 255]);
    for (let x = 0; x < 200; x += 20) canvas.fill(x, 0, x + 10, 100, [90, 60, 120]);
    canvas.fill(42, 20, 47, 50, [200, 30, 30]);
    const groups = groupByColour(rectanglesIn(toPicture(canvas.raster), box, 70), box);
    expect(groups.find((g) => g.colour[2] === 120)!.background).toBe(true);
    expect(groups.find((g) => g.colour[0] === 200)!.background).toBe(false);
  });

  it('calls the ground a background where grid lines leave no wide area of it', () => {
    const canvas = new Canvas(200, 100, [255, 255, 255]);
    for (let x = 0; x < 200; x += 40) canvas.fill(x, 0, x + 1, 100, [225, 225, 225]);
    for (let x = 10; x < 190; x += 6) canvas.fill(x, 20, x + 3, 50, [200, 30, 30]);
    const found = rectanglesIn(toPicture(canvas.raster), box, 70);
    const isGround = (ground?: readonly number[]): boolean =>
      groupByColour(found, box, ground).find((g) => g.colour[1] === 255)!.background;
    expect(isGround()).toBe(false);
    expect(isGround([255, 255, 255])).toBe(true);
  });
});

describe('withOutlines', () => {
  function outlined(inside: [number, number, number], stroke: [number, number, number]): number {
    const canvas = new Canvas(200, 100, [255, 255, 255]);
    canvas.fill(60, 20, 72, 60, stroke);
    canvas.fill(61, 21, 71, 59, inside);
    const picture = toPicture(canvas.raster);
    const before = rectanglesIn(picture, box, 70);
    const after = withOutlines(picture, before, 70, 100);
    return after.count - before.count;
  }

  it('adds the body that two equal strokes outline, hollow or filled in another colour', () => {
    expect(outlined([255, 255, 255], [0, 120, 60])).toBe(1);
    expect(outlined([220, 40, 40], [0, 0, 0])).toBe(1);
  });

  it('takes no anti-aliased edges for an outline', () => {
    expect(outlined([220, 40, 40], [238, 148, 148])).toBe(0);
  });
});
