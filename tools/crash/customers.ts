/** People who buy and analyse as fast as they can, and remember exactly what they were answered. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { charts, dataUrlOf } from '../../api/testing/chart-fixtures.ts';
import type { Life } from './world.ts';

export interface Customer {
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
  /** Requests that the kill cut off. */
  cutOff: number;
}

/** Answers of the api; null when the process died over it. */
async function call(
  life: Life,
  path: string,
  options: { token?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Record<string, unknown> } | null> {
  try {
    const answer = await fetch(`${life.origin}/api${path}`, {
      method: options.body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      ...(options.body ? { body: JSON.stringify(options.body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return null;
  }
}

/** Registers a customer; throws when that fails. */
export async function register(life: Life, name: string): Promise<Customer> {
  const email = `${name}@example.com`;
  const body = { email, full_name: name, password: 'difference engine' };
  const answer = await call(life, '/auth/register', { body });
  if (answer?.status !== 201) throw new Error(`Registering failed: ${JSON.stringify(answer)}`);
  return { email, token: String(answer.body.token) };
}

const item = { id: 'credits-50', type: 'credits', quantity: 1 };

async function priceOfItem(life: Life): Promise<{ id: string; price: number }> {
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
  else if (![202, 409].includes(answer.status))
    throw new Error(`A purchase was refused: ${JSON.stringify(answer)}`);
  return answer !== null;
}

/** Buys until the process dies; half of what was cut off is asked for again in the next life, the rest never. */
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
