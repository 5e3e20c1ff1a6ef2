import type { Knex } from 'knex';
import { migrationSource } from './migration-source.ts';

/** Any number, the same for every replica: it names the lock that lets one of them prepare the database at a time. */
const preparationLock = 7_214_003;

/**
 * Runs `work` while no other process does the same. Replicas that start together queue here; the lock dies with its
 * connection, so a replica killed half-way blocks nobody.
 */
export async function oneAtATime<T>(database: Knex, work: () => Promise<T>): Promise<T> {
  const connection = await database.client.acquireConnection();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query(`select pg_advisory_lock(${preparationLock})`);
    return await work();
  } finally {
    await connection.query(`select pg_advisory_unlock(${preparationLock})`).catch(() => undefined);
    await connection.query('reset statement_timeout').catch(() => undefined);
    await database.client.releaseConnection(connection);
  }
}

/** Runs these migrations and no later ones, as an older version would have; refuses what this version does not know. */
export async function migrateThrough(database: Knex, names: string[]): Promise<void> {
  const known = await migrationSource.getMigrations([]);
  const wanted = known.filter((migration) => names.includes(migrationSource.getMigrationName(migration)));
  const unknown = names.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0)
    throw new Error(
      `The data was made by a newer version (${unknown.join(', ')}): take that version, or a later one.`,
    );
  const source = { ...migrationSource, getMigrations: async () => wanted };
  await database.migrate.latest({ migrationSource: source });
}

/** Brings the schema up to date, each migration in its own transaction. To be called inside `oneAtATime`. */
export async function migrate(database: Knex): Promise<{ ran: string[] }> {
  // We are the only one migrating: a taken lock row of knex's own can only be a dead run's leftover.
  await database.migrate.forceFreeMigrationsLock({ migrationSource });
  const [, ran] = (await database.migrate.latest({ migrationSource })) as [number, string[]];
  return { ran };
}
