import { analyseShape } from '../analyse-series.ts';
import { upsideDown } from '../testing/build-series.ts';
import { reread, walk } from '../testing/walks.ts';
import { fulfilledAgain } from './named-again.ts';

/** Patterns of one reading, and whether another reading of the same chart, upside down, has them under their mirror names. */
function readTwice(sigma: number, charts: number) {
  return Array.from({ length: charts }, (_, seed) => {
    const truth = walk({ seed: seed + 1, bars: 100, steps: 16 });
    const one = analyseShape(reread(truth, sigma, 2 * seed));
    const other = analyseShape(reread(upsideDown(truth), sigma, 2 * seed + 1));
    return one.patterns.map(({ certain, family, mirrorId, lastBar }) => ({
      certain,
      family,
      again: other.patterns.some((match) => match.id === mirrorId && match.lastBar === lastBar),
    }));
  }).flat();
}

const share = <T extends { again: boolean }>(of: readonly T[]) =>
  of.filter(({ again }) => again).length / of.length;

describe('a pattern that is named as certain', () => {
  it.each([
    [0.02, 300, 600],
    [0.05, 300, 150],
  ])(
    'is named in nine of ten second readings at least, with errors of %d of a change',
    (sigma, charts, least) => {
      const all = readTwice(sigma, charts);
      const certain = all.filter((match) => match.certain);
      expect(certain.length).toBeGreaterThan(least);
      expect(share(certain)).toBeGreaterThan(0.9);
      const shapes = certain.filter(({ family }) => family === 'chart');
      expect(share(shapes)).toBeGreaterThan(0.9);
      expect(share(all.filter((match) => !match.certain))).toBeLessThan(0.8);
    },
  );

  it('has conditions that hold again together', () => {
    const at = (errors: number) => ({ value: errors, sigma: 1 });
    // Φ(2 / √2) is 0.921, and its square 0.849.
    expect([fulfilledAgain([at(2)]), fulfilledAgain([at(2), at(2)])]).toEqual([true, false]);
    expect(fulfilledAgain([at(1.7)])).toBe(false);
    expect(fulfilledAgain([{ value: 0, sigma: 0 }])).toBe(true);
  });
});
