/** People who buy and analyse as fast as they can, and remember exactly what they were answered. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { charts, dataUrlOf } from '../../api/testing/chart-fixtures.ts';
import type { Life } from './world.ts';

export interface Customer {
  id: string;
  email: string;
  token: string;
}

/** A checkout under one key, asked for until something was answered. */
export interface Purchase {
  key: string;
  customer: Customer;
  /** Set once an answer said that it is paid. */
  orderId: string | null;
}

export interface Memory {
  purchases: Purchase[];
  /** Answered analyses. */
  analyses: { id: string; customer: Customer }[];
  /** Refunds and grants that an admin asked for, each with an amount of its own. */
  refunds: { orderId: string; minor: number; answered: boolean }[];
  grants: { userId: string; credits: number; answered: boolean }[];
  /** What an admin let the bank do with orders that nobody refunds: disputes and refunds at the provider, in the order they happened. */
  bankEvents: { orderId: string; event: string; answered: boolean }[];
  /** Accounts whose deletion was answered. */
  left: string[];
  /** Requests that the kill cut off. */
  cutOff: number;
}

/** Answers that must never occur, even while the database is away. */
export const faults: string[] = [];

interface Sent {
  body?: object;
  headers?: Record<string, string>;
}

/** What the api answers; null when the process died over it, or its database went. */
export async function send(
  life: Life,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, headers }: Sent,
): Promise<{ status: number; body: Record<string, unknown> } | null> {
  try {
    const answer = await fetch(`${life.origin}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status >= 500) {
      if (answer.status !== 503) faults.push(`${method} ${path} was answered with ${answer.status}.`);
      return null;
    }
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  } catch {
    return null;
  }
}

const call = (life: Life, path: string, { token, headers, body }: Sent & { token?: string } = {}) =>
  send(life, body ? 'POST' : 'GET', path, {
    ...(body ? { body } : {}),
    headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
  });

/** Registers a customer; throws when that fails. */
export async function register(life: Life, name: string): Promise<Customer> {
  const email = `${name}@example.com`;
  const body = { email, full_name: name, password: 'difference engine' };
  const answer = await call(life, '/auth/register', { body });
  if (answer?.status !== 201) throw new Error(`Registering failed: ${JSON.stringify(answer)}`);
  const { id } = answer.body.user as { id: string };
  return { id, email, token: String(answer.body.token) };
}

const item = { id: 'credits-50', type: 'credits', quantity: 1 };

export async function priceOfItem(life: Life): Promise<{ id: string; price: number }> {
  const answer = await call(life, '/packages/public?currency=USD');
  const found = (
    answer?.body.creditPackages as { id: string; price: number; credits: unknown }[] | undefined
  )?.find(({ credits }) => credits === 50);
  if (!found) throw new Error('There is no package of 50 credits to buy.');
  return found;
}

/** One try of a purchase; the same key may be tried in many lives. */
async function tryPurchase(
  life: Life,
  purchase: Purchase,
  memory: Memory,
  price: { id: string; price: number },
) {
  const answer = await call(life, '/cart/checkout', {
    token: purchase.customer.token,
    headers: { 'Idempotency-Key': purchase.key },
    body: {
      items: [{ ...item, id: price.id }],
      totalAmount: price.price,
      currency: 'USD',
      paymentDetails: {
        email: purchase.customer.email,
        first_name: 'Ada',
        last_name: 'Byron',
        card_number: '4242424242424242',
        expiry: '12/34',
        cvc: '123',
        zip: '12345',
        terms_accepted: true,
      },
    },
  });
  if (answer === null) memory.cutOff++;
  else if (answer.status === 201)
    purchase.orderId = String((answer.body.order as { order_id: string }).order_id);
  // An account has few tries, and one that was cut off is not given back.
  else if (answer.status === 429) return false;
  else if (![202, 409].includes(answer.status))
    throw new Error(`A purchase was refused: ${JSON.stringify(answer)}`);
  return answer !== null;
}

/** Buys until the process is killed; half of the interrupted purchases are repeated after the restart, the rest never. */
export async function buyUntilKilled(life: Life, customer: Customer, memory: Memory): Promise<void> {
  const price = await priceOfItem(life).catch(() => null);
  if (!price) return;
  const open = memory.purchases.filter(
    ({ orderId, customer: owner }, index) => orderId === null && owner === customer && index % 2 === 0,
  );
  for (;;) {
    const again = open.pop();
    const purchase = again ?? { key: randomUUID(), customer, orderId: null };
    if (!again) memory.purchases.push(purchase);
    if (!(await tryPurchase(life, purchase, memory, price))) return;
  }
}

let pictures = 0;
const raw = await sharp(charts.hourly).raw().toBuffer({ resolveWithObject: true });

/** A chart that no other is the same picture as. */
async function newPicture(): Promise<Buffer> {
  const { data, info } = raw;
  const copy = Buffer.from(data);
  copy.writeUInt16LE(pictures++ % 65_536, 0);
  return sharp(copy, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Analyses until the process dies, and buys credits when there are none left. */
export async function analyseUntilKilled(life: Life, customer: Customer, memory: Memory): Promise<void> {
  for (;;) {
    const body = { image_data_url: dataUrlOf(await newPicture()) };
    const answer = await call(life, '/chart/analyze', { token: customer.token, body });
    if (answer === null) {
      memory.cutOff++;
      return;
    }
    if (answer.status === 402) {
      const price = await priceOfItem(life).catch(() => null);
      if (!price) return;
      const purchase = { key: randomUUID(), customer, orderId: null };
      memory.purchases.push(purchase);
      if (!(await tryPurchase(life, purchase, memory, price))) return;
      continue;
    }
    if (answer.status !== 200)
      throw new Error(`An analysis was refused: ${JSON.stringify(answer).slice(0, 500)}`);
    memory.analyses.push({ id: String((answer.body.analysis as { id: string }).id), customer });
  }
}
