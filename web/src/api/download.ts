import { http } from './http.ts';

/** Without it spreadsheets take UTF-8 for another encoding, and names with accents come out wrong. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * What a call answers, as a file.
 * @param url as in the contract, without '/api'
 * @param options the call's parameters, and the form of the answer where the call has several
 */
export function download(
  url: string,
  { params, accept }: { params?: object; accept?: string } = {},
): Promise<Blob> {
  const headers: Record<string, string> = accept === undefined ? {} : { Accept: accept };
  return http<Blob>({ url, method: 'GET', params, headers, responseType: 'blob' });
}

/** A list as CSV: the list's own call, answered in another form. `params` are the filters of the list; no page. */
export async function downloadCsv(url: string, params: object = {}): Promise<Blob> {
  const table = await download(url, { params, accept: 'text/csv' });
  return new Blob([BYTE_ORDER_MARK, table], { type: 'text/csv' });
}
