import type { HitRate, RecordedPlan, RecordSummary } from '../../../api/record.ts';

const graded: HitRate = {
  graded: 40,
  hits: 14,
  misses: 17,
  open: 6,
  ambiguous: 2,
  not_entered: 1,
  rate: 0.378,
  low: 0.241,
  high: 0.539,
  base_rate: 0.352,
};

export const recordSample: RecordSummary = {
  head: {
    sequence: 452,
    kind: 'plan',
    made_at: '2026-03-02T09:00:00.000Z',
    sealed_at: '2026-03-02T09:00:00.000Z',
    commitment: 'c'.repeat(64),
    plan: null,
    outcome: null,
    bars: null,
    chance_per_mille: null,
    previous: 'a'.repeat(64),
    hash: 'b'.repeat(64),
  },
  plans: 412,
  sealed_late: 3,
  graded,
  all: { ...graded, graded: 409, open: 375, rate: 0.034, low: 0.021, high: 0.057, base_rate: 0.031 },
};

const at = '2026-03-02T09:00:00.000Z';
export const plansSample: RecordedPlan[] = [
  { sequence: 452, made_at: at, sealed_at: at, outcome: null, bars: null, chance_per_mille: null },
  { sequence: 450, made_at: at, sealed_at: at, outcome: 'target', bars: 20, chance_per_mille: 312 },
  {
    sequence: 3,
    made_at: '2026-02-01T09:00:00.000Z',
    sealed_at: at,
    outcome: 'stopped',
    bars: 8,
    chance_per_mille: 120,
  },
];
