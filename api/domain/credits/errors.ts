/** No credit is left that could be set aside. */
export interface CreditsInsufficient {
  code: 'credits.insufficient';
}

/** The analyses of the day are used up. */
export interface DailyLimitReached {
  code: 'credits.daily_limit';
  /** Analyses a day. */
  limit: number;
  /** The next 00:00 UTC. */
  resetsAt: Date;
  /** Whole seconds until then, at least 1. */
  retryAfterSeconds: number;
}

export type CreditsError = CreditsInsufficient | DailyLimitReached;
export type CreditsErrorCode = CreditsError['code'];
