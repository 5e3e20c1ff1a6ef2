import { asBricks, isBricks, isHeikinAshi } from './bar-kind.ts';
import type { PixelBar } from './pixel-bar.ts';
import { NO_COVER } from './slot-marks.ts';

/** Bars of the given opens and closes, in rows. */
function barsOf(ends: readonly (readonly [number, number])[], wick = 3): PixelBar[] {
  return ends.map(([openY, closeY], slot) => {
    const [top, bottom] = [Math.min(openY, closeY), Math.max(openY, closeY)];
    const ticks = { openY: null, closeY: null, hollow: false, hasBody: true };
    const edges = { top: top - wick, bottom: bottom + wick, bodyTop: top, bodyBottom: bottom };
    const mark = { slot, x: 10 * slot, colour: [0, 0, 0] as [number, number, number], clean: 1 };
    return {
      slot,
      x: 10 * slot,
      highY: edges.top,
      lowY: edges.bottom,
      openY,
      closeY,
      turned: 0,
      agreement: 1,
      mark: { ...mark, ...edges, ...ticks, covered: NO_COVER },
    };
  });
}

/** A walk of closes in rows, with steps of 6 to 20. */
function closes(count: number): number[] {
  let s = 5;
  let y = 300;
  return Array.from({ length: count }, () => {
    s = (s * 16807) % 2147483647;
    y += (s % 2 === 0 ? 1 : -1) * (6 + (s % 15));
    return y;
  });
}

describe('kinds recognised by the bodies', () => {
  const walk = closes(40);
  const market = barsOf(walk.slice(1).map((y, i) => [walk[i]!, y]));

  it('calls bars that open in the middle of the body before them Heikin-Ashi', () => {
    let before: readonly [number, number] = [walk[0]!, walk[1]!];
    const averaged = walk.slice(1).map((y): readonly [number, number] => {
      before = [(before[0] + before[1]) / 2 + 0.4, y];
      return before;
    });
    expect(isHeikinAshi(barsOf(averaged))).toBe(true);
    expect(isBricks(barsOf(averaged))).toBe(false);
  });

  it('[W-460] calls few bars so where all of them open in the middle, and half as many as those of others not', () => {
    let before: readonly [number, number] = [walk[0]!, walk[1]!];
    const averaged = walk.slice(1, 9).map((y): readonly [number, number] => {
      before = [(before[0] + before[1]) / 2, y];
      return before;
    });
    expect(isHeikinAshi(barsOf(averaged))).toBe(true);
    expect(isHeikinAshi(barsOf(averaged.slice(0, 5)))).toBe(false);
    expect(isHeikinAshi([...barsOf(averaged.slice(0, 4)), ...market.slice(4, 9)])).toBe(false);
  });

  it('leaves bars that open where the last one closed what they are', () => {
    expect(isHeikinAshi(market)).toBe(false);
    expect(isHeikinAshi(market.slice(0, 9))).toBe(false);
    expect(isBricks(market)).toBe(false);
  });

  it('calls bodies of one height, each a step from the last, bricks', () => {
    const steps = [1, 1, 1, -1, -1, 1, 1, 1, 1, -1, -1, -1, 1, 1, -1, -1];
    let top = 200;
    const bricks = steps.map((step): readonly [number, number] => {
      top -= 12 * step;
      return step > 0 ? [top + 12, top] : [top, top + 12];
    });
    expect(isBricks(barsOf(bricks, 0))).toBe(true);
    const scattered = bricks.map(([a, b], i): readonly [number, number] => [
      a + 7 * (i % 3),
      b + 7 * (i % 3),
    ]);
    expect(isBricks(barsOf(scattered, 0))).toBe(false);
  });

  it('calls bricks what a level cuts off here and there', () => {
    const steps = [1, 1, 1, -1, -1, 1, 1, 1, 1, -1, -1, -1, 1, 1, -1, -1, 1, -1, 1, 1];
    let top = 200;
    const bricks = barsOf(
      steps.map((step): readonly [number, number] => {
        top -= 12 * step;
        return step > 0 ? [top + 12, top] : [top, top + 12];
      }),
      0,
    );
    const cut = bricks.map((b, i) => (i % 3 === 1 ? { ...b, highY: b.highY + 5 } : b));
    expect(isBricks(cut)).toBe(true);
    const ends = (all: readonly PixelBar[]): number[][] => all.map((b) => [b.highY, b.lowY]);
    expect(ends(asBricks(cut))).toEqual(ends(bricks));
    expect(ends(asBricks(bricks.map((b, i) => (i % 3 === 1 ? { ...b, lowY: b.lowY - 5 } : b))))).toEqual(
      ends(bricks),
    );
  });

  it('gives bricks whose body is crossed by a line their whole height, and the way they step', () => {
    const [first, second] = asBricks([
      ...barsOf([[212, 200]], 0),
      { ...barsOf([[188, 193]], 0)[0]!, lowY: 200, slot: 1 },
    ]);
    expect([first!.openY, first!.closeY]).toEqual([212, 200]);
    expect([second!.openY, second!.closeY]).toEqual([200, 188]);
  });
});
