import type { CreditStatement } from '../../../api/credits.ts';

const id = (nth: number) => `0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d${String(nth).padStart(2, '0')}`;

/** A trial, a purchase, an analysis and one picture that was refused. */
export const sampleStatement: CreditStatement = {
  as_of: '2026-11-21T12:00:00Z',
  balance: 79,
  unlimited: false,
  reserved: 0,
  frozen: 0,
  owed: 0,
  opening_balance: 0,
  closing_balance: 79,
  entries: (
    [
      ['2026-11-18T09:00:00Z', 'trial', 'Ten credits to try Wickwise with', 10, 10, null, null],
      ['2026-11-19T10:30:00Z', 'purchase', 'Basic, 70 credits', 70, 80, id(70), null],
      ['2026-11-20T08:00:00Z', 'reserve', 'An analysis began', -1, 79, null, id(80)],
      ['2026-11-20T08:00:04Z', 'settle', 'The analysis was completed', 0, 79, null, id(80)],
      ['2026-11-20T09:00:00Z', 'reserve', 'An analysis began', -1, 78, null, id(81)],
      ['2026-11-20T09:00:02Z', 'void', 'The picture could not be read', 1, 79, null, id(81)],
    ] as const
  ).map(([at, kind, description, credits, balance_after, order_id, analysis_id], nth) => ({
    id: id(nth),
    at,
    kind,
    description,
    credits,
    balance_after,
    order_id,
    analysis_id,
  })),
  lots: [
    {
      id: id(90),
      source: 'trial',
      granted: 10,
      remaining: 9,
      granted_at: '2026-11-18T09:00:00Z',
      expires_at: '2026-11-25T09:00:00Z',
      order_id: null,
    },
    {
      id: id(91),
      source: 'purchase',
      granted: 70,
      remaining: 70,
      granted_at: '2026-11-19T10:30:00Z',
      expires_at: null,
      order_id: id(70),
    },
  ],
  daily_usage: { used: 1, limit: 10, resets_at: '2026-11-22T00:00:00Z' },
  next_cursor: null,
};

export const emptyStatement: CreditStatement = {
  ...sampleStatement,
  balance: 0,
  closing_balance: 0,
  entries: [],
  lots: [],
};
