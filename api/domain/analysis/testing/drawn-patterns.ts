/** One drawing of every pattern in its upright position. */
import { zigzag, type Ohlc } from './build-series.ts';

/** Twelve candles, each two units tall, whose closes fall by one. Ends with a close at 108. */
export const decline: Ohlc[] = Array.from({ length: 12 }, (_, i) => [121 - i, 121.5 - i, 119.5 - i, 120 - i]);
/** The same rising, ending with a close at 120. */
export const rise: Ohlc[] = Array.from({ length: 12 }, (_, i) => [108 + i, 109.5 + i, 107.5 + i, 109 + i]);

/** The typical range of both lead-ins is 2. What each definition describes, right after its lead-in. */
export const drawnCandles: Record<string, { lead: Ohlc[]; candles: Ohlc[] }> = {
  hammer: { lead: decline, candles: [[109, 109.6, 106.5, 109.5]] },
  hanging_man: { lead: rise, candles: [[120, 120.6, 117.5, 120.5]] },
  dragonfly_doji: { lead: decline, candles: [[109, 109.1, 106.5, 108.95]] },
  long_legged_doji: { lead: decline, candles: [[109, 110.6, 107.4, 109.1]] },
  doji: { lead: decline, candles: [[109, 109.5, 108.3, 109.02]] },
  spinning_top: { lead: decline, candles: [[109, 110.2, 108, 109.3]] },
  bullish_marubozu: { lead: decline, candles: [[108, 111, 108, 111]] },
  bullish_engulfing: {
    lead: decline,
    candles: [
      [108, 108.3, 106.8, 107],
      [106.9, 109.2, 106.6, 109],
    ],
  },
  bullish_harami: {
    lead: decline,
    candles: [
      [108, 108.2, 105.8, 106],
      [106.5, 107.3, 106.2, 107],
    ],
  },
  piercing_line: {
    lead: decline,
    candles: [
      [108, 108.2, 105.8, 106],
      [105.8, 107.7, 105.5, 107.5],
    ],
  },
  tweezer_bottom: {
    lead: decline,
    candles: [
      [108, 108.2, 106, 106.5],
      [106.5, 107.4, 106.05, 107.2],
    ],
  },
  morning_star: {
    lead: decline,
    candles: [
      [108, 108.2, 105.8, 106],
      [105.8, 106.1, 105.2, 105.6],
      [105.7, 107.9, 105.5, 107.6],
    ],
  },
  three_white_soldiers: {
    lead: decline,
    candles: [
      [108, 109.4, 107.8, 109.2],
      [108.8, 110.5, 108.6, 110.3],
      [109.8, 111.6, 109.6, 111.4],
    ],
  },
  three_inside_up: {
    lead: decline,
    candles: [
      [108, 108.2, 105.8, 106],
      [106.3, 107.4, 106.1, 107.2],
      [107.2, 108.8, 107, 108.6],
    ],
  },
  three_outside_up: {
    lead: decline,
    candles: [
      [108, 108.3, 106.8, 107],
      [106.9, 109.2, 106.6, 109],
      [109, 110, 108.8, 109.8],
    ],
  },
};

/** A corridor: corners alternate between two lines. */
function between(upper: (i: number) => number, lower: (i: number) => number, corners: number): Ohlc[] {
  return zigzag(
    Array.from({ length: corners }, (_, i) => (i % 2 === 0 ? lower(i) : upper(i))),
    6,
    0.8,
  );
}

const pole: Ohlc[] = [...zigzag([100, 101, 100, 101, 100], 6, 0.8), ...zigzag([100, 112], 6, 0.8)];

/** One drawing of every shape in its upright position. */
export const drawnShapes: Record<string, Ohlc[]> = {
  double_bottom: zigzag([120, 100, 108, 100.2, 114], 8, 0.8),
  triple_bottom: zigzag([120, 100, 108, 100.2, 107.8, 99.9, 114], 8, 0.8),
  inverse_head_and_shoulders: zigzag([125, 106, 112, 100, 112.5, 106.4, 118], 8, 0.8),
  ascending_triangle: between(
    () => 120,
    (i) => 100 + 1.7 * i,
    9,
  ),
  symmetrical_triangle: between(
    (i) => 120 - i,
    (i) => 100 + i,
    9,
  ),
  falling_wedge: between(
    (i) => 130 - 3.2 * i,
    (i) => 105 - 1.4 * i,
    9,
  ),
  rising_channel: between(
    (i) => 112 + 2 * i,
    (i) => 100 + 2 * i,
    9,
  ),
  rectangle: between(
    () => 112,
    () => 100,
    9,
  ),
  bull_flag: [...pole, ...zigzag([112, 110.5], 8, 0.8)],
};
