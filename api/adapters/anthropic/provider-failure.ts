import { APIConnectionError, APIConnectionTimeoutError, APIError } from '@anthropic-ai/sdk';

export const PROVIDER = 'anthropic';

/** What the message of a failure may hold of an answer's body, in characters. */
const LONGEST_BODY = 600;

/** The provider did not do its part. The message is what the log, the health panel and `provider_notice` say. */
export class ProviderFailure extends Error {}

/** Said when the provider is asked for but there is nothing to sign in with and no proxy that does it. */
export const KEY_MISSING =
  'The AI provider key is missing: set ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL to a proxy that holds the key.';

/** No answer in time. */
export function timeoutFailure(timeoutMs: number): ProviderFailure {
  return new ProviderFailure(`${PROVIDER} error timeout: no answer within ${timeoutMs / 1000} s`);
}

/** Any failure of a call as `anthropic error {status}: {body}`. `key` is taken out wherever a body repeats it. */
export function toProviderFailure(error: unknown, timeoutMs: number, key: string | null): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof APIConnectionTimeoutError) return timeoutFailure(timeoutMs);
  const clean = (text: string) =>
    (key === null ? text : text.replaceAll(key, '[key]')).slice(0, LONGEST_BODY).trim();
  if (error instanceof APIConnectionError)
    return new ProviderFailure(clean(`${PROVIDER} error connection: ${reasonOf(error)}`));
  if (error instanceof APIError) {
    const status = error.status === undefined ? 'stream' : String(error.status);
    return new ProviderFailure(clean(`${PROVIDER} error ${status}: ${bodyOf(error)}`));
  }
  return new ProviderFailure(clean(`${PROVIDER} error unexpected: ${reasonOf(error)}`));
}

/** Whether a call failed because the model takes no temperature. */
export function refusesTemperature(error: unknown): boolean {
  return error instanceof APIError && error.status === 400 && /temperature/i.test(error.message);
}

/** The body as it came: the SDK keeps it parsed when it was JSON, else within its message behind the status. */
function bodyOf(error: APIError): string {
  if (error.error !== undefined && error.error !== null) return JSON.stringify(error.error);
  return error.message.replace(/^\d{3} /, '');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
