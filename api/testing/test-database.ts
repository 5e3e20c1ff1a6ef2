import { randomBytes } from 'node:crypto';
import { connect, type Knex } from '../adapters/postgres/database.ts';
import { clusterVariable, databaseUrl, templateName } from './cluster-address.ts';

export interface TestDatabase {
  url: string;
  knex: Knex;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

/** A database of one's own: a copy of the migrated template, file by file, which is half the work. Call `drop` in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = process.env[clusterVariable];
  if (!clusterUrl) throw new Error('No test cluster: this test belongs to the jest project "api".');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(clusterUrl, (main) =>
    main.raw(`create database ${name} template ${templateName} strategy file_copy`),
  );
  const url = databaseUrl(clusterUrl, name);
  const knex = connect({ url, poolMax: 6 });
  return {
    url,
    knex,
    async drop() {
      await knex.destroy();
      await onCluster(clusterUrl, (main) => main.raw(`drop database if exists ${name} with (force)`));
    },
  };
}

async function onCluster(url: string, work: (main: Knex) => PromiseLike<unknown>): Promise<void> {
  const main = connect({ url, poolMax: 1 });
  try {
    await work(main);
  } finally {
    await main.destroy();
  }
}
