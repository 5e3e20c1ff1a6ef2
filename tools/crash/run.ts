/**
 * Kills the api, the worker and the database with SIGKILL, and cuts connections, at random points of a stream of checkouts by customers
 * and guests with all kinds of cards, refunds, disputes, grants, deletions and analyses; starts again, lets the jobs run, and proves that
 * nothing was lost, doubled, left open or booked with another amount.
 *
 *   run.ts [--kills 30] [--seed 7] [--replicas 1]
 *
 * LOG_LEVEL=error shows what the killed processes log.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { ProveRecord } from '../../api/application/analysis/prove-record.ts';
import { ProveBooks } from '../../api/application/credits/prove-books.ts';
import { tokens } from '../../api/composition/tokens.ts';
import { recordLog } from '../../api/testing/log-lines.ts';
import {
  analyseUntilKilled,
  buyUntilKilled,
  faults,
  register,
  type Customer,
  type Memory,
} from './customers.ts';
import { proveAll } from './proofs.ts';
import { troubleUntilKilled, type Shop } from './strangers.ts';
import { makeWorld, type Life, type World } from './world.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: '7' },
    replicas: { type: 'string', default: '1' },
  },
});
const kills = Number(values.kills);
if (!Number.isSafeInteger(kills) || kills < 1) throw new Error('--kills is a whole number from 1.');
const replicas = Number(values.replicas);
if (!Number.isSafeInteger(replicas) || replicas < 1) throw new Error('--replicas is a whole number from 1.');

/** Numbers from 0 to 1 that are the same for the same seed (linear congruential, Numerical Recipes). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** Two shifts, which take turns: a purchase that is cut off counts as a failed try, of which an account has few. */
async function makeCustomers(world: World): Promise<Customer[]> {
  const life = await world.begin();
  const names = ['ada', 'grace', 'mary', 'joan', 'hedy', 'emmy'].flatMap((name) => [name, `${name}-b`]);
  const customers = await Promise.all(names.map((name) => register(life, name)));
  await world.inside.database.knex('accounts_users').update({ subscription_tier: 'expert' });
  await life.kill();
  return customers;
}

/** An admin with a live session, and a visitor's click on the link of a partner that the admin took on. */
async function openShop({ inside }: World): Promise<Shop> {
  inside.clock.pass({ seconds: Math.ceil((Date.now() - inside.clock.now().getTime()) / 1000) });
  const { bearer: admin } = await inside.signIn({ role: 'admin' });
  const brand = { name: 'School', email: 'school@example.com', slug: 'school', commission_rate: 12.5 };
  await inside.request.post('/api/admin/brands').set(admin).send(brand).expect(201);
  const click = await inside.request.post('/api/referrals/clicks').send({ slug: 'school' });
  const cookie = click.get('Set-Cookie')?.find((each) => each.startsWith('wickwise_ref=')) ?? '';
  return { admin, cookie: cookie.split(';')[0] ?? '' };
}

/** Lets some processes run until this many more analyses are answered, since a fresh process has to warm up. */
async function analysesAnswered(memory: Memory, more: number): Promise<void> {
  const wanted = memory.analyses.length + more;
  for (let waited = 0; memory.analyses.length < wanted && waited < 60_000; waited += 50) await pause(50);
}

/** Everything a worker would do in an hour, `hours` from now. */
async function runJobs({ inside }: World, hours: number): Promise<void> {
  inside.clock.pass({
    seconds: Math.ceil((Date.now() - inside.clock.now().getTime()) / 1000) + 3600 * hours,
  });
  const { logger, lines } = recordLog();
  const wanted = [
    'fail-interrupted-analyses',
    'release-reservations',
    'resolve-pending-orders',
    'ask-about-refunds',
  ];
  for (const job of inside.container.getAll(tokens.jobTask))
    if (wanted.includes(job.name)) await job.run({}, logger);
  const errors = lines.filter((line) => line.includes('"level":50'));
  if (errors.length > 0) console.log(errors.join('\n'));
}

const world = await makeWorld();
try {
  const random = randomFrom(Number(values.seed));
  const customers = await makeCustomers(world);
  const shop = await openShop(world);
  const memory: Memory = {
    purchases: [],
    analyses: [],
    refunds: [],
    grants: [],
    bankEvents: [],
    left: [],
    cutOff: 0,
  };
  let databaseKills = 0;
  for (let kill = 1; kill <= kills; kill++) {
    const lives = await Promise.all(Array.from({ length: replicas }, () => world.begin()));
    const lifeOf = (index: number): Life => lives[index % replicas] as Life;
    const worker = await world.beginWorker();
    const [buyer = customers[0]] = customers.filter((_, index) => index % 2 === kill % 2);
    const work = Promise.all([
      ...(buyer ? [troubleUntilKilled(lifeOf(0), memory, shop, buyer)] : []),
      ...customers
        .filter((_, index) => index % 2 === kill % 2)
        .map((customer, index) =>
          index < 3
            ? buyUntilKilled(lifeOf(index), customer, memory)
            : analyseUntilKilled(lifeOf(index), customer, memory),
        ),
    ]);
    await analysesAnswered(memory, Math.floor(random() * 3));
    await pause(300 + Math.floor(random() * 3000));
    if (kill % 3 === 0) await worker.kill();
    if (kill % 5 === 0) {
      await world.cutConnections();
      await pause(100 + Math.floor(random() * 400));
    }
    if (kill % 5 === 2) {
      databaseKills += 1;
      await world.killDatabase();
      await pause(100 + Math.floor(random() * 400));
    }
    await Promise.all(lives.map((life) => life.kill()));
    await work;
    if (kill % 3 !== 0) await worker.kill();
    const paid = memory.purchases.filter(({ orderId }) => orderId !== null).length;
    console.log(`kill ${kill}: ${paid} purchases and ${memory.analyses.length} analyses answered so far`);
  }
  await runJobs(world, 1);
  // Who left the bank's page alone is given up after a day.
  await runJobs(world, 26);
  await runJobs(world, 27);
  const { fault } = await world.inside.container.get(ProveRecord).run();
  const books = await world.inside.container.get(ProveBooks).run();
  const results = [
    ...(await proveAll(world.inside.database.knex, memory)),
    ['no answer but 503 while the database is away', faults] satisfies [string, string[]],
    ['the record of plans is one chain', fault === null ? [] : [fault]] satisfies [string, string[]],
    ...books.map(({ book, differences }): [string, string[]] => [`the books balance: ${book}`, differences]),
  ];
  for (const [name, wrong] of results)
    console.log([`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${name}`, ...wrong.slice(0, 20)].join('\n     '));
  const failed = results.filter(([, wrong]) => wrong.length > 0).length;
  const answered = (list: { answered: boolean }[]): number => list.filter((each) => each.answered).length;
  console.log(
    `${kills * replicas} kills of the api, ${kills} of the worker, ${databaseKills} of the database, ${Math.floor(kills / 5)} cuts of connections, ${memory.cutOff} requests cut off; answered: ` +
      `${memory.purchases.filter(({ orderId }) => orderId !== null).length} purchases, ${memory.analyses.length} analyses, ` +
      `${answered(memory.refunds)} refunds, ${answered(memory.bankEvents)} events at the bank, ${answered(memory.grants)} grants, ${memory.left.length} deletions.`,
  );
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await world.end();
}
