import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { compressed } from '../testing/compressed.ts';
import type { Raster } from '../types.ts';
import { smoothed } from './smoothed.ts';

const [GROUND, BODY] = [
  [18, 22, 30],
  [239, 68, 68],
] as const;

/** Bodies of four columns on a dark ground, at all places in the blocks that JPEG keeps pictures in. */
const canvas = new Canvas(160, 80, [...GROUND]);
for (let x = 5; x < 150; x += 7) canvas.fill(x, 20, x + 4, 60, [...BODY]);
const whole = { x0: 0, y0: 0, x1: 160, y1: 80 };

const coloursOf = ({ data }: Raster): number => new Set(new Uint32Array(data.slice().buffer)).size;

/** Mean difference of neighbouring pixels within the bodies, of all channels. */
function unevenness({ width, data }: Raster): number {
  let sum = 0;
  let count = 0;
  for (let x = 5; x < 145; x += 7)
    for (let y = 24; y < 56; y++)
      for (let p = 4 * (y * width + x); p < 4 * (y * width + x + 3); p++, count++)
        sum += Math.abs(data[p]! - data[p + 4]!);
  return sum / count;
}

describe('a smoothed part of a compressed picture', () => {
  it('has fewer colours, and bodies of one', async () => {
    const worn = await compressed(canvas.raster, 60);
    const smooth = smoothed(toPicture(worn), whole);
    expect(coloursOf(smooth)).toBeLessThan(0.75 * coloursOf(worn));
    expect(unevenness(smooth)).toBeLessThan(0.5 * unevenness(worn));
  });

  it('is what was drawn where nothing was compressed', () => {
    const { data } = smoothed(toPicture(canvas.raster), whole);
    const off = data.map((v, i) => Math.abs(v - canvas.raster.data[i]!));
    // Common colours are counted in steps of four levels.
    expect(Math.max(...off)).toBeLessThanOrEqual(3);
  });

  it('is cut out at the box', () => {
    const box = { x0: 40, y0: 10, x1: 100, y1: 50 };
    const { width, height, data } = smoothed(toPicture(canvas.raster), box);
    expect([width, height]).toEqual([60, 40]);
    expect(Math.abs(data[4 * (30 * 60 + 2)]! - BODY[0])).toBeLessThan(4);
    expect(Math.abs(data[4 * (30 * 60 + 5)]! - GROUND[0])).toBeLessThan(4);
  });
});
