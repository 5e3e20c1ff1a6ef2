import type { PixelBar } from './pixel-bar.ts';
import { withoutStrayEnds, withoutUnseenStart } from './stray-ends.ts';

/** A bar in a slot that opens and closes in these rows, with wicks of three rows. */
const bar = (slot: number, openY: number, closeY: number, wick = 3): PixelBar =>
  ({
    slot,
    openY,
    closeY,
    highY: Math.min(openY, closeY) - wick,
    lowY: Math.max(openY, closeY) + wick,
    agreement: 1,
    mark: { colour: [20, 150, 90] },
  }) as unknown as PixelBar;

/** Bars from slot to slot that go on where the one before closed. */
const series = (from: number, to: number): PixelBar[] =>
  Array.from({ length: to - from }, (_, i) => bar(from + i, 100 + ((7 * i) % 40), 100 + ((7 * i + 7) % 40)));
const box = (from: number, to: number): PixelBar[] =>
  Array.from({ length: to - from }, (_, i) => bar(from + i, i % 2 ? 120 : 104, i % 2 ? 104 : 120, 0));
const slotsOf = (bars: readonly PixelBar[], hidden: number[] = []): number[] =>
  withoutStrayEnds(bars, hidden).map((b) => b.slot);

describe('withoutStrayEnds', () => {
  it('leaves out the pieces of a tag that stand some slots after the last bar or before the first', () => {
    expect(slotsOf([...series(0, 85), ...box(93, 101)])).toEqual(slotsOf(series(0, 85)));
    expect(slotsOf([...box(0, 4), ...series(10, 90)])).toEqual(slotsOf(series(10, 90)));
  });

  it('leaves out the pieces of a tag beside few bars', () => {
    expect(slotsOf([...series(0, 50), ...box(61, 68)])).toEqual(slotsOf(series(0, 50)));
  });

  it('leaves out a single piece, and keeps a bar after a weekend or holiday', () => {
    expect(slotsOf([...series(0, 85), bar(93, 60, 300)])).toHaveLength(85);
    expect(slotsOf([...series(0, 85), bar(93, 100, 110)])).toHaveLength(85);
    expect(slotsOf([...series(0, 85), bar(88, 100, 110)])).toHaveLength(86);
  });

  it('leaves out what stands after a gap and is mostly not seen when it is drawn again, also where some are guessed', () => {
    const cells = box(86, 92).map((b, i) => (i < 4 ? { ...b, agreement: 0.1 } : b));
    expect(slotsOf([...series(0, 85), ...cells])).toHaveLength(85);
    const guessed = box(86, 92).map((b) => ({ ...b, mark: { ...b.mark, colour: [NaN, NaN, NaN] as const } }));
    expect(slotsOf([...series(0, 85), ...(guessed as unknown as PixelBar[])])).toHaveLength(85);
    expect(slotsOf([...series(0, 85), ...series(86, 92)])).toHaveLength(91);
    expect(slotsOf([...series(0, 60), ...box(61, 85).map((b) => ({ ...b, agreement: 0.1 }))])).toHaveLength(
      84,
    );
  });

  it('leaves out the level edge of a label far from the last price, though the bar before it was guessed', () => {
    const edge = Array.from({ length: 9 }, (_, i) => bar(86 + i, 300, 301, 0));
    const guessed = { ...bar(85, 120, 300), agreement: 1, mark: { colour: [NaN, NaN, NaN] } };
    const between = guessed as unknown as PixelBar;
    expect(slotsOf([...series(0, 85), between, ...edge])).toHaveLength(85);
    const near = edge.map((b) => bar(b.slot, 120, 121, 0));
    expect(slotsOf([...series(0, 85), between, ...near])).toHaveLength(95);
    expect(slotsOf([...series(0, 85), bar(85, 120, 300), ...edge])).toHaveLength(95);
  });

  it('leaves out the letters of small texts in one line far from the last price', () => {
    const letter = (slot: number, i: number): PixelBar =>
      bar(slot, 300 + (i % 4), 300 + (i % 4), 2 + (i % 3));
    const letters = Array.from({ length: 9 }, (_, i) => letter(88 + i, i));
    expect(slotsOf([...series(0, 85), ...letters])).toHaveLength(85);
    expect(slotsOf([...series(0, 85), ...letters.map((b, i) => letter(b.slot, i + 8 * i))])).toHaveLength(85);
    expect(slotsOf([...series(0, 85), ...letters.slice(0, 5)])).toHaveLength(90);
    expect(
      slotsOf([...series(0, 85), ...letters.map((b, i) => bar(b.slot, 300, 305 - (i % 3)))]),
    ).toHaveLength(94);
    expect(slotsOf([...series(0, 85), ...letters.map((b, i) => bar(b.slot, 140 + i, 140 + i))])).toHaveLength(
      94,
    );
  });

  it('keeps bars that open where the one before closed', () => {
    expect(slotsOf([...series(0, 85), ...series(93, 98)])).toHaveLength(90);
  });

  it('keeps what stands behind a window, and what stands after one of many gaps', () => {
    expect(slotsOf([...series(0, 85), ...box(93, 97)], [88, 89])).toHaveLength(89);
    expect(slotsOf([...series(0, 30), ...series(45, 85), ...box(93, 97)])).toHaveLength(74);
  });
});

describe('withoutUnseenStart', () => {
  const unseen = (bars: PixelBar[], every = 8): PixelBar[] =>
    bars.map((b, i) => ({ ...b, agreement: i % every === 1 ? 0.7 : 0 }));
  const first = (bars: PixelBar[]): number => withoutUnseenStart(bars)[0]!.slot;

  it('leaves out bars at the start that nearly all disagree with the drawing', () => {
    expect(first([...unseen(series(0, 20)), ...series(20, 90)])).toBe(20);
  });

  it('keeps a few that disagree, and such as half agree', () => {
    expect(first([...unseen(series(0, 5)), ...series(5, 90)])).toBe(0);
    expect(
      first([
        ...unseen(series(0, 20), 2).map((b, i) => (i % 2 ? series(i, i + 1)[0]! : b)),
        ...series(20, 90),
      ]),
    ).toBe(0);
  });
});
