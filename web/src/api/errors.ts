import type { Problem } from './generated/model';

/** Shown when no answer came at all. */
export const NO_ANSWER = 'The server could not be reached. Check your connection and try again.';

/** A call that failed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly problem: Partial<Problem> | null;

  constructor(message: string, status: number, problem: Partial<Problem> | null = null) {
    super(message);
    this.status = status;
    this.problem = problem;
  }

  /** The stable code of the problem, e.g. `accounts.email_taken`. */
  get code(): string | null {
    return this.problem?.code ?? null;
  }

  /** What the server said about each field, by the name of the field. */
  get fieldErrors(): Readonly<Record<string, string>> {
    return Object.fromEntries((this.problem?.errors ?? []).map(({ field, message }) => [field, message]));
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a body says: JSON, or else its text. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/**
 * The error of an answer that is not a success: the server's `error` text, or 'HTTP {status}' when there is none. A body
 * that is not JSON is itself the error text.
 */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const content = typeof body === 'string' ? parsed(body) : body;
  if (typeof content === 'string' && content.trim() !== '') return new ApiError(content.trim(), status);
  if (!isRecord(content)) return new ApiError(`HTTP ${status}`, status);
  const text = content['error'];
  const message = typeof text === 'string' && text !== '' ? text : `HTTP ${status}`;
  return new ApiError(message, status, content as Partial<Problem>);
}

/** No answer: no network, a refused connection, a time-out. */
export function errorOfSilence(): ApiError {
  return new ApiError(NO_ANSWER, 0);
}

/** The sentence to show for anything that was thrown. */
export function errorMessage(error: unknown, fallback = 'Unknown error.'): string {
  if (error instanceof Error && error.message !== '') return error.message;
  return fallback;
}
