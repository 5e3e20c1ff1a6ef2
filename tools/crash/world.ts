/** The world that is killed: one Postgres that lives on, and api processes on it that do not. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterVariable } from '../../api/testing/cluster-address.ts';
import { startTestCluster } from '../../api/testing/test-cluster.ts';
import { startTestApi, type TestApi } from '../../api/testing/start-test-api.ts';

export interface Life {
  origin: string;
  /** SIGKILL, and waits until the process is gone. */
  kill(): Promise<void>;
}

export interface World {
  /** An api inside this process, on the same database: its container runs the jobs, its clock is moved. */
  inside: TestApi;
  begin(): Promise<Life>;
  end(): Promise<void>;
}

/** Starts the database. Nothing listens but on the loopback. */
export async function makeWorld(): Promise<World> {
  const cluster = await startTestCluster();
  process.env[clusterVariable] = cluster.url;
  const inside = await startTestApi();
  return {
    inside,
    begin: () => beginLife(inside),
    async end() {
      await inside.close();
      await cluster.stop();
    },
  };
}

async function beginLife({ environment }: TestApi): Promise<Life> {
  const settings = {
    DATABASE_URL: environment.databaseUrl,
    DATA_DIR: environment.dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    REGISTRATIONS_PER_HOUR: '100000',
  };
  const child = fork(new URL('../../api/main.ts', import.meta.url), { env: { ...process.env, ...settings } });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${message.port}`,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      // The clients see the sockets of the dead process close.
      await pause(20);
    },
  };
}
