import type { Call } from './call.ts';
import { ApiError, errorOfSilence } from './errors.ts';
import { proofGiven } from './proof-request.ts';
import { read } from './read.ts';

export { apiBase, authHeaders } from './base.ts';

/** Names an attempt: sent again under the same key with the same body it happens once. */
export const attemptKey = (key: string) => ({ 'Idempotency-Key': key });

const client = () => import('./http-client.ts');

/** Loads what sends, once somebody begins to fill in a field: it is there by the time of the press. */
export function prepareToSend(): void {
  const prepare = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element && target.matches('input, select, textarea'))) return;
    window.removeEventListener('focusin', prepare);
    void client().catch(() => undefined);
  };
  window.addEventListener('focusin', prepare);
}

async function once<T>(call: Call): Promise<T> {
  if (call.method === 'GET' && !call.responseType) return read<T>(call);
  const { send } = await client().catch(() => {
    throw errorOfSilence();
  });
  return send<T>(call);
}

/**
 * Every generated call goes through here; it is sent again once the password was given, where the server asks for that first.
 * Rejects with `ApiError`, or with the cancellation of an aborted call.
 */
export async function http<T>(call: Call): Promise<T> {
  try {
    return await once<T>(call);
  } catch (error) {
    const asked = error instanceof ApiError && error.code === 'accounts.proof_required';
    if (!asked || !(await proofGiven())) throw error;
    return once<T>(call);
  }
}
