import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { readChart } from '../read-chart.ts';
import { blockRecogniser } from '../testing/block-font.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import { areTicked, standBeside } from './bars-beside-line.ts';
import { candleLayer } from './candle-layer.ts';
import type { CandleLayer } from './candle-layer.ts';
import type { LineTrace } from './line-trace.ts';
import { traceLines } from './line-trace.ts';

const WIDTH = 620;
const HEIGHT = 300;
const AVERAGE: Colour = [240, 140, 20];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const closes = Array.from({ length: 60 }, (_, k) => 150 + 70 * Math.sin(k / 9) + 20 * even(k));
const xOf = (k: number): number => 10 + 10 * k;

/** Thin bars with ticks, and an average at some distance from them. */
function bars(canvas: Canvas): void {
  average(canvas, 0);
  closes.forEach((close, k) => {
    const open = closes[k - 1] ?? close;
    const colour: Colour = close < open ? [8, 153, 129] : [242, 54, 69];
    const [top, bottom] = [Math.round(Math.min(open, close) - 8), Math.round(Math.max(open, close) + 8)];
    canvas.fill(xOf(k), top, xOf(k) + 1, bottom, colour);
    canvas.fill(xOf(k) - 3, Math.round(open), xOf(k), Math.round(open) + 1, colour);
    canvas.fill(xOf(k) + 1, Math.round(close), xOf(k) + 4, Math.round(close) + 1, colour);
  });
}

function average(canvas: Canvas, off: number): void {
  const points = closes.map(
    (_, k) => [xOf(k), off + 130 + 60 * Math.sin((k - 6) / 9) + 4 * even(k)] as const,
  );
  canvas.polyline(points, 1.4, AVERAGE);
}

function beside(draw: (canvas: Canvas) => void): boolean {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  draw(canvas);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  const layer = candleLayer(picture, ink);
  return layer !== null && standBeside(layer, traceLines(picture, ink)[0]!);
}

describe('areTicked', () => {
  const ticked = (draw: (canvas: Canvas) => void): boolean => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    draw(canvas);
    return areTicked(inkOf(toPicture(canvas.raster), { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }));
  };

  it('tells OHLC bars, through whose ticks a curve can be followed', () => {
    expect(ticked(bars)).toBe(true);
  });

  it('takes a line of prices and its corners for no bars', () => {
    const line = closes.map((close, k) => [xOf(k), close] as const);
    expect(ticked((canvas) => canvas.polyline(line, 1.4, AVERAGE))).toBe(false);
  });
});

describe('standBeside', () => {
  it('tells an average of thin bars from a line of prices', () => {
    expect(beside(bars)).toBe(true);
  });

  it('tells an average of eight wide candles from a line of prices', () => {
    const few = (canvas: Canvas): void => {
      average(canvas, 60);
      for (let k = 0; k < 8; k++) {
        const [x, top] = [20 + 72 * k, 30 + Math.round(60 * even(k))];
        canvas.fill(
          x,
          top,
          x + 50,
          top + 20 + Math.round(20 * even(k + 9)),
          k % 3 ? [8, 153, 129] : [242, 54, 69],
        );
        canvas.fill(x + 24, top - 10, x + 26, top + 44, k % 3 ? [8, 153, 129] : [242, 54, 69]);
      }
    };
    expect(beside(few)).toBe(true);
  });

  it('takes volume on the floor for no bars', () => {
    expect(
      beside((canvas) => {
        average(canvas, 0);
        closes.forEach((_, k) =>
          canvas.fill(xOf(k) - 3, HEIGHT - 4 - Math.round(30 * even(k)), xOf(k) + 4, HEIGHT, [8, 153, 129]),
        );
      }),
    ).toBe(false);
  });

  /** As above with the comb of the uprights known, as where compression makes volume look like bodies. */
  function besideOnComb(
    draw: (canvas: Canvas) => void,
    filled: LineTrace['filled'],
    part: (mask: Uint8Array) => void = () => {},
  ): boolean {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    draw(canvas);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
    const mask = ink.mask.slice();
    part(mask);
    const layer = {
      ink: { ...ink, mask },
      complete: true,
      comb: { origin: xOf(0) + 0.5, spacing: 10, peak: 1 },
      colours: { slots: new Set(closes.keys()) },
    } as unknown as CandleLayer;
    const line = traceLines(picture, ink).find(({ colour: [r, , b] }) => r > b + 100)!;
    return standBeside(layer, { ...line, filled }, ink);
  }
  const GREEN: Colour = [8, 153, 129];

  it('takes uprights that all end on one row above the floor for no bars, but such as end anywhere', () => {
    const uprights =
      (end: (k: number) => number) =>
      (canvas: Canvas): void => {
        average(canvas, -60);
        closes.forEach((_, k) =>
          canvas.fill(xOf(k) - 3, end(k) - 10 - 40 * even(k), xOf(k) + 4, end(k), GREEN),
        );
      };
    expect(
      besideOnComb(
        uprights(() => HEIGHT - 24),
        null,
      ),
    ).toBe(false);
    expect(
      besideOnComb(
        uprights((k) => HEIGHT - 50 + 30 * even(k + 9)),
        null,
      ),
    ).toBe(true);
  });

  it('asks the whole pane where uprights end of which the layer has a part only', () => {
    const volume = (canvas: Canvas): void => {
      average(canvas, -60);
      closes.forEach((_, k) =>
        canvas.fill(xOf(k) - 3, HEIGHT - 70 - 40 * even(k), xOf(k) + 4, HEIGHT - 24, GREEN),
      );
    };
    const upper = (mask: Uint8Array): void =>
      closes.forEach((_, k) => {
        for (let y = HEIGHT - 60 + Math.round(30 * even(k + 5)); y < HEIGHT; y++)
          mask.fill(0, y * WIDTH + xOf(k) - 4, y * WIDTH + xOf(k) + 5);
      });
    expect(besideOnComb(volume, null, upper)).toBe(false);
  });

  it.each([
    [10, true],
    [8, false],
  ])('asks for bars away from the curve at nearly half of its places: %s of 20 are %s', (away, told) => {
    const around = (canvas: Canvas): void => {
      average(canvas, 0);
      closes.forEach((_, k) => {
        const y = 130 + 60 * Math.sin((k - 6) / 9) + 4 * even(k);
        const [top, bottom] = k % 20 < away ? [y + 12, y + 40 + 30 * even(k + 9)] : [y - 3, y + 3];
        canvas.fill(xOf(k) - 2, top, xOf(k) + 3, bottom, GREEN);
      });
    };
    expect(besideOnComb(around, null)).toBe(told);
  });

  it('takes the fill of an area for no bars', () => {
    const area = (canvas: Canvas): void => {
      closes.forEach((_, k) => {
        const y = 130 + 60 * Math.sin((k - 6) / 9) + 4 * even(k);
        canvas.fill(xOf(k) - 2, y + 8, xOf(k) + 3, y + 30 + 60 * even(k), GREEN);
      });
      average(canvas, 0);
    };
    expect(besideOnComb(area, 'below')).toBe(false);
    expect(besideOnComb(area, null)).toBe(true);
  });

  it('takes dots on the line for no bars', () => {
    expect(
      beside((canvas) => {
        average(canvas, 0);
        closes.forEach((_, k) => {
          const y = 130 + 60 * Math.sin((k - 6) / 9) + 4 * even(k);
          canvas.fill(xOf(k) - 2, y - 2, xOf(k) + 2, y + 2, AVERAGE);
        });
      }),
    ).toBe(false);
  });

  it('leaves bars under a strong average to the bar stage', () => {
    let s = 7;
    const next = (): number => (s = (s * 16807) % 2147483647) / 2147483647;
    const series = walk(
      Array.from({ length: 4 * 60 }, () => next()),
      100,
      3,
    );
    const { labels, decimals } = roundLabels(series, 7);
    const chart = drawChart(series, labels, decimals, { ...PLAIN, kind: 'bars', spacing: 16 });
    const canvas = new Canvas(chart.raster.width, chart.raster.height, [0, 0, 0]);
    canvas.raster.data.set(chart.raster.data);
    const own = series.map(
      (b, i) => [chart.xOf(i), (chart.yOf(b.close) + 3 * chart.yOf(series[0]!.close)) / 4] as const,
    );
    canvas.polyline(own, 3, AVERAGE);
    const result = readChart(canvas.raster, blockRecogniser);
    expect(result.outcome === 'read' ? result.reading.kind.value : result.refusal.code).toBe('bars');
  });
});
