import type { APIConnectionError, APIConnectionTimeoutError, APIError } from '@anthropic-ai/sdk';
import { loadedSdk } from './sdk.ts';

export const PROVIDER = 'anthropic';

/** What the message of a failure may hold of an answer's body, in characters. */
const LONGEST_BODY = 600;

/** Said to a learner when the curriculum answers: never what the provider wrote. */
const DID_NOT_ANSWER = 'The AI provider did not answer; this is from the built-in lessons.';

/**
 * The provider did not do its part. The message is for the log, the health panel and an analysis' `provider_notice`, and may
 * hold the provider's message.
 */
export class ProviderFailure extends Error {
  /** The message for the learner. */
  readonly forLearner: string;

  constructor(message: string, forLearner = DID_NOT_ANSWER) {
    super(message);
    this.forLearner = forLearner;
  }
}

/** The provider asked, of this replica or another, not to be called for a while. */
export class ProviderPaused extends ProviderFailure {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const wait = `${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}`;
    super(
      `${PROVIDER} error paused: the provider asked not to be called for another ${wait}`,
      `The AI provider asked for a pause of ${wait}; this is from the built-in lessons.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Said when the provider is asked for but there is nothing to sign in with and no proxy that does it. */
const KEY_MISSING =
  'The AI provider key is missing: set ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL to a proxy that holds the key.';

export const keyMissing = () =>
  new ProviderFailure(KEY_MISSING, 'The AI provider key is missing; this is from the built-in lessons.');

/** A reply without a word. */
export const emptyReply = () =>
  new ProviderFailure(
    "The model's reply was empty",
    "The AI provider's answer was empty; this is from the built-in lessons.",
  );

/** Every sentence of a reply was left out. */
export const nothingLeft = () =>
  new ProviderFailure(
    "The model's reply held nothing that may be passed on",
    "Nothing in the AI provider's answer could be passed on; this is from the built-in lessons.",
  );

/** No answer in time. */
export function timeoutFailure(timeoutMs: number): ProviderFailure {
  return new ProviderFailure(`${PROVIDER} error timeout: no answer within ${timeoutMs / 1000} s`);
}

/** Any failure of a call as `anthropic error {status}: {body}`. `key` is taken out wherever a body repeats it. */
export function toProviderFailure(error: unknown, timeoutMs: number, key: string | null): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (isTimeout(error)) return timeoutFailure(timeoutMs);
  const clean = (text: string) =>
    (key === null ? text : text.replaceAll(key, '[key]')).slice(0, LONGEST_BODY).trim();
  const failure = (kind: string, message: string) =>
    new ProviderFailure(clean(`${PROVIDER} error ${kind}: ${message}`));
  if (isConnection(error)) return failure('connection', reasonOf(error));
  if (isOfApi(error)) return failure(String(error.status ?? 'stream'), bodyOf(error));
  return failure('unexpected', reasonOf(error));
}

/**
 * For how many seconds an answer asks not to be called, rounded up; null when it does not ask. The header holds seconds or a date
 * (RFC 9110, 10.2.3).
 */
export function pauseAskedBy(error: unknown, now: Date): number | null {
  if (!isOfApi(error) || !PAUSING.has(error.status ?? 0)) return null;
  const header = error.headers?.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+(?:\.\d+)?$/.test(header)
    ? Number(header)
    : (Date.parse(header) - now.getTime()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : null;
}

/** Too many requests, unavailable, overloaded. */
const PAUSING = new Set([429, 503, 529]);

/** Whether a call failed because the model takes no temperature. */
export function refusesTemperature(error: unknown): boolean {
  return isOfApi(error) && error.status === 400 && /temperature/i.test(error.message);
}

// Nothing can be an error of the SDK before it is loaded.
const isTimeout = (error: unknown): error is APIConnectionTimeoutError =>
  loadedSdk !== null && error instanceof loadedSdk.APIConnectionTimeoutError;
const isConnection = (error: unknown): error is APIConnectionError =>
  loadedSdk !== null && error instanceof loadedSdk.APIConnectionError;
const isOfApi = (error: unknown): error is APIError =>
  loadedSdk !== null && error instanceof loadedSdk.APIError;

/** The body as it came: the SDK keeps it parsed when it was JSON, else within its message behind the status. */
function bodyOf(error: APIError): string {
  if (error.error !== undefined && error.error !== null) return JSON.stringify(error.error);
  return error.message.replace(/^\d{3} /, '');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
