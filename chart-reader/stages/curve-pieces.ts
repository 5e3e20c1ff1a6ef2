/** Bars that are pieces of curves. */
import type { Ink } from '../image/ink.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { isCurve } from './is-curve.ts';
import type { LineTrace } from './line-trace.ts';
import type { PixelBar } from './pixel-bar.ts';
import { BarsUnclear } from './refuse.ts';
import { MAY_BE_PIECES } from './series.ts';

/** Share of the bars that lie on curves from which on they are pieces of them. */
const ON_CURVES = 0.7;
/** Rows by which a bar may reach beyond the curve that it is a piece of. */
const EDGE = 2;

/** Refuses bars that lie on curves while most of what is drawn is something else: averages over wide candles look like narrow bars. */
export function refuseCurvePieces(
  { bars, explained }: Pick<BarGeometry, 'bars' | 'explained'>,
  ink: Ink,
  traces: readonly LineTrace[],
): void {
  if (explained >= MAY_BE_PIECES || shareOnCurves(bars, ink, traces) < ON_CURVES) return;
  throw new BarsUnclear('curve_pieces');
}

/** Share of the bars that reach no farther up and down than a curve does in their column. */
function shareOnCurves(bars: readonly PixelBar[], { box }: Ink, traces: readonly LineTrace[]): number {
  const curves = traces.filter(isCurve);
  const isPiece = ({ x, highY, lowY }: PixelBar): boolean => {
    const at = Math.floor(x) - box.x0;
    const [top, bottom] = [highY - box.y0 + EDGE, lowY - box.y0 - EDGE];
    return curves.some((c) => !Number.isNaN(c.y[at] ?? NaN) && top >= c.top[at]! && bottom <= c.bottom[at]!);
  };
  return bars.filter(isPiece).length / bars.length;
}
