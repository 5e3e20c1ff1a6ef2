/**
 * Fills a throw-away database and asks it what the lists and the overview of the admin console ask. Times are of whole calls
 * of the stores (all queries of an answer, rows read), in milliseconds and as multiples of `select 1` in the same run.
 * Fails when 95 of 100 answers take longer than the limit, or a big table is read whole for a list.
 *
 *   run.ts [--rows 100000] [--overview 1000000]
 */
import { parseArgs } from 'node:util';
import { connect, type Knex } from '../../api/adapters/postgres/database.ts';
import { databaseUrl, startTestCluster, templateName } from '../../api/testing/test-cluster.ts';
import { orderCases, overviewCases, userCases } from './cases.ts';
import { fill } from './fill.ts';
import { measure, percentile, timesOf, type Case, type Measured } from './measure.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, overview: { type: 'string', default: '1000000' } },
});
const [rows, overview] = [Number(values.rows), Number(values.overview)];
const shown = (count: number) => count.toLocaleString('en-US');

function print(trivial: number, counting: number, measured: readonly Measured[]): void {
  console.log(
    `\n${'what is asked'.padEnd(48)}   p50 ms   p95 ms   p50/trivial   p95/trivial  p95/counting   queries`,
  );
  for (const { name, p50, p95, queries, reads, limitMs } of measured) {
    const times = [p50, p95].map((ms) => ms.toFixed(2).padStart(9)).join('');
    const ratios = [p50 / trivial, p95 / trivial].map((ratio) => ratio.toFixed(0).padStart(14)).join('');
    const work = (p95 / counting).toFixed(1).padStart(14);
    console.log(
      `${name.padEnd(48)}${times}${ratios}${work}${String(queries).padStart(10)}${p95 > limitMs ? '  TOO SLOW' : ''}`,
    );
    console.log(`    ${reads.join(', ') || 'no table'}`);
  }
}

async function run(database: Knex, cases: readonly Case[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const each of cases) measured.push(await measure(database, each));
  return measured;
}

async function bench(database: Knex): Promise<boolean> {
  const trivial = () => timesOf(() => Promise.resolve(database.raw('select 1')), 200);
  const before = await trivial();
  const counting = () =>
    timesOf(() => Promise.resolve(database.raw('select count(*) from generate_series(1, 100000)')));
  console.log(`Filling in ${shown(rows)} users and ${shown(rows)} orders…`);
  await fill(database, 'users', 1, rows);
  await fill(database, 'orders', 1, rows);
  const lists = await run(database, [
    ...orderCases(database, shown(rows)),
    ...userCases(database, shown(rows)),
    ...overviewCases(database, shown(rows)),
  ]);
  const many: Measured[] = [];
  if (overview > rows) {
    console.log(`Filling up to ${shown(overview)} orders…`);
    await fill(database, 'orders', rows + 1, overview);
    many.push(...(await run(database, overviewCases(database, shown(overview)))));
  }
  const typical = percentile([...before, ...(await trivial())], 0.5);
  console.log(`\nA trivial query (select 1): ${typical.toFixed(3)} ms`);
  // What a busy machine does to a query that works; on an idle one this takes some ten milliseconds.
  const counted = percentile(await counting(), 0.5);
  console.log(`Counting to 100,000: ${counted.toFixed(1)} ms`);
  const measured = [...lists, ...many];
  print(typical, counted, measured);
  return measured.every(({ p95, limitMs }) => p95 <= limitMs);
}

const cluster = await startTestCluster();
const main = connect({ url: cluster.url, poolMax: 1 });
try {
  await main.raw(`create database bench template ${templateName}`);
  const database = connect({ url: databaseUrl(cluster.url, 'bench'), poolMax: 4 });
  try {
    process.exitCode = (await bench(database)) ? 0 : 1;
  } finally {
    await database.destroy();
  }
} finally {
  await main.destroy();
  await cluster.stop();
}
