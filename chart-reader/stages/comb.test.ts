import fc from 'fast-check';
import { runsOf } from '../image/runs.ts';
import { fitComb } from './comb.ts';

function barsMask(width: number, height: number, spacing: number, origin: number, half: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let k = 0; origin + k * spacing + half < width; k++) {
    const x = origin + k * spacing;
    const top = 20 + ((k * 37) % 50);
    for (let y = top; y < top + 25; y++)
      mask.fill(1, y * width + Math.round(x - half), y * width + Math.round(x + half));
  }
  return mask;
}

describe('fitComb', () => {
  it('finds spacing and phase of bars rounded to whole pixels', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 6, max: 24, noNaN: true }),
        fc.double({ min: 4, max: 9, noNaN: true }),
        (spacing, origin) => {
          const half = Math.max(1, Math.floor(spacing * 0.35));
          const mask = barsMask(700, 120, spacing, origin, half);
          const comb = fitComb(runsOf(mask, 700, 120, true), 700, 120)!;
          expect(Math.abs(comb.spacing - spacing)).toBeLessThan(0.1);
          const off = (origin - comb.origin) / comb.spacing;
          expect(Math.abs(off - Math.round(off)) * spacing).toBeLessThan(1);
          expect(comb.peak).toBeGreaterThan(0.8);
        },
      ),
      { numRuns: 40, seed: 4 },
    );
  });

  it('finds none in scattered ink', () => {
    const mask = new Uint8Array(400 * 100);
    let s = 5;
    for (let n = 0; n < 300; n++) {
      s = (s * 16807) % 2147483647;
      mask[s % mask.length] = 1;
    }
    const comb = fitComb(runsOf(mask, 400, 100, true), 400, 100);
    expect(comb === null || comb.peak < 0.3).toBe(true);
  });
});
