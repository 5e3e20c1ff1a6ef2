import type { Examined } from './examine.ts';
import { failureClass } from './failures.ts';
import { buildFigures, keepIndicators } from './figures.ts';
import { drawChart } from './draw/chart.ts';
import { sampleSpec } from './draw/spec.ts';
import { buildReport } from './report.ts';
import { coverageOf, deviationsOf } from './score/coverage.ts';
import { measureTargets } from './targets.ts';
import { scorePicture } from './score/score.ts';
import type { ChartTruth, Prediction } from './truth.ts';

const { truth } = drawChart(sampleSpec('one', 'web', 'figures'));

function answered(prediction: Prediction, quality: number | null): Examined {
  const score = scorePicture(truth, prediction);
  return {
    set: 'drawn',
    name: truth.image,
    truth,
    prediction,
    score,
    quality,
    features: null,
    claims: [],
    deviations: null,
    cpuMs: 30,
    refusal: score.refused ? 'no_series' : null,
    crashed: false,
  };
}

function perfect(of: ChartTruth): Prediction {
  const [a, b] = of.axis.y_pixel_of_two_prices;
  return {
    axis: { scale: of.axis.scale, a, b },
    candles: of.candles,
    last_price: of.last_price,
    trend_direction: of.trend_by_rule,
    elapsed_ms: 40,
  };
}

const wrongAxis: Prediction = {
  ...perfect(truth),
  axis: { scale: truth.axis.scale, a: { y_px: 0, price: 9 }, b: { y_px: 99, price: 3 } },
};
const run = [
  answered(perfect(truth), 0.9),
  answered(perfect(truth), 0.9),
  answered(wrongAxis, 0.6),
  answered({ refused: 'x', elapsed_ms: 1 }, null),
];

describe('the figures file', () => {
  const figures = buildFigures(run, '2026-01-02', null);

  it('gives precision over readings, not over pictures', () => {
    expect(figures.precision).toMatchObject({ value: 66.7, readings: 3, right: 2 });
    expect(figures.screenshots).toEqual({
      pictures: 4,
      right_percent: 50,
      wrong_percent: 25,
      refused_percent: 25,
    });
  });

  it('tells calibration by the claimed probability', () => {
    expect(figures.calibration.bins.map((b) => [b.readings, b.right_percent])).toEqual([
      [1, 0],
      [2, 100],
    ]);
  });

  it('keeps the indicator count that others filled in', () => {
    expect(keepIndicators(figures, { indicators: { value: 17 } }).indicators.value).toBe(17);
    expect(keepIndicators(figures, null).indicators.value).toBeNull();
  });

  it('writes the same figures, in the same order, for the same run', () => {
    expect(JSON.stringify(buildFigures(run, '2026-01-02', null))).toBe(JSON.stringify(figures));
    expect(buildReport(run, figures, measureTargets(run, null))).toContain('2 of 3 readings right');
  });

  it('names the class of a failure', () => {
    expect(run.map(failureClass)).toEqual([null, null, 'axis: wrong', 'refused: no_series']);
  });
});

describe('error bars', () => {
  it('counts true prices within one and two standard deviations', () => {
    const bars = truth.candles.map((c, i) => {
      const at = (price: number | null, off: number) =>
        price === null ? null : { price: price + off, y_px: 0, sigma: 1 };
      const close = { price: c.c + (i % 2 ? 0.5 : 1.5), y_px: 0, sigma: 1 };
      return {
        x_px: c.x_px,
        slot: i,
        open: at(c.o, 3),
        high: null,
        low: null,
        close,
        direction: 'up' as const,
        time: null,
        confidence: 1,
      };
    });
    const deviations = deviationsOf(
      { ...truth, candles: truth.candles.slice(0, 20) },
      bars.slice(0, 20),
      null,
    );
    expect(coverageOf(deviations.c)).toMatchObject({
      prices: 20,
      withinOne: 0.5,
      withinTwo: 1,
      factor: expect.closeTo(1.5, 6),
    });
    expect(coverageOf(deviations.o).withinTwo).toBe(truth.candles[0]?.o === null ? null : 0);
    expect(deviations.h).toEqual([]);
  });
});
