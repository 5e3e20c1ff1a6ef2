/** One candlestick pattern in words and as conditions. */
import type { Bias } from '../types.ts';
import type { Candle, Condition, Surroundings } from './candle.ts';

/** How a pattern is called in one of its two positions. */
export interface PatternFace {
  id: string;
  name: string;
  direction: Bias;
  definition: string;
}

/**
 * `upright` is the position the conditions are written for; `inverted` is the same pattern on the chart turned upside
 * down, found by running the same conditions there. A pattern that is its own mirror image has no `inverted`, and its
 * conditions treat up and down alike.
 */
export interface CandlestickDefinition {
  upright: PatternFace;
  inverted?: PatternFace;
  bars: 1 | 2 | 3;
  source: string;
  /** What price must have done before: fall, rise, or anything. */
  prior: 'fall' | 'rise' | 'any';
  /** Candles oldest first; the pattern holds when every condition does. */
  conditions: (candles: readonly Candle[], around: Surroundings) => Condition[];
}

export const NISON = 'S. Nison, Japanese Candlestick Charting Techniques (1991)';
export const BULKOWSKI_CANDLES = 'T. Bulkowski, Encyclopedia of Candlestick Charts (2008)';
export const MORRIS = 'G. Morris, Candlestick Charting Explained (1992)';

/** Books describe the shapes in words; the thresholds for size, distance and number of bars are chosen here. */
export const citation = (book: string): string => `${book}; thresholds ours`;

/** Sizes that definitions speak of, in typical ranges (mean high − low of the ten bars before). */
export const LONG_BODY = 0.6;
export const MIDDLING_BODY = 0.4;
export const SMALL_BODY = 0.3;
/** What still counts as equal, so that opens at the last close qualify. */
export const EQUAL = 0.08;
