import type { CreditsError } from '../../../domain/credits/errors.ts';
import type { Failure } from '../problem.ts';

/** An error of the credits context as a failure; a used-up day names the limit and when the next one begins. */
export function creditsFailure(error: CreditsError): { failure: Failure } {
  if (error.code === 'credits.insufficient') return { failure: { code: error.code } };
  const { limit, resetsAt, retryAfterSeconds } = error;
  const detail =
    `You have used your ${limit} analyses of today. The next day begins at ${resetsAt.toISOString()} (00:00 UTC); ` +
    'a larger plan allows more a day.';
  return { failure: { code: error.code, detail, retryAfterSeconds } };
}
