import { idsBeginningWith, type IdRange } from '../shared/id-range.ts';

/** What a partner looks for among the own orders. Ids are meant by their beginning: from the first to the last that fits. */
export type OrderSearch =
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'email'; email: string }
  | ({ kind: 'ids' } & IdRange);

/**
 * Reads the search box. A customer is found by the whole email address, since partners see addresses masked; an order by
 * how its id or its number (`WW-3F0A91…`, the first ten digits of the id) begins.
 */
export function readOrderSearch(text: string | undefined): OrderSearch {
  const wanted = (text ?? '').trim().toLowerCase();
  if (wanted === '' || 'ww-'.startsWith(wanted)) return { kind: 'all' };
  if (wanted.includes('@')) return { kind: 'email', email: wanted };
  const digits = wanted.replace(/^ww-/, '').replaceAll('-', '');
  if (!/^[0-9a-f]{1,32}$/.test(digits)) return { kind: 'none' };
  return { kind: 'ids', ...idsBeginningWith(digits) };
}
