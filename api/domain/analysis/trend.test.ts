import { fibonacciOf } from './fibonacci.ts';
import { frameSeries } from './frame.ts';
import { findPivots } from './pivots.ts';
import { buildSeries, zigzag, type Ohlc } from './testing/build-series.ts';
import { assessTrend, directionOf } from './trend.ts';
import { assessVolatility, averageTrueRange } from './volatility.ts';

function trendOf(bars: readonly Ohlc[], sigma = 0) {
  const frame = frameSeries(buildSeries(bars, { sigma }));
  return assessTrend(frame, findPivots(frame.bars, averageTrueRange(frame.bars).value));
}

/** One bar whose four prices are those. */
const bar = (close: number, half = 0): Ohlc => [close, close + half, close - half, close];

describe('trend', () => {
  it('[D-007] scores a straight climb by its share of the visible range', () => {
    // Slope 2 over 10 steps is 20; the range is 20 + 2 × 5.
    const { score, slopePerBar, rSquared, direction } = trendOf(
      Array.from({ length: 11 }, (_, i) => bar(100 + 2 * i, 5)),
    );
    expect(score.value).toBeCloseTo(20 / 30, 6);
    expect(slopePerBar.value).toBeCloseTo(2, 6);
    expect(rSquared).toBeCloseTo(1, 9);
    expect(direction).toBe('bullish');
  });

  it('[D-007] equals a least-squares line worked by hand', () => {
    // Closes 1, 3, 2: slope = Σ(i − 1)·c / Σ(i − 1)² = (2 − 1) / 2; score = 0.5 × 2 / (3 − 1).
    expect(trendOf([bar(1), bar(3), bar(2)]).score.value).toBeCloseTo(0.5, 6);
  });

  it('[D-007] calls a trend only beyond 0.15', () => {
    expect([0.15, 0.1500001, -0.15, -0.1500001].map(directionOf)).toEqual([
      'sideways',
      'bullish',
      'sideways',
      'bearish',
    ]);
  });

  it('[D-007] carries the measuring error into the score', () => {
    const bars = Array.from({ length: 11 }, (_, i) => bar(100 + 2 * i, 5));
    // σ of a slope over 11 points: σ / √110, times 10 steps over a range of 30; the range adds its own share.
    const line = (0.3 / Math.sqrt(110)) * (10 / 30);
    const range = (20 / 30) * (Math.hypot(0.3, 0.3) / 30);
    expect(trendOf(bars, 0.3).score.sigma).toBeCloseTo(Math.hypot(line, range), 6);
  });

  it('[D-007] counts higher highs and higher lows', () => {
    const { structure, structureBias } = trendOf(zigzag([100, 110, 104, 116, 108, 124, 118, 130], 8, 0.8));
    expect(structure).toEqual({ higherHighs: 2, lowerHighs: 0, higherLows: 2, lowerLows: 0 });
    expect(structureBias).toBe('bullish');
  });

  it.each([
    ['a single bar', [bar(5, 1)]],
    ['a flat line', Array.from({ length: 40 }, () => bar(5))],
  ])('[D-007] calls %s sideways', (_, bars) => {
    const { direction, score } = trendOf(bars);
    expect({ direction, score: score.value }).toEqual({ direction: 'sideways', score: 0 });
  });
});

describe('volatility', () => {
  it('[D-007] is the average true range and its share of the visible range', () => {
    const frame = frameSeries(buildSeries(Array.from({ length: 41 }, (_, i) => bar(100 + i, 1))));
    const volatility = assessVolatility(frame, averageTrueRange(frame.bars));
    expect(volatility.averageTrueRange.value).toBeCloseTo(2, 5);
    expect(volatility.shareOfRange).toBeCloseTo(2 / 42, 6);
    expect(volatility.shareOfPrice).toBeCloseTo(2 / 140, 6);
    expect(volatility.class).toBe('low');
    expect(volatility.expansion).toBeCloseTo(1, 6);
  });

  it('[D-007] sees bars grow taller', () => {
    const bars = Array.from({ length: 40 }, (_, i) => bar(100, i < 20 ? 1 : 3));
    const frame = frameSeries(buildSeries(bars));
    const { expansion, class: level } = assessVolatility(frame, averageTrueRange(frame.bars));
    expect(expansion).toBeCloseTo(3, 4);
    expect(level).toBe('high');
  });

  it('says nothing of halves when few bars are visible', () => {
    const frame = frameSeries(buildSeries([bar(5, 1), bar(6, 1)]));
    expect(assessVolatility(frame, averageTrueRange(frame.bars)).expansion).toBeNull();
    expect(averageTrueRange([])).toEqual({ value: 0, sigma: 0 });
  });
});

describe('Fibonacci levels', () => {
  it('[D-007] are measured back from the end of the widest swing', () => {
    const fibonacci = fibonacciOf(frameSeries(buildSeries(zigzag([100, 120, 112], 8, 0))));
    expect([fibonacci?.fromPrice, fibonacci?.toPrice]).toEqual([100, 120]);
    expect(fibonacci?.levels.map(({ price }) => price)).toEqual([115.28, 112.36, 110, 107.64, 104.28]);
  });

  it('are absent when both extremes lie in one bar', () => {
    expect(fibonacciOf(frameSeries(buildSeries([bar(5, 1)])))).toBeNull();
  });
});
