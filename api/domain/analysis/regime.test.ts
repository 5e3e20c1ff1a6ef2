import { analyseShape } from './analyse-series.ts';
import { bridgeBeyond } from './regime.ts';
import { walk } from './testing/walks.ts';

const CHARTS = 400;
const regimesOf = (drift: (bar: number) => number, bars = 100, charts = CHARTS) =>
  Array.from({ length: charts }, (_, seed) => analyseShape(walk({ seed: seed + 1, bars, drift })).regime);
/** Of charts that nothing drives. */
const undriven = regimesOf(() => 0);

describe('a break of drift', () => {
  it('[W-412] is found by chance in one of twenty charts at most, also in charts of one steady drift', () => {
    for (const regimes of [undriven, regimesOf(() => 0.3)]) {
      const found = regimes.filter((regime) => regime?.breakBar != null);
      expect(found.length / CHARTS).toBeLessThan(0.065);
    }
  });

  it('is found where a clear drift turns, within a tenth of the picture', () => {
    const found = regimesOf((bar) => (bar < 50 ? 0.6 : -0.6)).flatMap((regime) => regime?.breakBar ?? []);
    expect(found.length / CHARTS).toBeGreaterThan(0.95);
    expect(found.filter((bar) => Math.abs(bar - 50) <= 10).length / found.length).toBeGreaterThan(0.9);
  });

  it('has the moves on both sides of it', () => {
    const [turned] = regimesOf((bar) => (bar < 50 ? 0.8 : -0.8), 100, 1);
    expect(turned?.before?.z.value).toBeGreaterThan(1);
    expect(turned?.after?.z.value).toBeLessThan(-1);
  });

  it('is as rare as the tables of Kolmogorov say', () => {
    // 1.358 is passed in 5, 1.628 in 1 of 100.
    expect([1.358, 1.628].map((x) => Number(bridgeBeyond(x).toFixed(3)))).toEqual([0.05, 0.01]);
  });
});

describe('calm and lively', () => {
  it('stand beside how often bars of one volatility differ as much', () => {
    const shares = undriven.flatMap((regime) => regime?.moodShare ?? []);
    expect(shares.length).toBe(CHARTS);
    for (const level of [0.1, 0.3, 0.5])
      expect(Math.abs(shares.filter((share) => share <= level).length / CHARTS - level)).toBeLessThan(0.08);
  });

  it('are not given below 42 bars, and nothing is below thirty', () => {
    expect(analyseShape(walk({ seed: 1, bars: 41 })).regime).toMatchObject({ mood: null, moodShare: null });
    expect(analyseShape(walk({ seed: 1, bars: 29 })).regime).toBeNull();
  });
});
