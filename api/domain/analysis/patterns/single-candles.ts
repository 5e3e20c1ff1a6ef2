/** Patterns of one candle. */
import { alike, atLeast, atMost, risingBody, shareOf, type Candle } from './candle.ts';
import { BULKOWSKI_CANDLES, MORRIS, NISON, type CandlestickDefinition } from './definition.ts';

/** Body at the top, long lower shadow, next to no upper one: the shape of hammer and hanging man. */
function hammerShape({ body, range, lowerShadow, upperShadow }: Candle, typical: number) {
  return [
    atLeast(lowerShadow, shareOf(body, 2)),
    atMost(upperShadow, shareOf(range, 0.15)),
    atLeast(body, shareOf(range, 0.1)),
    atLeast(range, 0.8 * typical),
  ];
}

const HAMMER_TEXT =
  'shadow at least twice the body, no more than 15% of the range on the other side, body at least 10%';

export const singleCandles: readonly CandlestickDefinition[] = [
  {
    upright: {
      id: 'hammer',
      name: 'Hammer',
      direction: 'bullish',
      definition: `After a decline, one candle: lower ${HAMMER_TEXT} of the range.`,
    },
    inverted: {
      id: 'shooting_star',
      name: 'Shooting star',
      direction: 'bearish',
      definition: `After a rise, one candle: upper ${HAMMER_TEXT} of the range.`,
    },
    bars: 1,
    source: NISON,
    prior: 'fall',
    conditions: ([one], { typicalRange }) => (one ? hammerShape(one, typicalRange) : []),
  },
  {
    upright: {
      id: 'hanging_man',
      name: 'Hanging man',
      direction: 'bearish',
      definition: `After a rise, one candle: lower ${HAMMER_TEXT} of the range.`,
    },
    inverted: {
      id: 'inverted_hammer',
      name: 'Inverted hammer',
      direction: 'bullish',
      definition: `After a decline, one candle: upper ${HAMMER_TEXT} of the range.`,
    },
    bars: 1,
    source: NISON,
    prior: 'rise',
    conditions: ([one], { typicalRange }) => (one ? hammerShape(one, typicalRange) : []),
  },
  {
    upright: {
      id: 'dragonfly_doji',
      name: 'Dragonfly doji',
      direction: 'bullish',
      definition:
        'Body at most 10% of the range, upper shadow at most 10%, so nearly all of it lower shadow.',
    },
    inverted: {
      id: 'gravestone_doji',
      name: 'Gravestone doji',
      direction: 'bearish',
      definition:
        'Body at most 10% of the range, lower shadow at most 10%, so nearly all of it upper shadow.',
    },
    bars: 1,
    source: NISON,
    prior: 'any',
    conditions: ([one], { typicalRange }) =>
      one
        ? [
            atMost(one.body, shareOf(one.range, 0.1)),
            atMost(one.upperShadow, shareOf(one.range, 0.1)),
            atLeast(one.range, 0.8 * typicalRange),
          ]
        : [],
  },
  {
    upright: {
      id: 'long_legged_doji',
      name: 'Long-legged doji',
      direction: 'neutral',
      definition:
        'Body at most 10% of the range, each shadow at least 35% of it, range at least 1.2 times the usual.',
    },
    bars: 1,
    source: NISON,
    prior: 'any',
    conditions: ([one], { typicalRange }) =>
      one
        ? [
            atMost(one.body, shareOf(one.range, 0.1)),
            atLeast(one.upperShadow, shareOf(one.range, 0.35)),
            atLeast(one.lowerShadow, shareOf(one.range, 0.35)),
            atLeast(one.range, 1.2 * typicalRange),
          ]
        : [],
  },
  {
    upright: {
      id: 'doji',
      name: 'Doji',
      direction: 'neutral',
      definition: 'Open and close no further apart than 5% of the range; both shadows at least 20% of it.',
    },
    bars: 1,
    source: NISON,
    prior: 'any',
    conditions: ([one], { typicalRange }) =>
      one
        ? [
            alike(one.open, one.close, 0.05 * one.range.value),
            atLeast(one.upperShadow, shareOf(one.range, 0.2)),
            atLeast(one.lowerShadow, shareOf(one.range, 0.2)),
            atLeast(one.range, 0.5 * typicalRange),
          ]
        : [],
  },
  {
    upright: {
      id: 'spinning_top',
      name: 'Spinning top',
      direction: 'neutral',
      definition:
        'A body of 10% to 25% of the range with both shadows at least 1.4 times as long, the range no less than the usual.',
    },
    bars: 1,
    source: MORRIS,
    prior: 'any',
    conditions: ([one], { typicalRange }) =>
      one
        ? [
            atLeast(one.body, shareOf(one.range, 0.1)),
            atMost(one.body, shareOf(one.range, 0.25)),
            atLeast(one.upperShadow, shareOf(one.body, 1.4)),
            atLeast(one.lowerShadow, shareOf(one.body, 1.4)),
            atLeast(one.range, typicalRange),
          ]
        : [],
  },
  {
    upright: {
      id: 'bullish_marubozu',
      name: 'Bullish marubozu',
      direction: 'bullish',
      definition: 'A long rising body (at least the usual range), each shadow at most 5% of the range.',
    },
    inverted: {
      id: 'bearish_marubozu',
      name: 'Bearish marubozu',
      direction: 'bearish',
      definition: 'A long falling body (at least the usual range), each shadow at most 5% of the range.',
    },
    bars: 1,
    source: BULKOWSKI_CANDLES,
    prior: 'any',
    conditions: ([one], { typicalRange }) =>
      one
        ? [
            risingBody(one, typicalRange),
            atMost(one.upperShadow, shareOf(one.range, 0.05)),
            atMost(one.lowerShadow, shareOf(one.range, 0.05)),
          ]
        : [],
  },
];
