/**
 * Recomputes every book from its entries and says what differs; ends with 1 when anything does. Reads only: the database
 * of DATABASE_URL, or the embedded one below DATA_DIR, whether or not it is running.
 */
import { join } from 'node:path';
import { startEmbeddedPostgres } from './adapters/postgres/embedded/embedded-postgres.ts';
import { closeContainer, createContainer } from './composition/container.ts';
import { ProveBooks } from './application/credits/prove-books.ts';
import { requireEnvironment, type Environment } from './composition/environment.ts';
import { createLogger } from './adapters/logging/logger.ts';

/** How many differences there are. */
async function proveBooks(environment: Environment): Promise<number> {
  const container = createContainer(environment, createLogger(environment.logLevel));
  try {
    const reports = await container.get(ProveBooks).run();
    for (const { book, differences } of reports) {
      process.stdout.write(`${book}: ${differences.length === 0 ? 'balances' : 'DOES NOT BALANCE'}\n`);
      for (const line of differences) process.stdout.write(`  ${line}\n`);
    }
    return reports.reduce((sum, { differences }) => sum + differences.length, 0);
  } finally {
    await closeContainer(container);
  }
}

const environment = requireEnvironment();
const embedded =
  environment.databaseUrl === undefined
    ? await startEmbeddedPostgres({ directory: join(environment.dataDir, 'postgres') })
    : null;
try {
  const databaseUrl = environment.databaseUrl ?? embedded?.url;
  process.exitCode = (await proveBooks({ ...environment, databaseUrl })) === 0 ? 0 : 1;
} finally {
  // Left alone when another process had started it.
  if (embedded && !embedded.reused) await embedded.stop();
}
