/** What a reader claims to be sure of, field by field, and whether it was right. */
import type { ReadOutcome } from '../types.ts';
import { limits } from './score/limits.ts';
import type { Score } from './score/score.ts';
import type { NotChartTruth, Truth } from './truth.ts';
import { isChart } from './truth.ts';

export type ClaimedField = 'reading' | 'axis' | 'kind' | 'last price' | 'symbol' | 'time frame' | 'times';

export interface Claim {
  field: ClaimedField;
  /** Claimed probability of being right. */
  score: number;
  right: boolean;
}

/** Share of the bars that must have their right time for the time axis to count as right. */
const TIMES_RIGHT = 0.95;

/** How far off a printed price may be as a share of it: by the rounding of its print. */
const ROUNDED = 5e-4;

/** Whether the header of a picture without a scale prints this price. */
const isPrinted = ({ last_price: real }: NotChartTruth, price: number | undefined): boolean =>
  real !== undefined && price !== undefined && Math.abs(price / real - 1) <= ROUNDED;

/** The claims of one answer; of a picture without prices every claim of a price is wrong, but of one that its header prints. */
export function claimsOf(outcome: ReadOutcome, truth: Truth, score: Score): Claim[] {
  const claims: Claim[] = [];
  const claim = (
    field: ClaimedField,
    stage: { confidence: number } | null | undefined,
    right: boolean | null,
  ): void => {
    if (stage && right !== null) claims.push({ field, score: stage.confidence, right });
  };
  const lastRight = score.lastError !== null && score.lastError <= limits.lastPercent;
  if (outcome.outcome === 'refused') {
    const { axis, last_price, symbol, timeframe } = outcome.refusal.found;
    if (!isChart(truth)) {
      claim('last price', last_price, isPrinted(truth, last_price?.value.price));
      return claims;
    }
    claim('axis', axis, score.axisFound);
    if (truth.last_price !== null) claim('last price', last_price, lastRight);
    claim('symbol', symbol, score.symbolRight);
    claim('time frame', timeframe, score.timeframeRight);
    return claims;
  }
  const { quality, axis, kind, last_price, symbol, timeframe, time_axis } = outcome.reading;
  claim('reading', { confidence: quality.score }, score.right && score.kindRight !== false);
  claim('axis', axis, score.axisRight);
  claim('kind', kind, score.kindRight ?? false);
  if (!isChart(truth)) return claims;
  if (truth.last_price !== null) claim('last price', last_price, lastRight);
  claim('symbol', symbol, score.symbolRight ?? false);
  // A time frame that is not printed may have been inferred from the labels below: only a wrong one counts against it.
  claim('time frame', timeframe, score.timeframeRight ?? !score.timeframeInvented);
  if (score.times) claim('times', time_axis, score.times.right >= TIMES_RIGHT * score.times.timed);
  return claims;
}
