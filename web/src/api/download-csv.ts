import { http } from './http.ts';

/**
 * A list as CSV: the list's own call, answered in another form.
 * @param url as in the contract, without '/api'
 * @param params the filters of the list; no page
 */
export function downloadCsv(url: string, params: object = {}): Promise<Blob> {
  return http<Blob>({ url, method: 'GET', params, headers: { Accept: 'text/csv' }, responseType: 'blob' });
}
