import { readChart } from './read-chart.ts';
import { blockRecogniser } from './testing/block-font.ts';
import { drawChart, PLAIN, roundLabels, walk } from './testing/draw-chart.ts';

/** Numbers between 0 and 1 that look like chance. */
const numbers = Array.from(
  { length: 4 * 30 },
  (_, k) => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1,
);
const sample = walk(numbers, 100, 3);

describe('the series of a chart', () => {
  it('[W-538] reads uprights that level pieces join as a line, though they are as clear as bars', () => {
    const flat = sample.map((b, i) => {
      const open = sample[i - 1]?.close ?? b.open;
      return { open, close: b.close, high: Math.max(open, b.close), low: Math.min(open, b.close) };
    });
    const { labels, decimals } = roundLabels(flat, 7);
    const chart = drawChart(flat, labels, decimals, { ...PLAIN, kind: 'bars', spacing: 14, grid: false });
    const { width, data } = chart.raster;
    const fill = (x0: number, y0: number, x1: number, y1: number): void => {
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) data.set([41, 98, 255], 4 * (width * y + x));
    };
    flat.forEach(({ open, close }, i) => {
      const [x, from, to] = [chart.xOf(i), chart.yOf(open), chart.yOf(close)].map(Math.round) as [
        number,
        number,
        number,
      ];
      fill(x, Math.min(from, to), x + 2, Math.max(from, to) + 2);
      fill(x, to, x + (i + 1 < flat.length ? 14 : 6), to + 2);
      if (i === 0) fill(x - 6, from, x, from + 2);
    });
    const outcome = readChart(chart.raster, blockRecogniser);
    expect(outcome.outcome === 'read' && outcome.reading.kind.value).toBe('line');
  });
});
