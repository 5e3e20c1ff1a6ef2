import { definitionsHash, familyFigures, storedFigures } from './indicator-figures.ts';

const stored = storedFigures();

describe('the figures of the families of indicators', () => {
  it('were counted with the indicators in force: otherwise run make indicator-figures', () => {
    expect(stored.definitions).toBe(definitionsHash());
  });

  it('come out again on other driftless charts', () => {
    const CHARTS = 400;
    const again = familyFigures(CHARTS, 1_000_000);
    for (const kind of ['bars_with_ranges', 'closes'] as const)
      for (const family of ['trend', 'momentum'] as const) {
        const [here, there] = [stored[kind][family], again[kind][family]];
        expect(there.indicators).toBe(here.indicators);
        for (const [least, share] of here.at_least.entries())
          expect(Math.abs((there.at_least[least] ?? 0) - share)).toBeLessThan(0.08);
      }
  });

  it('say that most indicators of a family point one way on most driftless charts', () => {
    const { indicators, at_least } = stored.bars_with_ranges.momentum;
    expect(at_least[Math.ceil(indicators / 2)]).toBe(1);
    expect(at_least[Math.ceil((2 * indicators) / 3)]).toBeGreaterThan(0.5);
  });
});
