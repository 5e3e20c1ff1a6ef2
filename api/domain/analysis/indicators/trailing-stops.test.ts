import { Line } from './line.ts';
import { parabolicSar, supertrend, type TrailingLines } from './trailing-stops.ts';

/** Bars one unit high around each close. */
function columns(close: number[]) {
  return {
    open: Line.of(close),
    high: Line.of(close.map((value) => value + 0.5)),
    low: Line.of(close.map((value) => value - 0.5)),
    close: Line.of(close),
  };
}

/** Ten rises of 2, then a fall of 20 in four bars, worked by hand below. */
const rise = [100, 102, 104, 106, 108, 110, 112, 114, 116, 118, 113, 108, 103, 98];
const turn = columns(rise);

const numbers = ({ value, side }: TrailingLines): [number[], number[]] => [
  [...value.values],
  [...side.values],
];

describe('supertrend', () => {
  it('[D-007] trails a rise at middle − 3 ATR and never falls while it holds', () => {
    // True range of every rise: 2.5. The first ATR (3) is at bar 3: 106 − 3 × 2.5.
    const [value, side] = numbers(supertrend(turn, 3, 3));
    expect(value.slice(0, 5)).toEqual([NaN, NaN, NaN, 98.5, 100.5]);
    expect(value[9]).toBe(110.5);
    // Bar 10: true range 5.5, ATR (2 × 2.5 + 5.5) / 3 = 3.5, middle − 10.5 = 102.5: the line stays at 110.5.
    expect(value[10]).toBe(110.5);
    expect(side.slice(3, 11)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('[D-007] changes side when a close passes the line', () => {
    const [value, side] = numbers(supertrend(turn, 3, 3));
    // Bar 11 closes at 108 < 110.5. ATR (2 × 3.5 + 5.5) / 3 = 25/6; upper line 108 + 12.5.
    expect(side[11]).toBe(-1);
    expect(value[11]).toBeCloseTo(120.5, 10);
    expect(side[13]).toBe(-1);
  });

  it('[D-011] is mirrored by mirrored prices', () => {
    const mirrored = columns(rise.map((value) => 218 - value));
    const [value, side] = numbers(supertrend(turn, 3, 3));
    const [turned, otherSide] = numbers(supertrend(mirrored, 3, 3));
    expect(turned.map((price) => 218 - price)).toEqual(value);
    expect(otherSide.map((sign) => -sign)).toEqual(side);
  });
});

describe('parabolic stop and reverse', () => {
  it('[D-007] flips to the extreme of the move when touched', () => {
    const [value, side] = numbers(parabolicSar(turn, 0.02, 0.2));
    const flip = side.findIndex((s) => s === -1);
    expect(flip).toBeGreaterThan(9);
    expect(value[flip]).toBe(118.5);
  });

  it('has nothing to say about a single bar', () => {
    expect(numbers(parabolicSar(columns([5]), 0.02, 0.2))[0]).toEqual([NaN]);
  });
});
