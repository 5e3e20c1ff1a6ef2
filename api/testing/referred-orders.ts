import { randomUUID } from 'node:crypto';
import { tokens } from '../composition/tokens.ts';
import { orderNumber } from '../domain/shared-with-web/order-number.ts';
import { convertBack, money } from '../domain/shared-with-web/money.ts';
import type { TestApi } from './start-test-api.ts';

/** An order through a partner's link; say only what the test is about. */
export interface Referred {
  clickId: string | null;
  orderId?: string;
  minor?: number;
  currency?: string;
  /** Units of the order's currency per unit of the base. */
  rate?: string;
  email?: string;
  customerId?: string;
  status?: 'pending' | 'paid' | 'cancelled';
  items?: { type: 'package' | 'credits'; name: string; credits?: number | 'unlimited' }[];
}

/** Puts an order into the shop and, when it is paid, into the commission books; its id. */
export async function placeReferred(api: TestApi, wanted: Referred): Promise<string> {
  const {
    clickId,
    minor = 12_900,
    currency = 'EUR',
    rate = '1',
    status = 'paid',
    email = 'customer@example.org',
  } = wanted;
  const id = wanted.orderId ?? randomUUID();
  const at = api.clock.now();
  const { knex } = api.database;
  await knex('ordering_orders').insert({
    id,
    number: orderNumber(id),
    email,
    customer_name: 'A Customer',
    placed_by: 'guest',
    status,
    currency,
    total_minor: minor,
    base_currency: 'USD',
    base_total_minor: convertBack(money(minor, currency), rate, 'USD').minor,
    rate,
    click_id: clickId,
    placed_at: at,
    checked_at: at,
    paid_at: status === 'paid' ? at : null,
    cancelled_at: status === 'cancelled' ? at : null,
  });
  const items = wanted.items ?? [{ type: 'package' as const, name: 'Professional' }];
  await knex('ordering_lines').insert(items.map((item, index) => lineOf(id, minor, item, index)));
  if (status === 'paid') await book(api, id, { ...wanted, minor, currency, email });
  return id;
}

function lineOf(orderId: string, minor: number, item: NonNullable<Referred['items']>[number], index: number) {
  return {
    id: randomUUID(),
    order_id: orderId,
    place: index,
    item_id: item.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    type: item.type,
    name: item.name,
    price_minor: minor,
    quantity: 1,
    credits: typeof item.credits === 'number' ? item.credits : null,
    credits_unlimited: item.credits === 'unlimited',
    tier: item.type === 'package' ? 'pro' : null,
  };
}

async function book(
  api: TestApi,
  orderId: string,
  order: Referred & { minor: number; currency: string; email: string },
): Promise<void> {
  const effects = api.container.get(tokens.commissionEffects);
  const paid = {
    orderId,
    customerId: order.customerId ?? randomUUID(),
    email: order.email,
    paymentFingerprint: null,
    clickId: order.clickId,
    netPaid: money(order.minor, order.currency),
    at: api.clock.now(),
  };
  await api.container.get(tokens.unitOfWork).run((tx) => effects.book(tx, paid));
}

/** Gives money back, in the shop's books and the partner's. */
export async function refundReferred(
  api: TestApi,
  orderId: string,
  { minor, status }: { minor: number; status: 'partly_refunded' | 'refunded' },
): Promise<void> {
  const { knex } = api.database;
  const order = await knex('ordering_orders')
    .where({ id: orderId })
    .first<{ currency: string; total_minor: string }>();
  const at = api.clock.now();
  const refundId = randomUUID();
  const row = {
    id: refundId,
    order_id: orderId,
    amount_minor: minor,
    status: 'succeeded',
    reason: 'asked for',
  };
  await knex('ordering_refunds').insert({ ...row, created_at: at, settled_at: at });
  await knex('ordering_orders').where({ id: orderId }).update({ status });
  const refund = { orderId, refundId, refunded: money(minor, order.currency), at };
  const effects = api.container.get(tokens.commissionEffects);
  await api.container.get(tokens.unitOfWork).run((tx) => effects.reverse(tx, refund));
}

/** Signs in the account that was made for somebody, such as a partner; the header. */
export async function signInAs(api: TestApi, email: string): Promise<{ Authorization: string }> {
  const found = await api.container.get(tokens.users).findForLogin(email);
  if (!found) throw new Error(`Nobody has the address ${email}.`);
  const { token, hash } = api.container.get(tokens.sessionTokens).issue();
  const now = api.clock.now();
  const session = { id: randomUUID(), userId: found.user.id, createdAt: now, lastUsedAt: now };
  await api.container
    .get(tokens.sessions)
    .add({ ...session, device: null, revokedAt: null, tokenHash: hash });
  return { Authorization: `Bearer ${token}` };
}
