import { randomUUID } from 'node:crypto';
import { tokens } from '../composition/tokens.ts';
import type { TestApi } from './start-test-api.ts';
import type { Bearer } from './chart-fixtures.ts';

/** Numbers of the sandbox, by what they do. */
export const cards = {
  success: '4242 4242 4242 4242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  challenge: '4000002760003184',
  slowSuccess: '4000000000005043',
  slowDecline: '4000000000004087',
  lost: '4000000000004988',
  refusesRefunds: '4000000000005126',
  refundWaits: '4000000000007726',
  refundFails: '4000000000003725',
};

const plan = { id: 'professional', type: 'package', quantity: 1, name: 'Professional', price: 129 };
const credits = { id: 'credits-starter', type: 'credits', quantity: 1, name: 'Starter', price: 50 };

/** A cart as the web sends it: a plan with credits, or credits alone. In US dollars. */
export const carts = {
  planAndCredits: { items: [plan, credits], totalAmount: 179, currency: 'USD' },
  credits: { items: [credits], totalAmount: 50, currency: 'USD' },
  plan: { items: [plan], totalAmount: 129, currency: 'USD' },
};

/** The payment form, filled in; say only what the test is about. */
export function paymentDetails(wanted: Record<string, unknown> = {}) {
  return {
    email: `guest-${randomUUID().slice(0, 8)}@example.com`,
    first_name: 'Grace',
    last_name: 'Hopper',
    card_number: cards.success,
    expiry: '12/30',
    cvc: '123',
    zip: 'SW1A 1AA',
    terms_accepted: true,
    ...wanted,
  };
}

export interface CheckoutOptions {
  /** Absent: as a guest. */
  bearer?: Bearer;
  cart?: object;
  payment?: Record<string, unknown>;
  key?: string;
}

/** Sends a checkout; a signed-in one when a bearer is given. */
export function checkout(api: TestApi, { bearer, cart, payment, key }: CheckoutOptions = {}) {
  const body = { ...(cart ?? carts.planAndCredits), paymentDetails: paymentDetails(payment) };
  const request = bearer
    ? api.request.post('/api/cart/checkout').set(bearer)
    : api.request.post('/api/checkout/guest');
  return request.set('Idempotency-Key', key ?? randomUUID()).send(body);
}

/** Does what the worker would with orders and refunds that wait for the gateway. */
export async function resolvePending(api: TestApi): Promise<void> {
  const task = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'resolve-pending-orders');
  await task?.run({}, api.container.get(tokens.log));
}
