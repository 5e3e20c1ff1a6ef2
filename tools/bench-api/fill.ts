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
import { collected, followed, partnerFirst, partnerRows, valued } from './partner-rows.ts';

/** Rows written by one statement; of lists that are looked at alone more, since triggers then add up more at once. */
const BATCH = 20_000;
const LARGE_BATCH = 200_000;
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
const partners: List = { tables: /^partners_/, rows: [followed, ...partnerRows, valued] };
const others: readonly List[] = [
  partners,
  { tables: /^analysis_/, rows: [analysisRows] },
  { tables: /^visitors_(contact_)?message/, rows: [messageRows] },
  { tables: /^visitors_newsletter/, rows: [newsletterRows] },
  { tables: /^platform_audit/, rows: [auditRows] },
  { tables: /^integrations_deliveries/, rows: [deliveryRows] },
];

/** These do row by row, or once for each table, what `followed`, `valued` and `howFarAccountsGot` do for many; all other triggers see the rows that are filled in. */
const ROW_TRIGGERS = [
  ['ordering_orders', 'partners_follow_order'],
  ['partners_referred_orders', 'partners_value_added'],
  ['partners_attributions', 'partners_value_added'],
  ['partners_commission_entries', 'partners_value_added'],
  ['ordering_refunds', 'partners_value_added'],
  ['ordering_orders', 'insights_account_ordered'],
  ['analysis_analyses', 'insights_account_analysed'],
] as const;

/**
 * Users and orders up to number `count`, partners who brought some of the orders, and as much in every other list; `already` of them are
 * there. Of the lists that are looked at alone, when `sources` names the tables and indexes that are read. Indexes that stand for no rule are
 * made in the end, in one pass.
 */
export async function fillUp(
  url: string,
  already: number,
  count: number,
  sources?: ReadonlySet<string>,
): Promise<void> {
  const wanted = ({ tables: own }: List) => !sources || [...sources].some((name) => own.test(name));
  // In turn: orders name users, and what partners earned names orders.
  const filled = [[users], wanted(orders) || wanted(partners) ? [orders] : [], others.filter(wanted)];
  const dropped = await dropIndexes(url, filled.flat());
  const indexes = dropped.filter(({ index }) => !sources || sources.has(index));
  await switchTriggers(url, 'disable');
  if (already === 0) await run(url, [creditDays, ...partnerFirst, ...ledgerRows]);
  const batch = sources ? LARGE_BATCH : BATCH;
  for (const each of filled)
    await atOnce(
      each.flatMap(({ rows, most = count }) => batches(url, rows, batch, already + 1, Math.min(count, most))),
    );
  await run(url, [...collected, ...howFarAccountsGot]);
  await switchTriggers(url, 'enable');
  await atOnce(
    indexes.map(
      ({ made }) =>
        () =>
          run(url, [`set maintenance_work_mem = '512MB'`, made]),
    ),
  );
  await settle(url);
  await addUpDays(url);
  await settle(url);
}

interface Index {
  table: string;
  index: string;
  made: string;
}

/** Drops the indexes of lists that stand for no rule, and says how each is made, those of searches first, which take longest. */
async function dropIndexes(url: string, filled: readonly List[]): Promise<Index[]> {
  return withDatabase(url, async (database) => {
    const { rows } = await database.raw<{ rows: Index[] }>(
      `select indrelid::regclass::text as table, indexrelid::regclass::text as index, pg_get_indexdef(indexrelid) as made
       from pg_index join pg_class c on c.oid = indrelid
       where not indisunique and relnamespace = 'public'::regnamespace order by pg_get_indexdef(indexrelid) not like '%gin%'`,
    );
    const dropped = rows.filter(({ table }) => filled.some(({ tables }) => tables.test(table)));
    if (dropped.length > 0) await database.raw(`drop index ${dropped.map(({ index }) => index).join(', ')}`);
    return dropped;
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
function batches(url: string, rows: readonly string[], batch: number, from: number, to: number): Work[] {
  const starts = Array.from({ length: Math.ceil((to - from + 1) / batch) }, (_, nth) => from + nth * batch);
  return starts.map((start) => () => run(url, rows, { from: start, to: Math.min(to, start + batch - 1) }));
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
