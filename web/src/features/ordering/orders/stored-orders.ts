/** What this tab remembers about orders: what opens a guest's orders, and which order the cart became. */
import type { CheckoutResult } from '../../../api/ordering.ts';

/** Session storage keys. */
export const STORED_ORDERS_KEY = 'wickwise.orders';
export const OPEN_KEY = 'wickwise.checkout';

export interface StoredOrder {
  /** Opens the order to a guest; null for signed-in customers. */
  token: string | null;
  /** The account waits to be claimed by the link in the email. */
  claim: boolean;
}

const NOTHING: StoredOrder = { token: null, claim: false };

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // The browser refuses storage: a guest then reads the order in the email.
  }
}

function all(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(read(STORED_ORDERS_KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Keeps what a checkout answered: the order's token, and that the cart has become this order. */
export function keepCheckout({ order, order_token, claim_required }: CheckoutResult): void {
  const stored: StoredOrder = { token: order_token, claim: claim_required };
  write(STORED_ORDERS_KEY, JSON.stringify({ ...all(), [order.order_id]: stored }));
  write(OPEN_KEY, order.order_id);
}

/** Keeps what is known once an order is settled: only then is it clear whether its account waits to be claimed. */
export function keepClaim({ order, claim_required }: CheckoutResult): void {
  const { token } = storedOrder(order.order_id);
  const stored: StoredOrder = { token, claim: claim_required };
  write(STORED_ORDERS_KEY, JSON.stringify({ ...all(), [order.order_id]: stored }));
}

/** What this tab knows about an order; junk is nothing. */
export function storedOrder(orderId: string): StoredOrder {
  const stored = all()[orderId];
  if (typeof stored !== 'object' || stored === null) return NOTHING;
  const { token, claim } = stored as Partial<StoredOrder>;
  return { token: typeof token === 'string' && token !== '' ? token : null, claim: claim === true };
}

/** The order that the cart has become, while it is not known to be paid or to have failed. */
export function openCheckout(): string | null {
  return read(OPEN_KEY);
}

/** The order is paid, or will never be: the cart is a cart again. */
export function closeCheckout(): void {
  write(OPEN_KEY, null);
}
