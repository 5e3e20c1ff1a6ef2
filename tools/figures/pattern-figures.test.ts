import { definitionsHash, driftlessRates, patternIds, storedFigures } from './pattern-figures.ts';

const stored = storedFigures();

describe('the figures of the patterns', () => {
  it('were counted with the definitions in force: otherwise run make pattern-figures', () => {
    expect(stored.definitions).toBe(definitionsHash());
  });

  it('tell of every pattern', () => {
    expect(Object.keys(stored.patterns).sort()).toEqual([...patternIds].sort());
  });

  it('come out again on other driftless bars', () => {
    const SERIES = 250;
    const again = driftlessRates(SERIES, 1_000_000);
    for (const id of patternIds) {
      const [here, there] = [stored.patterns[id], again[id]];
      if (!here || !there) throw new Error(`${id} was not counted`);
      const expected = (here.found * SERIES) / stored.series;
      // Patterns come in clusters, so their count varies more than one of independent events.
      expect(Math.abs(there.found - expected)).toBeLessThan(7 * Math.sqrt(expected) + 7);
    }
  });

  it('promise nothing: what follows is as likely up as down', () => {
    for (const { low, high, higher_after } of Object.values(stored.patterns)) {
      // 95 % intervals of two dozen pairs: a few miss the half by a little.
      expect(low - (high - low)).toBeLessThan(0.5);
      expect(high + (high - low)).toBeGreaterThan(0.5);
      expect(Math.abs(higher_after - 0.5)).toBeLessThan(0.1);
    }
  });

  it('name nine in ten of the drawn ones of most patterns, as an analysis shows them', () => {
    const recalls = Object.values(stored.drawn.patterns).map(({ recall }) => recall);
    const good = recalls.filter((recall) => recall >= 0.9);
    expect(good.length / recalls.length).toBeGreaterThan(0.8);
    expect(Math.min(...recalls)).toBeGreaterThan(0.5);
  });

  it('name little else so on pictures that hold one drawn pattern each', () => {
    const precisions = Object.values(stored.drawn.patterns).map(({ precision }) => precision);
    expect(Math.min(...precisions)).toBeGreaterThan(0.7);
  });
});
