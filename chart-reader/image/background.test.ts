import { createRandom } from '../bench/random.ts';
import { columnTones, toneAlong, toneOf } from './background.ts';
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

describe('columnTones', () => {
  it('gives every column the tone that it has when it is taken alone', () => {
    const picture = striped(75, 90);
    const box = { x0: 3, y0: 5, x1: 71, y1: 88 };
    const bins = new Int32Array(256);
    const alone = Array.from({ length: 68 }, (_, c) => toneAlong(picture, 5 * 75 + 3 + c, 75, 83, bins));
    expect(columnTones(picture, box)).toEqual(alone);
  });

  it('keeps brightness and share exact on tall pictures, where colours are averaged over a sample of rows', () => {
    const picture = striped(50, 1200);
    const bins = new Int32Array(256);
    columnTones(picture, { x0: 0, y0: 0, x1: 50, y1: 1200 }).forEach((tone, c) => {
      const alone = toneAlong(picture, c, 50, 1200, bins);
      expect([tone.luma, tone.coverage]).toEqual([alone.luma, alone.coverage]);
      expect(Math.abs(tone.r - alone.r)).toBeLessThan(1.5);
    });
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
