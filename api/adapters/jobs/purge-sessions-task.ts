import type { PurgeSessions } from '../../application/accounts/purge-sessions.ts';
import type { JobTask } from './job-task.ts';

/** Every hour: throws away what signs nobody in any more. */
export function purgeSessionsTask({ purgeSessions }: { purgeSessions: PurgeSessions }): JobTask {
  return {
    name: 'purge-sessions',
    cron: '17 * * * *',
    async run(_payload, log) {
      const removed = await purgeSessions.run();
      log.info(removed, 'Old sessions and counters removed');
    },
  };
}
