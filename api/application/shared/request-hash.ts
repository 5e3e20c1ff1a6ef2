import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';

/** The same text for the same value, however its members are ordered. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

/**
 * What tells one request from another under the same key. Keyed, because a plain hash of a request with a card number in it
 * could be tried out number by number.
 */
export function requestHash(hash: KeyedHash, request: unknown): Buffer {
  return hash.of('request-print', canonical(request));
}
