/** A plan and the bars after it, turned so that the plan is long: the target lies above, the stop below. */
import { negated } from '../estimate.ts';
import type { Measured, MeasuredBar } from '../measured-series.ts';

/** Prices of the plan; for a short `stop` lies above and the targets below the entry. */
export interface GradedPlan {
  direction: 'long' | 'short';
  entry: Measured;
  stop: Measured;
  takeProfit1: Measured;
  takeProfit2: Measured;
}

export interface FramedPlan {
  entry: Measured;
  stop: Measured;
  takeProfit1: Measured;
  takeProfit2: Measured;
}

export interface FramedBar {
  /** Bars after the one that was last on the analysed picture; 0 is that one. */
  bar: number;
  open: Measured;
  high: Measured;
  low: Measured;
  close: Measured;
}

/** The plan as a long one. */
export function framePlan(plan: GradedPlan): FramedPlan {
  const turn = plan.direction === 'long' ? (price: Measured) => price : negated;
  return {
    entry: turn(plan.entry),
    stop: turn(plan.stop),
    takeProfit1: turn(plan.takeProfit1),
    takeProfit2: turn(plan.takeProfit2),
  };
}

/** A bar in the plan's frame; null when its high or low was not measured. */
export function frameBar(direction: 'long' | 'short', bar: MeasuredBar, number: number): FramedBar | null {
  const { open, high, low, close } = bar;
  if (open === null || high === null || low === null) return null;
  if (direction === 'long') return { bar: number, open, high, low, close };
  return {
    bar: number,
    open: negated(open),
    high: negated(low),
    low: negated(high),
    close: negated(close),
  };
}
