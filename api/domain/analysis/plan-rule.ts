/**
 * The trade plan: a rule over the measurements, and nothing else. Written for a rising trend; a falling one is the same
 * rule on the chart turned upside down.
 *
 * 1. No trade when: fewer than 30 bars; reading quality below 0.5; no average true range; the trend is sideways or mixed, or the
 *    last third does not move to its side; the whole move is within one sigma of the threshold; the structure of swings speaks
 *    for the other side; prices reach down to zero.
 * 2. Entry: the last price.
 * 3. Stop: half an average true range beyond the last swing low that lies below the entry by at least half an average true
 *    range. The risk (entry − stop) must not exceed six average true ranges.
 * 4. First target: the nearest resistance at least one risk and at most three risks away, else 1.5 risks. A strong
 *    resistance nearer than one risk means no trade.
 * 5. Second target: the next resistance beyond the first target by half a risk or more and at most five risks from the
 *    entry, else one risk beyond the first target.
 * 6. Nothing may lie further outside the visible range than that range is high, nor than half the lowest price: so prices
 *    stay above zero, upside down too. The second target is drawn in to this bound where that leaves a quarter of a risk;
 *    otherwise there is no room.
 * 7. No trade when the error of the risk, or of the first ratio of reward to risk, exceeds half of it.
 *
 * Sources: stops beyond the last swing by a share of the average true range, C. LeBeau and D. Lucas, Computer Analysis of the
 * Futures Market (1992); targets at the next level, Edwards & Magee, Technical Analysis of Stock Trends.
 */
import { measured, minus, plus, ratioOfDistances, times } from './estimate.ts';
import type { FramedLevel } from './levels.ts';
import type { Measured } from './measured-series.ts';
import type { FramedPivot } from './pivots.ts';
import type { PlanReasonCode } from './types.ts';

const RULE = {
  stopBeyondPivot: 0.5,
  pivotBelowEntry: 0.5,
  mostRisk: 6,
  leastReward: 1,
  mostFirstReward: 3,
  plainFirstReward: 1.5,
  secondBeyondFirst: 0.5,
  mostSecondReward: 5,
  plainSecondBeyondFirst: 1,
  leastSecondBeyondFirst: 0.25,
  mostRelativeError: 0.5,
} as const;

/** What the rule sees, in units of the frame, turned so that the trend rises. */
export interface PlanInput {
  entry: Measured;
  range: Measured;
  pivots: readonly FramedPivot[];
  levels: readonly FramedLevel[];
  /** Highest and lowest height that any part of the plan may take, and their error. */
  bounds: { top: number; bottom: number; sigma: number };
}

export interface FramedSetup {
  entry: Measured;
  stop: Measured;
  takeProfit1: Measured;
  takeProfit2: Measured;
  riskReward: Measured;
  riskReward2: Measured;
  /** What each target rests on. */
  basis: {
    first: 'level' | 'multiple';
    second: 'level' | 'multiple' | 'bound';
    pivotBar: number;
    /** The levels that the targets are, and those that price meets on its way to each. */
    firstLevel: FramedLevel | null;
    secondLevel: FramedLevel | null;
    beforeFirst: readonly FramedLevel[];
    beforeSecond: readonly FramedLevel[];
  };
}

type Outcome = { setup: FramedSetup } | { refused: PlanReasonCode };

/** The last swing low clearly below the entry. */
function stopPivot({ entry, range, pivots }: PlanInput): FramedPivot | undefined {
  const highest = entry.value - RULE.pivotBelowEntry * range.value;
  return pivots.filter(({ kind, at }) => kind === 'low' && at.value <= highest).at(-1);
}

/** Nearest resistance between two heights. */
function resistanceWithin(levels: readonly FramedLevel[], from: number, to: number): FramedLevel | undefined {
  return levels
    .filter(({ at }) => at.value >= from && at.value <= to)
    .reduce<FramedLevel | undefined>(
      (best, level) => (best && best.at.value <= level.at.value ? best : level),
      undefined,
    );
}

/** Levels strictly between two heights, the lower first. */
function between(levels: readonly FramedLevel[], from: Measured, to: Measured): FramedLevel[] {
  return levels
    .filter(({ at }) => at.value > from.value && at.value < to.value)
    .sort((a, b) => a.at.value - b.at.value);
}

/** The price `rewards` risks above the entry, with the errors of entry and stop. */
function awayFrom(entry: Measured, stop: Measured, rewards: number): Measured {
  return measured(
    entry.value + rewards * (entry.value - stop.value),
    Math.hypot((1 + rewards) * entry.sigma, rewards * stop.sigma),
  );
}

/** Applies points 2 to 7 of the rule. */
export function applyPlanRule(input: PlanInput): Outcome {
  const { entry, range, levels, bounds } = input;
  const pivot = stopPivot(input);
  if (!pivot) return { refused: 'no_pivot' };
  const stop = minus(pivot.at, times(range, RULE.stopBeyondPivot));
  const risk = minus(entry, stop);
  if (risk.value > RULE.mostRisk * range.value || stop.value < bounds.bottom)
    return { refused: 'stop_too_far' };

  const away = (rewards: number) => awayFrom(entry, stop, rewards);
  const near = levels.filter(({ at }) => at.value > entry.value && at.value < away(RULE.leastReward).value);
  if (near.some(({ strength }) => strength === 'strong')) return { refused: 'no_room' };

  const first = resistanceWithin(levels, away(RULE.leastReward).value, away(RULE.mostFirstReward).value);
  const takeProfit1 = first?.at ?? away(RULE.plainFirstReward);
  const beyondFirst = (rewards: number) => plus(takeProfit1, times(risk, rewards));
  const second = resistanceWithin(
    levels,
    beyondFirst(RULE.secondBeyondFirst).value,
    away(RULE.mostSecondReward).value,
  );
  const wanted = second?.at ?? beyondFirst(RULE.plainSecondBeyondFirst);
  const bounded = wanted.value > bounds.top;
  const takeProfit2 = bounded ? measured(bounds.top, bounds.sigma) : wanted;
  if (takeProfit2.value < beyondFirst(RULE.leastSecondBeyondFirst).value) return { refused: 'no_room' };

  // A target set as a multiple of the risk has that ratio exactly; one at a level has the errors of all three prices.
  const riskReward = first ? ratioOfDistances(takeProfit1, entry, stop) : measured(RULE.plainFirstReward);
  const riskReward2 =
    second || bounded
      ? ratioOfDistances(takeProfit2, entry, stop)
      : plus(riskReward, measured(RULE.plainSecondBeyondFirst));
  const uncertain = (one: Measured) => one.sigma > RULE.mostRelativeError * one.value;
  if (uncertain(risk) || uncertain(riskReward)) return { refused: 'error_too_large' };
  const secondBasis = second ? 'level' : 'multiple';
  return {
    setup: {
      entry,
      stop,
      takeProfit1,
      takeProfit2,
      riskReward,
      riskReward2,
      basis: {
        first: first ? 'level' : 'multiple',
        second: bounded ? 'bound' : secondBasis,
        pivotBar: pivot.bar,
        firstLevel: first ?? null,
        secondLevel: bounded ? null : (second ?? null),
        beforeFirst: between(levels, entry, takeProfit1),
        beforeSecond: between(levels, takeProfit1, takeProfit2),
      },
    },
  };
}
