import type { Container } from 'inversify';
import { runJobs } from '../adapters/jobs/run-jobs.ts';
import { tokens } from './tokens.ts';

/** Begins to take jobs of every kind that contexts have bound; `stop` lets those under way finish. */
export function startJobs(container: Container): Promise<{ stop: () => Promise<void> }> {
  const { databaseUrl } = container.get(tokens.environment);
  if (databaseUrl === undefined)
    throw new Error('No database: api/start.ts starts one, or set DATABASE_URL.');
  return runJobs(databaseUrl, container.getAll(tokens.jobTask), container.get(tokens.log));
}
