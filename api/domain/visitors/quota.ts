import { DAY_MS } from '../shared-with-web/time.ts';

/** What a visitor may try without an account. */
export type VisitorTask = 'demo' | 'tutor';

/** How often each may be tried. */
export type VisitorLimits = Record<VisitorTask, number>;

/**
 * When each of the uses that count now ceases to: of those by the visitor's cookie, and of those by the network address over
 * all visitors who came from it.
 */
export interface CountedUses {
  byVisitor: readonly Date[];
  byAddress: readonly Date[];
}

export interface Quota {
  limit: number;
  /** At most the limit. */
  used: number;
  /** When a use is left again; null when one is left now, and where none ever is. */
  opensAt: Date | null;
}

export interface QuotaReached {
  code: `visitors.${VisitorTask}_limit`;
  /** Null where none is ever open. */
  retryAfterSeconds: number | null;
}
export type QuotaErrorCode = QuotaReached['code'];

/** A use counts for 30 days: addresses change hands, and an office shares one. */
export const USE_COUNTS_MS = 30 * DAY_MS;

/** The quota that these uses leave: whoever drops the cookie is still known by the address, and the other way round. */
export function quotaOf(limit: number, { byVisitor, byAddress }: CountedUses): Quota {
  const used = Math.min(limit, Math.max(byVisitor.length, byAddress.length));
  const opens = [byVisitor, byAddress].flatMap((ends) => opensAt(limit, ends) ?? []);
  return { limit, used, opensAt: opens.length === 0 ? null : new Date(Math.max(...opens)) };
}

/** When fewer uses than the limit count: once the latest ones alone are left. Undefined while fewer do, and where the limit is 0. */
function opensAt(limit: number, ends: readonly Date[]): number | undefined {
  const latestFirst = ends.map((end) => end.getTime()).toSorted((a, b) => b - a);
  return latestFirst[limit - 1];
}

/** Whether one more use is left. */
export function isOpen({ limit, used }: Quota): boolean {
  return used < limit;
}

/** The error of a task whose quota is used up, with the time until a use is left again. */
export function quotaReached(task: VisitorTask, { opensAt: opens }: Quota, now: Date): QuotaReached {
  const seconds = opens === null ? null : Math.ceil((opens.getTime() - now.getTime()) / 1000);
  return {
    code: `visitors.${task}_limit`,
    retryAfterSeconds: seconds === null ? null : Math.max(1, seconds),
  };
}
