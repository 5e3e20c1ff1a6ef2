import { inkOf } from './ink.ts';
import { toPicture } from './picture.ts';

describe('inkOf', () => {
  it('measures a mark that lies over two shades of the background from the shade of each column', () => {
    const [width, height] = [100, 60];
    const data = new Uint8Array(4 * width * height).fill(255);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const mark = x >= 60 && x < 80 && y >= 20 && y < 30;
        const value = mark ? 20 : x < 70 ? 250 : 236;
        data.set([value, value, value], 4 * (y * width + x));
      }
    const ink = inkOf(toPicture({ width, height, data }), { x0: 0, y0: 0, x1: width, y1: height });
    const row = (y: number): number[] => [...ink.contrast.subarray(y * width, (y + 1) * width)];
    expect(row(5)).toEqual(row(5).map(() => 0));
    expect(row(25)).toEqual(row(25).map((_, x) => (x < 60 || x >= 80 ? 0 : x < 70 ? 230 : 216)));
    expect(ink.mask[25 * width + 65]).toBe(1);
  });
});
