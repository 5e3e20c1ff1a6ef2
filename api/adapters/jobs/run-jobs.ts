import { Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Log } from '../../ports/shared/log.ts';
import type { JobTask } from './job-task.ts';

/** Makes or updates the queue's own tables, so that jobs can be queued before any worker runs. */
export async function migrateJobs(databaseUrl: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: queueLogger(log) });
}

/** Takes jobs from the queue until stopped; several processes share the work. Resolves when it has begun. */
export async function runJobs(
  databaseUrl: string,
  tasks: JobTask[],
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  const taskList: TaskList = Object.fromEntries(
    tasks.map((task) => [task.name, async (payload: unknown) => task.run(payload, log)]),
  );
  const crontab = tasks.flatMap(({ name, cron }) => (cron ? [`${cron} ${name}`] : [])).join('\n');
  const runner = await run({
    connectionString: databaseUrl,
    taskList,
    crontab,
    concurrency: 4,
    noHandleSignals: true,
    logger: queueLogger(log),
  });
  return { stop: () => runner.stop() };
}

/** The queue talks a lot; its own information is detail for us. */
function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    const text = `queue: ${message}`;
    if (level === 'error') log.error({}, text);
    else if (level === 'warning') log.warn({}, text);
    else log.debug({}, text);
  });
}
