/** How often one key may ask: at most `limit` requests in a window of `windowMs` that begins with the first of them. */
export interface Allowance {
  limit: number;
  windowMs: number;
}

/** Where a key stands within its allowance, this request included. */
export interface Usage {
  limit: number;
  windowSeconds: number;
  /** Requests that are left in the window. */
  remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number;
  /** This request is one too many. */
  exceeded: boolean;
}

/** The usage after `requests` within a window that began at `startedAt`. */
export function usageOf(
  { limit, windowMs }: Allowance,
  { startedAt, requests }: { startedAt: Date; requests: number },
  now: Date,
): Usage {
  const left = startedAt.getTime() + windowMs - now.getTime();
  return {
    limit,
    windowSeconds: windowMs / 1000,
    remaining: Math.max(0, limit - requests),
    resetSeconds: Math.max(1, Math.ceil(left / 1000)),
    exceeded: requests > limit,
  };
}
