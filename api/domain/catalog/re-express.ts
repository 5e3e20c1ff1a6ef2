import { convert } from '../shared-with-web/money.ts';
import { priceIn, type Package, type PricingCurrency } from './package.ts';

/**
 * The package when `next` becomes the base; its rate is still per unit of the old base. The price becomes what it was in that
 * currency: its custom price there, else price × rate. Where a custom price becomes the price, the old one stays on as custom
 * price in the old base, so that nothing that somebody has decided is lost. Other custom prices stay as they are.
 */
export function reExpress<P extends Package>(item: P, next: PricingCurrency): P {
  const customPrices = new Map(item.customPrices);
  if (customPrices.delete(next.code)) customPrices.set(item.price.currency, item.price);
  return {
    ...item,
    price: priceIn(item, next),
    originalPrice: item.originalPrice && convert(item.originalPrice, next.rate, next.code),
    customPrices,
  };
}
