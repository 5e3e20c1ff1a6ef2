import { askedAhead } from './asked-ahead.ts';
import { apiBase, authHeaders, queryOf } from './base.ts';
import type { Call } from './call.ts';
import { ApiError, errorOfAnswer, errorOfSilence, parsed } from './errors.ts';

/** Asks for something, by what every browser has for it: a page that only shows loads nothing that sends (docs/decisions/0385). */
export async function read<T>({ url, params = {}, headers, signal }: Call): Promise<T> {
  const query = queryOf(params);
  try {
    const address = `${apiBase}${url}${query === '' ? '' : `?${query}`}`;
    const answer = await (askedAhead(address) ??
      fetch(address, {
        headers: { Accept: 'application/json', ...authHeaders(), ...headers },
        credentials: 'include',
        signal: signal ?? null,
      }));
    const body = parsed(await answer.text());
    if (!answer.ok) throw errorOfAnswer(answer.status, body);
    return body as T;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw errorOfSilence();
  }
}
