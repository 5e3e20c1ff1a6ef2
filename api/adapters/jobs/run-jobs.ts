import { Logger, run, runMigrations, type RunnerOptions, type TaskList } from 'graphile-worker';
import type { Log } from '../../ports/shared/log.ts';
import type { Telemetry } from '../../ports/shared/telemetry.ts';
import type { JobTask } from './job-task.ts';

/** Makes or updates the queue's own tables, so that jobs can be queued before any worker runs. */
export async function migrateJobs(databaseUrl: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: queueLogger(log) });
}

/** Takes jobs from the queue until stopped, and then ends the pool; several processes share the work. Resolves when it has begun. */
export async function runJobs(
  pgPool: NonNullable<RunnerOptions['pgPool']>,
  tasks: JobTask[],
  log: Log,
  { meters, tracing }: Telemetry = { meters: null, tracing: null },
): Promise<{ stop: () => Promise<void> }> {
  const counted = async (task: JobTask, payload: unknown): Promise<void> => {
    const started = performance.now();
    let result: 'done' | 'failed' = 'failed';
    try {
      await task.run(payload, log);
      result = 'done';
    } finally {
      meters?.worked({ task: task.name, result, seconds: (performance.now() - started) / 1000 });
    }
  };
  const followed = (task: JobTask, payload: unknown): Promise<void> =>
    tracing
      ? tracing.step({ name: `job ${task.name}`, kind: 'job' }, () => counted(task, payload))
      : counted(task, payload);
  const taskList: TaskList = Object.fromEntries(
    tasks.map((task) => [task.name, async (payload: unknown) => followed(task, payload)]),
  );
  const crontab = tasks.flatMap(({ name, cron }) => (cron ? [`${cron} ${name}`] : [])).join('\n');
  try {
    const runner = await run({
      pgPool,
      taskList,
      crontab,
      concurrency: 4,
      noHandleSignals: true,
      logger: queueLogger(log),
    });
    return {
      stop: async () => {
        try {
          await runner.stop();
        } finally {
          await pgPool.end();
        }
      },
    };
  } catch (error) {
    await pgPool.end();
    throw error;
  }
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
