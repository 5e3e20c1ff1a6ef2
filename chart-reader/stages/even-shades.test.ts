import { inkOf } from '../image/ink.ts';
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { isDrawn, withoutShades } from './even-shades.ts';
import { withDots } from './line-dots.ts';
import { traceLines } from './line-trace.ts';
import { Refused } from './refuse.ts';
import { unsureSeries } from './unsure-series.ts';
import type { Unsure } from './unsure-series.ts';
import type { Series } from '../types.ts';

const [WIDTH, HEIGHT] = [620, 300];
const BLUE: Colour = [41, 98, 255];
const RED: Colour = [239, 83, 80];

const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const points = Array.from(
  { length: 60 },
  (_, k) => [10 + 10 * k, 150 + 60 * Math.sin(k / 9) + 30 * even(k)] as const,
);

/** Lays a colour over what is drawn, so that it shines through. */
function veil(
  { raster }: Canvas,
  isIn: (x: number, y: number) => boolean,
  colour: Colour,
  share: number,
): void {
  for (let y = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++)
      for (let c = 0; c < 3 && isIn(x, y); c++) {
        const p = 4 * (y * raster.width + x) + c;
        raster.data[p] = Math.round((1 - share) * raster.data[p]! + share * colour[c]!);
      }
}

const paneOf = ({ raster }: Canvas): { picture: Picture; ink: Ink } => {
  const picture = toPicture(raster);
  return { picture, ink: inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }) };
};

/** An area. */
function area(): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  points.slice(0, -1).forEach(([x, y], k) => {
    const rise = points[k + 1]![1] - y;
    for (let i = 0; i < 10; i++)
      canvas.fill(x + i, Math.round(y + (i / 10) * rise) + 2, x + i + 1, HEIGHT - 1, [226, 236, 255]);
  });
  canvas.polyline(points, 2, BLUE);
  return canvas;
}

/** An area under a zone of two colours, and under a bubble. */
function veiledArea(): { picture: Picture; ink: Ink } {
  const canvas = area();
  veil(canvas, (x, y) => x >= 350 && x < 480 && y >= 40 && y < 150, RED, 0.25);
  veil(canvas, (x, y) => x >= 350 && x < 480 && y >= 150 && y < 290, [8, 153, 129], 0.25);
  veil(canvas, (x, y) => Math.hypot(x - 150, y - points[14]![1]) < 24, RED, 0.4);
  return paneOf(canvas);
}

const nothing = (): never => {
  throw new Refused('no_series', 'candles', 'no_bars');
};

const seriesOf = ({ picture, ink }: { picture: Picture; ink: Ink }) =>
  unsureSeries(picture, ink, {
    fit: { scale: 'linear', base: 100, slope: -0.1, inliers: [] },
    axis: { sigma: 0.1, scale: 'linear' },
    read: { strip: { side: 'right' }, labels: [] },
    ...{ tags: [], traces: traceLines(picture, ink).map(withDots), hinted: undefined },
    ...{ told: false, mayBeRange: false, has: () => true, amended: (series: Series) => series },
    ...{ bars: nothing, barsOn: nothing },
  } as unknown as Unsure);

describe('withoutShades', () => {
  it('takes zones, bubbles and fills away, so that the line is followed from end to end', () => {
    const { picture, ink } = veiledArea();
    const bare = withoutShades(picture, ink)!;
    const [line] = traceLines(bare.picture, bare.ink);
    expect(line!.span).toBeGreaterThan(0.94);
    expect(line!.seen).toBeGreaterThan(0.97);
    expect(line!.filled).toBeNull();
  });

  it('finds nothing to take away where there is only a line', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    canvas.polyline(points, 2, BLUE);
    const { picture, ink } = paneOf(canvas);
    expect(withoutShades(picture, ink)).toBeNull();
  });
});

describe('the line under zones and bubbles', () => {
  it('is read with all its points as the area that it is', () => {
    const { kind, series } = seriesOf(veiledArea());
    expect(kind.value).toBe('area');
    expect(series.value.hidden ?? []).toEqual([]);
    expect(series.value.bars).toHaveLength(60);
  });

  it('is read to its end where the bars of a profile lie over the last part of it', () => {
    const canvas = area();
    for (let row = 0; row < 15; row++) {
      const from = 420 + 60 * even(row);
      const colour: Colour = row % 2 ? RED : [8, 153, 129];
      veil(canvas, (x, y) => x >= from && y >= 20 * row && y < 20 * row + 19, colour, 0.4);
    }
    const { series } = seriesOf(paneOf(canvas));
    expect(series.value.bars).toHaveLength(60);
  });

  it('is none where only the edges of large bodies are left', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    points.slice(0, 30).forEach(([, y], k) => canvas.fill(10 + 20 * k, y, 30 + 20 * k, y + 60, BLUE));
    const { picture, ink } = paneOf(canvas);
    const [line] = traceLines(picture, ink);
    const rest = withoutShades(picture, ink)!;
    const traces = traceLines(rest.picture, rest.ink);
    for (const trace of traces) expect(isDrawn(trace, line ? [line] : [])).toBe(false);
    expect(() => seriesOf({ picture, ink })).toThrow(Refused);
  });
});
