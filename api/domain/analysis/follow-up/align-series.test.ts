import fc from 'fast-check';
import { alignSeries } from './align-series.ts';
import { barsOf, randomPath, seenAgain } from './testing/price-path.ts';

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('laying a later picture over an earlier one', () => {
  it('finds how far it moved on, whatever the market and the errors of measuring', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 0, max: 70 }),
        fc.integer({ min: 1, max: 40 }),
        (seed, from, more) => {
          const all = barsOf(randomPath(seed, 1200), 10, 0.05);
          const earlier = seenAgain(all.slice(0, 80), 0, { sigma: 0.05, seed: seed + 1 });
          const later = seenAgain(all.slice(0, 80 + more), from, { sigma: 0.05, seed: seed + 2 });
          const aligned = alignSeries(earlier, later);
          expect(aligned).toMatchObject({
            ok: true,
            value: { shift: from, newBars: more, missingBars: 0, matchedBars: Math.min(60, 79 - from) },
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('does not lay it over another market', () => {
    fc.assert(
      fc.property(seeds, seeds, (one, other) => {
        fc.pre(one !== other);
        const earlier = barsOf(randomPath(one, 800), 10, 0.05);
        const later = barsOf(randomPath(other + 5_000_000, 800), 10, 0.05);
        expect(alignSeries(earlier, later)).toEqual({ ok: false, error: 'no_overlap' });
      }),
      { numRuns: 60 },
    );
  });

  it('wants at least eight bars in common', () => {
    const all = barsOf(randomPath(3, 900), 10, 0.02);
    expect(alignSeries(all.slice(0, 60), seenAgain(all, 51, { sigma: 0.02, seed: 1 })).ok).toBe(true);
    expect(alignSeries(all.slice(0, 60), seenAgain(all, 52, { sigma: 0.02, seed: 1 })).ok).toBe(false);
    expect(alignSeries(all.slice(0, 5), all)).toEqual({ ok: false, error: 'no_overlap' });
    expect(alignSeries([], all)).toEqual({ ok: false, error: 'no_overlap' });
  });

  it('says so when nothing is later', () => {
    const all = barsOf(randomPath(4, 600), 10, 0.02);
    expect(alignSeries(all, all)).toEqual({ ok: false, error: 'not_later' });
    expect(alignSeries(all, seenAgain(all.slice(0, 50), 0, { sigma: 0.02, seed: 1 }))).toEqual({
      ok: false,
      error: 'not_later',
    });
  });

  it('does not choose between shifts that fit alike', () => {
    const path = Array.from({ length: 900 }, (_, tick) => 100 + 5 * Math.sin((2 * Math.PI * tick) / 100));
    const all = barsOf(path, 10, 0.05);
    expect(alignSeries(all.slice(0, 60), all)).toEqual({ ok: false, error: 'uncertain' });
  });

  it('finds it where one of the readings lost a bar, and does not see its slot', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 30, max: 60 }), fc.boolean(), (seed, lost, inEarlier) => {
        const all = barsOf(randomPath(seed, 1200), 10, 0.05);
        const without = (bars: typeof all) =>
          bars
            .filter(({ slot }) => slot !== lost)
            .map((bar) => (bar.slot > lost ? { ...bar, slot: bar.slot - 1 } : bar));
        const earlier = seenAgain(all.slice(0, 80), 0, { sigma: 0.05, seed: seed + 1 });
        const later = seenAgain(all.slice(0, 100), 0, { sigma: 0.05, seed: seed + 2 });
        const aligned = alignSeries(
          inEarlier ? without(earlier) : earlier,
          inEarlier ? later : without(later),
        );
        expect(aligned).toMatchObject({ ok: true, value: { shift: inEarlier ? -1 : 1, newBars: 20 } });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [60, 65],
    [30, 40],
    [20, 20],
    [12, 13],
  ])('compares the last %i settled bars where a bar was lost %i before the end', (compared, back) => {
    const last = 79;
    const lost = last - back;
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, inEarlier) => {
        const all = barsOf(randomPath(seed, 1200), 10, 0.05);
        const seen = (bars: typeof all, noise: number, loses: boolean) =>
          seenAgain(bars, 0, { sigma: 0.05, seed: seed + noise })
            .filter(({ slot }) => !loses || slot !== lost)
            .map((bar) => (loses && bar.slot > lost ? { ...bar, slot: bar.slot - 1 } : bar));
        const earlier = seen(all.slice(0, last + 1), 1, inEarlier);
        const later = seen(all.slice(0, last + 21), 2, !inEarlier);
        expect(alignSeries(earlier, later)).toMatchObject({
          ok: true,
          value: { shift: inEarlier ? -1 : 1, newBars: 20, missingBars: 0, matchedBars: compared },
        });
      }),
      { numRuns: 20 },
    );
  });

  it('is not led astray by a few misread bars, and counts slots without a bar', () => {
    const all = barsOf(randomPath(5, 900), 10, 0.02);
    const later = seenAgain(all, 20, { sigma: 0.02, seed: 9 })
      .filter(({ slot }) => slot !== 63)
      .map((bar) => (bar.slot % 17 === 3 ? { ...bar, high: { value: 500, sigma: 0.02 } } : bar));
    expect(alignSeries(all.slice(0, 80), later)).toMatchObject({
      ok: true,
      value: { shift: 20, newBars: 9, missingBars: 1 },
    });
  });
});
