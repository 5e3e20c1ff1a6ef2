import { decimalText, type Money } from '../shared-with-web/money.ts';

/** A price that a change of the base would take to nothing, or out of bounds. */
export interface LostPrice {
  id: string;
  field: 'price' | 'original_price';
  before: Money;
  /** What it becomes; null: more than a price can be. */
  after: Money | null;
}

/** What becomes of the price, as a clause for people: `59.00 USD becomes 0 KRW`. */
export function lossText({ before, after }: LostPrice): string {
  const was = `${decimalText(before)} ${before.currency}`;
  return after
    ? `${was} becomes ${decimalText(after)} ${after.currency}`
    : `${was} is more than a price there can be`;
}
