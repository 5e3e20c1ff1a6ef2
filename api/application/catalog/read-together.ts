import { baseOf, type Currency } from '../../domain/currencies/currency.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';

/** How often it is read again; the base moves a few times in a shop's life, so once is plenty. */
const TRIES = 5;

/**
 * Currencies and packages that belong together. They are read one after the other, and in between the base may have moved: then
 * prices and rates would speak of two bases, so both are read again.
 */
export async function readTogether<P extends { price: Money }>(
  currencies: () => Promise<Currency[]>,
  packages: () => Promise<P[]>,
): Promise<{ currencies: Currency[]; packages: P[] }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const read = { currencies: await currencies(), packages: await packages() };
    const base = baseOf(read.currencies).code;
    if (read.packages.every(({ price }) => price.currency === base)) return read;
  }
  throw new Error('The base currency does not stand still.');
}
