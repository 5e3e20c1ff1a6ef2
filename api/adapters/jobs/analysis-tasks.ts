import type { PaidAnalyses } from '../../application/analysis/paid-analyses.ts';
import type { RemoveOrphanImages } from '../../application/analysis/remove-orphan-images.ts';
import type { JobTask } from './job-task.ts';

/** Every minute: ends analyses whose process died. */
export function failInterruptedAnalysesTask({ paid }: { paid: PaidAnalyses }): JobTask {
  return {
    name: 'fail-interrupted-analyses',
    cron: '* * * * *',
    async run(_payload, log) {
      const count = await paid.failInterrupted();
      if (count > 0) log.warn({ count }, 'Analyses were interrupted and stand as failed now');
    },
  };
}

/** Every ten minutes: removes uploaded pictures that no analysis uses. */
export function removeOrphanImagesTask({ removeOrphans }: { removeOrphans: RemoveOrphanImages }): JobTask {
  return {
    name: 'remove-orphan-images',
    cron: '*/10 * * * *',
    async run(_payload, log) {
      const count = await removeOrphans.run();
      if (count > 0) log.info({ count }, 'Unused pictures removed');
    },
  };
}
