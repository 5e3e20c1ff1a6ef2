import type { ChartKind, Raster } from '../types.ts';
import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';
import { atOnce } from '../reads.ts';
import { doubled } from '../closer/doubled.ts';
import { halved } from '../closer/halved.ts';
import { orSurer, readEnlarged, secondLook } from './second-look.ts';
import type { FirstLook } from './second-look.ts';
import { Refused } from '../stages/refuse.ts';
import { Canvas } from '../testing/canvas.ts';

const worn = new Refused('series_uncertain', 'candles', 'no_wicks');

/** What the second look asks for at a spacing of the bars, after a first look that saw `kind`. */
function asksFor(kind: ChartKind, spacing: number): string[] {
  const asked: string[] = [];
  const closerSeries = () => {
    asked.push('bars');
    return { series: { bar_spacing_px: spacing, bars: [] }, found: { geometry: {} } };
  };
  const run = {
    axis: { axis: { value: {} }, placed: { ink: { smoothed: true } } },
    found: { kind: { value: kind } },
    has: () => true,
    enter: () => undefined,
    *need() {
      return { closerSeries, traceLines: () => asked.push('curves') };
    },
  } as unknown as FirstLook;
  const looked = (): unknown =>
    atOnce(
      secondLook({} as Picture, worn, run, () => {
        throw worn;
      }),
    );
  try {
    looked();
  } catch {
    // The picture is too bare for what follows the curves.
  }
  return asked;
}

describe('a second look at a compressed picture', () => {
  it('goes on with the bars that it finds', () => {
    expect(asksFor('candles', 4)).toEqual(['bars', 'curves']);
  });

  it.each(['line', 'area'] as const)('looks for no bars where a first look saw a curve: %s', (kind) => {
    expect(asksFor(kind, 4)).toEqual([]);
  });

  it('believes no bars nearer than two pixels', () => {
    expect(asksFor('candles', 1.9)).toEqual(['bars', 'bars']);
  });
});

/** Bars so many pixels apart. */
function barsApart(spacing: number): { picture: Picture; ink: ReturnType<typeof inkOf> } {
  const canvas = new Canvas(400, 200, [255, 255, 255]);
  for (let k = 0; 4 + k * spacing < 396; k++) {
    const [x, top] = [4 + k * spacing, 60 + ((k * 37) % 60)];
    canvas.fill(x, top, x + 2, top + 30, (k * 7) % 5 < 2 ? [20, 150, 90] : [220, 50, 60]);
  }
  const picture = toPicture(canvas.raster);
  return { picture, ink: inkOf(picture, { x0: 0, y0: 0, x1: 400, y1: 200 }) };
}

describe('a second look at a picture that is drawn sharply', () => {
  /** Whether it looks for bars so many pixels apart. */
  function looksFor(spacing: number): boolean {
    const { picture, ink } = barsApart(spacing);
    let looked = false;
    const run = {
      ...{
        axis: { axis: { value: {} }, placed: { ink } },
        found: {},
        has: () => true,
        enter: () => undefined,
      },
      *need() {
        return {
          closerSeries: (...[, , copy]: unknown[]) => {
            looked ||= copy !== 'spread';
            throw worn;
          },
          barsInOwnColours: () => null,
        };
      },
    } as unknown as FirstLook;
    atOnce(
      secondLook(picture, worn, run, () => {
        throw worn;
      }),
    );
    return looked;
  }

  it('believes no bars that are fewer than those that were seen on the same comb', () => {
    const { picture, ink } = barsApart(8);
    const missing = new Refused('series_uncertain', 'candles', 'missing', 40, 48);
    const looks = (bars: number, spacing: number): number => {
      const asked: string[] = [];
      const series = { bar_spacing_px: spacing, bars: { length: bars } };
      const run = {
        ...{ axis: { axis: { value: {} }, placed: { ink: { ...ink, smoothed: true } } }, found: {} },
        ...{ has: () => true, enter: () => undefined },
        *need() {
          return {
            closerSeries: () => ({ series, found: { geometry: {} } }),
            traceLines: () => asked.push('curves'),
          };
        },
      } as unknown as FirstLook;
      try {
        atOnce(
          secondLook(picture, missing, run, () => {
            throw worn;
          }),
        );
      } catch {
        // What was found is too bare for what follows the curves.
      }
      return asked.length;
    };
    expect(looks(30, 8)).toBe(0);
    expect(looks(36, 8)).toBe(1);
    expect(looks(15, 21)).toBe(1);
  });

  it('is for bars near one another, which are drawn in blends of their colours', () => {
    expect(looksFor(4)).toBe(true);
    expect(looksFor(12)).toBe(false);
  });
});

describe('a closer look at a compressed picture that was read', () => {
  const axis = { value: {} };

  /** The claim of what is answered where the first look claims 0.8 and the closer one `claim`, and whose errors are told. */
  function answered(claim: number, known = axis): [number, number] {
    let told = 0;
    const found = { kind: { value: 'candles' }, geometry: { kind: 'candles', bars: [], edges: [] } };
    const run = {
      axis: { axis: known, strip: { calibration: {} }, placed: { ink: { smoothed: true }, layout: {} } },
      found: {},
      has: () => true,
      enter: () => undefined,
      edges: () => told++,
      *need() {
        return {
          closerSeries: () => ({ series: { bar_spacing_px: 8, bars: [] }, found }),
          traceLines: () => [],
        };
      },
    } as unknown as FirstLook;
    const reading = (score: number) =>
      ({ axis, quality: { score } }) as never as Parameters<typeof orSurer>[1];
    const { quality } = atOnce(
      orSurer({} as Picture, reading(0.8), run, function* () {
        return reading(claim);
      }),
    );
    return [quality.score, told];
  }

  it('is answered where it is surer than the first one, and beside the same axis', () => {
    expect(answered(0.9)).toEqual([0.9, 1]);
    expect(answered(0.78)).toEqual([0.8, 0]);
    expect(answered(0.9, { value: {} })).toEqual([0.8, 0]);
  });
});

/** Words of type of seven rows, or of fourteen, on a background that ripples by `ripple` as compression leaves it. */
function words(ripple: number, size: 1 | 2 = 1): Raster {
  const canvas = new Canvas(200, 120, [240, 240, 244]);
  for (let i = 0; i < 16; i++) {
    const [x, y] = [20 + 6 * (i % 4), 10 + 25 * Math.floor(i / 4)];
    canvas.fill(x, y, x + 4, y + 7, [40, 40, 40]);
  }
  const { data } = canvas.raster;
  for (let p = 0; p < data.length; p += 4)
    if (data[p] === 240) data.fill(240 - ((p / 4) % 3) * ripple, p, p + 3);
  return size === 1 ? canvas.raster : doubled(canvas.raster);
}

interface Answer {
  size: { width: number; height: number };
  quality: { score: number };
  axis: { y_px: number; sigma: number };
}

/** The widths at which a picture whose scale was not found is read again, and what comes out: a row, or the refusal. */
function enlarging(
  raster: Raster,
  { axis = null, hints = null, code = 'no_price_axis', score = 0.9 }: Record<string, unknown> = {},
): { widths: number[]; outcome: unknown } {
  const widths: number[] = [];
  const run = {
    ...{ axis, hints, testimony: {}, found: {} },
    has: () => true,
    afresh: () => undefined,
    *need() {
      return { doubled, halved };
    },
  } as unknown as FirstLook;
  function* read({ width, height }: Picture): Generator<never, Answer, void> {
    widths.push(width);
    return { size: { width, height }, quality: { score: score as number }, axis: { y_px: 50, sigma: 0.1 } };
  }
  const refusal = new Refused(code as 'table', 'labels', 'table');
  try {
    return { widths, outcome: atOnce(readEnlarged(toPicture(raster), raster, refusal, run, read)) };
  } catch (error) {
    return { widths, outcome: (error as Error).message };
  }
}

describe('a small compressed picture', () => {
  it('[W-503] is read at twice its size where no price axis was found, and answered in its own pixels', () => {
    expect(enlarging(words(2))).toEqual({
      widths: [400],
      outcome: { size: { width: 200, height: 120 }, quality: { score: 0.9 }, axis: { y_px: 25, sigma: 0.2 } },
    });
  });

  it('[W-503] is refused as before where the larger one is read unsurely', () => {
    expect(enlarging(words(2), { score: 0.6 })).toEqual({ widths: [400], outcome: 'table' });
  });

  it.each([
    ['was drawn and not compressed', words(0), {}],
    ['has larger type', words(2, 2), {}],
    ['has an axis', words(2), { axis: {} }],
    ['comes with hints', words(2), { hints: {} }],
    ['is refused for something else', words(2), { code: 'order_book' }],
  ] as const)('[W-503] is not read again where it %s', (_, raster, more) => {
    const { widths, outcome } = enlarging(raster, more);
    expect(widths).toEqual([]);
    expect(outcome).toBe('table');
  });
});
