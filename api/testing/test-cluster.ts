import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateJobs } from '../adapters/jobs/run-jobs.ts';
import { connect } from '../adapters/postgres/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../adapters/postgres/embedded/embedded-postgres.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { databaseUrl, templateName } from './cluster-address.ts';

/** One throw-away cluster for a whole test run, with the schema migrated once into a template. */
export async function startTestCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'wickwise-test-'));
  const cluster = await startEmbeddedPostgres({ directory, throwaway: true });
  await makeTemplate(cluster);
  return {
    url: cluster.url,
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
