import type { components } from './generated/contract.ts';
import { errorTable, type ErrorCode } from './error-table.ts';

export type Problem = components['schemas']['Problem'];

type ProblemExtension =
  | 'refusal'
  | 'analysis_id'
  | 'total'
  | 'total_minor'
  | 'currency'
  | 'order_id'
  | 'decline_code';

/** An expected failure on its way to becoming a problem document. */
export interface Failure {
  code: ErrorCode;
  /** What happened this time; else the text of the error table. */
  detail?: string | undefined;
  /** What was wrong with which field. */
  errors?: { field: string; message: string }[] | undefined;
  retryAfterSeconds?: number | undefined;
  /** Members that the contract adds for some codes, such as `refusal`. */
  extensions?: Partial<Pick<Problem, ProblemExtension>> | undefined;
}

/** Whether a handler's answer is a failure. */
export function isFailure(answer: object): answer is { failure: Failure } {
  return 'failure' in answer;
}

/** How long a client waits before it asks again while something that we stand on is away. */
export const OUTAGE_SECONDS = 5;

/** The problem document (RFC 9457) of a failure. */
export function problemOf(failure: Failure, requestId: string): Problem {
  const row = errorTable[failure.code];
  // Whoever writes to us about a failure of ours needs its id, so it stands in the sentence.
  const own =
    failure.code === 'platform.unexpected' ? `${row.text} and name this request: ${requestId}.` : row.text;
  const text = failure.detail ?? own;
  // Whatever does not answer now may do so in a moment.
  const wait = failure.retryAfterSeconds ?? (row.status === 503 ? OUTAGE_SECONDS : undefined);
  return {
    type: `/problems/${failure.code}`,
    title: row.title,
    status: row.status,
    detail: text,
    code: failure.code,
    request_id: requestId,
    error: text,
    ...(failure.errors ? { errors: failure.errors } : {}),
    ...(wait === undefined ? {} : { retry_after_seconds: wait }),
    ...failure.extensions,
  };
}

/** Ends the work of the guard with a failure; caught in one place, where it becomes the answer. */
export class RequestRefused extends Error {
  readonly failure: Failure;
  readonly headers: Record<string, string>;

  constructor(failure: Failure, headers: Record<string, string> = {}) {
    super(failure.code);
    this.failure = failure;
    this.headers = headers;
  }
}
