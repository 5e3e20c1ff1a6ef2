import { readChart } from '../read-chart.ts';
import { drawBlockText, namingLast } from '../testing/block-font.ts';
import { Canvas } from '../testing/canvas.ts';
import { drawChart, PLAIN, walk } from '../testing/draw-chart.ts';

let s = 7;
const series = walk(
  Array.from({ length: 4 * 70 }, () => (s = (s * 16807) % 2147483647) / 2147483647),
  5,
  0.12,
);

/** What is read of a chart whose labels are single figures, with a price in its header. */
function refusalOf(header: number): string | null {
  const [high, low] = [
    Math.ceil(Math.max(...series.map((b) => b.high))),
    Math.floor(Math.min(...series.map((b) => b.low))),
  ];
  const labels = Array.from({ length: high - low + 1 }, (_, k) => low + k);
  expect(labels.length).toBeGreaterThan(3);
  expect(high).toBeLessThan(10);
  const { width, height, data } = drawChart(series, labels, 0, PLAIN).raster;
  const canvas = new Canvas(width, height, [0, 0, 0]);
  canvas.raster.data.set(data);
  const price = header.toFixed(2);
  drawBlockText(canvas, price, 20, 10, [190, 195, 205]);
  const result = readChart(canvas.raster, namingLast(price), { floor: 0 });
  return result.outcome === 'refused' ? result.refusal.reason : null;
}

describe('a scale of single figures', () => {
  it('holds where the last bar closes at the price of the header, and is refused where it does not', () => {
    const close = series.at(-1)!.close;
    expect(refusalOf(close)).toBeNull();
    expect(refusalOf(close + 0.4)).toContain('single figures');
  });
});
