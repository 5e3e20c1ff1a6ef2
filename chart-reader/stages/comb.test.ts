import fc from 'fast-check';
import { runsOf } from '../image/runs.ts';
import { fitComb, fitCombToCentres } from './comb.ts';

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

  it('takes no side lobe of the spacing where bars stand in two groups', () => {
    const [spacing, width] = [23.18, 2560];
    const weights = new Float64Array(2 * width + 1);
    for (const k of [...Array(20).keys(), ...Array.from({ length: 20 }, (_, i) => 80 + i)])
      weights[Math.round(2 * (11.6 + k * spacing))] = 12;
    const comb = fitCombToCentres(weights, width)!;
    expect(Math.abs(comb.spacing - spacing)).toBeLessThan(0.02);
  });

  it('is not pulled aside by what lies beside the bars of wide slots', () => {
    const [spacing, width] = [33.02, 1290];
    const weights = new Float64Array(2 * width + 1);
    for (let k = 0; k < 38; k++) {
      const x = Math.round(16.5 + k * spacing);
      weights[2 * x] = 12;
      // A drawing crosses the slots: to the right of the first bars and to the left of the last ones.
      weights[2 * x + (k < 19 ? 6 : -6)] = 6;
    }
    const comb = fitCombToCentres(weights, width)!;
    expect(Math.abs(comb.spacing - spacing)).toBeLessThan(0.03);
  });
});
