import { findCandlesticks } from '../../domain/analysis/patterns/candlesticks.ts';
import { findChartPatterns } from '../../domain/analysis/patterns/chart-patterns.ts';
import { frameSeries } from '../../domain/analysis/frame.ts';
import { findPivots } from '../../domain/analysis/pivots.ts';
import { buildSeries } from '../../domain/analysis/testing/build-series.ts';
import { averageTrueRange } from '../../domain/analysis/volatility.ts';
import { barsOf, pointsOf } from './testing/lesson-figures.ts';

/** What the product's own rules find in the bars of a lesson's figure. */
function measured(id: string) {
  const frame = frameSeries(
    buildSeries(barsOf(id).map(({ open, high, low, close }) => [open, high, low, close] as const)),
  );
  const range = averageTrueRange(frame.bars).value;
  const pivots = findPivots(frame.bars, range);
  const patterns = [...findCandlesticks(frame.bars), ...findChartPatterns(frame, pivots, range)];
  return {
    swings: pivots.map(({ kind, bar }) => `${kind} ${bar}`),
    patterns: patterns.map((one) => `${one.id} ${one.firstBar}–${one.lastBar}`),
  };
}

describe('figures of lessons are what the rules of the product say', () => {
  it('the swings of the uptrend', () => {
    expect(measured('trend-and-structure').swings).toEqual(['low 2', 'high 4', 'low 6', 'high 8', 'low 10']);
  });

  it('the double top, complete with the last bar', () => {
    expect(measured('chart-patterns').patterns).toContain('double_top 4–13');
  });

  it('the hammer after a decline and the bar that engulfs it', () => {
    expect(measured('reading-candlesticks').patterns).toEqual(
      expect.arrayContaining(['hammer 7–7', 'bullish_engulfing 7–8']),
    );
  });

  it('the two accounts end alike, and the smooth one has the higher Sharpe ratio', () => {
    const accounts = [0, 1].map((line) => pointsOf('risk-adjusted-return', line).map(({ y }) => y));
    const [smooth = [], rough = []] = accounts;
    expect(smooth.at(-1)).toBeCloseTo(rough.at(-1) ?? 0, 2);
    expect(sharpe(smooth)).toBeGreaterThan(sharpe(rough));
  });

  it('the exponential average turns before the simple one', () => {
    const [sma, ema] = [1, 2].map((line) => pointsOf('moving-averages', line));
    const topOf = (points = sma) => points?.reduce((best, one) => (one.y > best.y ? one : best)).x ?? NaN;
    expect(topOf(ema)).toBeLessThan(topOf(sma));
  });
});

function sharpe(balances: number[]): number {
  const returns = balances.slice(1).map((balance, i) => balance / (balances[i] ?? balance) - 1);
  const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length;
  const variance = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / returns.length;
  return mean / Math.sqrt(variance);
}
