import { readChart } from '../read-chart.ts';
import { blockRecogniser, drawBlockText } from '../testing/block-font.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';

let s = 11;
const random = Array.from({ length: 4 * 60 }, () => (s = (s * 16807) % 2147483647) / 2147483647);
const bars = walk(random, 100, 3);
const [BACK, TEXT, PLATE]: Colour[] = [
  [18, 22, 30],
  [190, 195, 205],
  [200, 120, 20],
];

/** The side of the axis that is read, and the last price, where the scale of an indicator stands on the right and that of the prices on the left. */
function readBeside(indicatorAt: number, tagged: boolean): { side: string; last: string } {
  const { labels, decimals } = roundLabels(bars, 8);
  const chart = drawChart(bars, labels, decimals, { ...PLAIN, side: 'left' });
  const { width, height, data } = chart.raster;
  const canvas = new Canvas(width + 90, height, BACK!);
  for (let y = 0; y < height; y++)
    canvas.raster.data.set(data.subarray(4 * y * width, 4 * (y + 1) * width), 4 * y * (width + 90));
  for (let i = 0; i <= 13; i++)
    drawBlockText(canvas, (95 - 5 * i).toFixed(1), width + 10, 50 + 24 * i, TEXT!);
  const tag = (text: string, x: number, y: number): void => {
    canvas.fill(x - 4, y - 9, x + 50, y + 9, PLATE!);
    drawBlockText(canvas, text, x, y - 5, [255, 255, 255]);
  };
  const close = bars.at(-1)!.close;
  tag((95 - (5 * (indicatorAt - 55)) / 24).toFixed(1), width + 10, indicatorAt);
  if (tagged) tag(close.toFixed(decimals), 10, Math.round(chart.yOf(close)));
  const outcome = readChart(canvas.raster, blockRecogniser);
  if (outcome.outcome === 'refused') throw new Error(outcome.refusal.reason);
  const { layout, last_price } = outcome.reading;
  return { side: layout.value.axis_side, last: last_price!.value.price.toFixed(decimals) };
}

describe('a chart with a scale on either side', () => {
  it('is read by the one whose tag stands where the last bar closes', () => {
    expect(readBeside(70, true)).toEqual({ side: 'left', last: bars.at(-1)!.close.toFixed(0) });
  });

  it('is read by the first one where no tag on the other stands there', () => {
    expect(readBeside(70, false).side).toBe('right');
  });
});

describe('a chart beside a list of prices', () => {
  it('is read by its own scale, which stands nearer to the bars', () => {
    const { labels, decimals } = roundLabels(bars, 8);
    const { raster } = drawChart(bars, labels, decimals, PLAIN);
    const { width, height, data } = raster;
    const canvas = new Canvas(width + 200, height, BACK!);
    for (let y = 0; y < height; y++)
      canvas.raster.data.set(data.subarray(4 * y * width, 4 * (y + 1) * width), 4 * y * (width + 200));
    for (let i = 0; i < 17; i++)
      drawBlockText(canvas, (207.25 - 0.25 * i).toFixed(2), width + 120, 30 + 22 * i, TEXT!);
    const outcome = readChart(canvas.raster, blockRecogniser);
    if (outcome.outcome === 'refused') throw new Error(outcome.refusal.reason);
    expect(outcome.reading.series.value.bars.at(-1)!.close.price).toBeCloseTo(bars.at(-1)!.close, 0);
  });
});
