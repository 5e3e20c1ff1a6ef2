/** The world that is killed: a Postgres, and api processes and workers on it. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterVariable } from '../../api/testing/cluster-address.ts';
import { startTestCluster } from '../../api/testing/test-cluster.ts';
import { startTestApi, type TestApi } from '../../api/testing/start-test-api.ts';

export interface Life {
  origin: string;
  pid: number;
  /** SIGKILL, and waits until the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM, and waits until the process has ended in order. */
  end(): Promise<void>;
}

export interface World {
  /** An api inside this process, on the same database: its container runs the jobs, its clock is moved. */
  inside: TestApi;
  begin(): Promise<Life>;
  /** A worker on the same database. */
  beginWorker(): Promise<Pick<Life, 'kill'>>;
  /** Cuts every connection to the database, which stays. */
  cutConnections(): Promise<void>;
  /** Kills the database server and starts it again on what it left. */
  killDatabase(): Promise<void>;
  end(): Promise<void>;
}

/** Starts the database. Nothing listens but on the loopback. */
export async function makeWorld(): Promise<World> {
  const cluster = await startTestCluster({ durable: true });
  process.env[clusterVariable] = cluster.url;
  const inside = await startTestApi();
  return {
    inside,
    begin: () => beginLife(inside),
    beginWorker: () => beginWorker(inside),
    async cutConnections() {
      await inside.database.knex.raw(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    },
    killDatabase: () => cluster.killAndRestart(),
    async end() {
      await inside.close();
      await cluster.stop();
    },
  };
}

const settingsOf = ({ environment }: TestApi) => ({
  DATABASE_URL: environment.databaseUrl,
  DATA_DIR: environment.dataDir,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  // As `api/start.ts` has it.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(environment.dataDir, 'cache/compile'),
  REGISTRATIONS_PER_HOUR: '100000',
  GUEST_CHECKOUTS_PER_HOUR: '100000',
  // On a machine that does more than this, readings take long; that is no fault here.
  READER_TIMEOUT_MS: '120000',
});

async function beginWorker(api: TestApi): Promise<Pick<Life, 'kill'>> {
  const env = { ...process.env, ...settingsOf(api) };
  const child = fork(new URL('../../api/worker.ts', import.meta.url), { env });
  await once(child, 'message');
  return { kill: () => gone(child, 'SIGKILL') };
}

async function beginLife(api: TestApi): Promise<Life> {
  const env = { ...process.env, ...settingsOf(api) };
  const child = fork(new URL('../../api/main.ts', import.meta.url), { env });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${message.port}`,
    pid: child.pid ?? 0,
    kill: () => gone(child, 'SIGKILL'),
    end: () => gone(child, 'SIGTERM'),
  };
}

async function gone(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  // A worker whose connections are cut may have ended by itself.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  // The clients see the sockets of the dead process close.
  await pause(20);
}
