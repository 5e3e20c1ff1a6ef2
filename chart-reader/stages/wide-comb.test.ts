import type { Rectangles } from '../image/rectangles.ts';
import { combOfRectangles } from './rectangle-comb.ts';
import type { RectangleComb } from './rectangle-comb.ts';
import { orWideComb } from './wide-comb.ts';

type Rectangle = [x0: number, y0: number, x1: number, y1: number];

const BOX = { x0: 0, y0: 0, x1: 900, y1: 400 };

function rectanglesOf(drawn: readonly Rectangle[]): Rectangles {
  const column = (k: number): Int32Array => Int32Array.from(drawn, (b) => b[k]!);
  const none = new Uint8Array(drawn.length);
  return {
    count: drawn.length,
    ...{ x0: column(0), y0: column(1), x1: column(2), y1: column(3) },
    ...{ r: none, g: none, b: none, wide: new Int32Array(32768), part: none },
  };
}

const group = (from: number, count: number) => ({
  colour: [20, 150, 90] as [number, number, number],
  members: Array.from({ length: count }, (_, k) => from + k),
  rows: 100,
  background: false,
});

/** Bodies of 44 pixels, 64 apart, and the strokes of something else that stand on a comb of a third of that. */
const bodies = (count: number, height: number): Rectangle[] =>
  Array.from({ length: count }, (_, k) => [9 + 64 * k, 100 + 7 * k, 53 + 64 * k, 100 + 7 * k + height]);
const strokes = (count: number, apart: number): Rectangle[] =>
  Array.from({ length: count }, (_, k) => {
    const x = Math.round(5 + apart * k);
    return [x, 200, x + 3, 240];
  });

function combs(wide: Rectangle[], narrow: Rectangle[]): { first: RectangleComb; chosen: RectangleComb } {
  const rectangles = rectanglesOf([...wide, ...narrow]);
  const groups = [group(0, wide.length), group(wide.length, narrow.length)];
  const first = combOfRectangles(rectanglesOf(narrow), [group(0, narrow.length)], BOX)!;
  return { first, chosen: orWideComb(first, rectangles, groups, BOX)! };
}

describe('orWideComb', () => {
  it('[W-504] takes the comb of ten wide bodies, which cover far more than what stands on a narrower one', () => {
    const { first, chosen } = combs(bodies(10, 60), strokes(32, 21.4));
    expect(first.spacing).toBeCloseTo(21.4, 1);
    expect(chosen.spacing).toBeCloseTo(64, 1);
  });

  it('takes it where a box as wide as a body stands between two of them', () => {
    const box: Rectangle = [37, 20, 81, 34];
    expect(combs([box, ...bodies(10, 60)], strokes(32, 21.4)).chosen.spacing).toBeCloseTo(64, 1);
  });

  it('keeps a comb on which as much stands, and one with many times as many bars', () => {
    const low = combs(bodies(10, 9), strokes(32, 21.4));
    expect(low.chosen).toBe(low.first);
    const dense = combs(bodies(10, 60), strokes(140, 6.3));
    expect(dense.chosen).toBe(dense.first);
  });

  it('takes it where the many strokes are the sides of outlined bodies and the wicks in their middle', () => {
    const sides = Array.from({ length: 42 }, (_, k): Rectangle => {
      const x = Math.round(9 + 21.333 * k);
      return [x, 200, x + 1, 240];
    });
    expect(combs(bodies(10, 60), sides).chosen.spacing).toBeCloseTo(64, 1);
  });

  it('takes no few boxes that stand evenly for bodies', () => {
    const { first, chosen } = combs(bodies(5, 60), strokes(32, 21.4));
    expect(chosen).toBe(first);
  });
});
