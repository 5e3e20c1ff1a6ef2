import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isRunning, until } from './processes.ts';

let parent: string;
let directory: string;
let running: EmbeddedPostgres[] = [];
/** Starts it on the directory that all these tests share; making a cluster takes longest. */
async function start({ throwaway = true } = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ directory, throwaway });
  running.push(server);
  return server;
}

beforeAll(() => {
  // As private as a home directory: whoever the server runs as must still get at its files.
  parent = mkdtempSync(join(tmpdir(), 'wickwise-embedded-'));
  chmodSync(parent, 0o700);
  directory = join(parent, 'postgres');
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function ask<T extends object>(server: EmbeddedPostgres, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

const lockPath = (): string => join(directory, 'cluster/postmaster.pid');

describe('the embedded database', () => {
  it('speaks UTF-8, listens on the loopback only, and asks for its password', async () => {
    const server = await start();
    expect(
      await ask(server, "select current_setting('server_encoding') as encoding, lower('ÄÉ') as lower"),
    ).toEqual([{ encoding: 'UTF8', lower: 'äé' }]);
    expect(await ask(server, "select current_setting('listen_addresses') as at")).toEqual([
      { at: '127.0.0.1' },
    ]);
    expect(statSync(join(directory, 'password')).mode & 0o777).toBe(0o600);
    const stranger = { ...server, url: server.url.replace(/:[^:@/]+@/, ':guess@') };
    await expect(ask(stranger, 'select 1')).rejects.toThrow('password authentication failed');
  }, 60_000);

  it.each([
    ['4096 times where data stays', false, /^SCRAM-SHA-256\$4096:/],
    ['once where all is thrown away', true, /^SCRAM-SHA-256\$1:/],
  ])(
    'hashes its password %s',
    async (_, throwaway, expected) => {
      const own = mkdtempSync(join(parent, 'hashed-'));
      const server = await startEmbeddedPostgres({ directory: own, throwaway });
      running.push(server);
      const [role] = await ask<{ secret: string }>(
        server,
        "select rolpassword as secret from pg_authid where rolname = 'wickwise'",
      );
      expect(role?.secret).toMatch(expected);
    },
    60_000,
  );

  it('keeps its data and its port from start to start', async () => {
    const first = await start();
    await ask(first, 'create table stored as select 42 as answer');
    await first.stop();
    expect(isRunning(first.pid)).toBe(false);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await ask(second, 'select answer from stored')).toEqual([{ answer: 42 }]);
  }, 60_000);

  it('takes another port when its own is taken', async () => {
    const first = await start();
    await first.stop();
    const other = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    try {
      const second = await start();
      expect(second.url).not.toBe(first.url);
      expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      other.close();
    }
  }, 60_000);

  it('is taken over when it was left running', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ reused: true, pid: first.pid, url: first.url });
  }, 60_000);

  it('starts after being killed, with what was committed', async () => {
    const first = await start({ throwaway: false });
    await ask(first, 'create table survivors as select 42 as answer');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(second.reused).toBe(false);
    expect(await ask(second, 'select answer from survivors')).toEqual([{ answer: 42 }]);
  }, 60_000);

  it('is replaced when it runs but does not answer', async () => {
    const first = await start();
    process.kill(first.pid, 'SIGSTOP');
    setTimeout(() => process.kill(first.pid, 'SIGCONT'), 11_000);
    const second = await start();
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(second.pid === first.pid ? second.reused : !isRunning(first.pid)).toBe(true);
  }, 90_000);

  it.each([
    ['a stranger that got its number', spawnStranger],
    ['a zombie', spawnZombie],
  ])(
    'starts in spite of %s',
    async (_name, spawnOther) => {
      const first = await start();
      await first.stop();
      const other = await spawnOther();
      try {
        const lock = [
          other.pid,
          join(directory, 'cluster'),
          1,
          new URL(first.url).port,
          '',
          '127.0.0.1',
          '',
          'ready   ',
        ];
        writeFileSync(lockPath(), lock.join('\n'));
        const second = await start();
        expect(second.reused).toBe(false);
        expect(readFileSync(lockPath(), 'utf8').split('\n')[0]).toBe(String(second.pid));
      } finally {
        other.end();
      }
    },
    60_000,
  );
});

interface Other {
  pid: number;
  end: () => void;
}

async function spawnStranger(): Promise<Other> {
  const child = spawn('sleep', ['60']);
  return { pid: child.pid ?? 0, end: () => child.kill() };
}

/** A shell that starts a child, tells its number, and becomes a program that never asks after it, before the child ends. */
async function spawnZombie(): Promise<Other> {
  const parentOfZombie: ChildProcess = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = await new Promise<number>((resolve) =>
    parentOfZombie.stdout?.once('data', (text) => resolve(Number(text))),
  );
  const dead = await until(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '), 5000);
  if (!dead) throw new Error('No zombie was made.');
  return { pid, end: () => parentOfZombie.kill() };
}
