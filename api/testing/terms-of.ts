import { randomUUID } from 'node:crypto';
import type { CheckoutTerms, Terms } from '../ports/ordering/checkout-terms.ts';

/** What a checkout of these items would be told now; it takes a key that nobody asks for again. */
export async function termsOf(checkoutTerms: CheckoutTerms, itemIds: readonly string[]): Promise<Terms> {
  const attempt = { scope: 'terms', key: randomUUID() };
  const taking = { attempt, requestHash: Buffer.alloc(32), now: new Date(), staleBefore: new Date(0) };
  return (await checkoutTerms.begin(taking, itemIds)).terms;
}
