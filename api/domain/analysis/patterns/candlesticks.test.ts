import { frameSeries } from '../frame.ts';
import { buildSeries, upsideDown, type Ohlc } from '../testing/build-series.ts';
import { candlestickDefinitions, findCandlesticks } from './candlesticks.ts';

/** Twelve candles, each two units tall, whose closes fall by one. Ends with a close at 108. */
const decline: Ohlc[] = Array.from({ length: 12 }, (_, i) => [121 - i, 121.5 - i, 119.5 - i, 120 - i]);
/** The same rising, ending with a close at 120. */
const rise: Ohlc[] = Array.from({ length: 12 }, (_, i) => [108 + i, 109.5 + i, 107.5 + i, 109 + i]);

/** The typical range of both lead-ins is 2. What each definition describes, right after its lead-in. */
const EXAMPLES: Record<string, { lead: Ohlc[]; candles: Ohlc[] }> = {
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

function seriesOf(id: string, sigma = 0) {
  const example = EXAMPLES[id];
  if (!example) throw new Error(`no example of ${id}`);
  return buildSeries([...example.lead, ...example.candles], { sigma });
}

/** Patterns that end at the last bar. */
function atTheEnd(series: ReturnType<typeof seriesOf>) {
  return findCandlesticks(frameSeries(series).bars).filter(
    ({ lastBar }) => lastBar === series.bars.length - 1,
  );
}

describe('candlestick patterns', () => {
  it.each(candlestickDefinitions.map(({ upright }) => upright.id))(
    '[D-007] finds the %s that is drawn',
    (id) => {
      const match = atTheEnd(seriesOf(id)).find((one) => one.id === id);
      expect(match?.certain).toBe(true);
      expect(match?.firstBar).toBe(12);
    },
  );

  it.each(candlestickDefinitions)(
    '[D-011] finds $inverted.id where $upright.id is turned upside down',
    ({ upright, inverted }) => {
      const match = atTheEnd(upsideDown(seriesOf(upright.id))).find(
        ({ id }) => id === (inverted ?? upright).id,
      );
      expect(match?.mirrorId).toBe(upright.id);
    },
  );

  it('[D-007] marks a pattern as uncertain that a sigma could undo', () => {
    const [match] = atTheEnd(seriesOf('hammer', 0.3)).filter(({ id }) => id === 'hammer');
    expect(match?.certain).toBe(false);
  });

  it.each(['hammer', 'bullish_engulfing', 'morning_star'])('[D-007] finds no %s after a rise', (id) => {
    const { candles } = EXAMPLES[id] ?? { candles: [] };
    const lifted = candles.map((candle) => candle.map((price) => price + 12) as unknown as Ohlc);
    expect(atTheEnd(buildSeries([...rise, ...lifted])).map((one) => one.id)).not.toContain(id);
  });

  it('[D-007] finds nothing special in candles all alike', () => {
    expect(findCandlesticks(frameSeries(buildSeries(decline)).bars)).toEqual([]);
  });

  it('states a definition, a source and a mirror for each, every id once', () => {
    const faces = candlestickDefinitions.flatMap(({ upright, inverted }) =>
      inverted ? [upright, inverted] : [upright],
    );
    expect(new Set(faces.map(({ id }) => id)).size).toBe(faces.length);
    expect(faces.every(({ definition, name }) => definition.length > 30 && name.length > 3)).toBe(true);
    expect(candlestickDefinitions.every(({ source }) => /\(\d{4}\)/.test(source))).toBe(true);
  });
});
