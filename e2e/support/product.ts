/** Starts the product on a free port and a scratch data folder, and stops it again. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { clusterVariable, databaseUrl, templateName } from '../../api/testing/cluster-address.ts';

const root = join(import.meta.dirname, '../..');

/** The environment variable that holds the folder of the product as it is built for tests. */
export const BUILT_PRODUCT = 'E2E_BUILT_PRODUCT';

export interface Product {
  url: string;
  /** Where it keeps its data, and the emails it sends. */
  dataDir: string;
  /** Everything it printed so far. */
  output(): string;
  /** Stops it as Ctrl-C would and waits until it is gone; its data stays. */
  stop(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** From these no system takes ports by itself, for connections or servers that ask for any: none is lost while a product is down. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

/** A free port. The product is told its address before it listens, so it cannot take any. */
async function freePort(): Promise<number> {
  const port = FIRST_PORT + randomInt(PORTS);
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  await new Promise((resolve) => server.close(resolve));
  return free ? port : freePort();
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${output()}`);
    const ready = await fetch(`${url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product was not ready in time:\n${output()}`);
}

/** A database of its own in the cluster of this run: a copy of the migrated one, file by file, which is half the work. */
async function createDatabase(): Promise<string> {
  const cluster = process.env[clusterVariable];
  if (!cluster) throw new Error('No test cluster: this test belongs to the jest project "e2e".');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name} template ${templateName} strategy file_copy`);
  await client.end();
  return databaseUrl(cluster, name);
}

/**
 * @param settings environment variables on top of the defaults
 * @param form `as by make run`: from its sources, with a database that it makes and starts itself
 */
export async function startProduct(
  settings: Record<string, string> = {},
  form: 'built for tests' | 'as by make run' = 'built for tests',
): Promise<Product> {
  const parts = form === 'as by make run' ? 'api' : process.env[BUILT_PRODUCT];
  if (!parts) throw new Error('No built product: this test belongs to the jest project "e2e".');
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'wickwise-e2e-'));
  const url = `http://127.0.0.1:${port}`;
  const DATABASE_URL = form === 'as by make run' ? undefined : await createDatabase();
  let child: ChildProcess | null = null;
  let text = '';

  const start = async () => {
    const started = spawn('node', [join(parts, 'start.ts')], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        DATABASE_URL,
        // Its default is a limit for people who wait, not for a machine that runs three steps at a time.
        READER_TIMEOUT_MS: '120000',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await untilReady(url, started, () => text);
  };
  const stop = async () => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    await gone;
  };
  const remove = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };

  await start();
  return { url, dataDir, output: () => text, start, stop, remove };
}
