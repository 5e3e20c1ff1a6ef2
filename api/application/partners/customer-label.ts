import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';

/** Letters and digits that are not taken for each other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/**
 * What a partner calls one customer by, since masked addresses look alike: always the same for this customer and partner, another for
 * every other partner, and nothing that can be traced back to the account.
 */
export function customerLabel(hash: KeyedHash, brandId: string, customerId: string): string {
  const bytes = hash.of('partner-customer', `${brandId}:${customerId}`).subarray(0, LENGTH);
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}
