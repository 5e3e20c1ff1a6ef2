import { DAY_MS } from '../shared-with-web/time.ts';
import { granted } from './grants.ts';
import type { Movement } from './journal.ts';

/** What became of the credit of a reading that was reported as wrong. */
export type ReportCredit = 'returned' | 'limit_reached' | 'too_late' | 'none_spent';

/** How far back a credit comes back, and returns are counted. */
const FAIR_DAYS = 30;
/** As many come back in any case. */
const FAIR_RETURNS = 3;
/** Else one for so many that were spent. */
const SPENT_PER_RETURN = 10;

/** Since when an analysis may have been paid, and returns count, at `at`. */
export const fairSince = (at: Date): Date => new Date(at.getTime() - FAIR_DAYS * DAY_MS);

/** Whether the credit of a wrong reading comes back: three in 30 days, or a tenth of what was spent in them. */
export function creditBack(
  paid: { at: Date } | null,
  { spent, returned, since }: { spent: number; returned: number; since: Date },
): ReportCredit {
  if (paid === null) return 'none_spent';
  if (paid.at < since) return 'too_late';
  return returned < Math.max(FAIR_RETURNS, Math.floor(spent / SPENT_PER_RETURN))
    ? 'returned'
    : 'limit_reached';
}

/**
 * The credit as a lot of its own: the one it was spent from may have expired, been refunded or be on hold. It expires with that one, but
 * not within 30 days.
 */
export function returnedForWrong(
  analysisId: string,
  lotId: string,
  paid: { lotExpiresAt: Date | null },
  at: Date,
): Movement {
  const days = paid.lotExpiresAt && Math.ceil((paid.lotExpiresAt.getTime() - at.getTime()) / DAY_MS);
  const movement = granted({
    lotId,
    source: 'reading_wrong',
    credits: 1,
    validityDays: days === null ? null : Math.max(days, FAIR_DAYS),
    at,
    key: `reading-wrong:${analysisId}`,
    memo: 'You reported the reading as wrong: the credit is back.',
  });
  return { ...movement, analysisId };
}
