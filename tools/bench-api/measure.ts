import type { Knex } from '../../api/adapters/postgres/database.ts';

/** Something that a screen asks of the database. */
export interface Case {
  name: string;
  /** The nth time it is asked; what is looked for changes with it. */
  ask: (turn: number) => Promise<unknown>;
  /** Most milliseconds that 95 of 100 answers may take. */
  limitMs: number;
}

export interface Measured {
  name: string;
  p50: number;
  p95: number;
  limitMs: number;
  /** Queries of one answer. */
  queries: number;
  /** How tables were read: by which index, or whole. */
  reads: string[];
  /** Tables of many rows that a plan reads whole. */
  whole: string[];
}

const TURNS = 60;
const WARM_UP = 5;
/** A table with more rows than this is not to be read whole; two years of daily sums have less. */
const MANY_ROWS = 50_000;

/** The value below which `share` of the times lie. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Milliseconds of each turn, after some that do not count. */
export async function timesOf(ask: Case['ask'], turns: number = TURNS): Promise<number[]> {
  for (let turn = 0; turn < WARM_UP; turn++) await ask(turn);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now();
    await ask(turn);
    times.push(performance.now() - start);
  }
  return times;
}

interface Asked {
  sql: string;
  bindings: readonly Knex.Value[];
}

/** Asks, measures, and looks at the plans of the queries that were sent. */
export async function measure(database: Knex, { name, ask, limitMs }: Case): Promise<Measured> {
  const asked: Asked[] = [];
  const note = ({ sql, bindings }: Asked) => asked.push({ sql, bindings });
  database.on('query', note);
  await ask(0);
  database.off('query', note);
  const reads: Read[] = [];
  for (const query of asked) reads.push(...(await readsOf(database, query)));
  const big = await bigTables(database);
  const whole = reads.flatMap(({ wholeTable }) => (wholeTable && big.has(wholeTable) ? [wholeTable] : []));
  const times = await timesOf(ask);
  return {
    name,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    limitMs,
    queries: asked.length,
    reads: [...new Set(reads.map(({ index, wholeTable }) => index ?? `all of ${wholeTable}`))],
    whole: [...new Set(whole)],
  };
}

/** How a plan comes by rows: through an index, or all of a table. */
type Read = { index: string; wholeTable?: undefined } | { index?: undefined; wholeTable: string };

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

async function readsOf(database: Knex, { sql, bindings }: Asked): Promise<Read[]> {
  if (!/^\s*(select|with)\b/i.test(sql)) return [];
  // The driver was sent numbered parameters; knex wants question marks.
  const statement = sql.replaceAll(/\$(\d+)/g, '?');
  const order = [...sql.matchAll(/\$(\d+)/g)].map(([, nth]) => bindings[Number(nth) - 1] ?? null);
  const values = order.length > 0 ? order : bindings;
  const { rows } = await database.raw<{ rows: [{ 'QUERY PLAN': [{ Plan: Plan }] }] }>(
    `explain (format json) ${statement}`,
    values,
  );
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
}

function nodesOf(plan: Plan): Read[] {
  const below = (plan.Plans ?? []).flatMap(nodesOf);
  if (plan['Index Name']) return [{ index: plan['Index Name'] }, ...below];
  if (plan['Node Type'] !== 'Seq Scan' || !plan['Relation Name']) return below;
  return [{ wholeTable: plan['Relation Name'] }, ...below];
}

async function bigTables(database: Knex): Promise<Set<string>> {
  const rows: { relname: string }[] = await database('pg_class')
    .where('reltuples', '>', MANY_ROWS)
    .where('relkind', 'r')
    .select('relname');
  return new Set(rows.map(({ relname }) => relname));
}
