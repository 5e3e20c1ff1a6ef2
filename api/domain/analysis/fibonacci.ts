/** Retracements of the widest visible swing. */
import { minus, plus, times } from './estimate.ts';
import type { Frame } from './frame.ts';
import type { Fibonacci } from './types.ts';

/** Shares of a swing that traders watch; 0.5 is no Fibonacci ratio but customary (Edwards & Magee). */
const RATIOS = [0.236, 0.382, 0.5, 0.618, 0.786] as const;

/**
 * From the lowest low to the highest high or back, whichever way they follow in time; the latest of equal extremes counts.
 * Levels are measured back from the swing's end. Null when both extremes lie in one bar.
 */
export function fibonacciOf(frame: Frame): Fibonacci | null {
  const highs = frame.bars.map(({ high }) => high.value);
  const lows = frame.bars.map(({ low }) => low.value);
  const topBar = highs.lastIndexOf(Math.max(...highs));
  const bottomBar = lows.lastIndexOf(Math.min(...lows));
  const top = frame.bars[topBar]?.high;
  const bottom = frame.bars[bottomBar]?.low;
  if (!top || !bottom || topBar === bottomBar) return null;
  const rising = bottomBar < topBar;
  const [from, to] = rising ? [bottom, top] : [top, bottom];
  return {
    fromBar: Math.min(topBar, bottomBar),
    toBar: Math.max(topBar, bottomBar),
    fromPrice: frame.priceOf(from).price,
    toPrice: frame.priceOf(to).price,
    levels: RATIOS.map((ratio) => {
      const at = plus(to, times(minus(from, to), ratio));
      const { price, sigma } = frame.priceOf(at);
      return { ratio, price, sigma };
    }),
  };
}
