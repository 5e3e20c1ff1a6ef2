import { readChart } from '../read-chart.ts';
import { blockRecogniser } from '../testing/block-font.ts';
import { drawChart, PLAIN, walk } from '../testing/draw-chart.ts';
import type { Ohlc } from '../testing/draw-chart.ts';

let s = 7;
const random = Array.from({ length: 4 * 70 }, () => (s = (s * 16807) % 2147483647) / 2147483647);

/** Bars of whole prices, and the lowest and highest of these. */
function wholeBars(step: number): { series: Ohlc[]; low: number; high: number } {
  const series = walk(random, 110, step).map(({ open, high, low, close }) => ({
    ...{ open: Math.round(open), high: Math.round(high) },
    ...{ low: Math.round(low), close: Math.round(close) },
  }));
  return {
    series,
    low: Math.min(...series.map((b) => b.low)),
    high: Math.max(...series.map((b) => b.high)),
  };
}

/** The worst error of a close of a chart with these labels, which are printed in whole numbers, in prices. */
function worstClose(series: readonly Ohlc[], labels: readonly number[]): number {
  const outcome = readChart(drawChart(series, labels, 0, PLAIN).raster, blockRecogniser);
  if (outcome.outcome === 'refused') throw new Error(outcome.refusal.reason);
  const { bars } = outcome.reading.series.value;
  expect(bars).toHaveLength(series.length);
  return Math.max(...bars.map((b, i) => Math.abs(b.close.price - series[i]!.close)));
}

describe('a scale that prints too few figures', () => {
  it('is read at a second look where its steps are round', () => {
    const { series, low, high } = wholeBars(1);
    const first = 2.5 * Math.floor(low / 2.5);
    const labels = Array.from({ length: Math.ceil((high - first) / 2.5) + 1 }, (_, i) => first + 2.5 * i);
    expect(worstClose(series, labels)).toBeLessThan(0.2);
  });

  it('is put where the bars stand on whole units where it has whatever price is at its rows', () => {
    const { series, low } = wholeBars(3);
    // So many of them that their rows are even.
    const labels = Array.from({ length: 21 }, (_, i) => low - 1.6 + 3 * i);
    expect(worstClose(series, labels)).toBeLessThan(0.2);
  });
});
