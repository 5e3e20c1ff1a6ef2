import { decimalNumber, sumOf, timesOf, type Money } from '../shared-with-web/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { lacksCredits, type CartItemType } from '../shared-with-web/cart.ts';
import type { FieldFault, OrderingErrorOf } from './errors.ts';
import { beyondOrder } from './order-bounds.ts';
import { ONE_PLAN, type OrderLine } from './order.ts';

/** What a client wants of something; its name and price are not asked for. */
export interface WantedItem {
  id: string;
  type: CartItemType;
  quantity: number;
}

/** What the catalogue says of it: everything of a line that the client has no say in. */
export type OfferedItem = Pick<OrderLine, 'name' | 'type' | 'price' | 'credits' | 'validityDays' | 'tier'>;

export interface PricedCart {
  lines: Omit<OrderLine, 'id'>[];
  total: Money;
}

type CartRefusal = OrderingErrorOf<
  'ordering.invalid_checkout' | 'ordering.credits_required' | 'ordering.total_changed'
>;

/**
 * The cart at the catalogue's prices. `offers[i]` is what the catalogue has for `wanted[i]`; null when it is not sold in
 * that currency. Refused: an unknown, doubled or mistyped item, two plans, a plan without credits, more than an order can hold, and a `seenTotal` (what the
 * customer was shown) that is another amount.
 */
export function priceCart(
  wanted: readonly WantedItem[],
  offers: readonly (OfferedItem | null)[],
  currency: string,
  seenTotal: number,
): Result<PricedCart, CartRefusal> {
  const lines: PricedCart['lines'] = [];
  const faults: FieldFault[] = [];
  for (const [index, item] of wanted.entries()) {
    const offer = offers[index] ?? null;
    const fault = faultOf(wanted, index, offer);
    if (fault || !offer)
      faults.push({ field: `items[${index}].${fault?.part}`, message: fault?.message ?? '' });
    else {
      const { name, type, price, credits, validityDays, tier } = offer;
      const { id: itemId, quantity } = item;
      lines.push({ itemId, quantity, name, type, price, credits, validityDays, tier });
    }
  }
  if (faults.length > 0) return err({ code: 'ordering.invalid_checkout', faults });
  if (lacksCredits(wanted)) return err({ code: 'ordering.credits_required' });
  const beyond = beyondOrder(lines);
  if (beyond) return err(fault('items', beyond));
  const total = sumOf(
    lines.map(({ price, quantity }) => timesOf(price, quantity)),
    currency,
  );
  if (decimalNumber(total) !== seenTotal) return err({ code: 'ordering.total_changed', total });
  return ok({ lines, total });
}

const fault = (field: string, message: string): CartRefusal => ({
  code: 'ordering.invalid_checkout',
  faults: [{ field, message }],
});

function faultOf(
  wanted: readonly WantedItem[],
  index: number,
  offer: OfferedItem | null,
): { part: keyof WantedItem; message: string } | null {
  const item = wanted[index] as WantedItem;
  const before = wanted.slice(0, index);
  if (!offer) return { part: 'id', message: 'is not on sale in this currency' };
  if (offer.type !== item.type) return { part: 'type', message: `must be ${offer.type}` };
  if (before.some(({ id }) => id === item.id)) return { part: 'id', message: 'is in the cart twice' };
  if (item.type === 'package' && item.quantity !== 1) return { part: 'quantity', message: ONE_PLAN };
  if (item.type === 'package' && before.some(({ type }) => type === 'package')) {
    return { part: 'type', message: 'is a second plan; an order holds one' };
  }
  return null;
}
