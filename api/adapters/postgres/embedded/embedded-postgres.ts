import { closeSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { findBinaries, type Binaries } from './binaries.ts';
import {
  choosePort,
  clusterPaths,
  ensureCluster,
  ensurePassword,
  makeDirectory,
  superuser,
} from './cluster-files.ts';
import { clearStaleLock, ownsCluster, readLockFile } from './lock-file.ts';
import { isRunning, stopPostmaster, until } from './processes.ts';
import { chooseAccount, spawnAs, type ServerAccount } from './server-account.ts';

const databaseName = 'wickwise';
/** How often a server is looked for, in milliseconds. */
const lookMs = 250;

/** As Postgres' settings of these names take it. */
export type Memory = Record<'shared_buffers' | 'work_mem', string>;

export interface EmbeddedPostgresOptions {
  /** Where everything of it lies: cluster, password, port, log. */
  directory: string;
  /** Never waits for the disk: for tests, where a power cut loses nothing of worth. */
  throwaway?: boolean;
  /** Else as much as Postgres takes by itself. */
  memory?: Memory | undefined;
}

/** A running embedded database. */
export interface EmbeddedPostgres {
  /** Address of the database, with the password. */
  url: string;
  pid: number;
  /** True when a server left running by a killed start was taken over. */
  reused: boolean;
  /** Resolves with a reason when the server is gone. */
  ended: Promise<string>;
  /** Ends all sessions and stops the server. */
  stop(): Promise<void>;
}

/**
 * Starts the Postgres that comes with the packages, listening on the loopback interface only. A server that a killed
 * process left running on the same directory is taken over when it answers, else stopped and started anew.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { directory, throwaway = false, memory } = options;
  const { cluster } = clusterPaths(directory);
  makeDirectory(directory);
  const password = ensurePassword(directory);
  const left = await takeOver(cluster, password);
  if (left) return left;

  const binaries = findBinaries();
  const account = chooseAccount(cluster, [directory, dirname(binaries.postgres)]);
  await ensureCluster(directory, binaries, account, password, throwaway);
  const { pid, port } = await startServer(directory, binaries, account, {
    ...memory,
    ...(throwaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  });
  await ensureDatabase(port, password);
  return running(port, password, pid, false);
}

function running(port: number, password: string, pid: number, reused: boolean): EmbeddedPostgres {
  const url = address(port, password, databaseName);
  return { url, pid, reused, ended: endOf(pid), stop: () => stopPostmaster(pid) };
}

/** A server that was taken over is no child of ours, so nobody tells when it ends. */
function endOf(pid: number): Promise<string> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (isRunning(pid)) return;
      clearInterval(look);
      resolve(`process ${pid} is gone`);
    }, lookMs);
    look.unref();
  });
}

function address(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** The server that still runs on the cluster, if it answers; clears what a dead or dumb one left. */
async function takeOver(cluster: string, password: string): Promise<EmbeddedPostgres | null> {
  const lock = readLockFile(cluster);
  if (!lock) return null;
  if (ownsCluster(lock, cluster)) {
    const answers = await until(async () => {
      const now = readLockFile(cluster);
      return !isRunning(lock.pid) || (now?.ready === true && (await canConnect(now.port, password)));
    }, 10_000);
    const port = readLockFile(cluster)?.port;
    if (answers && isRunning(lock.pid) && port) {
      await ensureDatabase(port, password);
      return running(port, password, lock.pid, true);
    }
    await stopPostmaster(lock.pid);
  }
  await clearStaleLock(cluster);
  return null;
}

async function canConnect(port: number, password: string): Promise<boolean> {
  try {
    await withClient(port, password, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

async function withClient<T>(
  port: number,
  password: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: address(port, password, 'postgres'),
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  await withClient(port, password, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}

/** Starts the server and waits until it takes connections; after a crash that includes replaying its log. */
async function startServer(
  directory: string,
  binaries: Binaries,
  account: ServerAccount,
  more: Readonly<Record<string, string>>,
): Promise<{ pid: number; port: number }> {
  const { cluster, log } = clusterPaths(directory);
  const port = await choosePort(directory);
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    log_min_messages: 'warning',
    ...more,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // To a file and not to us: the server may outlive this process, and must not lose where its errors go.
  const output = openSync(log, 'w', 0o600);
  const child = spawnAs(account, binaries.postgres, ['-D', cluster, ...args], ['ignore', output, output]);
  closeSync(output);
  let failure: string | null = null;
  child.on('error', (error) => (failure = error.message));
  child.on('exit', (code, signal) => (failure = `it ended with ${code ?? signal}`));
  child.unref();
  const settled = await until(() => failure !== null || readLockFile(cluster)?.ready === true, 120_000);
  if (failure !== null || !settled || child.pid === undefined) {
    throw new Error(
      `The embedded database did not start: ${failure ?? 'no answer'}.\n${readFileSync(log, 'utf8')}`,
    );
  }
  return { pid: child.pid, port };
}
