import { frameSeries } from '../frame.ts';
import { buildSeries, upsideDown, type Ohlc } from '../testing/build-series.ts';
import { drawnCandles, decline, rise } from '../testing/drawn-patterns.ts';
import { candlestickDefinitions, findCandlesticks } from './candlesticks.ts';

function seriesOf(id: string, sigma = 0) {
  const example = drawnCandles[id];
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
    const { candles } = drawnCandles[id] ?? { candles: [] };
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
