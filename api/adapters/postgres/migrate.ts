import type { Knex } from 'knex';
import { migrationSource } from './migration-source.ts';

/** Any number, the same for every replica: it names the lock that lets one of them migrate at a time. */
const migrationLock = 7_214_003;

/**
 * Brings the schema up to date. Replicas that start together queue on an advisory lock; the lock dies with its
 * connection, so a replica killed half-way blocks nobody. Each migration is its own transaction.
 */
export async function migrate(database: Knex): Promise<{ ran: string[] }> {
  const guard = await database.client.acquireConnection();
  try {
    await guard.query(
      'set statement_timeout = 0; select pg_advisory_lock($lock)'.replace('$lock', String(migrationLock)),
    );
    // Whoever holds the advisory lock is the only one migrating: knex's own lock row can only be a dead run's leftover.
    await database.migrate.forceFreeMigrationsLock({ migrationSource });
    const [, ran] = (await database.migrate.latest({ migrationSource })) as [number, string[]];
    return { ran };
  } finally {
    await guard
      .query(`select pg_advisory_unlock(${migrationLock}); reset statement_timeout`)
      .catch(() => undefined);
    await database.client.releaseConnection(guard);
  }
}
