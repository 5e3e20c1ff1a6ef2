import type { PriceAxis, ReadOutcome } from './types.ts';
import { trendOf, trendScore } from './trend.ts';

interface PredictedAxis {
  scale: 'linear' | 'log';
  a: { y_px: number; price: number; x_px?: number };
  b: { y_px: number; price: number; x_px?: number };
}

/** A reading in the exchange format of the scorer (see README): one object per picture. */
export type Prediction =
  | {
      refused: string;
      found: {
        axis?: PredictedAxis;
        symbol: string | null;
        timeframe: string | null;
        last_price: number | null;
      };
      elapsed_ms: number;
    }
  | {
      axis: PredictedAxis;
      kind: string;
      candles: {
        x_px: number;
        t: string | null;
        o: number | null;
        h: number | null;
        l: number | null;
        /** Null where a window lies over the bar, so that only its place is known. */
        c: number | null;
      }[];
      symbol: string | null;
      timeframe: string | null;
      trend_direction: string;
      last_price: number | null;
      quality: number;
      elapsed_ms: number;
    };

const predictedAxis = ({ scale, a, b }: PriceAxis): PredictedAxis => ({ scale, a, b });

/** `elapsedMs` covers decoding to reading. */
export function toPrediction(outcome: ReadOutcome, elapsedMs: number): Prediction {
  const elapsed_ms = Math.round(elapsedMs);
  if (outcome.outcome === 'refused') {
    const { code, reason, found } = outcome.refusal;
    return {
      refused: `${code}: ${reason}`,
      found: {
        ...(found.axis ? { axis: predictedAxis(found.axis.value) } : {}),
        symbol: found.symbol?.value.text ?? null,
        timeframe: found.timeframe?.value.text ?? null,
        last_price: found.last_price?.value.price ?? null,
      },
      elapsed_ms,
    };
  }
  const { reading } = outcome;
  const { bars, hidden = [] } = reading.series.value;
  const closes = bars.map((b) => b.close.price);
  const highest = Math.max(...bars.map((b) => b.high?.price ?? b.close.price));
  const lowest = Math.min(...bars.map((b) => b.low?.price ?? b.close.price));
  return {
    axis: predictedAxis(reading.axis.value),
    kind: reading.kind.value,
    candles: [
      ...bars.map((b) => ({
        x_px: b.x_px,
        t: b.time,
        o: b.open?.price ?? null,
        h: b.high?.price ?? null,
        l: b.low?.price ?? null,
        c: b.close.price,
      })),
      ...hidden.map(({ x_px }) => ({ x_px, t: null, o: null, h: null, l: null, c: null })),
    ].sort((a, b) => a.x_px - b.x_px),
    symbol: reading.symbol?.value.text ?? null,
    timeframe: reading.timeframe?.value.text ?? null,
    trend_direction: trendOf(trendScore(closes, highest, lowest)),
    last_price: reading.last_price?.value.price ?? null,
    quality: reading.quality.score,
    elapsed_ms,
  };
}
