export { apiBase, authHeaders } from './base.ts';
/** Every generated call goes through here. Rejects with `ApiError`, or with the reason of an aborted call. */
export { send as http } from './http-client.ts';

/** Names an attempt: sent again under the same key with the same body it happens once. */
export const attemptKey = (key: string) => ({ 'Idempotency-Key': key });
