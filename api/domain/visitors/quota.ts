import { DAY_MS } from '../shared-with-web/time.ts';

/** What a visitor may try without an account. */
export type VisitorTask = 'demo' | 'tutor';

/** How often each may be tried. */
export type VisitorLimits = Record<VisitorTask, number>;

/** Uses that count now: by the visitor's cookie, and by the network address over all visitors who came from it. */
export interface UseCounts {
  byVisitor: number;
  byAddress: number;
}

export interface Quota {
  limit: number;
  /** At most the limit. */
  used: number;
}

export type QuotaReached = { code: 'visitors.demo_limit' } | { code: 'visitors.tutor_limit' };
export type QuotaErrorCode = QuotaReached['code'];

/** A use counts for 30 days: addresses change hands, and an office shares one. */
export const USE_COUNTS_MS = 30 * DAY_MS;

/** The quota that these counts leave: whoever drops the cookie is still known by the address, and the other way round. */
export function quotaOf(limit: number, { byVisitor, byAddress }: UseCounts): Quota {
  return { limit, used: Math.min(limit, Math.max(byVisitor, byAddress)) };
}

/** Whether one more use is left. */
export function isOpen({ limit, used }: Quota): boolean {
  return used < limit;
}

/** The error of a task whose quota is used up. */
export function quotaReached(task: VisitorTask): QuotaReached {
  return { code: `visitors.${task}_limit` };
}
