import { inkOf } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { toPicture } from '../image/picture.ts';
import { readChart } from '../read-chart.ts';
import * as lines from '../stages/lines-part.ts';
import type { AxisInPane } from '../stages/price-axes.ts';
import { blockRecogniser } from '../testing/block-font.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { compressedBeside } from '../testing/compressed.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import type { ChartStyle, DrawnChart } from '../testing/draw-chart.ts';
import type { Raster } from '../types.ts';
import { closerSeries } from './closer-series.ts';

const BLUE: Colour = [41, 98, 255];
const RED: Colour = [220, 50, 60];

/** Deterministic numbers between 0 and 1. */
function seeded(count: number, seed: number): number[] {
  let s = seed;
  return Array.from({ length: count }, () => {
    s = (s * 16807) % 2147483647;
    return s / 2147483647;
  });
}

/** An axis beside a pane that is the whole picture. */
const axisBeside = (picture: Picture): AxisInPane =>
  ({
    strip: { labels: [], calibration: { fit: { scale: 'linear', base: 500, slope: -1 } } },
    placed: { ink: inkOf(picture, { x0: 0, y0: 0, x1: picture.width, y1: picture.height }) },
    axis: { value: { sigma: 0.1 } },
  }) as unknown as AxisInPane;

const series = walk(seeded(4 * 70, 7), 100, 3);

async function drawCompressed(
  style: ChartStyle,
  quality: number,
): Promise<{ chart: DrawnChart; raster: Raster }> {
  const { labels, decimals } = roundLabels(series, 7);
  const chart = drawChart(series, labels, decimals, style);
  return { chart, raster: await compressedBeside(chart.raster, quality) };
}

describe('the bars of compressed pictures', () => {
  it.each([
    ['hollow candles, without a closer look', { ...PLAIN, kind: 'hollow', spacing: 6 }, 60, 'read'],
    [
      'hollow candles under an average, without a closer look',
      { ...PLAIN, kind: 'hollow', spacing: 6, average: true },
      40,
      'read',
    ],
    ['candles three pixels apart', { ...PLAIN, spacing: 3, average: true }, 80, 'refused'],
    [
      'hollow candles three pixels apart',
      { ...PLAIN, kind: 'hollow', spacing: 3, average: true },
      80,
      'refused',
    ],
  ] as [string, ChartStyle, number, string][])('are found for %s', async (_, style, quality, first) => {
    const { chart, raster } = await drawCompressed(style, quality);
    const outcome = readChart(raster, blockRecogniser);
    if (outcome.outcome === 'refused') throw new Error(outcome.refusal.reason);
    const { bars } = outcome.reading.series.value;
    expect(outcome.reading.kind.value).toBe(style.kind);
    expect(bars).toHaveLength(series.length);
    bars.forEach((bar, i) => expect(Math.abs(bar.x_px - chart.xOf(i))).toBeLessThan(1.2));
    // The average hides some of the edges.
    const near = bars.filter((bar, i) => Math.abs(bar.high!.y_px - chart.yOf(series[i]!.high)) < 1.5);
    expect(near.length).toBeGreaterThanOrEqual(0.9 * series.length);
    expect(readChart(raster, blockRecogniser, { without: ['closer-look'] }).outcome).toBe(first);
  });

  it('are not invented where a line is drawn', async () => {
    const { raster } = await drawCompressed({ ...PLAIN, kind: 'line', spacing: 4, average: true }, 50);
    const outcome = readChart(raster, blockRecogniser);
    expect(outcome.outcome === 'refused' ? 'line' : outcome.reading.kind.value).toBe('line');
  });

  it('are not taken from a line drawn in steps, but from uprights with wicks', () => {
    const kindOf = (wick: number, tick: number): string | null => {
      const canvas = new Canvas(700, 320, [255, 255, 255]);
      const random = seeded(88, 11);
      const closes = Array.from({ length: 44 }, (_, k) => 160 + 70 * Math.sin(k / 8) + 40 * random[k]!);
      closes.map(Math.round).forEach((close, k, all) => {
        const [x, open, beyond] = [12 + 15 * k, all[k - 1] ?? close, wick * random[44 + k]!];
        canvas.fill(x, Math.min(open, close) - beyond, x + 2, Math.max(open, close) + 2 + beyond, BLUE);
        canvas.fill(x - (k ? tick : 0), open, x, open + 2, BLUE);
        canvas.fill(x, close, x + 2 + tick, close + 2, BLUE);
      });
      const picture = toPicture(canvas.raster);
      return (
        closerSeries(picture, axisBeside(picture), 'smoothed', { has: () => true }, lines)?.series.kind ??
        null
      );
    };
    expect(kindOf(0, 7)).toBeNull();
    expect(kindOf(24, 4)).toBe('bars');
  });

  it('are taken from a pane with its faint colours strengthened, where something is drawn in such', () => {
    const [ground, faint]: Colour[] = [
      [26, 20, 37],
      [17, 17, 17],
    ];
    const found = (rising: Colour): string | null => {
      const canvas = new Canvas(700, 320, ground!);
      const random = seeded(88, 11);
      let open = 160;
      for (let k = 0; k < 44; k++) {
        const [x, close] = [12 + 15 * k, Math.round(160 + 70 * Math.sin(k / 8) + 40 * random[k]!)];
        const [top, bottom] = [Math.min(open, close), Math.max(open, close) + 4];
        const colour = close < open ? rising : RED;
        canvas.fill(x + 4, top - 20 * random[44 + k]!, x + 5, bottom + 9, colour);
        canvas.fill(x, top, x + 9, bottom, colour);
        if (close < open) canvas.fill(x + 1, top + 1, x + 8, bottom - 1, ground!);
        open = close;
      }
      const picture = toPicture(canvas.raster);
      const close = closerSeries(picture, axisBeside(picture), 'spread', { has: () => true }, lines);
      return close && `${close.series.bars.length} ${close.series.kind}`;
    };
    expect(found(faint!)).toBe('44 hollow');
    expect(found([90, 220, 140])).toBeNull();
  });

  it('are taken from a picture at twice its size where they stand wide only if most of them join', () => {
    const found = (leap: number): number | null => {
      const canvas = new Canvas(700, 320, [255, 255, 255]);
      const random = seeded(88, 11);
      let open = 160;
      for (let k = 0; k < 44; k++) {
        const [x, close] = [12 + 15 * k, Math.round(160 + 70 * Math.sin(k / 8) + 40 * random[k]!)];
        const [top, bottom] = [Math.min(open, close), Math.max(open, close) + 2];
        canvas.fill(x + 4, top - 20 * random[44 + k]!, x + 5, bottom + 9, BLUE);
        canvas.fill(x, top, x + 9, bottom, close < open ? BLUE : RED);
        open = close + (k % 2 ? leap : -leap);
      }
      const picture = toPicture(canvas.raster);
      return (
        closerSeries(picture, axisBeside(picture), 'doubled', { has: () => true }, lines)?.series.bars
          .length ?? null
      );
    };
    expect(found(0)).toBe(44);
    expect(found(20)).toBeNull();
  });
});
