/** The api process: answers http. Stateless; any number of them share one database. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeContainer, createContainer } from './composition/container.ts';
import { requireEnvironment } from './composition/environment.ts';
import { buildHttpApp } from './composition/http-app.ts';
import { createLogger } from './adapters/logging/logger.ts';
import { prepareDatabase } from './composition/prepare-database.ts';
import { onProcessEnd, reportReady } from './adapters/processes/process-end.ts';
import { stopTimes } from './adapters/processes/stop-times.ts';
import { loadTelemetry, serveMetrics } from './composition/telemetry.ts';
import { tokens } from './composition/tokens.ts';
import { createHttpServer } from './adapters/http/http-server.ts';
import { removeLeftovers } from './adapters/http/guard/remove-leftovers.ts';

const environment = requireEnvironment();
const telemetry = await loadTelemetry('api', environment);
const log = createLogger(environment.logLevel, { fields: telemetry.tracing?.logFields });
const container = await createContainer(environment, log, telemetry);
const handle = buildHttpApp(container).callback();
const server = createHttpServer(handle, log);

const times = stopTimes(environment);
const drain = container.get(tokens.drain);

onProcessEnd(
  log,
  async () => {
    drain.begin();
    // A proxy asks `ready` now and then; until it has heard the 503, it sends requests here.
    if (environment.trustedProxies > 0) await sleep(times.noticeMs);
    await closeServer();
    await stopMetrics();
    await closeContainer(container);
  },
  { patienceMs: times.endMs },
);

let stopMetrics = async (): Promise<void> => undefined;

/** Takes no more connections; resolves when every request under way is answered. */
async function closeServer(): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const late = setTimeout(() => {
    drain.cutOff();
    // What is answered now is still being sent.
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  }, times.drainMs);
  await closed;
  clearTimeout(late);
}

await prepareDatabase(container);
stopMetrics = await serveMetrics('api', container, telemetry);
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
