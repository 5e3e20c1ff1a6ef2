import type { AxiosRequestConfig } from 'axios';

export { apiBase, authHeaders } from './base.ts';

/** Names an attempt: sent again under the same key with the same body it happens once. */
export const attemptKey = (key: string) => ({ 'Idempotency-Key': key });

/**
 * Every generated call goes through here. Rejects with `ApiError`, or with the cancellation of an aborted call. What sends it
 * is loaded with the first call: a page shows before it asks.
 */
export async function http<T>(config: AxiosRequestConfig): Promise<T> {
  const { send } = await import('./http-client.ts');
  return send<T>(config);
}
