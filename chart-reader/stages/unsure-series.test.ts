import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { withoutBaseLine } from './base-line.ts';
import { withDots } from './line-dots.ts';
import { traceLines } from './line-trace.ts';
import { Refused } from './refuse.ts';
import { unsureSeries } from './unsure-series.ts';
import type { Unsure } from './unsure-series.ts';
import type { Series } from '../types.ts';

const [WIDTH, HEIGHT, BASE] = [440, 300, 150];
const GREEN: Colour = [38, 166, 154];
const RED: Colour = [239, 83, 80];

const paler = (colour: Colour): Colour => colour.map((v) => Math.round(255 - 0.2 * (255 - v))) as never;

/** Columns whose fills reach to as many curves on either side of one row, so that none of them is the price. */
function filledOnBothSides(): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  for (let x = 20; x < 410; x++) {
    const colour = x % 60 < 30 ? GREEN : RED;
    const way = colour === GREEN ? -1 : 1;
    const end = BASE + way * (40 + 30 * Math.sin(x / 9) + ((x * 37) % 17));
    canvas.fill(x, Math.min(end, BASE), x + 1, Math.max(end, BASE), paler(colour));
    canvas.fill(x, end, x + 1, end + 2, colour);
  }
  return canvas;
}

describe('the series of a pane that is not surely one of bars', () => {
  it('is looked for among bars where what looks like a fill about a base line is under no curve', () => {
    const picture = toPicture(filledOnBothSides().raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
    expect(withoutBaseLine(picture, ink)).not.toBeNull();
    let asked = 0;
    const unsure = {
      fit: { scale: 'linear', base: 100, slope: -0.1, inliers: [] },
      axis: { sigma: 0.1 },
      ...{ tags: [], traces: [], hinted: undefined, told: false, mayBeRange: false },
      has: () => true,
      bars: () => {
        asked++;
        throw new Refused('no_series', 'candles', 'no_bars');
      },
      barsOn: () => {
        throw new Refused('no_series', 'candles', 'no_bars');
      },
    } as unknown as Unsure;
    expect(() => unsureSeries(picture, ink, unsure)).toThrow(Refused);
    expect(asked).toBe(1);
  });

  it('is the area that was followed where every second bar over it is a piece between two points', () => {
    const canvas = new Canvas(620, HEIGHT, [255, 255, 255]);
    const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
    const points = Array.from(
      { length: 60 },
      (_, k) => [10 + 10 * k, 150 + 50 * Math.sin(k / 9) + 40 * even(k)] as const,
    );
    for (const [k, [x, y]] of points.slice(0, -1).entries())
      for (let i = 0; i < 10; i++) {
        const top = Math.round(y + (i / 10) * (points[k + 1]![1] - y));
        canvas.fill(x + i, top, x + i + 1, HEIGHT - 1, paler([41, 98, 255]));
      }
    canvas.polyline(points, 2, [41, 98, 255]);
    for (const [x, y] of points)
      canvas.fill(x, Math.round(y - 40 - 20 * even(x)), x + 1, Math.round(y - 10), RED);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: 620, y1: HEIGHT });
    let asked = 0;
    const unsure = {
      fit: { scale: 'linear', base: 100, slope: -0.1, inliers: [] },
      axis: { sigma: 0.1 },
      ...{ tags: [], hinted: undefined, told: false, mayBeRange: false },
      read: { strip: { side: 'right' }, labels: [] },
      traces: traceLines(picture, ink).map(withDots),
      has: () => true,
      bars: () => {
        asked++;
        throw new Refused('series_uncertain', 'candles', 'alternating');
      },
      amended: (series: unknown) => series,
    } as unknown as Unsure;
    const { kind, series } = unsureSeries(picture, ink, unsure);
    expect(asked).toBe(1);
    expect(kind.value).toBe('area');
    expect(series.value.bars).toHaveLength(60);
  });

  /** What is answered of a curve, alone or over OHLC bars that are refused. */
  function answered(barred: boolean): string {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
    const closes = Array.from({ length: 42 }, (_, k) =>
      Math.round(BASE + 70 * Math.sin(k / 6) + 20 * even(k)),
    );
    if (barred)
      closes.forEach((close, k) => {
        const [x, open] = [10 + 10 * k, closes[k - 1] ?? close];
        canvas.fill(x, Math.min(open, close) - 8, x + 1, Math.max(open, close) + 8, RED);
        canvas.fill(x - 3, open, x, open + 1, RED);
        canvas.fill(x + 1, close, x + 4, close + 1, RED);
      });
    canvas.polyline(
      closes.map(
        (_, k) => [10 + 10 * k, BASE - 20 + 60 * Math.sin((k - 4) / 6) + 24 * even(k + 60)] as const,
      ),
      1.6,
      GREEN,
    );
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
    const refused = (): never => {
      throw new Refused('unsupported_kind', 'candles', 'no_ticks');
    };
    const unsure = {
      fit: { scale: 'linear', base: 100, slope: -0.1, inliers: [] },
      axis: { sigma: 0.1, scale: 'linear' },
      read: { strip: { side: 'right' }, labels: [] },
      ...{ tags: [], traces: traceLines(picture, ink).map(withDots), hinted: undefined },
      ...{ told: false, mayBeRange: false, has: () => true, amended: (series: Series) => series },
      ...{ bars: refused, barsOn: refused },
    } as unknown as Unsure;
    try {
      return unsureSeries(picture, ink, unsure).kind.value;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.why[0];
    }
  }

  it('is no curve over bars that are refused, and the curve where there are none', () => {
    expect(answered(false)).toBe('line');
    expect(answered(true)).toBe('no_ticks');
  });
});
