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
  /** Tables of which many rows were read without an index. */
  whole: string[];
  /** All tables and indexes that its queries read. */
  sources: string[];
}

const TURNS = 15;
const WARM_UP = 3;
/** Counting comes before every so manieth turn. */
const BETWEEN = 3;
/** No more rows than this are to be read without an index; two years of daily sums have less. */
const MANY_ROWS = 50_000;
const COUNT = 'select count(*) from generate_series(1, 100000)';

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Answers and counting in turns, so that whatever else the machine does slows down both. One counts as often as it takes about as long as an
 * answer: on a busy machine what is over in a moment is hardly ever interrupted, and what takes longer always is.
 */
async function times(database: Knex, { ask }: Case): Promise<{ took: number; counting: number }> {
  const count = async (often: number) => {
    for (let nth = 0; nth < often; nth++) await database.raw(COUNT);
  };
  await count(1);
  const once = await timeOf(() => count(1));
  const warm: number[] = [];
  for (let turn = 0; turn < WARM_UP; turn++) warm.push(await timeOf(() => ask(turn)));
  const often = Math.max(1, Math.round(Math.min(...warm) / once));
  const [answers, counts]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    if (turn % BETWEEN === 0) counts.push((await timeOf(() => count(often))) / often);
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
  const plans: Plan[] = [];
  for (const query of asked) plans.push(...(await plansOf(database, query)));
  const reads = plans.flatMap(readsIn);
  const whole = reads.flatMap(({ table, rows }) => (table && rows > MANY_ROWS ? [table] : []));
  return {
    ...given,
    ...(await times(database, given)),
    queries: asked.length,
    reads: shownReads(reads),
    whole: given.readsAll ? [] : [...new Set(whole)],
    sources: [...new Set(plans.flatMap(sourcesIn))],
  };
}

/** How a plan came by rows: through an index or along a table, and how many it looked at. */
interface Read {
  /** None where it went through an index. */
  table?: string | undefined;
  name: string;
  rows: number;
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Names of indexes and tables, each with the most rows that one query looked at by it. */
function shownReads(reads: readonly Read[]): string[] {
  const most = new Map<string, number>();
  for (const { name, rows } of reads) most.set(name, Math.max(rows, most.get(name) ?? 0));
  return [...most].map(([name, rows]) => `${name} ${Math.round(rows).toLocaleString('en-US')}`);
}

/** Runs the query and counts: a plan that begins to read a table along its rows may well end after twenty of them. */
async function plansOf(database: Knex, { sql, bindings }: Asked): Promise<Plan[]> {
  if (!/^\s*(select|with)\b/i.test(sql)) return [];
  // The driver was sent numbered parameters; knex wants question marks.
  const statement = sql.replaceAll(/\$(\d+)/g, '?');
  const order = [...sql.matchAll(/\$(\d+)/g)].map(([, nth]) => bindings[Number(nth) - 1] ?? null);
  const values = order.length > 0 ? order : bindings;
  const { rows } = await database.raw<{ rows: [{ 'QUERY PLAN': [{ Plan: Plan }] }] }>(
    `explain (analyze, timing off, format json) ${statement}`,
    values,
  );
  return [rows[0]['QUERY PLAN'][0].Plan];
}

export function readsIn(plan: Plan): Read[] {
  const below = (plan.Plans ?? []).flatMap(readsIn);
  const { 'Index Name': index, 'Relation Name': table, 'Node Type': kind } = plan;
  const dropped = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const rows = (plan['Actual Rows'] + dropped) * plan['Actual Loops'];
  if (index) return [{ name: index, rows }, ...below];
  if (!table || kind !== 'Seq Scan') return below;
  return [{ table, name: `${table} without an index`, rows }, ...below];
}

const sourcesIn = ({ 'Relation Name': table, 'Index Name': index, Plans: below = [] }: Plan): string[] => [
  ...[table, index].filter((name) => name !== undefined),
  ...below.flatMap(sourcesIn),
];
