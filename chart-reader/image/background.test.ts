import { createRandom } from '../bench/random.ts';
import { columnTones, LumaCount, rowTone, toneOf } from './background.ts';
import { toPicture } from './picture.ts';
import type { Picture } from './picture.ts';

/** A picture with columns of their own colours, noise, and one dotted column. */
function striped(width: number, height: number): Picture {
  const random = createRandom('striped');
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const plain = x === 40 ? (y % 2) * 200 : (x * 5) % 240;
      const value = random.next() < 0.2 ? Math.floor(256 * random.next()) : plain;
      data.set([value, value, 255 - value], 4 * (y * width + x));
    }
  return toPicture({ width, height, data });
}

/** The same region with rows for columns. */
function turned(picture: Picture): Picture {
  const { width, height, rgba } = picture;
  const data = new Uint8Array(rgba.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set(rgba.subarray(4 * (y * width + x), 4 * (y * width + x) + 4), 4 * (x * height + y));
  return toPicture({ width: height, height: width, data });
}

describe('rowTone', () => {
  it('gives the commonest brightness of the row, its share, and the mean colour of the pixels that have it', () => {
    const row = [10, 10, 10, 90, 12, 13, 14, 90];
    const data = Uint8Array.from(row.flatMap((v) => [v, v, v, 255]));
    const picture = toPicture({ width: row.length, height: 1, data });
    const tone = rowTone(picture, 0, row.length, new LumaCount());
    expect(tone).toEqual({ luma: 10, r: 11, g: 11, b: 11, coverage: 5 / 8 });
  });

  it('averages the colour of a long row over every second pixel', () => {
    const data = new Uint8Array(4 * 600).fill(255);
    for (let i = 0; i < 600; i++) data.set(i % 3 === 0 ? [100, 101, 100] : [100, 100, 100], 4 * i);
    const tone = rowTone(toPicture({ width: 600, height: 1, data }), 0, 600, new LumaCount());
    expect(tone.g).toBeCloseTo(100 + 1 / 3, 10);
  });
});

describe('columnTones', () => {
  it('gives every column the tone that it has as a row', () => {
    for (const [width, height] of [
      [75, 90],
      [50, 1200],
    ] as const) {
      const picture = striped(width, height);
      const rows = turned(picture);
      const levels = new LumaCount();
      const alone = Array.from({ length: width - 7 }, (_, c) =>
        rowTone(rows, (3 + c) * height + 5, height - 7, levels),
      );
      expect(columnTones(picture, { x0: 3, y0: 5, x1: width - 4, y1: height - 2 })).toEqual(alone);
    }
  });

  it('has a tone for the columns of an empty region', () => {
    const picture = striped(20, 20);
    expect(columnTones(picture, { x0: 3, y0: 9, x1: 5, y1: 9 })).toHaveLength(2);
  });
});

describe('toneOf', () => {
  it('finds the commonest tone of a region and its share', () => {
    const data = new Uint8Array(4 * 60 * 1000).fill(255);
    for (let i = 0; i < 60 * 1000; i++) data.set(i % 60 < 42 ? [10, 20, 30] : [200, 200, 200], 4 * i);
    const picture = toPicture({ width: 60, height: 1000, data });
    expect(toneOf(picture, { x0: 0, y0: 0, x1: 60, y1: 1000 })).toEqual({
      luma: 18,
      r: 10,
      g: 20,
      b: 30,
      coverage: 0.7,
    });
  });

  it('is defined for an empty region', () => {
    const picture = toPicture({ width: 4, height: 4, data: new Uint8Array(64).fill(255) });
    expect(toneOf(picture, { x0: 2, y0: 2, x1: 2, y1: 2 }).coverage).toBe(0);
  });
});
