/** The worker process: does queued and timed work. Any number of them share one database. */
import { runJobs } from './adapters/jobs/run-jobs.ts';
import { queuePool } from './adapters/postgres/queue-pool.ts';
import { closeContainer, createContainer } from './composition/container.ts';
import { requireEnvironment } from './composition/environment.ts';
import { createLogger } from './adapters/logging/logger.ts';
import { prepareDatabase } from './composition/prepare-database.ts';
import { loadTelemetry, serveMetrics } from './composition/telemetry.ts';
import { tokens } from './composition/tokens.ts';
import { onProcessEnd, reportReady } from './adapters/processes/process-end.ts';
import { stopTimes } from './adapters/processes/stop-times.ts';

const environment = requireEnvironment();
const telemetry = await loadTelemetry('worker', environment);
const log = createLogger(environment.logLevel, { fields: telemetry.tracing?.logFields });
const container = await createContainer(environment, log, telemetry);
let stop = async (): Promise<void> => undefined;
let stopMetrics = stop;

onProcessEnd(
  log,
  async () => {
    await stop();
    await stopMetrics();
    await closeContainer(container);
  },
  { patienceMs: stopTimes(environment).endMs },
);

await prepareDatabase(container);
const pool = queuePool(environment.databaseUrl ?? '', log);
({ stop } = await runJobs(pool, container.getAll(tokens.jobTask), log, telemetry));
stopMetrics = await serveMetrics('worker', container, telemetry);
log.info({}, 'The worker waits for jobs');
reportReady();
