/**
 * Customers buy credits, 32 at a time, from an api of their own on a Postgres that writes to the disk. Prints the processor time of an
 * order, of the api and of Postgres, orders a second, and commits a second of the same Postgres that do nothing else (a row
 * each, over as many connections): what bounds orders, which commit three times. Fails past a limit.
 *
 *   run.ts [--orders 960] [--clients 32]
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { connect } from '../../api/adapters/postgres/database.ts';
import { carts, paymentDetails } from '../../api/testing/checkout-requests.ts';
import { fillWithCustomers, type Customer } from '../bench-burst/customers.ts';
import { backendsMs, processorMs, usedSince } from '../bench-requests/processor.ts';
import { report } from '../bench/figure.ts';
import { makeWorld } from '../crash/world.ts';

/** Most processor time of an order, api and Postgres together, as a multiple of what a request costs that asks who is signed in. */
const MOST = 15;
const WARM_UP = 320;

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '960' }, clients: { type: 'string', default: '32' } },
});
const orders = Number(values.orders);
const clients = Number(values.clients);

/** Does it `count` times, as many at a time as there are clients; how often a second. */
async function each(count: number, work: (client: number) => Promise<unknown>): Promise<number> {
  let left = count;
  const began = performance.now();
  const line = async (_: unknown, client: number) => {
    while (left-- > 0) await work(client);
  };
  await Promise.all(Array.from({ length: clients }, line));
  return (count * 1000) / (performance.now() - began);
}

async function buy(origin: string, customer: Customer): Promise<void> {
  const answer = await fetch(`${origin}/api/cart/checkout`, {
    method: 'POST',
    headers: { ...customer.bearer, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ ...carts.credits, paymentDetails: paymentDetails() }),
  });
  await answer.text();
  if (answer.status !== 201) throw new Error(`A checkout was answered with ${answer.status}.`);
}

async function whoAmI(origin: string, customer: Customer): Promise<void> {
  await (await fetch(`${origin}/api/auth/me`, { headers: { ...customer.bearer } })).text();
}

async function commitsASecond(url: string): Promise<number> {
  const database: Knex = connect({ url, poolMax: clients });
  try {
    await database.raw('create table if not exists bench_commits (id bigserial primary key)');
    const one = () => database.raw('insert into bench_commits default values');
    await each(clients * 10, one);
    return await each(2000, one);
  } finally {
    await database.destroy();
  }
}

process.env.NODE_ENV = 'production';
const world = await makeWorld();
try {
  const url = world.inside.environment.databaseUrl ?? '';
  const database = new URL(url).pathname.slice(1);
  const { origin, pid, kill } = await world.begin();
  const customers = await fillWithCustomers(world.inside, clients);
  const customer = (client: number) => customers[client] as Customer;
  const costOf = async (count: number, work: (client: number) => Promise<void>) => {
    const before = { node: processorMs(pid), postgres: backendsMs(database) };
    const aSecond = await each(count, work);
    const node = (processorMs(pid) - before.node) / count;
    return { aSecond, node, postgres: usedSince(before.postgres, backendsMs(database)) / count };
  };
  await each(WARM_UP, (client) => buy(origin, customer(client)));
  const order = await costOf(orders, (client) => buy(origin, customer(client)));
  await each(1000, (client) => whoAmI(origin, customer(client)));
  const me = await costOf(4000, (client) => whoAmI(origin, customer(client)));
  const commits = await commitsASecond(url);
  const cost = order.node + order.postgres;
  const signedIn = { name: 'a signed-in request', value: me.node + me.postgres };
  report({ name: 'an order, api', value: order.node, unit: 'ms' });
  report({ name: 'an order, Postgres', value: order.postgres, unit: 'ms' });
  report({
    name: 'an order, both',
    value: cost,
    unit: 'ms',
    limit: { most: MOST * signedIn.value },
    against: signedIn,
  });
  const bound = { name: 'bare commits a second', value: commits };
  report({ name: `orders with ${clients} clients`, value: order.aSecond, unit: 'a second', against: bound });
  await kill();
} finally {
  await world.end();
}
