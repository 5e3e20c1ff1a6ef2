import { join } from 'node:path';
import { startEmbeddedPostgres } from '../adapters/postgres/embedded/embedded-postgres.ts';
import { requireEnvironment, type Environment } from './environment.ts';

/**
 * Does work on the database of DATABASE_URL, or on the embedded one below DATA_DIR, whether or not it is running; the process ends
 * with 1 when the work answers false.
 */
export async function onDatabase(
  work: (environment: Environment & { databaseUrl: string }) => Promise<boolean>,
): Promise<void> {
  const environment = requireEnvironment();
  if (environment.databaseUrl !== undefined) {
    process.exitCode = (await work({ ...environment, databaseUrl: environment.databaseUrl })) ? 0 : 1;
    return;
  }
  const embedded = await startEmbeddedPostgres({ directory: join(environment.dataDir, 'postgres') });
  try {
    process.exitCode = (await work({ ...environment, databaseUrl: embedded.url })) ? 0 : 1;
  } finally {
    // Left alone when another process had started it.
    if (!embedded.reused) await embedded.stop();
  }
}
