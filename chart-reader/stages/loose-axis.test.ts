import { readChart } from '../read-chart.ts';
import { blockRecogniser, drawBlockText, TEXT_HEIGHT } from '../testing/block-font.ts';
import { Canvas } from '../testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import type { Reading } from '../types.ts';

let s = 7;
const series = walk(
  Array.from({ length: 4 * 70 }, () => (s = (s * 16807) % 2147483647) / 2147483647),
  100,
  3,
);
const CLAIMED = 0.9;

/** A chart with or without grid lines, and with a box with the last price at its row. */
function read(grid: boolean, tagged = false): Reading {
  const { labels, decimals } = roundLabels(series, 7);
  const chart = drawChart(series, labels, decimals, { ...PLAIN, grid });
  const { width, height, data } = chart.raster;
  const canvas = new Canvas(width, height, [0, 0, 0]);
  canvas.raster.data.set(data);
  if (tagged) {
    const close = series.at(-1)!.close;
    const y = Math.round(chart.yOf(close));
    canvas.fill(width - 88, y - 9, width - 20, y + 10, [40, 90, 200]);
    drawBlockText(canvas, close.toFixed(2), width - 80, y - TEXT_HEIGHT / 2, [255, 255, 255]);
  }
  const result = readChart(canvas.raster, blockRecogniser);
  if (result.outcome === 'refused') throw new Error(result.refusal.reason);
  return result.reading;
}

const rowsOf = ({ axis: { value } }: Reading): number =>
  value.sigma / Math.abs((value.a.price - value.b.price) / (value.a.y_px - value.b.y_px));

describe('an axis of which nothing tells at which rows its prices are', () => {
  it('[W-532] says so, claims no more than 0.9, and has an error that holds labels above their prices', () => {
    const loose = read(false);
    expect(loose.axis.evidence.join(' ')).toContain('at their prices or above them');
    expect(loose.axis.confidence).toBeLessThan(CLAIMED);
    expect(loose.quality.score).toBeLessThan(CLAIMED);
    expect(rowsOf(loose)).toBeGreaterThan(0.25 * TEXT_HEIGHT);
    const close = loose.series.value.bars.at(-1)!.close;
    expect(close.sigma).toBeGreaterThanOrEqual(loose.axis.value.sigma);
  });

  it.each([
    ['grid lines', true, false],
    ['a box at its price', false, true],
  ])('[W-532] is none where %s tell it', (_, grid, tagged) => {
    const placed = read(grid, tagged);
    expect(placed.axis.evidence.join(' ')).not.toContain('at their prices or above them');
    expect(placed.axis.confidence).toBeGreaterThan(CLAIMED);
    expect(rowsOf(placed)).toBeLessThan(0.15 * TEXT_HEIGHT);
  });
});
