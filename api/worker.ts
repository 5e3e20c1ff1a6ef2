/** The worker process: does queued and timed work. Any number of them share one database. */
import { closeContainer, createContainer } from './composition/container.ts';
import { requireEnvironment } from './composition/environment.ts';
import { startJobs } from './composition/job-runner.ts';
import { createLogger } from './composition/logger.ts';
import { prepareDatabase } from './composition/prepare-database.ts';
import { onProcessEnd, reportReady } from './composition/process-end.ts';

const environment = requireEnvironment();
const log = createLogger(environment.logLevel);
const container = createContainer(environment, log);
let stop = async (): Promise<void> => undefined;

onProcessEnd(log, async () => {
  await stop();
  await closeContainer(container);
});

await prepareDatabase(container);
stop = (await startJobs(container)).stop;
log.info({}, 'The worker waits for jobs');
reportReady();
