import { toPicture } from '../image/picture.ts';
import { plainlyDrawn } from './plainness.ts';

/** Of each row so many of a hundred pixels are white, as those of a page that a camera overexposed; the rest are threes of many greys. */
function page(white: number): ReturnType<typeof toPicture> {
  const [width, height] = [100, 90];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = white; x < width; x++) {
      const grey = 20 + ((37 * Math.floor(x / 3) + 11 * y) % 200);
      data.fill(grey, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  return toPicture({ width, height, data });
}

describe('plainlyDrawn', () => {
  it('is true of a page of one tone, compressed or not', () => {
    expect(plainlyDrawn(page(100))).toBe(true);
    expect(plainlyDrawn(page(84))).toBe(true);
  });

  it('is not true of a white page whose surroundings are of many tones, as the photo of one is', () => {
    expect(plainlyDrawn(page(76))).toBe(false);
  });
});
