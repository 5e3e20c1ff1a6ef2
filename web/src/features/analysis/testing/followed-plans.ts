/** Followed plans and their hit rate, for stories and tests. */
import type { FollowedPlan, HitRate } from '../../../api/generated/model';

const plan = (wanted: Partial<FollowedPlan>): FollowedPlan => ({
  analysis_id: '0b6f5d5e-62c8-4a0e-9d0f-6a4a51f0a111',
  created_at: '2026-11-20T09:30:00.000Z',
  symbol: 'BTCUSDT',
  time_frame: '1h',
  direction: 'long',
  risk_reward: 2,
  outcome: 'target',
  bars_watched: 42,
  chance: 0.31,
  result_r: 2.04,
  looked_at: '2026-11-22T09:30:00.000Z',
  due_at: null,
  ...wanted,
});

export const FOLLOWED: readonly FollowedPlan[] = [
  plan({
    analysis_id: '0b6f5d5e-62c8-4a0e-9d0f-6a4a51f0a112',
    symbol: null,
    time_frame: null,
    direction: 'short',
    outcome: null,
    bars_watched: null,
    chance: null,
    result_r: null,
    looked_at: null,
    due_at: '2026-11-25T08:00:00.000Z',
  }),
  plan({}),
  plan({
    analysis_id: '0b6f5d5e-62c8-4a0e-9d0f-6a4a51f0a113',
    symbol: 'EURUSD',
    outcome: 'stopped',
    result_r: -1,
  }),
  plan({
    analysis_id: '0b6f5d5e-62c8-4a0e-9d0f-6a4a51f0a114',
    symbol: 'AAPL',
    outcome: 'open',
    result_r: null,
  }),
];

export const HIT_RATE: HitRate = {
  graded: 15,
  hits: 8,
  misses: 4,
  open: 2,
  ambiguous: 1,
  not_entered: 0,
  rate: 8 / 14,
  low: 0.33,
  high: 0.79,
  base_rate: 0.34,
};
