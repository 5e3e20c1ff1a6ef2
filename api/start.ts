/**
 * Everything in one process tree, as `make run` starts it: the embedded database (unless DATABASE_URL names another), then
 * the api and a worker as children. `--migrate-only` brings the database up to date and ends.
 */
import { Supervisor } from './composition/supervisor.ts';
import { requireEnvironment } from './composition/environment.ts';

const environment = requireEnvironment();
await new Supervisor(environment).run({ migrateOnly: process.argv.includes('--migrate-only') });
