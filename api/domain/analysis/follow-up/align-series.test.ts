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

  const LAST = 79;
  /** How the bars are laid where the earlier or the later reading lost those bars, counted back from the earlier one's last. */
  const alignedWithout = (lost: readonly number[], seed: number, inEarlier: boolean, sigma = 0.05) => {
    const all = barsOf(randomPath(seed, 1200), 10, sigma);
    const seen = (bars: typeof all, noise: number, loses: boolean) => {
      const bare = seenAgain(bars, 0, { sigma, seed: seed + noise });
      if (!loses) return bare;
      const kept = bare.filter(({ slot }) => !lost.includes(LAST - slot));
      return kept.map((bar) => ({
        ...bar,
        slot: bar.slot - lost.filter((back) => LAST - back < bar.slot).length,
      }));
    };
    return alignSeries(
      seen(all.slice(0, LAST + 1), 1, inEarlier),
      seen(all.slice(0, LAST + 21), 2, !inEarlier),
    );
  };

  it.each([
    [60, [65]],
    [30, [40]],
    [20, [22, 24, 26, 28, 30, 32]],
    [12, [14, 15, 17, 19, 21, 23, 25]],
  ])('compares the last %i settled bars where bars were lost %j before the end', (compared, lost) => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, inEarlier) => {
        expect(alignedWithout(lost, seed, inEarlier)).toMatchObject({
          ok: true,
          value: {
            shift: inEarlier ? -lost.length : lost.length,
            newBars: 20,
            missingBars: 0,
            matchedBars: compared,
          },
        });
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    // A bar that is lost before the one still forming is seen by that one alone; a bar further back by more bars.
    [1, 0.8, 0.2],
    [2, 0.95, 0.03],
    [3, 0.98, 0.01],
    [5, 0.98, 0],
    [8, 0.98, 0],
    [11, 0.98, 0],
  ])(
    'is right where a bar was lost %i before the end in at least %d of cases, and wrong in at most %d',
    (back, right, wrong) => {
      const CHARTS = 100;
      const found = Array.from({ length: 2 * CHARTS }, (_, at) => {
        const inEarlier = at % 2 === 0;
        const aligned = alignedWithout([back], 7 * Math.floor(at / 2) + 1, inEarlier);
        return aligned.ok ? aligned.value.shift === (inEarlier ? -1 : 1) : null;
      });
      const share = (value: boolean) => found.filter((one) => one === value).length / found.length;
      expect(share(true)).toBeGreaterThanOrEqual(right);
      expect(share(false)).toBeLessThanOrEqual(wrong);
    },
  );

  it('is not sure where large errors leave open whether a bar was lost two before the end, and seldom wrong', () => {
    const CHARTS = 200;
    const found = Array.from({ length: CHARTS }, (_, at) => {
      const aligned = alignedWithout([2], 7 * at + 1, at % 2 === 0, 0.2);
      return aligned.ok ? aligned.value.shift === (at % 2 === 0 ? -1 : 1) : null;
    });
    expect(found.filter((one) => one === false).length / CHARTS).toBeLessThanOrEqual(0.1);
    expect(found.filter((one) => one === true).length / CHARTS).toBeGreaterThan(0.75);
  });

  it('does not take a bar for lost where none is', () => {
    const CHARTS = 200;
    const shifts = Array.from({ length: CHARTS }, (_, seed) => {
      const all = barsOf(randomPath(seed + 1, 1200), 10, 0.2);
      const earlier = seenAgain(all.slice(0, 80), 0, { sigma: 0.2, seed: seed + 1001 });
      const later = seenAgain(all.slice(0, 100), 3, { sigma: 0.2, seed: seed + 2001 });
      const aligned = alignSeries(earlier, later);
      return aligned.ok ? aligned.value.shift : null;
    });
    expect(shifts.filter((shift) => shift !== 3 && shift !== null)).toEqual([]);
    expect(shifts.filter((shift) => shift === 3).length / CHARTS).toBeGreaterThan(0.98);
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
