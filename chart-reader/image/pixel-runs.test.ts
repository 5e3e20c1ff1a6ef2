import { createRandom } from '../bench/random.ts';
import { endOfRun, fillRun } from './pixel-runs.ts';
import { toPicture } from './picture.ts';

/** A picture whose runs are of all lengths from one pixel to several words of bits. */
function patchy(width: number, height: number): Uint8Array {
  const random = createRandom('patchy');
  const data = new Uint8Array(4 * width * height).fill(255);
  let left = 0;
  let value = 0;
  for (let i = 0; i < width * height; i++, left--) {
    if (left <= 0) {
      left = 1 + Math.floor(200 * random.next() ** 3);
      value = (value + 40) % 256;
    }
    data.set([value, 0, 0], 4 * i);
  }
  return data;
}

describe('endOfRun', () => {
  it('ends a run where the colour changes, where the row ends, and where the caller says', () => {
    const [width, height] = [333, 17];
    const { runs, pixels } = toPicture({ width, height, data: patchy(width, height) });
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x += 3)
        for (const most of [x + 1, x + 20, width]) {
          const end = y * width + Math.min(width, most);
          let expected = y * width + x + 1;
          while (expected < end && pixels[expected] === pixels[expected - 1]) expected++;
          expect(endOfRun(runs, y * width + x, end)).toBe(expected);
        }
  });

  it('does not go on into the next row where that begins with the same colour', () => {
    const { runs } = toPicture({ width: 40, height: 3, data: new Uint8Array(4 * 120).fill(255) });
    expect(endOfRun(runs, 5, 120)).toBe(40);
  });
});

describe('fillRun', () => {
  it('writes short and long runs, and nothing beside them', () => {
    for (const length of [0, 1, 23, 24, 90]) {
      const plane = new Uint8Array(100);
      fillRun(plane, 7, 5, 5 + length);
      expect([...plane].map((v, i) => (v === 7) === (i >= 5 && i < 5 + length))).not.toContain(false);
    }
  });
});
