/** Guests with all kinds of cards who come through a partner's link, banks, people who leave, and an admin who gives money and credits back. */
import { randomUUID } from 'node:crypto';
import { priceOfItem, register, send, type Customer, type Memory } from './customers.ts';
import type { Life } from './world.ts';

/** The admin and the partner's click; both were there before the first kill. */
export interface Shop {
  admin: { Authorization: string };
  cookie: string;
}

/** Cards of the sandbox: paid, paid later, asked for at the bank, declined, declined later. */
const CARDS = [
  '4242424242424242',
  '4000000000005043',
  '4000002760003184',
  '4000000000000002',
  '4000000000004087',
];

async function buyAsGuest(life: Life, memory: Memory, shop: Shop, number: number): Promise<boolean> {
  const price = await priceOfItem(life).catch(() => null);
  if (!price) return false;
  const email = `guest-${randomUUID().slice(0, 12)}@example.com`;
  const answer = await send(life, 'POST', '/checkout/guest', {
    headers: { 'Idempotency-Key': randomUUID(), Cookie: shop.cookie },
    body: {
      items: [{ id: price.id, type: 'credits', quantity: 1 + (number % 3) }],
      totalAmount: price.price * (1 + (number % 3)),
      currency: 'USD',
      paymentDetails: {
        email,
        first_name: 'Ada',
        last_name: 'Byron',
        card_number: CARDS[number % CARDS.length],
        expiry: '12/34',
        cvc: '123',
        zip: '12345',
        terms_accepted: true,
      },
    },
  });
  if (answer === null) {
    memory.cutOff++;
    return false;
  }
  if (![201, 202, 402].includes(answer.status))
    throw new Error(`A guest was refused: ${JSON.stringify(answer)}`);
  const order = answer.body.order as { order_id: string } | undefined;
  if (answer.status === 201 && order)
    memory.purchases.push({ key: '', customer: { id: '', email, token: '' }, orderId: order.order_id });
  const url = (answer.body.challenge as { url: string | null } | null | undefined)?.url;
  if (!url || number % 2 === 0) return true;
  const path = `/payments/sandbox/challenges/${url.split('/').at(-1)}`;
  const approved = await send(life, 'POST', path, { body: { outcome: 'approve' } });
  return approved !== null;
}

/** The admin refunds a little of an order that was answered as paid, and gives somebody credits; each with an amount of its own. */
async function giveBack(life: Life, memory: Memory, { admin }: Shop, customer: Customer): Promise<boolean> {
  const number = memory.refunds.length + 1;
  const headers = { ...admin, 'Idempotency-Key': randomUUID() };
  const disputed = new Set(memory.bankEvents.map((each) => each.orderId));
  const orderId = memory.purchases.findLast(
    (purchase) => purchase.orderId !== null && !disputed.has(purchase.orderId),
  )?.orderId;
  if (orderId) {
    const refund = { orderId, minor: 1 + (number % 97), answered: false };
    memory.refunds.push(refund);
    const body = { amount: refund.minor / 100, reason: `Refund ${number}` };
    const answer = await send(life, 'POST', `/admin/orders/${orderId}/refunds`, { headers, body });
    if (answer === null) return false;
    refund.answered = answer.status === 201;
  }
  const grant = { userId: customer.id, credits: 1000 + memory.grants.length, answered: false };
  memory.grants.push(grant);
  const path = `/admin/users/${customer.id}/credits`;
  const body = { credits: grant.credits, reason: 'Made good' };
  const answer = await send(life, 'POST', path, {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    body,
  });
  if (answer === null) return false;
  grant.answered = answer.status === 200;
  return true;
}

/** What a bank may do with a guest's payment; each line of events is of one order. */
const BANK_EVENTS = [
  ['dispute_opened', 'dispute_lost'],
  ['dispute_opened', 'dispute_won'],
  ['fraud_warning', 'refunded'],
  ['dispute_opened'],
];

/** The bank disputes or takes back the payment of a guest. */
async function dispute(life: Life, memory: Memory, { admin }: Shop): Promise<boolean> {
  const touched = new Set([...memory.refunds, ...memory.bankEvents].map(({ orderId }) => orderId));
  const orderId = memory.purchases.findLast(
    (purchase) => purchase.orderId !== null && purchase.customer.id === '' && !touched.has(purchase.orderId),
  )?.orderId;
  if (!orderId) return true;
  const kind = new Set(memory.bankEvents.map((each) => each.orderId)).size % BANK_EVENTS.length;
  for (const event of BANK_EVENTS[kind] ?? []) {
    const happening = { orderId, event, answered: false };
    memory.bankEvents.push(happening);
    const sent = { headers: admin, body: { event } };
    const answer = await send(life, 'POST', `/admin/orders/${orderId}/sandbox-events`, sent);
    if (answer === null) return false;
    happening.answered = answer.status === 200;
  }
  return true;
}

/** Somebody registers, buys at the bank or at once, and deletes the account. */
async function comeAndGo(life: Life, memory: Memory): Promise<boolean> {
  const leaver = await register(life, `leaver-${randomUUID().slice(0, 12)}`).catch(() => null);
  if (!leaver) return false;
  const headers = { Authorization: `Bearer ${leaver.token}` };
  const answer = await send(life, 'DELETE', '/auth/me', { headers, body: { password: 'difference engine' } });
  if (answer?.status === 204) memory.left.push(leaver.id);
  return answer !== null;
}

/** Does all of these until the process is killed. */
export async function troubleUntilKilled(
  life: Life,
  memory: Memory,
  shop: Shop,
  customer: Customer,
): Promise<void> {
  for (let number = memory.refunds.length; ; number += 1) {
    if (!(await buyAsGuest(life, memory, shop, number))) return;
    if (number % 2 === 0 && !(await dispute(life, memory, shop))) return;
    if (!(await giveBack(life, memory, shop, customer))) return;
    if (number % 3 === 0 && !(await comeAndGo(life, memory))) return;
  }
}
