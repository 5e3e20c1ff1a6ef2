import { fibonacciOf } from './fibonacci.ts';
import { frameSeries } from './frame.ts';
import { findPivots } from './pivots.ts';
import { buildSeries, zigzag, type Ohlc } from './testing/build-series.ts';
import { walk } from './testing/walks.ts';
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

  it.each([
    [1, null, 'sideways'],
    [1.01, null, 'bullish'],
    [-1.01, null, 'bearish'],
    [1.01, -0.5, 'bullish'],
    [1.01, -0.51, 'mixed'],
    [-1.01, 0.51, 'mixed'],
    [-1.01, -3, 'bearish'],
    [0.5, 1.28, 'sideways'],
    [0.5, 1.29, 'mixed'],
    [0, -1.29, 'mixed'],
  ] as const)('[D-007] calls a whole of %s with a last third of %s %s', (whole, third, word) => {
    expect(directionOf(whole, third)).toBe(word);
  });

  it('[D-007] is the net move over the root of the summed squares of the changes', () => {
    // Changes 2, −1, 2: net 3, squares 4 + 1 + 4.
    const { whole, lastThird } = trendOf([bar(10), bar(12), bar(11), bar(13)]);
    expect(whole.z.value).toBeCloseTo(1, 5);
    expect(whole.bars).toBe(4);
    expect(whole.driftlessShare).toBeCloseTo(0.3173, 4);
    expect(lastThird).toBeNull();
  });

  it('[D-007] takes the last third from twenty-four bars on, of twelve bars at least', () => {
    const thirdOf = (bars: number) =>
      trendOf(Array.from({ length: bars }, (_, i) => bar(100 + (i % 3)))).lastThird?.bars ?? null;
    expect([23, 24, 35, 39, 90].map(thirdOf)).toEqual([null, 12, 12, 13, 30]);
  });

  it('[D-007] carries the errors of the closes into the net move', () => {
    // One change of 10 alone: z stays 1 however the closes are misread.
    expect(trendOf([bar(100, 1), bar(110, 1)], 0.3).whole.z.sigma).toBeCloseTo(0, 9);
    // Changes 1 and 1: z = c / √(a² + b²) is at its maximum where both are equal.
    expect(trendOf([bar(100), bar(101), bar(102)], 0.1).whole.z.sigma).toBeCloseTo(0, 6);
    // Changes 2 and 1: dz = −b(b − a)… by hand: ∂z/∂a = b(b − a)/r³, ∂z/∂b = a(a − b)/r³ with r² = 5.
    const r3 = 5 ** 1.5;
    const [byA, byB] = [(1 * (1 - 2)) / r3, (2 * (2 - 1)) / r3];
    const error = 0.1 * Math.hypot(-byA, byA - byB, byB);
    expect(trendOf([bar(100), bar(102), bar(103)], 0.1).whole.z.sigma).toBeCloseTo(error, 6);
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
  });

  it.each([
    [1, 'moderate'],
    [0.69, 'low'],
    [0.71, 'moderate'],
    [1.39, 'moderate'],
    [1.41, 'high'],
    [3, 'high'],
  ] as const)('[D-007] calls last bars %s times as tall as those before %s', (factor, word) => {
    const bars = Array.from({ length: 42 }, (_, i) => bar(100, i < 28 ? 1 : factor));
    const frame = frameSeries(buildSeries(bars));
    const { expansion, class: level } = assessVolatility(frame, averageTrueRange(frame.bars));
    expect(expansion).toBeCloseTo(factor, 4);
    expect(level).toBe(word);
  });

  it('is moderate in nine of ten pictures of one volatility, however many bars they show', () => {
    for (const bars of [60, 120, 240]) {
      const words = Array.from({ length: 500 }, (_, seed) => {
        const frame = frameSeries(walk({ seed: seed + 1, bars }));
        return assessVolatility(frame, averageTrueRange(frame.bars)).class;
      });
      expect(words.filter((word) => word === 'moderate').length / words.length).toBeGreaterThan(0.9);
    }
  });

  it('says nothing of its own past when few bars are visible', () => {
    const frame = frameSeries(buildSeries([bar(5, 1), bar(6, 1)]));
    expect(assessVolatility(frame, averageTrueRange(frame.bars)).expansion).toBeNull();
    expect(averageTrueRange([])).toEqual({ value: 0, sigma: 0 });
  });

  it('compares the last 14 bars with 28 before them at least, and with none that did not move', () => {
    const expansion = (bars: number, height: number) => {
      const frame = frameSeries(buildSeries(Array.from({ length: bars }, () => bar(5, height))));
      return assessVolatility(frame, averageTrueRange(frame.bars)).expansion;
    };
    expect(expansion(42, 1)).toBeCloseTo(1, 6);
    expect(expansion(41, 1)).toBeNull();
    expect(expansion(60, 0)).toBeNull();
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
