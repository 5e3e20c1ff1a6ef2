/** One name per attempt to buy, so that whatever is sent twice is charged once. */
import { ApiError } from '../../../api/errors.ts';
import type { CheckoutRequest } from '../../../api/ordering.ts';

function newKey(): string {
  // Only pages served securely have randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

interface Attempt {
  key: string;
  request: CheckoutRequest;
  text: string;
  /** Sent, with an unknown outcome. */
  open: boolean;
}

/** No answer, or one that does not say what became of the payment. */
const saysNothing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 408 || error.status >= 500;

/**
 * Sends checkouts. The same body keeps its key. Where an attempt was left without an answer, it is asked about first: only
 * when it is known to have failed is another body sent.
 * @param send posts one body under one key
 */
export function createAttempts<R>(send: (request: CheckoutRequest, key: string) => Promise<R>) {
  let last: Attempt | null = null;

  async function run(attempt: Attempt): Promise<R> {
    attempt.open = true;
    try {
      const result = await send(attempt.request, attempt.key);
      attempt.open = false;
      return result;
    } catch (error) {
      attempt.open = saysNothing(error);
      throw error;
    }
  }

  return async function attempt(request: CheckoutRequest): Promise<R> {
    const text = JSON.stringify(request);
    if (last?.text === text) return run(last);
    if (last?.open) {
      try {
        return await run(last);
      } catch (error) {
        if (last.open) throw error;
      }
    }
    last = { key: newKey(), request, text, open: false };
    return run(last);
  };
}
