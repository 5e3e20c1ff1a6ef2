/** The api process: answers http. Stateless; any number of them share one database. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { closeContainer, createContainer } from './composition/container.ts';
import { requireEnvironment } from './composition/environment.ts';
import { buildHttpApp } from './composition/http-app.ts';
import { createLogger } from './adapters/logging/logger.ts';
import { prepareDatabase } from './composition/prepare-database.ts';
import { onProcessEnd, reportReady } from './adapters/processes/process-end.ts';
import { removeLeftovers } from './adapters/http/guard/remove-leftovers.ts';

const environment = requireEnvironment();
const log = createLogger(environment.logLevel);
const container = createContainer(environment, log);
const handle = buildHttpApp(container).callback();
const server = createServer((request, response) => void handle(request, response));

onProcessEnd(log, async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
    // Requests under way get some seconds; a browser's open stream would never end by itself.
    setTimeout(() => server.closeAllConnections(), 5000).unref();
  });
  await closeContainer(container);
});

await prepareDatabase(container);
await removeLeftovers(join(environment.dataDir, 'tmp'));
server.listen(environment.port, environment.host, () => {
  const { port } = server.address() as AddressInfo;
  log.info({ host: environment.host, port }, 'The api answers');
  reportReady({ port });
});
server.on('error', (error) => {
  const used = 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    used
      ? `Port ${environment.port} is taken by another program. Choose another one with PORT.\n`
      : `${error.message}\n`,
  );
  process.exit(1);
});
