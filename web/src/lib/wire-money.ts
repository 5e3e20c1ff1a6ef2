import { parseMoney } from '../../../api/domain/shared-with-web/money.ts';
import type { Money } from '../../../api/domain/shared-with-web/money.ts';

/** A decimal of the wire as money. Amounts of the contract always have the decimals of their currency. */
export function wireMoney(amount: number, currency: string): Money {
  const parsed = parseMoney(amount, currency);
  if (!parsed) throw new RangeError(`${amount} is not an amount of ${currency}`);
  return parsed;
}
