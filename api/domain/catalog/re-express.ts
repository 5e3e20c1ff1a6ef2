import type { LostPrice } from '../shared/lost-price.ts';
import { asked, type Package, type PricingCurrency } from './package.ts';

/** Every stored price that would not survive `next` as the base. One that is nothing already is not among them. */
export function lostPrices(packages: readonly Package[], next: PricingCurrency): LostPrice[] {
  return packages.flatMap((item) => {
    const { price, originalPrice } = expressed(item, next);
    const changes = [
      { field: 'price', before: item.price, after: price },
      { field: 'original_price', before: item.originalPrice, after: originalPrice },
    ] as const;
    return changes.flatMap(({ field, before, after }) => {
      if (!before || before.minor === 0 || (after && after.minor > 0)) return [];
      // A custom price of nothing was set by hand.
      if (field === 'price' && item.customPrices.get(next.code)?.minor === 0) return [];
      return [{ id: item.id, field, before, after }];
    });
  });
}

/**
 * The package when `next` becomes the base; its rate is still per unit of the old base. The price becomes what it was in that
 * currency: its custom price there, else price × rate, as a gateway can charge it. Where a custom price becomes the price, the old one
 * stays on as custom price in the old base, so that nothing that somebody has decided is lost. Other custom prices stay as they are.
 * Throws for a price out of bounds: `lostPrices` names those before.
 */
export function reExpress<P extends Package>(item: P, next: PricingCurrency): P {
  const customPrices = new Map(item.customPrices);
  if (customPrices.delete(next.code)) customPrices.set(item.price.currency, item.price);
  const { price, originalPrice } = expressed(item, next);
  if (!price || (item.originalPrice && !originalPrice))
    throw new RangeError(`${item.id} has no price in ${next.code}.`);
  return { ...item, price, originalPrice, customPrices };
}

function expressed(item: Package, next: PricingCurrency) {
  return {
    price: asked(item.price, item.customPrices.get(next.code), next),
    originalPrice: item.originalPrice && asked(item.originalPrice, undefined, next),
  };
}
