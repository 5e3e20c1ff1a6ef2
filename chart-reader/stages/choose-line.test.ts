import type { Ink } from '../image/ink.ts';
import { inkOf } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { choosePriceLine } from './choose-line.ts';
import type { PriceTag } from './choose-line.ts';
import { findLine, findPlainLine } from './find-line.ts';
import type { FoundLine } from './find-line.ts';
import { turnsOf, walksLikePrices } from './line-company.ts';
import { chooseLine, plainLine } from './plain-line.ts';
import type { LineTrace } from './line-trace.ts';
import { traceLines } from './line-trace.ts';
import { Refused } from './refuse.ts';

const WIDTH = 500;
const HEIGHT = 300;
const BLUE: Colour = [41, 98, 255];
const RED: Colour = [229, 57, 53];

type Point = readonly [number, number];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const wave = (middle: number, phase: number): Point[] =>
  Array.from({ length: 49 }, (_, k) => [
    8 + 10 * k,
    middle + 40 * Math.sin(k / 7 + phase) + 25 * even(k + 100 * phase),
  ]);

function drawn(draw: (canvas: Canvas) => void): { picture: Picture; ink: Ink } {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  draw(canvas);
  const picture = toPicture(canvas.raster);
  return { picture, ink: inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }) };
}

/** A filled band along a wave, its upper edge blue. */
function filledBand(canvas: Canvas, lower: Colour): void {
  const edge = (shift: number): Point[] =>
    wave(150, 0).map(([x], k) => [x, 150 + shift + 40 * Math.sin(k / 7)] as const);
  for (let x = 8; x < 488; x++) {
    const y = 150 + 40 * Math.sin((x - 8) / 70);
    canvas.fill(x, y - 60, x + 1, y + 60, [225, 233, 255]);
  }
  canvas.polyline(edge(-60), 2.4, BLUE);
  canvas.polyline(edge(60), 2.4, lower);
}

function refusal(run: () => unknown): Refused {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

const two = (canvas: Canvas): void => {
  canvas.polyline(wave(110, 0), 2, BLUE);
  canvas.polyline(wave(190, 2), 2, RED);
};

describe('choosePriceLine', () => {
  it('takes the line that ends at the tag of its own colour', () => {
    const { picture, ink } = drawn(two);
    const end = wave(190, 2)[48]![1];
    const { line } = choosePriceLine(traceLines(picture, ink), ink, [{ y: end, colour: [229, 57, 53] }]);
    expect(line.colour[0]).toBeGreaterThan(line.colour[2]);
  });

  it('[W-565] refuses a line that ends before another one goes on to a tag of its own colour', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(wave(110, 0).slice(0, 40), 4, BLUE);
      canvas.polyline(wave(190, 2).slice(30), 2, RED);
    });
    const traces = traceLines(picture, ink);
    const tag = (row: number): PriceTag[] => [{ y: row, colour: [229, 57, 53] }];
    const refused = refusal(() => choosePriceLine(traces, ink, tag(wave(190, 2)[48]![1])));
    expect(refused.why[0]).toBe('line_goes_on');
    expect(choosePriceLine(traces, ink, tag(wave(190, 2)[48]![1] + 60)).line.to).toBeLessThan(410);
  });

  it('refuses two equal lines when no tag names one', () => {
    const { picture, ink } = drawn(two);
    expect(refusal(() => choosePriceLine(traceLines(picture, ink), ink, [])).code).toBe('series_uncertain');
  });

  it('takes the stronger line without a tag and gives the other as a further curve', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(
        wave(190, 2).filter((_, k) => k % 8 === 0),
        1,
        RED,
      );
      canvas.polyline(wave(110, 0), 2, BLUE);
    });
    const { line, others } = choosePriceLine(traceLines(picture, ink), ink, []);
    expect(line.colour[2]).toBeGreaterThan(line.colour[0]);
    expect(others.some((other) => other.colour[0] > other.colour[2])).toBe(true);
  });

  it('takes the rough line for the price and a smooth one of another colour for its average', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(
        wave(150, 0).map(([x], k) => [x, 150 + 40 * Math.sin(k / 7)] as const),
        2.4,
        RED,
      );
      canvas.polyline(wave(110, 0), 2, BLUE);
    });
    const { line } = choosePriceLine(traceLines(picture, ink), ink, []);
    expect(line.colour[2]).toBeGreaterThan(line.colour[0]);
  });

  it('refuses a rough and a smooth line of one colour, which may go on as each other where they cross', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(
        wave(210, 0).map(([x], k) => [x, 210 + 40 * Math.sin(k / 7)] as const),
        2.2,
        BLUE,
      );
      canvas.polyline(wave(60, 0), 2, BLUE);
    });
    expect(refusal(() => choosePriceLine(traceLines(picture, ink), ink, [])).code).toBe('series_uncertain');
  });

  it('takes the price within a filled band for the line, and none of the edges of the band', () => {
    const { picture, ink } = drawn((canvas) => {
      filledBand(canvas, BLUE);
      canvas.polyline(wave(140, 0), 1.6, RED);
    });
    const { line } = choosePriceLine(traceLines(picture, ink), ink, []);
    expect(line.colour[0]).toBeGreaterThan(line.colour[2]);
  });

  it('takes no band for an area whose lower edge a window hides in parts', () => {
    const { picture, ink } = drawn((canvas) => {
      filledBand(canvas, RED);
      canvas.fill(170, 130, 330, 300, [60, 60, 60]);
      canvas.fill(171, 131, 329, 300, [255, 255, 255]);
    });
    expect(chooseLine(ink, traceLines(picture, ink), []).line.filled).toBeNull();
  });

  it('puts a line together that changes its colour at a base line', () => {
    const points = wave(150, 0);
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(points.slice(0, 25), 2, BLUE);
      canvas.polyline(points.slice(24), 2, RED);
    });
    const { line } = choosePriceLine(traceLines(picture, ink), ink, []);
    expect(line.span).toBeGreaterThan(0.9);
  });
});

/** Candles along a wave with an average through them. */
function averageOverCandles(canvas: Canvas): void {
  wave(150, 0).forEach(([x, y], k) => {
    const colour: Colour = even(k) > 0.5 ? [38, 166, 154] : [239, 83, 80];
    canvas.fill(x - 0.5, y - 20 - 15 * even(k), x + 0.5, y + 18 + 20 * even(k + 7), colour);
    canvas.fill(x - 3, y - 12 - 9 * even(k), x + 3, y + 9 + 9 * even(k + 3), colour);
  });
  canvas.polyline(
    wave(150, 0).map(([x], k) => [x, 150 + 40 * Math.sin(k / 7)] as const),
    2,
    BLUE,
  );
}

/** A slanted stroke and blocks of no order all over the upper half of the pane. */
function furniture(canvas: Canvas): void {
  for (let x = 0; x < WIDTH; x++) canvas.fill(x, 20 + x / 4, x + 1, 24 + x / 4, [250, 190, 140]);
  for (let k = 0; k < 70; k++) {
    const [x, y] = [480 * even(3 * k), 8 + 90 * even(3 * k + 1)];
    canvas.fill(x, y, x + 3 + 12 * even(3 * k + 2), y + 3 + 6 * even(k), [110, 130 + (k % 3) * 40, 90]);
  }
}

/** The line of a pane that plainly holds nothing else. */
function plain(picture: Picture, ink: Ink): FoundLine | null {
  const traces = traceLines(picture, ink);
  const signs = plainLine(ink, traces, []);
  return signs && findPlainLine(ink, traces, signs);
}

describe('findPlainLine', () => {
  it('takes a line that turns as often as closes do for the series, whatever else is drawn', () => {
    const { picture, ink } = drawn((canvas) => {
      furniture(canvas);
      canvas.polyline(wave(190, 0), 2, BLUE);
    });
    expect(plain(picture, ink)?.points.points).toHaveLength(49);
    expect(findLine(ink, traceLines(picture, ink), []).points.points).toHaveLength(49);
  });

  it('takes such a line for the series also where it is a twentieth of what is drawn', () => {
    const { picture, ink } = drawn((canvas) => {
      for (let x = 12; x < WIDTH - 30; x += 40)
        canvas.fill(x, 20, x + 24, 60 + 100 * even(x), [250, 220, 170]);
      canvas.polyline(wave(190, 0), 1.4, BLUE);
    });
    const line = traceLines(picture, ink).find(({ colour: [r, , b] }) => b > r + 100);
    expect(line!.explained).toBeLessThan(0.1);
    expect(plain(picture, ink)?.points.points).toHaveLength(49);
  });

  it('takes the fill of an area for none that ends at another curve because of a level line over it', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(wave(110, 0), 2, BLUE);
    });
    const line = { ...traceLines(picture, ink)[0]!, filled: 'below' as const };
    const y = line.y.map((row) => row + 90);
    const filledAbove = (height: number): LineTrace => ({
      ...line,
      y,
      filled: 'above',
      explained: 0,
      height,
    });
    const chosen = (other: LineTrace): string | null => chooseLine(ink, [line, other], []).line.filled;
    expect(chosen(filledAbove(1))).toBe('below');
    expect(chosen(filledAbove(60))).toBeNull();
  });

  it('takes among lines that are drawn alike the only one that walks as prices do, and none where two do', () => {
    const average = wave(110, 0).map(([x], k) => [x, 200 + 40 * Math.sin(k / 6)] as const);
    const among = (other: readonly Point[], share: number): LineTrace => {
      const { picture, ink } = drawn((canvas) => {
        canvas.polyline(other, 2, RED);
        canvas.polyline(wave(110, 0), 2, BLUE);
      });
      const traces = traceLines(picture, ink);
      // A smooth line is drawn alike where it explains so much more.
      const twice = traces.map((t) => (t.colour[0] > 200 ? { ...t, explained: share * t.explained } : t));
      return chooseLine(ink, twice, []).line;
    };
    expect(among(average, 2.7).colour[2]).toBeGreaterThan(200);
    expect(
      refusal(() =>
        among(
          wave(110, 0).map(([x, y]) => [x, 300 - y] as const),
          1,
        ),
      ).why[0],
    ).toBe('several_lines');
  });

  it('takes no average among the same things for prices', () => {
    const { picture, ink } = drawn((canvas) => {
      furniture(canvas);
      const average = wave(190, 0).map(([x], k) => [x, 190 + 60 * Math.sin(k / 7) + 3 * even(k)] as const);
      canvas.polyline(average, 2, BLUE);
    });
    expect(plain(picture, ink)).toBeNull();
  });

  it('takes a line over volume for the series before any bars are tried', () => {
    const { picture, ink } = drawn((canvas) => {
      wave(110, 0).forEach(([x], k) =>
        canvas.fill(x - 3, HEIGHT - 4 - 30 * even(k), x + 3, HEIGHT, [180, 220, 200]),
      );
      canvas.polyline(wave(110, 0), 2, BLUE);
    });
    expect(plain(picture, ink)?.points.points).toHaveLength(49);
  });

  it('leaves candles with an average to the bars', () => {
    const { picture, ink } = drawn(averageOverCandles);
    expect(plain(picture, ink)).toBeNull();
  });
});

describe('findLine', () => {
  it('reads the vertices of a line beside volume on the floor of the pane', () => {
    const { picture, ink } = drawn((canvas) => {
      wave(110, 0).forEach(([x], k) =>
        canvas.fill(x - 3, HEIGHT - 4 - 30 * even(k), x + 3, HEIGHT, [180, 220, 200]),
      );
      canvas.polyline(wave(110, 0), 2, BLUE);
    });
    const { points, kind } = findLine(ink, traceLines(picture, ink), []);
    expect(kind.value).toBe('line');
    expect(points.points).toHaveLength(49);
    expect(points.spacing).toBeCloseTo(10, 1);
  });

  it('refuses a piece of a line beside a bent curve that reaches much farther', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(
        wave(210, 0).map(([x], k) => [x, 210 + 40 * Math.sin(k / 15)] as const),
        1.4,
        RED,
      );
      canvas.polyline(wave(100, 0).slice(0, 29), 2.4, BLUE);
    });
    expect(refusal(() => findLine(ink, traceLines(picture, ink), [])).message).toMatch('line_goes_on');
  });

  it('refuses a line that goes on beyond the upper edge of the pane', () => {
    const rising = wave(150, 0).map(([x, y], k) => [x, k > 40 ? -30 : y] as const);
    const { picture, ink } = drawn((canvas) => canvas.polyline(rising.slice(0, 42), 2, BLUE));
    expect(refusal(() => findLine(ink, traceLines(picture, ink), [])).message).toMatch('line_leaves');
  });

  it('refuses a line that goes on beyond a gap too wide to follow it over', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(wave(150, 0).slice(0, 27), 2, BLUE);
      canvas.polyline(wave(150, 0).slice(35), 2, BLUE);
    });
    expect(refusal(() => findLine(ink, traceLines(picture, ink), [])).message).toMatch('line_goes_on');
  });

  it('refuses a line beside a bent curve that begins before it', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(
        wave(210, 0).map(([x], k) => [x, 210 + 40 * Math.sin(k / 15)] as const),
        1.4,
        RED,
      );
      canvas.polyline(wave(100, 0).slice(8), 2.4, BLUE);
    });
    expect(refusal(() => findLine(ink, traceLines(picture, ink), [])).message).toMatch('line_goes_on');
  });

  it.each([
    [1, false],
    [3, true],
  ])('refuses a line whose first points are missing: an average begins %i before it', (points, refused) => {
    const { picture, ink } = drawn((canvas) => {
      const average = wave(210, 0).map(([x], k) => [x, 210 + 40 * Math.sin(k / 15)] as const);
      canvas.polyline(average, 1.4, RED);
      canvas.polyline(wave(100, 0).slice(points), 2.4, BLUE);
    });
    const find = () => findLine(ink, traceLines(picture, ink), []);
    if (refused) expect(refusal(find).message).toMatch('line_goes_on');
    else expect(find().points.points).toHaveLength(48);
  });

  it('reads a line beside a level of the whole width whose end was followed to something else', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(
        [
          [14, 260],
          [400, 261],
          [440, 230],
          [460, 230],
        ],
        1.4,
        RED,
      );
      canvas.polyline(wave(100, 0).slice(4, 44), 2.4, BLUE);
    });
    expect(findLine(ink, traceLines(picture, ink), []).points.points).toHaveLength(40);
  });

  it('refuses a line beside a bent curve that ends long after it', () => {
    const { picture, ink } = drawn((canvas) => {
      const average = wave(210, 0).map(([x], k) => [x, 210 + 40 * Math.sin(k / 15)] as const);
      canvas.polyline(average.slice(12), 1.4, RED);
      canvas.polyline(wave(100, 0).slice(0, 37), 2.4, BLUE);
    });
    expect(refusal(() => findLine(ink, traceLines(picture, ink), [])).message).toMatch('line_goes_on');
  });

  it('refuses a line beside a bent curve of its own colour that ends some points after it, but not beside one of another', () => {
    const beside = (colour: Colour): FoundLine => {
      const { picture, ink } = drawn((canvas) => {
        canvas.polyline(wave(110, 0).slice(0, 44), 2.4, BLUE);
        const other = wave(110, 0).map(([x], k) => [x, 220 + 40 * Math.sin(k / 7)] as const);
        canvas.polyline(other.slice(26), 2.2, colour);
      });
      return findLine(ink, traceLines(picture, ink), []);
    };
    expect(refusal(() => beside(BLUE)).why[0]).toBe('line_goes_on');
    expect(beside(RED).points.points).toHaveLength(44);
  });

  it('says that a line that walks as prices do accounts for the pane whatever else is drawn', () => {
    const { picture, ink } = drawn((canvas) => {
      furniture(canvas);
      canvas.polyline(wave(190, 0), 2, BLUE);
    });
    const { line, measures } = findLine(ink, traceLines(picture, ink), []);
    expect(line.explained).toBeLessThan(0.4);
    expect(measures.covered).toBe(0.5);
  });

  it('refuses a line that turns as an average does beside one that turns as prices do', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.polyline(wave(110, 0), 1, BLUE);
      const average = wave(200, 0).map(([x], k) => [x, 200 + 60 * Math.sin(k / 3) + (k % 2)] as const);
      canvas.polyline(average, 3, RED);
    });
    const end = 200 + 60 * Math.sin(16);
    const tags = [{ y: end, colour: [229, 57, 53] as [number, number, number] }];
    expect(refusal(() => findLine(ink, traceLines(picture, ink), tags)).message).toMatch('average');
  });

  it('[W-498] refuses a line that turns as seldom as averages do where nothing else turns as prices do', () => {
    const { picture, ink } = drawn((canvas) => {
      const average = wave(0, 0).map(([x], k) => [x, 150 + 70 * Math.sin(k / 9) + 4 * even(k)] as const);
      canvas.polyline(average, 2, BLUE);
    });
    expect(refusal(() => findLine(ink, traceLines(picture, ink), [])).message).toMatch('average');
  });

  it('counts days without trading for no missing points', () => {
    const { picture, ink } = drawn((canvas) =>
      canvas.polyline(
        wave(150, 0).filter((_, k) => k % 7 < 5),
        2,
        BLUE,
      ),
    );
    const { points, measures } = findLine(ink, traceLines(picture, ink), []);
    expect(points.points.length).toBeLessThan(38);
    expect(measures.filled).toBeGreaterThan(0.95);
  });

  it('refuses a line of which more than a twentieth of the points is covered', () => {
    const covering = (points: number) =>
      drawn((canvas) => {
        canvas.polyline(wave(150, 0), 2, BLUE);
        canvas.fill(200, 0, 200 + 10 * points, HEIGHT, [255, 255, 255]);
      });
    const find = ({ picture, ink }: ReturnType<typeof drawn>) => findLine(ink, traceLines(picture, ink), []);
    expect(refusal(() => find(covering(6))).message).toMatch('missing');
    expect(find(covering(1)).points.points.length).toBeGreaterThanOrEqual(47);
  });

  it('reads a line that is drawn on over one long stretch without trading', () => {
    const { picture, ink } = drawn((canvas) =>
      canvas.polyline(
        wave(150, 0).filter((_, k) => k < 20 || k > 25),
        2,
        BLUE,
      ),
    );
    expect(findLine(ink, traceLines(picture, ink), []).points.points.length).toBeGreaterThanOrEqual(40);
  });

  it('refuses an average over candles', () => {
    const { picture, ink } = drawn(averageOverCandles);
    expect(refusal(() => findLine(ink, traceLines(picture, ink), [])).code).toBe('series_uncertain');
  });

  it('reads a thin line with clear vertices in a calm pane under other drawings', () => {
    const { picture, ink } = drawn((canvas) => {
      canvas.fill(60, 20, 440, 70, [255, 183, 77]);
      canvas.polyline(wave(190, 0), 2, BLUE);
    });
    const found = findLine(ink, traceLines(picture, ink), []);
    expect(found.points.resolution).toBe('bars');
    expect(found.line.explained).toBeLessThan(0.12);
  });
});

describe('walksLikePrices', () => {
  it('asks for less of the curve to be seen the clearer its vertices are', () => {
    const { picture, ink } = drawn((canvas) => canvas.polyline(wave(190, 0), 2, BLUE));
    const { line, points } = findLine(ink, traceLines(picture, ink), []);
    const walks = (seen: number, clarity: number): boolean =>
      walksLikePrices({ ...line, seen }, { ...points, clarity });
    expect(walks(0.87, 0.9)).toBe(true);
    expect(walks(0.87, 0.6)).toBe(false);
    expect(walks(0.82, 0.9)).toBe(false);
    expect(walksLikePrices({ ...line, seen: 0.87 }, { ...points, stepped: true })).toBe(false);
  });
});

describe('turnsOf', () => {
  const line = (rows: number[]): LineTrace =>
    ({ y: Float32Array.from(rows), from: 0, to: rows.length, thickness: 2 }) as unknown as LineTrace;

  it('counts the turns of a line of prices and hardly any of an average', () => {
    const prices = Array.from({ length: 200 }, (_, x) => 100 + 20 * even(Math.floor(x / 4)));
    const average = Array.from({ length: 200 }, (_, x) => 100 + 30 * Math.sin(x / 40));
    expect(turnsOf(line(prices))).toBeGreaterThan(8);
    expect(turnsOf(line(average))).toBeLessThan(2);
  });
});
