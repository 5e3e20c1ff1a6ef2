import { Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../../ports/shared/log.ts';
import type { Telemetry } from '../../ports/shared/telemetry.ts';
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
  const pgPool = poolOf(databaseUrl, log);
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
        await runner.stop();
        await pgPool.end();
      },
    };
  } catch (error) {
    await pgPool.end();
    throw error;
  }
}

/**
 * Connections of the queue, whose errors are heard until the last one is closed. A pool that the queue makes itself is closed without waiting once nobody listens
 * to it, so that a connection which the database ends at that moment would end the process.
 */
function poolOf(connectionString: string, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const warn = (error: Error): void => log.warn({ err: error }, 'queue: a connection was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
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
