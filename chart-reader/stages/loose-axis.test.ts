import { readChart } from '../read-chart.ts';
import { blockRecogniser, drawBlockText, TEXT_HEIGHT } from '../testing/block-font.ts';
import { Canvas } from '../testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import type { DrawnChart } from '../testing/draw-chart.ts';
import type { Reading, TextRecogniser } from '../types.ts';

let s = 7;
const series = walk(
  Array.from({ length: 4 * 70 }, () => (s = (s * 16807) % 2147483647) / 2147483647),
  100,
  3,
);
const CLAIMED = 0.9;

interface Around {
  grid: boolean;
  /** Ticks before the labels, among the last bars. */
  ticked?: boolean;
  /** A box with the last price at its row. */
  tagged?: boolean;
  /** The price that the header prints. */
  header?: number;
  /** Rows that the last bar goes on below its close, as one does that runs into its box. */
  longer?: number;
}

function read({ grid, ticked = false, tagged = false, header, longer = 0 }: Around): {
  reading: Reading;
  chart: DrawnChart;
} {
  const { labels, decimals } = roundLabels(series, 7);
  const chart = drawChart(series, labels, decimals, { ...PLAIN, grid });
  const { width, height, data } = chart.raster;
  const canvas = new Canvas(width, height, [0, 0, 0]);
  canvas.raster.data.set(data);
  if (ticked) {
    for (const label of labels) {
      const y = Math.floor(chart.yOf(label));
      canvas.fill(width - 93, y, width - 85, y + 1, [190, 195, 205]);
    }
  }
  if (tagged) {
    const close = series.at(-1)!.close;
    const y = Math.round(chart.yOf(close));
    canvas.fill(width - 88, y - 9, width - 20, y + 10, [40, 90, 200]);
    drawBlockText(canvas, close.toFixed(2), width - 80, y - TEXT_HEIGHT / 2, [255, 255, 255]);
  }
  const last = series.length - 1;
  if (longer > 0) {
    const [x, y] = [Math.floor(chart.xOf(last)), chart.yOf(series[last]!.close)];
    canvas.fill(x - 3, y - 1, x + 4, y + longer, series[last]!.close >= series[last]!.open ? UP : DOWN);
  }
  const price = header?.toFixed(2);
  if (price) drawBlockText(canvas, price, 20, 10, [190, 195, 205]);
  // The font of blocks has no letters.
  const recogniser: TextRecogniser = {
    recognise: (lines, charset) =>
      blockRecogniser
        .recognise(lines, charset)
        .map((text, i) =>
          text.text === price && lines[i]!.height < 30 && charset === 'any'
            ? { ...text, text: `Last ${price}` }
            : text,
        ),
  };
  const result = readChart(canvas.raster, recogniser);
  if (result.outcome === 'refused') throw new Error(result.refusal.reason);
  return { reading: result.reading, chart };
}

const UP = [38, 200, 120] as const;
const DOWN = [239, 68, 68] as const;

const rowsOf = ({ axis: { value } }: Reading): number =>
  value.sigma / Math.abs((value.a.price - value.b.price) / (value.a.y_px - value.b.y_px));

describe('an axis of which nothing tells at which rows its prices are', () => {
  it('[W-532] says so, claims no more than 0.9, and has an error that holds labels above their prices', () => {
    const { reading: loose } = read({ grid: false });
    expect(loose.axis.evidence.join(' ')).toContain('at their prices or above them');
    expect(loose.axis.confidence).toBeLessThan(CLAIMED);
    expect(loose.quality.score).toBeLessThan(CLAIMED);
    expect(rowsOf(loose)).toBeGreaterThan(0.25 * TEXT_HEIGHT);
    const close = loose.series.value.bars.at(-1)!.close;
    expect(close.sigma).toBeGreaterThanOrEqual(loose.axis.value.sigma);
  });

  it.each([
    ['grid lines', { grid: true }],
    ['ticks among the bars', { grid: false, ticked: true }],
    ['a box at its price', { grid: false, tagged: true }],
  ] satisfies [string, Around][])('[W-532] is none where %s tell it', (_, around) => {
    const { reading: placed } = read(around);
    expect(placed.axis.evidence.join(' ')).not.toContain('at their prices or above them');
    expect(placed.axis.confidence).toBeGreaterThan(CLAIMED);
    expect(rowsOf(placed)).toBeLessThan(0.15 * TEXT_HEIGHT);
  });

  it('[W-532] is none where the last bar closes at the price of the header, and is one where that is the price of another time', () => {
    const close = series.at(-1)!.close;
    expect(read({ grid: false, header: close }).reading.quality.score).toBeGreaterThan(CLAIMED);
    expect(read({ grid: false, header: close + 5 }).reading.quality.score).toBeLessThan(CLAIMED);
  });

  it('[W-534] is not moved by the price of the header where a box stands at its price, into which the last bar may run', () => {
    const close = series.at(-1)!.close;
    const { reading, chart } = read({ grid: false, tagged: true, header: close, longer: 9 });
    const { a, b } = reading.axis.value;
    const rowOf = (p: number): number => a.y_px + ((p - a.price) * (b.y_px - a.y_px)) / (b.price - a.price);
    expect(Math.abs(rowOf(close) - chart.yOf(close))).toBeLessThan(1);
  });
});
