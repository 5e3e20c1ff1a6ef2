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
const WARM_UP = 6000;
/** So often the bare Koa and the product are asked in turn. */
const TURNS = 12;

const { values } = parseArgs({ options: { requests: { type: 'string', default: '6000' } } });
const count = Number(values.requests);

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

/** Microseconds of the processor for one request, once it is warm. */
async function costOf(target: Target, path: string, headers: Headers = {}): Promise<Cost> {
  await send(target.origin, path, headers, WARM_UP);
  return costOfNext(target, path, headers, count);
}

async function costOfNext(
  { origin, pid, database }: Target,
  path: string,
  headers: Headers,
  requests: number,
): Promise<Cost> {
  const before = { node: processorMs(pid), postgres: database === null ? new Map() : backendsMs(database) };
  await send(origin, path, headers, requests);
  const node = processorMs(pid) - before.node;
  const postgres = database === null ? 0 : usedSince(before.postgres, backendsMs(database));
  return { node: (node * 1000) / requests, postgres: (postgres * 1000) / requests };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Microseconds for one request of each, both warm, asked in turn: whatever else the machine does slows down both. */
async function inTurn(targets: readonly Target[], path: string): Promise<number[]> {
  for (const target of targets) await send(target.origin, path, {}, 2 * WARM_UP);
  const costs: number[][] = targets.map(() => []);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [nth, target] of targets.entries())
      costs[nth]?.push((await costOfNext(target, path, {}, count / 4)).node);
  return costs.map(median);
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

  const [bareCost = 0, ownCost = 0] = await inTurn([bare, product], path);
  const against = { name: 'bare Koa', value: bareCost };
  report({ name: 'operation without a database', value: ownCost, unit: 'µs api', against });
  const limit = { least: WITHOUT_DATABASE };
  report({ name: 'share of a bare Koa’s requests', value: bareCost / ownCost, unit: '', limit });
  const rows: [string, Cost][] = [
    ['who am I (session only)', await costOf(product, '/api/auth/me', bearer)],
    ['start page', await costOf(product, '/', { 'accept-encoding': 'br' })],
  ];
  for (const [name, { node, postgres }] of rows) {
    report({ name, value: node, unit: 'µs api' });
    if (postgres > 0) report({ name: `${name}, Postgres`, value: postgres, unit: 'µs' });
  }
  await life.kill();
} finally {
  for (const child of children) child.kill();
  await world.end();
}
