/** The texts of the visitors' tutor, and which of them a failure becomes. */
import { ApiError, errorMessage } from '../../../api/errors.ts';

export const LIMIT_REACHED = 'Tutor message limit reached. Please purchase a package to get premium account.';

/** Shown instead of calling when no message is left. */
export const allUsed = (limit: number): string =>
  `You have reached your ${limit} free tutor messages. Please purchase a package to get premium account.`;

export interface SendFailure {
  /** `limit`: the messages are used up. */
  kind: 'limit' | 'failed';
  message: string;
}

/** The text for a message that was not answered. Any 429 but that of too many at once is the limit. */
export function sendFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError) || error.status === 0)
    return { kind: 'failed', message: `Unexpected error: ${errorMessage(error)}` };
  if (error.status === 429 && error.code !== 'accounts.throttled')
    return { kind: 'limit', message: LIMIT_REACHED };
  return { kind: 'failed', message: `Failed to send message: ${errorMessage(error)}` };
}
