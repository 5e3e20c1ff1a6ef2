import type { Log } from '../../ports/shared/log.ts';

/** A kind of background work, done by whichever worker process is free. Runs again, later, when it throws. */
export interface JobTask {
  /** Under which it is queued: `purge-sessions`. */
  name: string;
  /** When it runs by itself, as a crontab time in UTC: `17 * * * *`. Absent: only when queued. */
  cron?: string;
  run(payload: unknown, log: Log): Promise<void>;
}
