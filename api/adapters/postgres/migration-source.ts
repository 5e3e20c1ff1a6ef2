import type { Knex } from 'knex';
import * as accounts from './migrations/0001-accounts.ts';
import * as analysis from './migrations/0100-analysis.ts';

interface NamedMigration {
  name: string;
  up: (database: Knex) => Promise<void>;
}

/** Every migration in the order they run. One that has run anywhere is never edited: a change is a new one. */
const migrations: NamedMigration[] = [
  { name: '0001-accounts', ...accounts },
  { name: '0100-analysis', ...analysis },
];

/** Hands the list to knex; there is no directory to scan, so a wrong checkout cannot bring strangers in. */
export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: async () => migrations,
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => ({
    up: migration.up,
    down: () =>
      Promise.reject(new Error('Migrations run forward only: restore a backup, or write a new one.')),
  }),
};
