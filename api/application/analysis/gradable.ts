import type { PlanLevelJson } from '../../domain/analysis/analysis-json-types.ts';
import type { GradedPlan } from '../../domain/analysis/follow-up/plan-frame.ts';
import type { Measured, MeasuredBar } from '../../domain/analysis/measured-series.ts';
import type { AnalysisRecord } from '../../ports/analysis/analysis-store.ts';
import { readingToSeries } from './reading-to-series.ts';

/** What a grade needs of an analysis. */
export interface Gradable {
  plan: GradedPlan;
  riskReward: number;
  lastPrice: Measured;
  /** At least one; the last may still have been forming. */
  bars: readonly MeasuredBar[];
  lastBar: MeasuredBar;
  symbol: string | null;
  timeframe: string | null;
}

/** The part of a completed analysis that can be graded; null when it is not completed or proposes no trade. */
export function gradable({ analysis, readout }: AnalysisRecord): Gradable | null {
  if (analysis === null || readout === null) return null;
  const { direction, entry, stop, take_profit_1, take_profit_2, risk_reward } = analysis.plan;
  const series = readingToSeries(readout, null);
  const lastBar = series.bars.at(-1);
  if (direction === 'none' || !entry || !stop || !take_profit_1 || !take_profit_2) return null;
  if (!risk_reward || !lastBar) return null;
  return {
    plan: {
      direction,
      entry: measured(entry),
      stop: measured(stop),
      takeProfit1: measured(take_profit_1),
      takeProfit2: measured(take_profit_2),
    },
    riskReward: risk_reward.value,
    lastPrice: analysis.last_price,
    bars: series.bars,
    lastBar,
    symbol: series.symbol,
    timeframe: series.timeframe,
  };
}

function measured({ price, sigma }: PlanLevelJson): Measured {
  return { value: price, sigma };
}
