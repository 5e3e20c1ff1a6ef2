import { inkOf } from '../image/ink.ts';
import type { Ink } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { envelopeBesideGaps, findEnvelope, rangeOfThinBars } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { envelopeSeries } from './envelope-series.ts';
import { mayBeEnvelope } from './envelope-signs.ts';
import { findSeries } from './series.ts';
import { lookAtCandleLayer } from './candle-layer.ts';

const WIDTH = 600;
const GREEN: Colour = [30, 160, 90];
const RED: Colour = [220, 50, 60];
const PAPER: Colour = [250, 250, 250];

/** Even numbers from 0 to 1 that look like chance. */
const scatter = (i: number): number => Math.abs(Math.sin(12.9898 * (i + 1)) * 43758.5453) % 1;

/** Top and bottom row of the i-th bar: a slow wave with ranges of 8 to 38 rows. */
const rangeOf = (i: number): [number, number] => {
  const middle = 150 + 60 * Math.sin(i / 40);
  return [Math.round(middle - 4 - 15 * scatter(i)), Math.round(middle + 4 + 15 * scatter(i + 7))];
};

interface Drawing {
  spacing: number;
  colours: readonly Colour[];
  /** Rows of a bar; of its own where nothing is said. */
  rows?: (i: number) => [number, number];
  average?: boolean;
  /** Columns that the i-th bar is wide; 0.7 of the spacing where nothing is said. */
  wide?: (i: number) => number;
  /** Columns of volume in a pale copy of the bars' colours, so tall at most, on a row below. */
  volume?: number;
  /** How far the background is off beside what is drawn, as scaling and compression leave it. */
  ripple?: number;
}

const widthAt = (spacing: number) => (): number => Math.max(1, Math.round(0.7 * spacing));

function read(drawing: Drawing): Envelope | null {
  const {
    spacing,
    colours,
    rows = rangeOf,
    average = false,
    wide = widthAt(spacing),
    ripple = 0,
    volume = 0,
  } = drawing;
  const canvas = new Canvas(WIDTH, 300, PAPER);
  for (let i = 0; 5 + i * spacing < WIDTH - 10; i++) {
    const [top, bottom] = rows(i);
    const x = Math.round(5 + i * spacing);
    const colour = colours[scatter(3 * i) < 0.5 ? 0 : colours.length - 1]!;
    canvas.fill(x, top, x + wide(i), bottom, colour);
    const pale = colour.map((c, k) => Math.round((c + PAPER[k]!) / 2)) as unknown as Colour;
    if (volume) canvas.fill(x, Math.round(290 - volume * scatter(5 * i)), x + wide(i), 290, pale);
  }
  if (average)
    canvas.polyline(
      Array.from({ length: 30 }, (_, k) => [5 + 19 * k, 160 + 60 * Math.sin((5 + 19 * k) / 62)] as const),
      2,
      [40, 90, 230],
    );
  const { data } = canvas.raster;
  for (let p = 0; p < data.length; p += 4)
    if (data[p] === PAPER[0]) data.fill(PAPER[0] - ((p / 4) % 3) * ripple, p, p + 3);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: 300 });
  return mayBeEnvelope(picture, ink) ? findEnvelope(picture, ink) : null;
}

describe('findEnvelope', () => {
  it('measures the range of every pixel column of bars closer than two pixels', () => {
    const found = read({ spacing: 1.4, colours: [GREEN, RED] });
    expect(found?.columns.length).toBeGreaterThan(0.6 * WIDTH);
    let exact = 0;
    for (const { x, top, bottom } of found!.columns) {
      const here = Array.from({ length: 420 }, (_, i) => i).filter((i) => Math.round(5 + i * 1.4) === x);
      if (here.some((i) => Math.abs(rangeOf(i)[0] - top) <= 1 && Math.abs(rangeOf(i)[1] - bottom) <= 1))
        exact++;
    }
    expect(exact).toBeGreaterThan(0.6 * found!.columns.length);
  });

  it('follows the band under an average drawn over it', () => {
    const found = read({ spacing: 1.4, colours: [GREEN, RED], average: true });
    expect(found?.filled).toBeGreaterThan(0.95);
  });

  it('holds volume in pale copies of their colours that stands on the floor of the pane not against it', () => {
    const found = read({ spacing: 1.4, colours: [GREEN, RED], volume: 28 });
    expect(found?.explained).toBeGreaterThan(0.95);
  });

  it.each<[string, Drawing]>([
    ['candles that can be told apart', { spacing: 6, colours: [GREEN, RED] }],
    ['candles three pixels apart', { spacing: 3, colours: [GREEN, RED] }],
    ['thin bars two pixels apart', { spacing: 2, colours: [GREEN, RED] }],
    [
      'bars on a clear comb of four pixels, of which every sixth is a wick only',
      { spacing: 4, colours: [GREEN, RED], wide: (i) => (i % 6 === 0 ? 1 : 3) },
    ],
    [
      'a blurred picture, whose bars may have run together',
      { spacing: 1.4, colours: [GREEN, RED], ripple: 2 },
    ],
    ['one colour, which may be a line', { spacing: 1.4, colours: [GREEN] }],
    [
      'volume, which stands on a base line',
      { spacing: 1.4, colours: [GREEN, RED], rows: (i) => [rangeOf(i)[0], 260] },
    ],
    [
      'fills between curves, whose colours take turns in stripes',
      {
        spacing: 1.4,
        colours: [GREEN, RED],
        rows: (i) => [Math.round(140 + 60 * Math.sin(i / 60)), Math.round(190 + 60 * Math.sin(i / 50))],
      },
    ],
  ])('takes %s for no envelope', (_, drawing) => {
    expect(read(drawing)).toBeNull();
  });
});

describe('envelopeSeries', () => {
  it('gives high and low with their errors, no opens, and a close that may be anywhere in the range', () => {
    const column = { x: 40, top: 100, bottom: 120, coveredTop: 0, coveredBottom: 6 };
    const fit = { scale: 'linear', base: 1000, slope: -1 } as never;
    const ink = { box: { x0: 10, y0: 0, x1: 110, y1: 300 } } as never;
    const [bar] = envelopeSeries([column], ink, fit, { sigma: 0.1 } as never).bars;
    expect(bar).toMatchObject({ x_px: 50.5, open: null, direction: 'flat', time: null });
    expect(bar!.high!.price).toBeGreaterThan(bar!.close.price);
    expect(bar!.low!.sigma).toBeGreaterThan(bar!.high!.sigma);
    expect(2 * bar!.close.sigma).toBeGreaterThan(0.5 * (bar!.high!.price - bar!.low!.price));
  });
});

it('numbers the columns of bars two pixels apart without a gap between them', () => {
  const columns = [40, 42, 44, 48].map((x) => ({
    x,
    top: 100,
    bottom: 120,
    coveredTop: 0,
    coveredBottom: 0,
  }));
  const fit = { scale: 'linear', base: 1000, slope: -1 } as never;
  const ink = { box: { x0: 10, y0: 0, x1: 110, y1: 300 } } as never;
  const series = envelopeSeries(columns, ink, fit, { sigma: 0.1 } as never);
  expect(series.bars.map(({ slot }) => slot)).toEqual([0, 1, 2, 4]);
  expect(series.bar_spacing_px).toBe(2);
});

describe('envelopeBesideGaps', () => {
  /** Bars `spacing` apart whose sides lie between pixels, one on top of the other. */
  const panelOf = (spacing: number, half: number): { picture: Picture; ink: Ink } => {
    const canvas = new Canvas(WIDTH, 300, PAPER);
    for (let i = 0; 5 + i * spacing < WIDTH - 10; i++) {
      const [[top, bottom], x] = [rangeOf(i), 5.2 + i * spacing];
      canvas.fill(x - half, top, x + half, bottom, scatter(3 * i) < 0.5 ? GREEN : RED);
    }
    const picture = toPicture(canvas.raster);
    return { picture, ink: inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: 300 }) };
  };

  it('[W-536] measures the range of bars closer than two pixels whose colours no column shows purely', () => {
    const { picture, ink } = panelOf(1.37, 0.42);
    expect(mayBeEnvelope(picture, ink) && findEnvelope(picture, ink)).toBeFalsy();
    expect(() => findSeries(picture, ink, null)).toThrow('too_close');
    expect(envelopeBesideGaps(picture, ink)?.columns.length).toBeGreaterThan(0.9 * WIDTH);
  });

  it('finds none of bars that can be told apart', () => {
    const { picture, ink } = panelOf(3.4, 0.8);
    expect(lookAtCandleLayer(picture, ink)).toMatchObject({ complete: true });
    expect(envelopeBesideGaps(picture, ink)).toBeNull();
  });
});

describe('rangeOfThinBars', () => {
  const GREY: Colour = [60, 60, 60];
  /** Bars of so many columns, so far apart, in one colour on paper, with a curve through them in another one. */
  function drawn(spacing: number, wide = 1, rows = rangeOf): Envelope | null {
    const canvas = new Canvas(WIDTH, 300, PAPER);
    for (let i = 0; 5 + i * spacing < WIDTH - 10; i++) {
      const [top, bottom] = rows(i);
      canvas.fill(5 + i * spacing, top, 5 + i * spacing + wide, bottom, GREY);
    }
    for (let x = 5; x < WIDTH - 10; x++) canvas.fill(x, 150, x + 1, 151, RED);
    const picture = toPicture(canvas.raster);
    return rangeOfThinBars(picture, inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: 300 }));
  }

  it('gives the rows of bars of one pixel that stand two apart in one colour', () => {
    const found = drawn(2)!;
    expect(found.columns).toHaveLength(293);
    const right = found.columns.filter(({ x, top, bottom }) => {
      const [first, last] = rangeOf((x - 5) / 2);
      return Math.abs(top - first) <= 1 && Math.abs(bottom - last) <= 1;
    });
    expect(right.length).toBeGreaterThan(0.97 * found.columns.length);
  });

  it('finds none where columns stand beside one another or farther apart, as those of curves, volume and single bars do', () => {
    expect(drawn(1)).toBeNull();
    expect(drawn(2, 2)).toBeNull();
    expect(drawn(3)).toBeNull();
    expect(drawn(2, 1, (i) => [rangeOf(i)[0], 250])).toBeNull();
    expect(drawn(2, 1, (i) => [100 + 40 * (i % 3), 130 + 40 * (i % 3)])).toBeNull();
  });
});
