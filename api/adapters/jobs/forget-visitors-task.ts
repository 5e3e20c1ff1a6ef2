import type { ForgetVisitors } from '../../application/visitors/forget-visitors.ts';
import type { JobTask } from './job-task.ts';

/** Every day: forgets visitors' old tries and conversations. */
export function forgetVisitorsTask({ forgetVisitors }: { forgetVisitors: ForgetVisitors }): JobTask {
  return {
    name: 'forget-visitors',
    cron: '37 4 * * *',
    async run(_payload, log) {
      const forgotten = await forgetVisitors.run();
      if (forgotten.uses + forgotten.messages > 0) log.info(forgotten, 'Old visits forgotten');
    },
  };
}
