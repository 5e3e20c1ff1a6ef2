import type { Money } from '../../../../../api/domain/shared-with-web/money.ts';
import type { CreditsOnOffer } from '../../../entities/catalog/on-offer.ts';

/** From the lowest price to the highest. */
export const rising = <T extends { price: Money }>(offers: readonly T[]): T[] =>
  offers.toSorted((one, other) => one.price.minor - other.price.minor);

/** What one credit of a package comes to, rounded to the minor unit; null where they are unlimited. */
export function pricePerCredit({ credits, price }: Pick<CreditsOnOffer, 'credits' | 'price'>): Money | null {
  if (credits === 'unlimited' || credits <= 0) return null;
  return { minor: Math.round(price.minor / credits), currency: price.currency };
}
