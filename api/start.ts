/**
 * Everything in one process tree, as `make run` starts it: the embedded database (unless DATABASE_URL names another), then
 * the api and a worker as children. `--migrate-only` brings the database up to date and ends.
 */
import { join } from 'node:path';
import { localSecret } from './adapters/local-keys/local-secret.ts';
import { startEmbeddedPostgres } from './adapters/postgres/embedded/embedded-postgres.ts';
import { Supervisor } from './adapters/processes/supervisor.ts';
import { stopTimes } from './adapters/processes/stop-times.ts';
import { requireEnvironment } from './composition/environment.ts';

const environment = requireEnvironment();
const { dataDir, databaseUrl, platformName, port: wantedPort, publicUrl } = environment;
const supervisor = new Supervisor({
  stopPatienceMs: stopTimes(environment).killMs,
  directory: import.meta.dirname,
  dataDir,
  databaseUrl,
  secretKey: localSecret(environment),
  startDatabase: () => startEmbeddedPostgres({ directory: join(dataDir, 'postgres') }),
  async migrate(url) {
    const { prepareAlone } = await import('./composition/prepare-database.ts');
    await prepareAlone({ ...environment, databaseUrl: url });
  },
  describeReady(port) {
    const address = wantedPort === 0 ? `http://localhost:${String(port)}` : publicUrl;
    return `\n  ${platformName} is ready: ${address}\n\n`;
  },
});
await supervisor.run({ migrateOnly: process.argv.includes('--migrate-only') });
