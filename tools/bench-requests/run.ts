/**
 * Processor time of one request, of the api and of Postgres, for operations that need no database, that need a session, and for
 * files of the web; beside a bare Koa with the same middleware and answer. Time of the processor hardly depends on what else
 * the machine does. Fails past a limit.
 *
 *   run.ts [--requests 6000]
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { report } from '../bench/figure.ts';
import { makeWorld } from '../crash/world.ts';
import { backendsMs, processorMs, usedSince } from './processor.ts';

/** Least share of a bare Koa's requests a second that an operation without a database gets through. */
const WITHOUT_DATABASE = 0.85;
const CONNECTIONS = 16;
/** What signed-in people ask most, and how many operations without a database it may cost, api and Postgres together. */
const SIGNED_IN = [
  { name: 'who am I', path: '/api/auth/me', most: 14 },
  { name: 'what a page needs first', path: '/api/auth/me/start', most: 20 },
  { name: 'list of analyses', path: '/api/chart/analyses', most: 15 },
];

const { values } = parseArgs({ options: { requests: { type: 'string', default: '6000' } } });
const count = Number(values.requests);
/** So often they are asked in turn: many short turns where a tenth matters, and few long ones, as the kernel counts in hundredths of a second. */
const OFTEN = { turns: 12, requests: count / 4 };
const SELDOM = { turns: 5, requests: count };

interface Target {
  origin: string;
  pid: number;
  /** Name of its database; a bare Koa has none. */
  database: string | null;
}

type Headers = Record<string, string>;

/** Sends `requests` over a few connections that stay open. */
async function send(origin: string, path: string, headers: Headers, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = requests;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get(`${origin}${path}`, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
        answer.resume().once('end', resolve);
      }).once('error', reject);
    });
  const line = async (): Promise<void> => {
    while (left-- > 0) await one();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, line));
  agent.destroy();
}

interface Cost {
  node: number;
  postgres: number;
}

/** What is asked, and of whom. */
interface Question {
  target: Target;
  path: string;
  headers?: Headers;
}

async function costOf({ target, path, headers = {} }: Question, requests: number): Promise<Cost> {
  const { origin, pid, database } = target;
  const before = { node: processorMs(pid), postgres: database === null ? new Map() : backendsMs(database) };
  await send(origin, path, headers, requests);
  const node = processorMs(pid) - before.node;
  const postgres = database === null ? 0 : usedSince(before.postgres, backendsMs(database));
  return { node: (node * 1000) / requests, postgres: (postgres * 1000) / requests };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Microseconds of the processor for one request of each, all warm, asked in turn: whatever else the machine does slows down all. */
async function inTurn(
  questions: readonly Question[],
  { turns, requests }: { turns: number; requests: number },
): Promise<Cost[]> {
  for (const { target, path, headers = {} } of questions) await send(target.origin, path, headers, 2 * count);
  const costs: Cost[][] = questions.map(() => []);
  for (let turn = 0; turn < turns; turn++)
    for (const [nth, question] of questions.entries()) costs[nth]?.push(await costOf(question, requests));
  return costs.map((each) => ({
    node: median(each.map(({ node }) => node)),
    postgres: median(each.map(({ postgres }) => postgres)),
  }));
}

process.env.NODE_ENV = 'production';
const children: ChildProcess[] = [];
const world = await makeWorld();
try {
  const life = await world.begin();
  const database = new URL(world.inside.environment.databaseUrl ?? '').pathname.slice(1);
  const product = { ...life, database };
  const { clock } = world.inside;
  clock.pass({ seconds: Math.ceil((Date.now() - clock.now().getTime()) / 1000) });
  const { bearer } = await world.inside.signIn();
  const path = '/api/health/live';
  const body = await (await fetch(`${life.origin}${path}`)).text();
  const child = fork(new URL('./bare.ts', import.meta.url), [path, body]);
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ port: number }];
  const bare = { origin: `http://127.0.0.1:${message.port}`, pid: child.pid ?? 0, database: null };

  const [bareCost, ownCost] = await inTurn(
    [bare, product].map((target) => ({ target, path })),
    OFTEN,
  );
  const against = { name: 'bare Koa', value: bareCost?.node ?? NaN };
  report({ name: 'operation without a database', value: ownCost?.node ?? NaN, unit: 'µs api', against });
  const limit = { least: WITHOUT_DATABASE };
  const share = (bareCost?.node ?? NaN) / (ownCost?.node ?? NaN);
  report({ name: 'share of a bare Koa’s requests', value: share, unit: '', limit });

  const [unit, ...signedIn] = await inTurn(
    [
      { target: product, path },
      ...SIGNED_IN.map(({ path: asked }) => ({ target: product, path: asked, headers: bearer })),
    ],
    SELDOM,
  );
  for (const [nth, { node, postgres }] of signedIn.entries()) {
    const { name = '', most = 0 } = SIGNED_IN[nth] ?? {};
    report({ name, value: node, unit: 'µs api' });
    report({ name: `${name}, Postgres`, value: postgres, unit: 'µs' });
    const times = (node + postgres) / (unit?.node ?? NaN);
    report({
      name: `${name}, of operations without a database`,
      value: times,
      unit: 'times',
      limit: { most },
    });
  }
  const web = { target: product, path: '/', headers: { 'accept-encoding': 'br' } };
  const [start] = await inTurn([web], SELDOM);
  report({ name: 'start page', value: start?.node ?? NaN, unit: 'µs api' });
  await life.kill();
} finally {
  for (const child of children) child.kill();
  await world.end();
}
