import { connect } from '../../api/adapters/postgres/database.ts';
import { PostgresFigureDays } from '../../api/adapters/postgres/insights/postgres-figure-days.ts';
import { ledgerRows } from './ledger-rows.ts';
import { otherListRows } from './other-list-rows.ts';
import { orderRows, userRows, CUSTOMERS } from './order-rows.ts';
import { partnerFirst, partnerRows } from './partner-rows.ts';

/** Rows written by one statement, over one connection. */
const BATCH = 20_000;

/**
 * Users and orders up to number `count`, partners who brought some of the orders, and as much in every other list; `already` of them are
 * there. Every batch comes over a connection of its own: sums that are stored per connection stand in as many rows as after years of work.
 */
export async function fillUp(url: string, already: number, count: number): Promise<void> {
  if (already < CUSTOMERS) await fill(url, userRows, already + 1, Math.min(count, CUSTOMERS));
  if (already === 0) await run(url, [...partnerFirst, ...ledgerRows]);
  await fill(url, orderRows, already + 1, count);
  await settle(url);
  await run(url, partnerRows);
  await fill(url, otherListRows, already + 1, count);
  await addUpDays(url);
  await settle(url);
}

async function fill(url: string, rows: readonly string[], from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += BATCH)
    await run(url, rows, { from: start, to: Math.min(to, start + BATCH - 1) });
}

/** What the worker does every hour. */
async function addUpDays(url: string): Promise<void> {
  const database = connect({ url, poolMax: 1 });
  try {
    await new PostgresFigureDays({ database }).rollUp(new Date().toISOString().slice(0, 10));
  } finally {
    await database.destroy();
  }
}

/** Lets the planner and the visibility map catch up, as the autovacuum of a running database does. */
async function settle(url: string): Promise<void> {
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
