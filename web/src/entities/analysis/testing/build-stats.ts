import type { AnalysisStats } from '../../../api/generated/model';

const NONE_GRADED: AnalysisStats['hit_rate'] = {
  graded: 0,
  hits: 0,
  misses: 0,
  open: 0,
  ambiguous: 0,
  not_entered: 0,
  rate: null,
  low: null,
  high: null,
  base_rate: null,
};

/** What somebody's analyses came to; say only what the test or story is about. */
export function buildStats(part: Partial<AnalysisStats> = {}): AnalysisStats {
  return {
    analyses: 5,
    completed: 3,
    failed: 1,
    analyzing: 1,
    bullish: 1,
    bearish: 1,
    sideways: 1,
    accuracyPct: 67,
    success_rate_pct: 60,
    with_plan: 2,
    used_today: 1,
    daily_limit: 10,
    hit_rate: NONE_GRADED,
    ...part,
  };
}
