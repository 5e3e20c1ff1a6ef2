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

/** Microseconds of the processor for one request. */
async function costOf({ origin, pid, database }: Target, path: string, headers: Headers = {}): Promise<Cost> {
  await send(origin, path, headers, WARM_UP);
  const before = { node: processorMs(pid), postgres: database === null ? new Map() : backendsMs(database) };
  await send(origin, path, headers, count);
  const node = processorMs(pid) - before.node;
  const postgres = database === null ? 0 : usedSince(before.postgres, backendsMs(database));
  return { node: (node * 1000) / count, postgres: (postgres * 1000) / count };
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

  const rows: [string, Cost][] = [
    ['bare Koa', await costOf(bare, path)],
    ['operation without a database', await costOf(product, path)],
    ['bare Koa, again', await costOf(bare, path)],
    ['operation without a database, again', await costOf(product, path)],
    ['who am I (session only)', await costOf(product, '/api/auth/me', bearer)],
    ['start page', await costOf(product, '/', { 'accept-encoding': 'br' })],
  ];
  for (const [name, { node, postgres }] of rows) {
    report({ name, value: node, unit: 'µs api' });
    if (postgres > 0) report({ name: `${name}, Postgres`, value: postgres, unit: 'µs' });
  }
  const nodeOf = (name: string): number =>
    rows.filter(([row]) => row.startsWith(name)).reduce((sum, [, c]) => sum + c.node, 0);
  const share = nodeOf('bare Koa') / nodeOf('operation without');
  const limit = { least: WITHOUT_DATABASE };
  report({ name: 'share of a bare Koa’s requests', value: share, unit: '', limit });
  await life.kill();
} finally {
  for (const child of children) child.kill();
  await world.end();
}
