import type { Ink } from '../image/ink.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { refuseCurvePieces } from './curve-pieces.ts';
import type { LineTrace } from './line-trace.ts';

const WIDTH = 300;
const rowOf = (x: number): number => 100 + 30 * Math.sin(x / 40);
const y = Float32Array.from({ length: WIDTH }, (_, x) => rowOf(x));
const curve = {
  y,
  top: Int32Array.from(y, (v) => Math.floor(v - 1)),
  bottom: Int32Array.from(y, (v) => Math.ceil(v + 1)),
  from: 0,
  to: WIDTH,
  seen: 1,
  excess: 1,
  height: 60,
} as LineTrace;
const ink = { box: { x0: 50, y0: 20, x1: 50 + WIDTH, y1: 320 } } as Ink;

/** Bars every three columns, so many rows high around the curve. */
const bars = (rows: number, explained: number): Pick<BarGeometry, 'bars' | 'explained'> => ({
  bars: Array.from({ length: 90 }, (_, k) => {
    const middle = 20 + rowOf(3 * k);
    return { x: 50.5 + 3 * k, highY: middle - rows / 2, lowY: middle + rows / 2 };
  }) as BarGeometry['bars'],
  explained,
});

describe('refuseCurvePieces', () => {
  it('[W-498] refuses bars that are no taller than the curve they lie on, unless they are much of what is drawn', () => {
    expect(() => refuseCurvePieces(bars(3, 0.23), ink, [curve])).toThrow('curve_pieces');
    expect(() => refuseCurvePieces(bars(3, 0.5), ink, [curve])).not.toThrow();
    expect(() => refuseCurvePieces(bars(24, 0.23), ink, [curve])).not.toThrow();
    expect(() => refuseCurvePieces(bars(3, 0.23), ink, [])).not.toThrow();
  });
});
