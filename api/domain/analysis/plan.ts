/** Makes the trade plan: turns the chart so that the trend rises, applies the rule, turns the answer back. */
import { negated } from './estimate.ts';
import { UNITS, type Frame } from './frame.ts';
import type { FramedLevel } from './levels.ts';
import type { Measured } from './measured-series.ts';
import { negatedPivot, type FramedPivot } from './pivots.ts';
import { applyPlanRule, type FramedSetup } from './plan-rule.ts';
import { planReason } from './plan-reasons.ts';
import { TREND_THRESHOLD } from './trend.ts';
import type { PlanLevel, PlanReason, PlanReasonCode, TradePlan, Trend } from './types.ts';

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
  if (readingQuality < LEAST_QUALITY) against.push('poor_reading');
  if (trend.direction === 'sideways' || range.value <= 0) against.push('sideways');
  else if (Math.abs(trend.score.value) - TREND_THRESHOLD < trend.score.sigma) against.push('trend_uncertain');
  const other = trend.direction === 'bullish' ? 'bearish' : 'bullish';
  if (trend.direction !== 'sideways' && trend.structureBias === other) against.push('structure_disagrees');
  if (frame.lowestLow.value <= 0) against.push('no_room');
  return against;
}

/** Point 6: how far from the middle a plan may reach, in units; the same upwards and downwards. */
function reachOf(frame: Frame): number {
  const beyond = Math.min(UNITS, (0.5 * frame.lowestLow.value) / frame.unit);
  return UNITS / 2 + beyond;
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
      sigma: Math.hypot(frame.highestHigh.sigma, frame.lowestLow.sigma) / frame.unit,
    },
  });
  if ('refused' in outcome) return refuse([outcome.refused]);
  return presented(outcome.setup, context, rising);
}

function presented(setup: FramedSetup, context: PlanContext, rising: boolean): TradePlan {
  const { frame, axis } = context;
  const level = (at: Measured): PlanLevel => {
    const price = frame.toPrice(rising ? at.value : -at.value);
    return { price, sigma: at.sigma * frame.unit, projected: price > axis.high || price < axis.low };
  };
  const codes: PlanReasonCode[] = ['trend', 'structure', 'stop_basis', 'target_basis'];
  const reasons: PlanReason[] = codes.map((code) => planReason(code, context, setup));
  return {
    direction: rising ? 'long' : 'short',
    entry: { ...level(setup.entry), price: frame.lastPrice.value },
    stop: level(setup.stop),
    takeProfit1: level(setup.takeProfit1),
    takeProfit2: level(setup.takeProfit2),
    riskReward: setup.riskReward,
    riskReward2: setup.riskReward2,
    reasons,
  };
}
