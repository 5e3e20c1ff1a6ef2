import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRunning, until } from './adapters/postgres/embedded/processes.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { builtProduct } from '../tools/built-product.ts';

/** The product from its sources, as `make run` starts it. */
const sources = import.meta.dirname;
/** As it is built for tests: each of its processes starts in half the work. For what does not depend on the form. */
let built: string;
const started: ChildProcess[] = [];
let directory: string;

beforeAll(async () => {
  built = await builtProduct();
  directory = mkdtempSync(join(tmpdir(), 'wickwise-start-'));
  chmodSync(directory, 0o777);
});
afterAll(async () => {
  for (const child of started) if (child.pid && isRunning(child.pid)) killTree(child.pid);
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
});

interface Run {
  child: ChildProcess;
  pid: number;
  output: () => string;
  exit: Promise<number | null>;
  /** Address of the site, once it is ready. */
  ready: () => Promise<string>;
}

function start(
  settings: Record<string, string>,
  options: { form?: string; args?: string[]; uid?: number } = {},
): Run {
  const script = join(options.form ?? built, 'start.ts');
  const child = spawn(process.execPath, [script, ...(options.args ?? [])], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(directory, 'data'),
      // An account of its own keeps what Node compiled where the product does, in its DATA_DIR.
      ...(options.uid === undefined ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = async (): Promise<string> => {
    const address = () => /is ready: (\S+)/.exec(output)?.[1];
    await until(() => address() !== undefined || child.exitCode !== null, 90_000);
    const found = address();
    if (!found) throw new Error(`It did not start:\n${output}`);
    return found.replace('localhost', '127.0.0.1');
  };
  return { child, pid: child.pid ?? 0, output: () => output, exit, ready };
}

/** Waits until the run ends; throws what it printed unless it ends well. */
async function ended(run: Run): Promise<void> {
  const code = await run.exit;
  if (code !== 0) throw new Error(`It ended with ${code}:\n${run.output()}`);
}

/** The process and everything it started, the database with its helpers too. */
function tree(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended meanwhile.
    }
  }
  const below = (of: number): number[] =>
    [...parents].filter(([, p]) => p === of).flatMap(([c]) => [c, ...below(c)]);
  return [pid, ...below(pid)];
}

/** What a process runs; empty when it ended meanwhile. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

/** How a process was called; empty when it ended meanwhile. */
function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function killTree(pid: number): number[] {
  const all = tree(pid);
  for (const each of all) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
  return all;
}

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const status = async (url: string, token: string): Promise<number> =>
  (await fetch(`${url}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })).status;

describe('starting everything', () => {
  it('[D-125] prints the admin’s login once, stops everything in order, and after kill -9 of all has lost nothing answered', async () => {
    const first = start({ REGISTRATIONS_PER_HOUR: '10000' }, { form: sources });
    const url = await first.ready();
    const [, email, password] = /Email: +(\S+)\s+Password: +(\S+)/.exec(first.output()) ?? [];
    const login = await post(`${url}/api/auth/login`, { email, password });
    expect(login.status).toBe(200);
    const { token, user } = (await login.json()) as { token: string; user: { role: string } };
    expect(user.role).toBe('admin');

    const processes = tree(first.pid);
    expect(processes.length).toBeGreaterThan(5);
    first.child.kill('SIGINT');
    await ended(first);
    expect(processes.filter(isRunning)).toEqual([]);

    const second = start({ REGISTRATIONS_PER_HOUR: '10000' }, { form: sources });
    const again = await second.ready();
    expect(second.output()).not.toContain('Password:');
    expect(await status(again, token)).toBe(200);

    const answered = await registerUntilKilled(again, second.pid);
    expect(answered.length).toBeGreaterThan(0);

    const third = start({ REGISTRATIONS_PER_HOUR: '10000' }, { form: sources });
    const back = await third.ready();
    expect(await Promise.all(answered.map((each) => status(back, each)))).toEqual(answered.map(() => 200));
    third.child.kill('SIGTERM');
    await ended(third);
  }, 180_000);

  it('ends the api and the worker when only the first process is killed, and takes its database over', async () => {
    const first = start({});
    await first.ready();
    const all = tree(first.pid);
    process.kill(first.pid, 'SIGKILL');
    const second = start({});
    await second.ready();
    const left = all.filter(isRunning);
    expect(left.map(commandOf).filter((command) => command !== 'postgres' && command !== '')).toEqual([]);
    second.child.kill('SIGINT');
    await ended(second);
    expect(all.filter(isRunning)).toEqual([]);
  }, 120_000);

  it('starts the api, the worker and the database again when they are killed, and has lost nothing answered', async () => {
    const run = start({ REGISTRATIONS_PER_HOUR: '10000' });
    const url = await run.ready();
    const killed = (name: string): number => {
      const pid = tree(run.pid).find((each) => commandLineOf(each).includes(name)) ?? 0;
      process.kill(pid, 'SIGKILL');
      return pid;
    };
    const works = () =>
      until(async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.ok === true, 60_000);
    const answered: string[] = [];
    for (const name of ['main.ts', 'worker.ts', 'postgres']) {
      const person = { email: `${name}@example.com`, full_name: 'Ada', password: 'difference engine' };
      const { token } = (await (await post(`${url}/api/auth/register`, person)).json()) as { token: string };
      answered.push(token);
      const pid = killed(name);
      const again = () => run.output().split('works again').length > answered.length;
      expect(await until(again, 60_000)).toBe(true);
      expect([isRunning(pid), await works()]).toEqual([false, true]);
    }
    expect(await Promise.all(answered.map((token) => status(url, token)))).toEqual([200, 200, 200]);
    run.child.kill('SIGTERM');
    await ended(run);
  }, 180_000);

  it('stops the database when it is stopped before everything is ready', async () => {
    const run = start({});
    await until(() => existsSync(join(directory, 'data/postgres/cluster/postmaster.pid')), 30_000);
    const all = tree(run.pid);
    run.child.kill('SIGINT');
    await ended(run);
    expect(await until(() => all.every((pid) => !isRunning(pid)), 10_000)).toBe(true);
  }, 60_000);
});

describe('settings at the start', () => {
  it('[D-127] ends with the list of bad ones before anything is made', async () => {
    const dataDir = join(directory, 'never');
    const run = start({ DATA_DIR: dataDir, PORT: 'http', SMTP_URL: 'mail' }, { form: sources });
    expect(await run.exit).toBe(78);
    expect(run.output()).toContain('PORT: must be a whole number');
    expect(run.output()).toContain('SMTP_URL: must be an address that begins with smtp:// or smtps://');
    expect(existsSync(dataDir)).toBe(false);
  }, 30_000);

  it('[D-128] keep all state under DATA_DIR: an account that may write nowhere else starts it', async () => {
    const dataDir = join(directory, 'of-nobody/data');
    const run = start({ DATA_DIR: dataDir }, { form: sources, ...ordinaryAccount() });
    const url = await run.ready();
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['postgres', 'secret-key']));
    run.child.kill('SIGINT');
    await ended(run);
  }, 90_000);

  it('[D-128] with DATABASE_URL use that Postgres, and make no other', async () => {
    const database = await createTestDatabase();
    try {
      const dataDir = join(directory, 'external');
      const settings = {
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        ADMIN_EMAIL: 'chief@example.com',
        ADMIN_PASSWORD: 'a chief password',
      };
      const run = start(settings);
      const url = await run.ready();
      const login = await post(`${url}/api/auth/login`, {
        email: 'chief@example.com',
        password: 'a chief password',
      });
      expect(login.status).toBe(200);
      expect(run.output()).not.toContain('a chief password');
      expect(await database.knex('accounts_users').pluck('email')).toEqual(['chief@example.com']);
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
      run.child.kill('SIGTERM');
      await ended(run);
    } finally {
      await database.drop();
    }
  }, 90_000);

  it('--migrate-only brings the database up to date and ends', async () => {
    const database = await createTestDatabase();
    try {
      await database.knex.raw('drop schema public cascade; create schema public');
      const run = start(
        { DATA_DIR: join(directory, 'migrate'), DATABASE_URL: database.url },
        { args: ['--migrate-only'] },
      );
      await ended(run);
      expect(await database.knex('knex_migrations').pluck('name')).toContain('0001-accounts');
    } finally {
      await database.drop();
    }
  }, 60_000);

  it('say which port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const run = start({ PORT: String(port) });
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain(`Port ${port} is taken`);
    other.close();
  }, 60_000);
});

/** Registers people, several at once, and kills everything while at it; the tokens of those who got an answer. */
async function registerUntilKilled(url: string, pid: number): Promise<string[]> {
  const answered: string[] = [];
  const one = async (name: string): Promise<void> => {
    for (let i = 0; ; i++) {
      const person = { email: `${name}-${i}@example.com`, full_name: 'Ada', password: 'difference engine' };
      const answer = await post(`${url}/api/auth/register`, person).catch(() => null);
      const body = (await answer?.json().catch(() => null)) as { token?: string } | null | undefined;
      if (!body?.token) return;
      answered.push(body.token);
    }
  };
  const all = Promise.all(['a', 'b', 'c', 'd'].map(one));
  await until(() => answered.length > 12, 60_000);
  killTree(pid);
  await all;
  return answered;
}

/** Under root: an account that owns nothing here, unless it could not even read the product. Else whoever runs this. */
function ordinaryAccount(): { uid?: number } {
  const nobody = 65_534;
  if (process.getuid?.() !== 0) return {};
  for (let path = join(sources, 'start.ts'); ; path = dirname(path)) {
    if ((statSync(path).mode & 0o005) === 0) return {};
    if (path === dirname(path)) return { uid: nobody };
  }
}
