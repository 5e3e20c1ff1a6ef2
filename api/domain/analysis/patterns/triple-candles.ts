/** Patterns of three candles. */
import { measured, minus, plus } from '../estimate.ts';
import { atLeast, atMost, fallingBody, middleOf, risingBody, shareOf, type Candle } from './candle.ts';
import {
  EQUAL,
  LONG_BODY,
  MIDDLING_BODY,
  MORRIS,
  NISON,
  SMALL_BODY,
  type CandlestickDefinition,
} from './definition.ts';

/** A rising candle that opens within the body before it and closes above it, near its high. */
function marchesOn(before: Candle, now: Candle, typical: number) {
  return [
    atLeast(plus(now.open, measured(EQUAL * typical)), before.bottom),
    atMost(now.open, plus(before.top, measured(EQUAL * typical))),
    atLeast(now.close, before.close),
  ];
}

export const tripleCandles: readonly CandlestickDefinition[] = [
  {
    upright: {
      id: 'morning_star',
      name: 'Morning star',
      direction: 'bullish',
      definition:
        'After a decline, a long falling candle, a small body below the middle of the first, then a rising body that closes above that middle.',
    },
    inverted: {
      id: 'evening_star',
      name: 'Evening star',
      direction: 'bearish',
      definition:
        'After a rise, a long rising candle, a small body above the middle of the first, then a falling body that closes below that middle.',
    },
    bars: 3,
    source: NISON,
    prior: 'fall',
    conditions: ([one, two, three], { typicalRange }) =>
      one && two && three
        ? [
            fallingBody(one, LONG_BODY * typicalRange),
            atMost(two.body, SMALL_BODY * typicalRange),
            atMost(two.top, minus(middleOf(one), shareOf(one.body, 0.25))),
            risingBody(three, MIDDLING_BODY * typicalRange),
            atLeast(three.close, middleOf(one)),
          ]
        : [],
  },
  {
    upright: {
      id: 'three_white_soldiers',
      name: 'Three white soldiers',
      direction: 'bullish',
      definition:
        'After a decline, three rising candles with good bodies, each opening within the body before and closing above it, with upper shadows of at most 30% of the range.',
    },
    inverted: {
      id: 'three_black_crows',
      name: 'Three black crows',
      direction: 'bearish',
      definition:
        'After a rise, three falling candles with good bodies, each opening within the body before and closing below it, with lower shadows of at most 30% of the range.',
    },
    bars: 3,
    source: NISON,
    prior: 'fall',
    conditions: ([one, two, three], { typicalRange }) =>
      one && two && three
        ? [
            ...[one, two, three].flatMap((candle) => [
              risingBody(candle, MIDDLING_BODY * typicalRange),
              atMost(candle.upperShadow, shareOf(candle.range, 0.3)),
            ]),
            ...marchesOn(one, two, typicalRange),
            ...marchesOn(two, three, typicalRange),
          ]
        : [],
  },
  {
    upright: {
      id: 'three_inside_up',
      name: 'Three inside up',
      direction: 'bullish',
      definition:
        'After a decline, a long falling candle, a rising body within the first that reaches its middle, then a rising candle that closes above the first open.',
    },
    inverted: {
      id: 'three_inside_down',
      name: 'Three inside down',
      direction: 'bearish',
      definition:
        'After a rise, a long rising candle, a falling body within the first that reaches its middle, then a falling candle that closes below the first open.',
    },
    bars: 3,
    source: MORRIS,
    prior: 'fall',
    conditions: ([one, two, three], { typicalRange }) =>
      one && two && three
        ? [
            fallingBody(one, LONG_BODY * typicalRange),
            risingBody(two, 0.05 * typicalRange),
            atLeast(two.close, middleOf(one)),
            atMost(two.close, one.open),
            atLeast(plus(two.open, measured(EQUAL * typicalRange)), one.close),
            risingBody(three, 0.1 * typicalRange),
            atLeast(three.close, one.open),
          ]
        : [],
  },
  {
    upright: {
      id: 'three_outside_up',
      name: 'Three outside up',
      direction: 'bullish',
      definition: 'After a decline, a bullish engulfing and then a rising candle that closes higher still.',
    },
    inverted: {
      id: 'three_outside_down',
      name: 'Three outside down',
      direction: 'bearish',
      definition: 'After a rise, a bearish engulfing and then a falling candle that closes lower still.',
    },
    bars: 3,
    source: MORRIS,
    prior: 'fall',
    conditions: ([one, two, three], { typicalRange }) =>
      one && two && three
        ? [
            fallingBody(one, 0.1 * typicalRange),
            risingBody(two, MIDDLING_BODY * typicalRange),
            atLeast(plus(one.close, measured(EQUAL * typicalRange)), two.open),
            atLeast(two.close, one.open),
            atLeast(two.body, shareOf(one.body, 1.1)),
            risingBody(three, 0.1 * typicalRange),
            atLeast(three.close, two.close),
          ]
        : [],
  },
];
