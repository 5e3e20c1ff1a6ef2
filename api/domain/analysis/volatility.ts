/** How far price moves from bar to bar. */
import { mean, measured, times } from './estimate.ts';
import { columnsOf, UNITS, type Frame, type FramedBar } from './frame.ts';
import { atr } from './indicators/true-range.ts';
import type { Measured } from './measured-series.ts';
import type { Volatility, VolatilityClass } from './types.ts';

const PERIOD = 14;
/** Shares of the visible range below and above which bars count as small and large. */
const LOW_BELOW = 0.06;
const HIGH_ABOVE = 0.13;
/** Bars from which comparing the two halves makes sense. */
const ENOUGH_FOR_HALVES = 30;

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
  const value = atr(columnsOf(bars), period).at(-1) ?? 0;
  return measured(value, noise.sigma * Math.sqrt(bars.length / period));
}

function classOf(share: number): VolatilityClass {
  if (share < LOW_BELOW) return 'low';
  return share > HIGH_ABOVE ? 'high' : 'moderate';
}

/** Volatility of the visible bars; `range` is the average true range in units of the frame. */
export function assessVolatility(frame: Frame, range: Measured): Volatility {
  const shareOfRange = range.value / UNITS;
  const price = times(range, frame.unit);
  const half = Math.floor(frame.bars.length / 2);
  const early = averageTrueRange(frame.bars.slice(0, half)).value;
  const late = averageTrueRange(frame.bars.slice(half)).value;
  const last = frame.toPrice(frame.last.value);
  return {
    class: classOf(shareOfRange),
    averageTrueRange: price,
    shareOfRange,
    shareOfPrice: last > 0 ? price.value / last : 0,
    expansion: frame.bars.length >= ENOUGH_FOR_HALVES && early > 0 ? late / early : null,
  };
}
