import { connect, type Knex } from '../../api/adapters/postgres/database.ts';
import { PostgresFigureDays } from '../../api/adapters/postgres/insights/postgres-figure-days.ts';
import { CUSTOMERS } from './batch.ts';
import { ledgerRows } from './ledger-rows.ts';
import {
  analysisRows,
  auditRows,
  creditDays,
  deliveryRows,
  messageRows,
  newsletterRows,
} from './other-list-rows.ts';
import { howFarAccountsGot, orderRows, userRows } from './order-rows.ts';
import { collected, followed, partnerFirst, partnerRows } from './partner-rows.ts';

/** Rows written by one statement. */
const BATCH = 20_000;
/** Statements are run over so many connections at a time. */
const AT_ONCE = 2;

interface List {
  /** The tables that grow with it: those it stands in, and the sums of them. */
  tables: RegExp;
  rows: readonly string[];
  /** It has no more rows than these. */
  most?: number;
}

const users: List = { tables: /^accounts_/, rows: userRows, most: CUSTOMERS };
const orders: List = { tables: /^(ordering|insights)_/, rows: orderRows };
const partners: List = { tables: /^partners_/, rows: [followed, ...partnerRows] };
const others: readonly List[] = [
  partners,
  { tables: /^analysis_/, rows: [analysisRows] },
  { tables: /^visitors_(contact_)?message/, rows: [messageRows] },
  { tables: /^visitors_newsletter/, rows: [newsletterRows] },
  { tables: /^platform_audit/, rows: [auditRows] },
  { tables: /^integrations_deliveries/, rows: [deliveryRows] },
];

/** These do row by row what `followed` and `howFarAccountsGot` do for many; all other triggers see the rows that are filled in. */
const ROW_TRIGGERS = [
  ['ordering_orders', 'partners_follow_order'],
  ['ordering_orders', 'insights_account_ordered'],
  ['analysis_analyses', 'insights_account_analysed'],
] as const;

/**
 * Users and orders up to number `count`, partners who brought some of the orders, and as much in every other list; `already` of them are
 * there. Of the lists that are looked at alone, when `tables` names what is read. Indexes that stand for no rule are made in the end, in one pass.
 */
export async function fillUp(
  url: string,
  already: number,
  count: number,
  tables?: ReadonlySet<string>,
): Promise<void> {
  const wanted = ({ tables: own }: List) => !tables || [...tables].some((table) => own.test(table));
  // In turn: orders name users, and what partners earned names orders.
  const filled = [[users], wanted(orders) || wanted(partners) ? [orders] : [], others.filter(wanted)];
  const indexes = await dropIndexes(url, filled.flat());
  await switchTriggers(url, 'disable');
  if (already === 0) await run(url, [creditDays, ...partnerFirst, ...ledgerRows]);
  for (const each of filled)
    await atOnce(
      each.flatMap(({ rows, most = count }) => batches(url, rows, already + 1, Math.min(count, most))),
    );
  await run(url, [...collected, ...howFarAccountsGot]);
  await switchTriggers(url, 'enable');
  await atOnce(indexes.map((index) => () => run(url, [`set maintenance_work_mem = '512MB'`, index])));
  await settle(url);
  await addUpDays(url);
  await settle(url);
}

/** Drops the indexes of lists that stand for no rule, and says how each is made, those of searches first, which take longest. */
async function dropIndexes(url: string, filled: readonly List[]): Promise<string[]> {
  return withDatabase(url, async (database) => {
    const { rows } = await database.raw<{ rows: { table: string; index: string; made: string }[] }>(
      `select indrelid::regclass::text as table, indexrelid::regclass::text as index, pg_get_indexdef(indexrelid) as made
       from pg_index join pg_class c on c.oid = indrelid
       where not indisunique and relnamespace = 'public'::regnamespace order by pg_get_indexdef(indexrelid) not like '%gin%'`,
    );
    const dropped = rows.filter(({ table }) => filled.some(({ tables }) => tables.test(table)));
    if (dropped.length > 0) await database.raw(`drop index ${dropped.map(({ index }) => index).join(', ')}`);
    return dropped.map(({ made }) => made);
  });
}

async function switchTriggers(url: string, to: 'enable' | 'disable'): Promise<void> {
  await run(
    url,
    ROW_TRIGGERS.map(([table, trigger]) => `alter table ${table} ${to} trigger ${trigger}`),
  );
}

type Work = () => Promise<void>;

/** Every batch comes over a connection of its own: sums that are stored per connection stand in as many rows as after years of work. */
function batches(url: string, rows: readonly string[], from: number, to: number): Work[] {
  const starts = Array.from({ length: Math.ceil((to - from + 1) / BATCH) }, (_, nth) => from + nth * BATCH);
  return starts.map((start) => () => run(url, rows, { from: start, to: Math.min(to, start + BATCH - 1) }));
}

async function atOnce(work: readonly Work[]): Promise<void> {
  const left = work.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const each of left) await each();
    }),
  );
}

/** What the worker does every hour. */
async function addUpDays(url: string): Promise<void> {
  await withDatabase(url, async (database) => {
    await new PostgresFigureDays({ database }).rollUp(new Date().toISOString().slice(0, 10));
  });
}

/** Lets the planner and the visibility map catch up, as the autovacuum of a running database does. */
async function settle(url: string): Promise<void> {
  await run(url, ['vacuum (analyze)']);
}

function run(url: string, statements: readonly string[], values: Record<string, number> = {}): Promise<void> {
  return withDatabase(url, async (database) => {
    await database.raw('set statement_timeout = 0');
    for (const statement of statements) await database.raw(statement, values);
  });
}

async function withDatabase<T>(url: string, work: (database: Knex) => Promise<T>): Promise<T> {
  const database = connect({ url, poolMax: 1 });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
