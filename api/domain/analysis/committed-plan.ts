import type { CommittedPlan } from '../shared-with-web/plan-record.ts';
import type { AnalysisJson } from './analysis-json-types.ts';

/** What of an analysis is sealed in the record; null when it proposes no trade. */
export function committedPlan(analysis: AnalysisJson, picture: string, madeAt: Date): CommittedPlan | null {
  const { plan, last_price, coin_symbol: symbol, time_frame } = analysis;
  if (plan.direction === 'none') return null;
  return { plan, last_price, symbol, time_frame, picture, made_at: madeAt.toISOString() };
}
