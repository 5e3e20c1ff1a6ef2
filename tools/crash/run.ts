import { ProveBooks } from '../../api/application/credits/prove-books.ts';
/**
 * Kills the api with SIGKILL at random points of a stream of checkouts and analyses, starts it again, lets the jobs run,
 * and proves that nothing was lost, doubled or left open.
 *
 *   run.ts [--kills 30] [--seed 7]
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { tokens } from '../../api/composition/tokens.ts';
import { recordLog } from '../../api/testing/log-lines.ts';
import { analyseUntilKilled, buyUntilKilled, register, type Customer, type Memory } from './customers.ts';
import { proveAll } from './proofs.ts';
import { makeWorld, type World } from './world.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '30' }, seed: { type: 'string', default: '7' } },
});
const kills = Number(values.kills);
if (!Number.isSafeInteger(kills) || kills < 1) throw new Error('--kills is a whole number from 1.');

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

/** Lets some lives live until so many more analyses are answered: a fresh process warms its readers first. */
async function analysesAnswered(memory: Memory, more: number): Promise<void> {
  const wanted = memory.analyses.length + more;
  for (let waited = 0; memory.analyses.length < wanted && waited < 60_000; waited += 50) await pause(50);
}

/** Everything a worker would do in the next hour. */
async function runJobs({ inside }: World): Promise<void> {
  inside.clock.pass({ seconds: Math.ceil((Date.now() - inside.clock.now().getTime()) / 1000) + 3600 });
  const { logger, lines } = recordLog();
  const wanted = ['fail-interrupted-analyses', 'release-reservations', 'resolve-pending-orders'];
  for (const job of inside.container.getAll(tokens.jobTask))
    if (wanted.includes(job.name)) await job.run({}, logger);
  const errors = lines.filter((line) => line.includes('"level":50'));
  if (errors.length > 0) console.log(errors.join('\n'));
}

const world = await makeWorld();
try {
  const random = randomFrom(Number(values.seed));
  const customers = await makeCustomers(world);
  const memory: Memory = { purchases: [], analyses: [], cutOff: 0 };
  for (let kill = 1; kill <= kills; kill++) {
    const life = await world.begin();
    const work = Promise.all(
      customers
        .filter((_, index) => index % 2 === kill % 2)
        .map((customer, index) =>
          index < 3 ? buyUntilKilled(life, customer, memory) : analyseUntilKilled(life, customer, memory),
        ),
    );
    await analysesAnswered(memory, Math.floor(random() * 3));
    await pause(300 + Math.floor(random() * 3000));
    await life.kill();
    await work;
    const paid = memory.purchases.filter(({ orderId }) => orderId !== null).length;
    console.log(`kill ${kill}: ${paid} purchases and ${memory.analyses.length} analyses answered so far`);
  }
  await runJobs(world);
  const books = await world.inside.container.get(ProveBooks).run();
  const results = [
    ...(await proveAll(world.inside.database.knex, memory)),
    ...books.map(({ book, differences }): [string, string[]] => [`the books balance: ${book}`, differences]),
  ];
  for (const [name, wrong] of results)
    console.log([`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${name}`, ...wrong.slice(0, 20)].join('\n     '));
  const failed = results.filter(([, wrong]) => wrong.length > 0).length;
  console.log(`${kills} kills, ${memory.cutOff} requests cut off.`);
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await world.end();
}
