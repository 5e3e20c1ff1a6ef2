import { join } from 'node:path';
import type { Container } from 'inversify';
import { createLogger } from '../adapters/logging/logger.ts';
import { startEmbeddedPostgres } from '../adapters/postgres/embedded/embedded-postgres.ts';
import { closeContainer, createContainer } from './container.ts';
import { requireEnvironment } from './environment.ts';

/**
 * Runs a proof as a process of its own, which ends with 1 when it fails: on the database of DATABASE_URL, or on the embedded one below
 * DATA_DIR, whether or not it is running.
 */
export async function proveOnDatabase(prove: (container: Container) => Promise<boolean>): Promise<void> {
  const environment = requireEnvironment();
  const embedded =
    environment.databaseUrl === undefined
      ? await startEmbeddedPostgres({ directory: join(environment.dataDir, 'postgres') })
      : null;
  try {
    const databaseUrl = environment.databaseUrl ?? embedded?.url;
    const container = createContainer({ ...environment, databaseUrl }, createLogger(environment.logLevel));
    try {
      process.exitCode = (await prove(container)) ? 0 : 1;
    } finally {
      await closeContainer(container);
    }
  } finally {
    // Left alone when another process had started it.
    if (embedded && !embedded.reused) await embedded.stop();
  }
}
