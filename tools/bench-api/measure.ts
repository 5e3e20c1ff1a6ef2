import type { Knex } from '../../api/adapters/postgres/database.ts';

/** Something that a screen or a program asks of the database. */
export interface Case {
  name: string;
  /** The nth time it is asked; what is looked for changes with it. */
  ask: (turn: number) => Promise<unknown>;
  /** Most times what counting to 100,000 takes at the same moment. */
  limit: number;
  /** Reads a whole table of many rows by its nature, as a file does. */
  readsAll?: boolean;
}

export interface Measured extends Case {
  /** The median of an answer, and of counting between the answers, in milliseconds. */
  took: number;
  counting: number;
  /** Queries of one answer. */
  queries: number;
  /** How tables were read: by which index, or whole. */
  reads: string[];
  /** Tables of many rows that a plan reads whole. */
  whole: string[];
}

const TURNS = 15;
const WARM_UP = 3;
/** Counting comes before every so manieth turn. */
const BETWEEN = 3;
/** A table with more rows than this is not to be read whole; two years of daily sums have less. */
const MANY_ROWS = 50_000;
const COUNT = 'select count(*) from generate_series(1, 100000)';

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Answers and counting in turns, so that whatever else the machine does slows down both. */
async function times(database: Knex, { ask }: Case): Promise<{ took: number; counting: number }> {
  const count = async () => database.raw(COUNT);
  for (let turn = 0; turn < WARM_UP; turn++) await ask(turn);
  await count();
  const [answers, counts]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    if (turn % BETWEEN === 0) counts.push(await timeOf(count));
    answers.push(await timeOf(() => ask(turn)));
  }
  return { took: median(answers), counting: median(counts) };
}

interface Asked {
  sql: string;
  bindings: readonly Knex.Value[];
}

/** Asks, measures, and looks at the plans of the queries that were sent. */
export async function measure(database: Knex, given: Case): Promise<Measured> {
  const asked: Asked[] = [];
  const note = ({ sql, bindings }: Asked) => asked.push({ sql, bindings });
  database.on('query', note);
  await given.ask(0);
  database.off('query', note);
  const reads: Read[] = [];
  for (const query of asked) reads.push(...(await readsOf(database, query)));
  const big = await bigTables(database);
  const whole = reads.flatMap(({ wholeTable }) => (wholeTable && big.has(wholeTable) ? [wholeTable] : []));
  return {
    ...given,
    ...(await times(database, given)),
    queries: asked.length,
    reads: [...new Set(reads.map(({ index, wholeTable }) => index ?? `all of ${wholeTable}`))],
    whole: given.readsAll ? [] : [...new Set(whole)],
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
