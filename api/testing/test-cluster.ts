import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateJobs } from '../adapters/jobs/run-jobs.ts';
import { connect } from '../adapters/postgres/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type Memory,
} from '../adapters/postgres/embedded/embedded-postgres.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { databaseUrl, templateName } from './cluster-address.ts';

export interface TestCluster {
  url: string;
  /** SIGKILL to the server, as when the system runs out of memory; then another start on what it left. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * One throw-away cluster for a whole test run, with the schema migrated once into a template. `durable`: what it has confirmed outlives
 * a kill, which takes longer. `memory`: for pages of its files, and for one step of a statement.
 */
export async function startTestCluster({
  durable = false,
  memory,
}: { durable?: boolean; memory?: Memory | undefined } = {}): Promise<TestCluster> {
  const directory = mkdtempSync(join(tmpdir(), 'wickwise-test-'));
  const options = { directory, throwaway: !durable, memory };
  let cluster = await startEmbeddedPostgres(options);
  await makeTemplate(cluster);
  return {
    url: cluster.url,
    async killAndRestart() {
      process.kill(cluster.pid, 'SIGKILL');
      await cluster.ended;
      cluster = await startEmbeddedPostgres(options);
    },
    async stop() {
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(cluster: EmbeddedPostgres): Promise<void> {
  const main = connect({ url: cluster.url });
  await main.raw(`create database ${templateName}`);
  await main.destroy();
  const url = databaseUrl(cluster.url, templateName);
  const template = connect({ url });
  await migrate(template);
  await template.destroy();
  await migrateJobs(url, createLogger('silent'));
}
