/**
 * Fills a throw-away database and asks it what the lists and figures of the consoles ask. Times are of whole calls of the
 * stores (all queries of an answer, rows read), in milliseconds and as multiples of `select 1` in the same run. Under each
 * stands how its plans read: the indexes, and the tables that are read whole.
 * Fails when 95 of 100 answers take longer than the limit, or a plan reads a table of more than 50,000 rows whole.
 *
 *   run.ts [--rows 100000] [--overview 1000000]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { connect, type Knex } from '../../api/adapters/postgres/database.ts';
import { databaseUrl, templateName } from '../../api/testing/cluster-address.ts';
import { startTestCluster } from '../../api/testing/test-cluster.ts';
import { otherListCases } from './other-list-cases.ts';
import { figureCases, overviewCases } from './figure-cases.ts';
import { fill, fillAll, settle } from './fill.ts';
import { measure, percentile, timesOf, type Case, type Measured } from './measure.ts';
import { orderCases } from './order-cases.ts';
import { CUSTOMERS } from './order-rows.ts';
import { userCases } from './user-cases.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, overview: { type: 'string', default: '1000000' } },
});
const [rows, overview] = [Number(values.rows), Number(values.overview)];
const shown = (count: number) => count.toLocaleString('en-US');

function verdict({ p95, limitMs, whole }: Measured): string {
  const faults = whole.map((table) => `READS ALL OF ${table}`);
  return [...(p95 > limitMs ? ['TOO SLOW'] : []), ...faults].join(', ');
}

function print(trivial: number, counting: number, measured: readonly Measured[]): void {
  const heads = ['p50 ms', 'p95 ms', 'limit', 'p95/trivial', 'p95/counting', 'queries'];
  console.log(`\n${'what is asked'.padEnd(56)}${heads.map((head) => head.padStart(13)).join('')}`);
  for (const each of measured) {
    const { name, p50, p95, queries, reads, limitMs } = each;
    const figures = [p50.toFixed(2), p95.toFixed(2), limitMs, (p95 / trivial).toFixed(0)];
    const line = [...figures, (p95 / counting).toFixed(1), queries].map((figure) =>
      String(figure).padStart(13),
    );
    console.log(`${name.padEnd(56)}${line.join('')}  ${verdict(each)}`);
    console.log(`    ${reads.join(', ') || 'no table'}`);
  }
}

async function run(database: Knex, cases: readonly Case[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const each of cases) measured.push(await measure(database, each));
  return measured;
}

async function bench(url: string, database: Knex): Promise<boolean> {
  const trivial = () => timesOf(() => Promise.resolve(database.raw('select 1')), 200);
  const before = await trivial();
  const counting = () =>
    timesOf(() => Promise.resolve(database.raw('select count(*) from generate_series(1, 100000)')));
  console.log(`Filling in ${shown(rows)} users and ${shown(rows)} orders…`);
  await fillAll(url, rows);
  const measured = await run(database, [
    ...orderCases(database, shown(rows)),
    ...userCases(database, shown(rows)),
    ...otherListCases(database, shown(rows)),
    ...overviewCases(database, shown(rows)),
    ...figureCases(database, shown(rows)),
  ]);
  if (overview > rows) {
    console.log(`Filling up to ${shown(overview)} orders…`);
    await fill(url, 'users', rows + 1, Math.min(overview, CUSTOMERS));
    await fill(url, 'orders', rows + 1, overview);
    await settle(url);
    const many = [...overviewCases(database, shown(overview)), ...figureCases(database, shown(overview))];
    measured.push(...(await run(database, many)));
  }
  const typical = percentile([...before, ...(await trivial())], 0.5);
  console.log(`\nA trivial query (select 1): ${typical.toFixed(3)} ms`);
  // What a busy machine does to a query that works; on an idle one this takes some ten milliseconds.
  const counted = percentile(await counting(), 0.5);
  console.log(
    `Counting to 100,000: ${counted.toFixed(1)} ms; load of the machine: ${loadavg()[0]?.toFixed(1)}`,
  );
  print(typical, counted, measured);
  return measured.every((each) => verdict(each) === '');
}

const cluster = await startTestCluster();
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
