import { connect } from '../../api/adapters/postgres/database.ts';
import { otherListRows } from './other-list-rows.ts';
import { orderRows, userRows } from './order-rows.ts';
import { partnerFirst, partnerRows } from './partner-rows.ts';

/** Rows written by one statement, over one connection. */
const BATCH = 20_000;

const rows = { users: userRows, orders: orderRows, others: otherListRows };

/**
 * Writes rows number `from` to `to` of a kind. Every batch comes over a connection of its own: sums that are stored per connection
 * stand in as many rows as after years of work.
 */
export async function fill(url: string, kind: keyof typeof rows, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += BATCH)
    await run(url, rows[kind], { from: start, to: Math.min(to, start + BATCH - 1) });
}

/** Users and orders number 1 to `count`, a partner who brought some of the orders, and as much in every other list. */
export async function fillAll(url: string, count: number): Promise<void> {
  await fill(url, 'users', 1, count);
  await run(url, partnerFirst);
  await fill(url, 'orders', 1, count);
  await settle(url);
  await run(url, partnerRows);
  await fill(url, 'others', 1, count);
  await settle(url);
}

/** Lets the planner and the visibility map catch up, as the autovacuum of a running database does. */
export async function settle(url: string): Promise<void> {
  await run(url, ['vacuum (analyze)']);
}

async function run(
  url: string,
  statements: readonly string[],
  values: Record<string, number> = {},
): Promise<void> {
  const database = connect({ url, poolMax: 1 });
  try {
    await database.raw('set statement_timeout = 0');
    for (const statement of statements) await database.raw(statement, values);
  } finally {
    await database.destroy();
  }
}
