import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { paneLimits } from './pane-limits.ts';

describe('paneLimits', () => {
  const [width, height] = [600, 400];

  function bottomOf(draw: (canvas: Canvas) => void): number {
    const canvas = new Canvas(width, height, [255, 255, 255]);
    draw(canvas);
    const picture = toPicture(canvas.raster);
    return paneLimits(picture, inkOf(picture, { x0: 0, y0: 0, x1: width, y1: height }), 60, 180).bottom;
  }

  it('pass over the fill of an area, which takes up more of each row, and stop at a band of another background', () => {
    const area = (canvas: Canvas): void => {
      for (let x = 10; x < 590; x++) canvas.fill(x, 160 + 0.2 * x, x + 1, height, [120, 180, 255]);
    };
    expect(bottomOf(area)).toBe(height);
    expect(bottomOf((canvas) => canvas.fill(0, 280, width, height, [120, 180, 255]))).toBe(280);
  });

  it('pass over such a fill behind a grid line', () => {
    const bottom = bottomOf((canvas) => {
      for (let x = 10; x < 590; x++) canvas.fill(x, 160 + 0.2 * x, x + 1, height, [120, 180, 255]);
      canvas.fill(0, 270, width, 271, [255, 255, 255]);
    });
    expect(bottom).toBe(height);
  });

  it('lie at the floor of such a fill, whatever is drawn below it', () => {
    const bottom = bottomOf((canvas) => {
      for (let x = 10; x < 590; x++) canvas.fill(x, 160 + 0.2 * x, x + 1, 320, [120, 180, 255]);
      for (let x = 10; x < 590; x += 10) canvas.fill(x, 340 + (x % 30), x + 6, height, [90, 90, 90]);
    });
    expect(bottom).toBeLessThanOrEqual(320);
    expect(bottom).toBeGreaterThan(312);
  });
});
