import { changePerBar, type Barriers } from '../../domain/analysis/first-passage.ts';
import { frameSeries } from '../../domain/analysis/frame.ts';
import type { PlanLevelJson } from '../../domain/analysis/analysis-json-types.ts';
import type { GradedPlan } from '../../domain/analysis/follow-up/plan-frame.ts';
import type { Measured, MeasuredBar, MeasuredSeries } from '../../domain/analysis/measured-series.ts';
import type { ConeStep } from '../../domain/analysis/types.ts';
import type { AnalysisRecord } from '../../ports/analysis/analysis-store.ts';
import { readingToSeries } from './reading-to-series.ts';

/** What a grade needs of an analysis. */
export interface Gradable {
  plan: GradedPlan;
  riskReward: number;
  /** Distances and the change of a bar, by which chance alone is worked out. */
  barriers: Barriers;
  /** The range of the coming bars; empty where none was given. */
  cone: readonly ConeStep[];
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
    barriers: barriersOf(series, measured(entry), measured(stop), measured(take_profit_1)),
    cone: analysis.outlook?.cone ?? [],
    lastPrice: analysis.last_price,
    bars: series.bars,
    lastBar,
    symbol: series.symbol,
    timeframe: series.timeframe,
  };
}

/** In the scale of the axis, as the plan was made. */
function barriersOf(series: MeasuredSeries, entry: Measured, stop: Measured, target: Measured): Barriers {
  const frame = frameSeries(series);
  const apart = (level: Measured) => Math.abs(frame.heightOf(level).value - frame.heightOf(entry).value);
  return {
    target: apart(target),
    stop: apart(stop),
    perBar: changePerBar(frame.bars.map(({ close }) => close)),
  };
}

function measured({ price, sigma }: PlanLevelJson): Measured {
  return { value: price, sigma };
}
