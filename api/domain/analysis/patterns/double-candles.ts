/** Patterns of two candles. */
import {
  alike,
  atLeast,
  atMost,
  fallingBody,
  middleOf,
  risingBody,
  shareOf,
  type Condition,
} from './candle.ts';
import {
  BULKOWSKI_CANDLES,
  EQUAL,
  LONG_BODY,
  MIDDLING_BODY,
  NISON,
  type CandlestickDefinition,
} from './definition.ts';
import { measured, plus } from '../estimate.ts';
import type { Measured } from '../measured-series.ts';

/** a ≥ b with what counts as equal allowed. */
function roughlyAtLeast(a: Measured, b: Measured, typical: number): Condition {
  return atLeast(plus(a, measured(EQUAL * typical)), b);
}

export const doubleCandles: readonly CandlestickDefinition[] = [
  {
    upright: {
      id: 'bullish_engulfing',
      name: 'Bullish engulfing',
      direction: 'bullish',
      definition:
        'After a decline, a falling candle and then a rising one whose body covers the first body and is at least 1.1 times as tall.',
    },
    inverted: {
      id: 'bearish_engulfing',
      name: 'Bearish engulfing',
      direction: 'bearish',
      definition:
        'After a rise, a rising candle and then a falling one whose body covers the first body and is at least 1.1 times as tall.',
    },
    bars: 2,
    source: NISON,
    prior: 'fall',
    conditions: ([one, two], { typicalRange }) =>
      one && two
        ? [
            fallingBody(one, 0.1 * typicalRange),
            risingBody(two, MIDDLING_BODY * typicalRange),
            roughlyAtLeast(one.close, two.open, typicalRange),
            atLeast(two.close, one.open),
            atLeast(two.body, shareOf(one.body, 1.1)),
          ]
        : [],
  },
  {
    upright: {
      id: 'bullish_harami',
      name: 'Bullish harami',
      direction: 'bullish',
      definition:
        'After a decline, a long falling candle and then a small rising body (at most half as tall) within the first body.',
    },
    inverted: {
      id: 'bearish_harami',
      name: 'Bearish harami',
      direction: 'bearish',
      definition:
        'After a rise, a long rising candle and then a small falling body (at most half as tall) within the first body.',
    },
    bars: 2,
    source: NISON,
    prior: 'fall',
    conditions: ([one, two], { typicalRange }) =>
      one && two
        ? [
            fallingBody(one, LONG_BODY * typicalRange),
            risingBody(two, 0.05 * typicalRange),
            atMost(two.body, shareOf(one.body, 0.5)),
            roughlyAtLeast(two.open, one.close, typicalRange),
            atLeast(one.open, two.close),
          ]
        : [],
  },
  {
    upright: {
      id: 'piercing_line',
      name: 'Piercing line',
      direction: 'bullish',
      definition:
        'After a decline, a long falling candle, then one that opens at or below its close and closes above the middle of its body but not above its open.',
    },
    inverted: {
      id: 'dark_cloud_cover',
      name: 'Dark cloud cover',
      direction: 'bearish',
      definition:
        'After a rise, a long rising candle, then one that opens at or above its close and closes below the middle of its body but not below its open.',
    },
    bars: 2,
    source: NISON,
    prior: 'fall',
    conditions: ([one, two], { typicalRange }) =>
      one && two
        ? [
            fallingBody(one, LONG_BODY * typicalRange),
            roughlyAtLeast(one.close, two.open, typicalRange),
            atLeast(two.close, middleOf(one)),
            atLeast(one.open, two.close),
          ]
        : [],
  },
  {
    upright: {
      id: 'tweezer_bottom',
      name: 'Tweezer bottom',
      direction: 'bullish',
      definition:
        'After a decline, a falling and then a rising candle whose lows differ by at most 8% of the usual range, both of at least half the usual range.',
    },
    inverted: {
      id: 'tweezer_top',
      name: 'Tweezer top',
      direction: 'bearish',
      definition:
        'After a rise, a rising and then a falling candle whose highs differ by at most 8% of the usual range, both of at least half the usual range.',
    },
    bars: 2,
    source: BULKOWSKI_CANDLES,
    prior: 'fall',
    conditions: ([one, two], { typicalRange }) =>
      one && two
        ? [
            fallingBody(one, 0.1 * typicalRange),
            risingBody(two, 0.1 * typicalRange),
            alike(one.low, two.low, EQUAL * typicalRange),
            atLeast(one.range, 0.5 * typicalRange),
            atLeast(two.range, 0.5 * typicalRange),
          ]
        : [],
  },
];
