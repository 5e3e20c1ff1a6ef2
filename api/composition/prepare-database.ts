import { MakeFirstAdmin } from '../application/accounts/make-first-admin.ts';
import { randomBytes } from 'node:crypto';
import type { Container } from 'inversify';
import { migrateJobs } from '../adapters/jobs/run-jobs.ts';
import { migrate, oneAtATime } from '../adapters/postgres/migrate.ts';
import { closeContainer, createContainer } from './container.ts';
import type { Environment } from './environment.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { tokens } from './tokens.ts';

/**
 * Brings the database to where this version needs it: schema, queue, and an admin when there is none. Safe to do from
 * every process at once. A password made up for the admin is printed, this once and nowhere else.
 */
export async function prepareDatabase(container: Container): Promise<void> {
  const log = container.get(tokens.log);
  const database = container.get(tokens.database);
  await oneAtATime(database, async () => {
    const { ran } = await migrate(database);
    if (ran.length > 0) log.info({ ran }, 'Database migrated');
    await migrateJobs(container.get(tokens.environment).databaseUrl ?? '', log);
    await makeFirstAdmin(container);
  });
}

async function makeFirstAdmin(container: Container): Promise<void> {
  const { adminEmail, adminPassword } = container.get(tokens.environment);
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const outcome = await container.get(MakeFirstAdmin).run({ email: adminEmail, password });
  if (outcome === 'taken') {
    container
      .get(tokens.log)
      .warn({}, 'ADMIN_EMAIL belongs to an account that is no admin: there is no admin yet');
  }
  if (outcome !== 'made') return;
  const shown = adminPassword === undefined ? password : 'as set in ADMIN_PASSWORD';
  process.stdout.write(
    `\n  First start: an admin was made.\n    Email:   ${adminEmail}\n    Password: ${shown}\n\n`,
  );
}

/** The same from a process that does nothing else. */
export async function prepareAlone(environment: Environment): Promise<void> {
  const container = await createContainer(environment, createLogger(environment.logLevel));
  try {
    await prepareDatabase(container);
  } finally {
    await closeContainer(container);
  }
}
