import { readChart } from './read-chart.ts';
import { drawBlockText, namingLast } from './testing/block-font.ts';
import { Canvas } from './testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from './testing/draw-chart.ts';
import type { ReadOutcome } from './types.ts';

let s = 11;
const random = Array.from({ length: 4 * 60 }, () => (s = (s * 16807) % 2147483647) / 2147483647);
const series = walk(random, 100, 1.5);
const { labels, decimals } = roundLabels(series, 8);

/** A chart whose last bars are hidden, with the price of a bar above it and on a tag at its axis. */
function withTagOf(bar: number, hidden: number): ReadOutcome {
  const { raster, xOf, yOf } = drawChart(series, labels, decimals, { ...PLAIN, grid: false });
  const canvas = new Canvas(raster.width, raster.height, [18, 22, 30]);
  canvas.raster.data.set(raster.data);
  const from = xOf(series.length - hidden) - PLAIN.spacing / 2;
  const strip = xOf(series.length) + 5;
  canvas.fill(from, 0, strip, raster.height, [18, 22, 30]);
  const price = series[bar]!.close;
  const row = Math.round(yOf(price));
  canvas.fill(strip, row - 9, raster.width, row + 9, [38, 200, 120]);
  drawBlockText(canvas, price.toFixed(2), strip + 15, row - 5, [255, 255, 255]);
  const printed = price.toFixed(3);
  drawBlockText(canvas, printed, 20, 10, [190, 195, 205]);
  return readChart(canvas.raster, namingLast(printed));
}

const LAST = series.length - 1;

describe('bars that end before the pane does', () => {
  it('are refused where the chart prints another last price', () => {
    const outcome = withTagOf(0, 30);
    expect(outcome.outcome === 'refused' && outcome.refusal.reason).toContain(
      'end in the middle of the chart',
    );
  });

  it('are read where the last price is theirs', () => {
    expect(withTagOf(LAST - 30, 30).outcome).toBe('read');
  });

  it('are read where they go up to the axis, as those of a chart that was scrolled back do', () => {
    expect(withTagOf(0, 2).outcome).toBe('read');
  });
});
