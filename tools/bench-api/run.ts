/**
 * Fills a throw-away database and asks it what the lists, files and figures of the consoles ask, at 10,000, 100,000 and 1,000,000 orders
 * and as many rows in every other list. Each answer (all its queries, and the reading of its rows) is judged by how many times as long
 * it takes as counting to 100,000 in Postgres, which is asked in turns with it: whatever else the machine does slows down both. Under each
 * stands how its queries read: indexes, and tables without one, each with the rows that were looked at. Past a million only the five worst are asked
 * again, those that take most of their limit, and only the lists and indexes that they read are filled.
 * In the end it prints the indexes that nothing asked has read, and what does.
 * Fails when an answer takes more times than its limit, looks at more than 50,000 rows without an index, or nothing reads an index.
 *
 *   run.ts [--rows 10000,100000,1000000] [--asked messages]    TMPDIR=/dev/shm keeps the database in memory
 *
 * `--asked`: only what begins with that is asked, and past a million rows only the lists behind it are filled.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { connect, type Knex } from '../../api/adapters/postgres/database.ts';
import { databaseUrl, templateName } from '../../api/testing/cluster-address.ts';
import { startTestCluster } from '../../api/testing/test-cluster.ts';
import { report } from '../bench/figure.ts';
import { figureCases } from './figure-cases.ts';
import { fileCases } from './file-cases.ts';
import { fillUp } from './fill.ts';
import { indexUse, printUse, resetUse } from './index-use.ts';
import { measure, type Case, type Measured } from './measure.ts';
import { orderCases } from './order-cases.ts';
import { otherListCases } from './other-list-cases.ts';
import { userCases } from './user-cases.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,100000,1000000' },
    asked: { type: 'string', default: '' },
  },
});
const steps = values.rows.split(',').map(Number);
if (steps.some((rows, nth) => !Number.isInteger(rows) || rows <= (steps[nth - 1] ?? 0)))
  throw new Error('--rows must be numbers of rows, each greater than the one before.');

/** Beyond it only the worst are asked again, of a database with the memory that docs/operating/README.md demands for so many. */
const SAMPLED = 1_000_000;
const MEMORY = { shared_buffers: '2GB', work_mem: '16MB' };
/** All that is asked, where one list is. */
const WORST = values.asked === '' ? 5 : Infinity;

const shown = (count: number) => count.toLocaleString('en-US');
const ratio = ({ took, counting }: Measured): number => took / counting;
/** How much of its limit it takes. */
const share = (each: Measured): number => ratio(each) / each.limit;
const worstOf = (measured: readonly Measured[]): Measured[] =>
  measured.toSorted((a, b) => share(b) - share(a)).slice(0, WORST);

function verdict(each: Measured): string {
  const faults = each.whole.map((table) => `READS MANY ROWS OF ${table}`);
  return [...(ratio(each) > each.limit ? ['TOO SLOW'] : []), ...faults].join(', ');
}

function print(measured: readonly Measured[]): void {
  const heads = ['ratio', 'limit', 'ms', 'queries'].map((head) => head.padStart(9)).join('');
  console.log(`\n${'what is asked'.padEnd(58)}${heads}`);
  for (const each of measured) {
    const figures = [ratio(each).toFixed(2), each.limit.toFixed(1), each.took.toFixed(1), each.queries];
    const line = figures.map((figure) => String(figure).padStart(9)).join('');
    console.log(`${each.name.padEnd(58)}${line}  ${verdict(each)}`);
    console.log(`    ${each.reads.join(', ') || 'no table'}`);
  }
}

const allCases = (database: Knex, rows: number): Case[] => [
  ...orderCases(database, rows),
  ...userCases(database, rows),
  ...otherListCases(database, rows),
  ...figureCases(database),
  ...fileCases(database),
];

function tell(rows: number, worst: readonly Measured[]): void {
  for (const each of worst)
    report({
      name: `${shown(rows)} rows, ${each.name}`,
      value: ratio(each),
      unit: 'times',
      limit: { most: each.limit },
      against: { name: 'counting to 100,000, ms', value: each.counting },
    });
}

async function bench(url: string, database: Knex): Promise<boolean> {
  let worst: Measured[] = [];
  let ok = true;
  for (const [nth, rows] of steps.entries()) {
    const sampled = rows > SAMPLED && worst.length > 0;
    const sources = sampled ? new Set(worst.flatMap((each) => each.sources)) : undefined;
    console.log(
      `\nFilling up to ${shown(rows)} orders, and as many rows in ${sampled ? 'the lists that the worst five read' : 'every other list'}…`,
    );
    await fillUp(url, steps[nth - 1] ?? 0, rows, sources);
    await resetUse(database);
    const names = worst.map(({ name }) => name);
    const cases = allCases(database, rows).filter(
      ({ name }) => name.startsWith(values.asked) && (!sampled || names.includes(name)),
    );
    const measured: Measured[] = [];
    for (const each of cases) measured.push(await measure(database, each));
    print(measured);
    console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
    ok &&= measured.every((each) => verdict(each) === '');
    worst = worstOf(measured);
    tell(rows, worst);
    if (!sampled && values.asked === '') ok = printUse(await indexUse(database)) && ok;
  }
  return ok;
}

const cluster = await startTestCluster({ memory: Math.max(...steps) > SAMPLED ? MEMORY : undefined });
const main = connect({ url: cluster.url, poolMax: 1 });
try {
  await main.raw(`create database bench template ${templateName}`);
  const url = databaseUrl(cluster.url, 'bench');
  const database = connect({ url, poolMax: 4 });
  try {
    process.exitCode = (await bench(url, database)) ? 0 : 1;
  } finally {
    await database.destroy();
  }
} finally {
  await main.destroy();
  await cluster.stop();
}
