import fc from 'fast-check';
import { analyseSeries, analyseShape } from './analyse-series.ts';
import { collectFacts } from './narrative/facts.ts';
import { untracedNumerals } from './narrative/untraced-numerals.ts';
import type { MeasuredSeries } from './measured-series.ts';
import { anySeries, onLogAxis, upsideDown } from './testing/build-series.ts';
import type { Analysis, PatternMatch, PlanLevel } from './types.ts';

/** A failure is reported at once, with its seed: shrinking hundreds of bars takes minutes. */
const RUNS = { numRuns: 150, endOnFailure: true };
/** For properties of the whole analysis, whose indicators take longest. */
const FULL_RUNS = { ...RUNS, numRuns: 25 };

const OPPOSITE = {
  bullish: 'bearish',
  bearish: 'bullish',
  sideways: 'sideways',
  mixed: 'mixed',
  neutral: 'neutral',
} as const;
const OTHER_SIDE = { long: 'short', short: 'long', none: 'none' } as const;

type Analysed = Pick<Analysis, 'highestHigh' | 'lowestLow' | 'axis'>;

/** Compares prices as far as the frame resolves them: a fifty-thousandth of the visible range. */
function sameHeight({ highestHigh, lowestLow, axis }: Analysed) {
  const heightOf = (price: number) => (axis.scale === 'log' ? Math.log(price) : price);
  const [top, bottom] = [heightOf(highestHigh.value), heightOf(lowestLow.value)];
  const step = (top - bottom) / 50_000 + 1e-9 * Math.abs(top + bottom);
  return (price: number, mirrored: number) =>
    expect(Math.abs(top + bottom - heightOf(price) - heightOf(mirrored))).toBeLessThanOrEqual(step);
}

const byBars = (a: PatternMatch, b: PatternMatch) =>
  a.lastBar - b.lastBar || a.firstBar - b.firstBar || a.id.localeCompare(b.id);

/** Every number anywhere in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(numbersIn);
}

const SCALES = [
  ['linear', (series: MeasuredSeries) => series],
  ['logarithmic', onLogAxis],
] as const;

describe.each(SCALES)('a series turned upside down on a %s axis', (scale, onAxis) => {
  it('[D-011] has the opposite trend, score and structure', () => {
    fc.assert(
      fc.property(anySeries().map(onAxis), (series) => {
        const [one, other] = [analyseShape(series), analyseShape(upsideDown(series))];
        expect(other.trend.direction).toBe(OPPOSITE[one.trend.direction]);
        expect(other.trend.structureBias).toBe(OPPOSITE[one.trend.structureBias]);
        expect(other.trend.score.value + one.trend.score.value).toBeCloseTo(0, 9);
        expect(other.trend.whole.z.value + one.trend.whole.z.value).toBeCloseTo(0, 9);
        expect(other.trend.whole.z.sigma).toBeCloseTo(one.trend.whole.z.sigma, 9);
        const { higherHighs, lowerHighs, higherLows, lowerLows } = one.trend.structure;
        expect(other.trend.structure).toEqual({
          higherHighs: lowerLows,
          lowerHighs: higherLows,
          higherLows: lowerHighs,
          lowerLows: higherHighs,
        });
        expect(other.volatility.class).toBe(one.volatility.class);
        expect(other.confidence.level).toBeCloseTo(one.confidence.level, 6);
      }),
      RUNS,
    );
  });

  it('[D-011] has the mirrored plan, or none for the same reasons', () => {
    fc.assert(
      fc.property(anySeries(25).map(onAxis), (series) => {
        const [one, other] = [analyseShape(series), analyseShape(upsideDown(series))];
        expect(other.plan.direction).toBe(OTHER_SIDE[one.plan.direction]);
        expect(other.plan.reasons.map(({ code }) => code)).toEqual(one.plan.reasons.map(({ code }) => code));
        if (one.plan.direction === 'none' || other.plan.direction === 'none') return;
        const same = sameHeight(one);
        const pairs: [PlanLevel, PlanLevel][] = [
          [one.plan.entry, other.plan.entry],
          [one.plan.stop, other.plan.stop],
          [one.plan.takeProfit1, other.plan.takeProfit1],
          [one.plan.takeProfit2, other.plan.takeProfit2],
        ];
        for (const [here, there] of pairs) same(here.price, there.price);
        // A ratio of prices turns with the chart only where equal heights are equal prices.
        if (scale === 'linear') expect(other.plan.riskReward.value).toBeCloseTo(one.plan.riskReward.value, 9);
      }),
      RUNS,
    );
  });

  it('[D-011] has every pattern under its mirror name, as certain as before', () => {
    fc.assert(
      fc.property(anySeries(10).map(onAxis), (series) => {
        const [one, other] = [analyseShape(series), analyseShape(upsideDown(series))];
        const expected = one.patterns.map(({ id, mirrorId, firstBar, lastBar, certain, direction }) => ({
          id: mirrorId,
          mirrorId: id,
          firstBar,
          lastBar,
          certain,
          direction: OPPOSITE[direction],
        }));
        const found = other.patterns.map(({ id, mirrorId, firstBar, lastBar, certain, direction }) => ({
          id,
          mirrorId,
          firstBar,
          lastBar,
          certain,
          direction,
        }));
        const sort = (all: typeof found) =>
          [...all].sort((a, b) => byBars(a as PatternMatch, b as PatternMatch));
        expect(sort(found)).toEqual(sort(expected));
      }),
      RUNS,
    );
  });

  it('[D-011] has its supports as resistances, with the same touches, and its pivots turned', () => {
    fc.assert(
      fc.property(anySeries(10).map(onAxis), (series) => {
        const [one, other] = [analyseShape(series), analyseShape(upsideDown(series))];
        const same = sameHeight(one);
        expect(other.pivots).toHaveLength(one.pivots.length);
        const key = (level: { firstTouchBar: number; lastTouchBar: number; touches: number; type: string }) =>
          [level.firstTouchBar, level.lastTouchBar, level.touches, level.type].join();
        const turned = one.levels.map((level) => ({
          ...level,
          type: level.type === 'support' ? ('resistance' as const) : ('support' as const),
        }));
        const [here, there] = [turned, [...other.levels]].map((all) =>
          all.sort((a, b) => key(a).localeCompare(key(b)) || a.strength.localeCompare(b.strength)),
        );
        expect(there?.map(key)).toEqual(here?.map(key));
        if (new Set(here?.map(key)).size === here?.length) {
          here?.forEach((level, i) => same(level.price, there?.[i]?.price ?? NaN));
        }
      }),
      RUNS,
    );
  });
});

describe('any series', () => {
  it('[D-008] gives a plan whose prices are in order and above zero, or none', () => {
    let [plans, shorts] = [0, 0];
    fc.assert(
      fc.property(anySeries(30), (series) => {
        const { plan } = analyseShape({ ...series, readingQuality: 0.9 });
        if (plan.direction === 'none') {
          expect(plan.reasons.length).toBeGreaterThan(0);
          return;
        }
        plans += 1;
        shorts += plan.direction === 'short' ? 1 : 0;
        const { entry, stop, takeProfit1, takeProfit2 } = plan;
        const rising = [stop, entry, takeProfit1, takeProfit2].map(({ price }) => price);
        const ordered = plan.direction === 'long' ? rising : [...rising].reverse();
        for (const [i, price] of ordered.entries()) {
          expect(price).toBeGreaterThan(ordered[i - 1] ?? 0);
        }
        expect(plan.riskReward.value).toBeGreaterThanOrEqual(1);
        expect(plan.riskReward2.value).toBeGreaterThan(plan.riskReward.value);
      }),
      { ...RUNS, numRuns: 400 },
    );
    // The property must have been tried on plans of both kinds, not only on their absence.
    expect(plans).toBeGreaterThan(20);
    expect(shorts).toBeGreaterThan(5);
    expect(plans - shorts).toBeGreaterThan(5);
  });

  it('[D-009] marks exactly the plan levels outside the visible axis as projected', () => {
    fc.assert(
      fc.property(anySeries(30), (series) => {
        const { plan, axis } = analyseShape({ ...series, readingQuality: 0.9 });
        if (plan.direction === 'none') return;
        for (const { price, projected } of [plan.entry, plan.stop, plan.takeProfit1, plan.takeProfit2]) {
          expect(projected).toBe(price > axis.high || price < axis.low);
        }
      }),
      RUNS,
    );
  });

  it('[D-007] holds finite numbers only, errors not negative, confidence within 0..1', () => {
    fc.assert(
      fc.property(anySeries(), (series) => {
        const analysis = analyseSeries(series);
        expect(numbersIn(analysis).filter((number) => !Number.isFinite(number))).toEqual([]);
        expect(analysis.confidence.level).toBeGreaterThanOrEqual(0);
        expect(analysis.confidence.level).toBeLessThanOrEqual(analysis.confidence.readingQuality);
        expect(
          analysis.indicators.flatMap(({ outputs }) => outputs).every(({ sigma }) => (sigma ?? 0) >= 0),
        ).toBe(true);
      }),
      FULL_RUNS,
    );
  });

  it('is described in numerals that are all measured', () => {
    fc.assert(
      fc.property(anySeries(), (series) => {
        const analysis = analyseSeries(series);
        const { strategy, summary, observations } = analysis.narrative;
        const text = [strategy, summary, ...observations.map((one) => one.text)].join('\n');
        expect(untracedNumerals(text, collectFacts(analysis))).toEqual([]);
      }),
      FULL_RUNS,
    );
  });

  it('always gives the same analysis', () => {
    fc.assert(
      fc.property(anySeries(), (series) => {
        expect(analyseSeries(series)).toEqual(analyseSeries(series));
      }),
      { ...RUNS, numRuns: 5 },
    );
  });
});
