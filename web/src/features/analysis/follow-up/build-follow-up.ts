import type { FollowUp, FollowUpGrade } from '../../../api/generated/model';

/** A grade for tests and stories: target 1 came first. */
export function buildFollowUp(grade: Partial<FollowUpGrade> = {}, over: Partial<FollowUp> = {}): FollowUp {
  return {
    id: '0b6f5d5e-62c8-4a0e-9d0f-6a4a51f0a111',
    analysis_id: '0b6f5d5e-62c8-4a0e-9d0f-6a4a51f0a222',
    created_at: '2026-03-02T09:00:00.000Z',
    image_url: '/api/files/later',
    alignment: { shift: 12, matched_bars: 60, new_bars: 18, missing_bars: 0, deviation: 0.9 },
    grade: {
      outcome: 'target',
      ambiguity: null,
      ambiguous_bar: null,
      ambiguous_levels: [],
      touches: [
        { level: 'entry', bar: 0 },
        { level: 'take_profit_1', bar: 7 },
      ],
      last_bar: 18,
      best_r: { value: 2.31, sigma: 0.04 },
      worst_r: { value: -0.42, sigma: 0.03 },
      result_r: { value: 1.8, sigma: 0.05 },
      range: { bar: 17, low: 6.81, high: 7.44, close: 7.2, held: true },
      ...grade,
    },
    ...over,
  };
}
