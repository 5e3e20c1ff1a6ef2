/** How far price moves from bar to bar. */
import { mean, measured, times } from './estimate.ts';
import { columnsOf, UNITS, type Frame, type FramedBar } from './frame.ts';
import { atr, trueRange } from './indicators/true-range.ts';
import type { Measured } from './measured-series.ts';
import type { Volatility, VolatilityClass } from './types.ts';

/** Bars of the average true range, and the last ones that are compared with the past. */
export const PERIOD = 14;
/** Bars before the last ones that make a past to compare with. */
const LEAST_PAST = 28;
/**
 * Last bars this much smaller or taller than those before them count as calm or lively. Bars of one volatility throughout
 * stay within it in nine of ten pictures.
 */
const LOW_BELOW = 0.7;
const HIGH_ABOVE = 1.4;

/**
 * Average true range at the last bar: Wilder's over 14 bars, or over all there are when fewer; the height of the bar when
 * there is one only. The error treats highs and lows as independent.
 */
export function averageTrueRange(bars: readonly FramedBar[]): Measured {
  const only = bars[0];
  if (!only) return measured(0);
  const noise = mean(bars.map(({ high, low }) => measured(0, Math.hypot(high.sigma, low.sigma))));
  if (bars.length === 1) return measured(only.high.value - only.low.value, noise.sigma);
  const period = Math.min(PERIOD, bars.length - 1);
  const value = atr(columnsOf(bars), period).last();
  return measured(value, noise.sigma * Math.sqrt(bars.length / period));
}

function classOf(expansion: number | null): VolatilityClass {
  if (expansion === null) return 'moderate';
  if (expansion < LOW_BELOW) return 'low';
  return expansion > HIGH_ABOVE ? 'high' : 'moderate';
}

/** Mean true range of the last bars over that of all before them; null where there are too few, or nothing moved. */
function expansionOf(bars: readonly FramedBar[]): number | null {
  const past = bars.length - PERIOD;
  if (past < LEAST_PAST) return null;
  const ranges = trueRange(columnsOf(bars)).values.slice(1);
  const meanOf = (some: Float64Array) => some.reduce((sum, range) => sum + range, 0) / some.length;
  const before = meanOf(ranges.slice(0, -PERIOD));
  return before > 0 ? meanOf(ranges.slice(-PERIOD)) / before : null;
}

/** Volatility of the visible bars; `range` is the average true range in units of the frame. */
export function assessVolatility(frame: Frame, range: Measured): Volatility {
  const last = frame.priceOf(frame.last);
  const price = times(range, last.perUnit);
  const expansion = expansionOf(frame.bars);
  return {
    class: classOf(expansion),
    averageTrueRange: price,
    shareOfRange: range.value / UNITS,
    shareOfPrice: last.price > 0 ? price.value / last.price : 0,
    expansion,
  };
}
