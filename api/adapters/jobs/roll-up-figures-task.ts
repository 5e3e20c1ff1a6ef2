import type { FigureDays } from '../../ports/insights/figure-days.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { JobTask } from './job-task.ts';

interface Deps {
  figureDays: FigureDays;
  clock: Clock;
}

/** Every hour: adds up the days that are over, and those that changed since. */
export function rollUpFiguresTask({ figureDays, clock }: Deps): JobTask {
  return {
    name: 'roll-up-figures',
    cron: '11 * * * *',
    async run(_payload, log) {
      const count = await figureDays.rollUp(clock.now().toISOString().slice(0, 10));
      if (count > 0) log.info({ count }, 'Days added up');
    },
  };
}
