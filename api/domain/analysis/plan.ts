/** Makes the trade plan: turns the chart so that the trend rises, applies the rule, turns the answer back. */
import { negated, times } from './estimate.ts';
import { touchedText } from '../shared-with-web/touched-text.ts';
import { changePerBar, firstPassage } from './first-passage.ts';
import { UNITS, type Frame } from './frame.ts';
import type { FramedLevel } from './levels.ts';
import type { Measured } from './measured-series.ts';
import { negatedPivot, type FramedPivot } from './pivots.ts';
import { fixed } from '../shared-with-web/fixed-number.ts';
import { decimalsFor } from './narrative/wording.ts';
import { applyPlanRule, type FramedSetup } from './plan-rule.ts';
import { planReason } from './plan-reasons.ts';
import { WHOLE_THRESHOLD } from './trend.ts';
import type { PlanLevel, PlanReason, PlanReasonCode, TradePlan, Trend } from './types.ts';

/** Bars ahead for which a plan says what chance alone gives. */
export const PLAN_BARS = 20;
const LEAST_BARS = 30;
const LEAST_QUALITY = 0.5;

export interface PlanContext {
  frame: Frame;
  trend: Trend;
  /** Average true range in units. */
  range: Measured;
  pivots: readonly FramedPivot[];
  levels: readonly FramedLevel[];
  readingQuality: number;
  axis: { high: number; low: number };
}

/** Point 1 of the rule: every reason against any plan at all. */
function objections({ frame, trend, range, readingQuality }: PlanContext): PlanReasonCode[] {
  const against: PlanReasonCode[] = [];
  if (frame.bars.length < LEAST_BARS) against.push('too_few_bars');
  if (frame.envelope) against.push('no_single_bars');
  if (readingQuality < LEAST_QUALITY) against.push('poor_reading');
  const directed = trend.direction === 'bullish' || trend.direction === 'bearish';
  const side = trend.direction === 'bullish' ? 1 : -1;
  if (trend.direction === 'sideways' || range.value <= 0) against.push('sideways');
  else if (!directed || side * (trend.lastThird?.z.value ?? 0) <= 0) against.push('mixed');
  else if (Math.abs(trend.whole.z.value) - WHOLE_THRESHOLD < trend.whole.z.sigma)
    against.push('trend_uncertain');
  if (directed && trend.structureBias === (side > 0 ? 'bearish' : 'bullish'))
    against.push('structure_disagrees');
  if (frame.lowestLow.value <= 0) against.push('no_room');
  return against;
}

/** Point 6: how far from the middle a plan may reach, in units; the same upwards and downwards. */
function reachOf(frame: Frame): number {
  const half = frame.heightOf({ value: frame.lowestLow.value / 2, sigma: 0 }).value;
  return UNITS / 2 + Math.min(UNITS, frame.lowest.value - half);
}

function negatedLevel(level: FramedLevel): FramedLevel {
  return { ...level, type: level.type === 'support' ? 'resistance' : 'support', at: negated(level.at) };
}

/** The trade plan, or the reasons why there is none. */
export function makePlan(context: PlanContext): TradePlan {
  const against = objections(context);
  const refuse = (codes: PlanReasonCode[]): TradePlan => ({
    direction: 'none',
    reasons: codes.map((code) => planReason(code, context)),
  });
  if (against.length > 0) return refuse(against);

  const { frame, trend, range } = context;
  const rising = trend.direction === 'bullish';
  const reach = reachOf(frame);
  const outcome = applyPlanRule({
    entry: rising ? frame.last : negated(frame.last),
    range,
    pivots: rising ? context.pivots : context.pivots.map(negatedPivot),
    levels: rising ? context.levels : context.levels.map(negatedLevel),
    bounds: {
      top: reach,
      bottom: -reach,
      sigma: frame.rangeSigma,
    },
  });
  if ('refused' in outcome) return refuse([outcome.refused]);
  return presented(outcome.setup, context, rising);
}

/** "resistance at 141.20, touched 3 times"; `turned` levels are those of the chart turned so that the trend rises. */
function levelName(turned: FramedLevel, frame: Frame, rising: boolean): string {
  const level = rising ? turned : negatedLevel(turned);
  const { price, sigma } = frame.priceOf(level.at);
  const decimals = decimalsFor(frame.highestHigh.value - frame.lowestLow.value);
  const touched = touchedText({ price, sigma, touches: level.touches });
  return `${level.type} at ${fixed(price, decimals)}, ${touched}`;
}

function presented(setup: FramedSetup, context: PlanContext, rising: boolean): TradePlan {
  const { frame, axis } = context;
  const level = (at: Measured): PlanLevel => {
    const { price, sigma } = frame.priceOf(rising ? at : negated(at));
    return { price, sigma, projected: price > axis.high || price < axis.low };
  };
  const [entry, stop] = [level(setup.entry), level(setup.stop)];
  const [takeProfit1, takeProfit2] = [level(setup.takeProfit1), level(setup.takeProfit2)];
  // Money is made and lost in prices, so on a logarithmic axis the ratio of heights is turned into one of prices.
  const inPrices = (target: PlanLevel, ratio: Measured) =>
    frame.logarithmic
      ? times(ratio, (target.price - entry.price) / (entry.price - stop.price) / ratio.value)
      : ratio;
  const codes: PlanReasonCode[] = ['trend', 'structure', 'stop_basis', 'target_basis'];
  const reasons: PlanReason[] = codes.map((code) =>
    planReason(code, context, { basis: setup.basis, nameOf: (found) => levelName(found, frame, rising) }),
  );
  return {
    direction: rising ? 'long' : 'short',
    entry: { ...entry, price: frame.lastPrice.value },
    stop,
    takeProfit1,
    takeProfit2,
    riskReward: inPrices(takeProfit1, setup.riskReward),
    riskReward2: inPrices(takeProfit2, setup.riskReward2),
    chance: firstPassage(
      {
        target: setup.takeProfit1.value - setup.entry.value,
        stop: setup.entry.value - setup.stop.value,
        perBar: changePerBar(frame.bars.map(({ close }) => close)),
      },
      PLAN_BARS,
    ),
    reasons,
  };
}
