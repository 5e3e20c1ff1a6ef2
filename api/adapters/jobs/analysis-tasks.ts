import type { PaidAnalyses } from '../../application/analysis/paid-analyses.ts';
import type { RemoveOrphanImages } from '../../application/analysis/remove-orphan-images.ts';
import type { SealStoredPlans } from '../../application/analysis/seal-stored-plans.ts';
import type { SendReminders } from '../../application/analysis/send-reminders.ts';
import type { ShareStore } from '../../ports/analysis/share-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { JobTask } from './job-task.ts';

/** Every minute: ends analyses whose process died. */
export function failInterruptedAnalysesTask({ paidAnalyses }: { paidAnalyses: PaidAnalyses }): JobTask {
  return {
    name: 'fail-interrupted-analyses',
    cron: '* * * * *',
    async run(_payload, log) {
      const count = await paidAnalyses.failInterrupted();
      if (count > 0) log.warn({ count }, 'Analyses were interrupted and stand as failed now');
    },
  };
}

/** Every ten minutes: removes uploaded pictures that no analysis uses. */
export function removeOrphanImagesTask({
  removeOrphanImages,
}: {
  removeOrphanImages: RemoveOrphanImages;
}): JobTask {
  return {
    name: 'remove-orphan-images',
    cron: '*/10 * * * *',
    async run(_payload, log) {
      const count = await removeOrphanImages.run();
      if (count > 0) log.info({ count }, 'Unused pictures removed');
    },
  };
}

/** Every minute: seals plans that were stored before there was a record; once they are sealed it finds none. */
export function sealStoredPlansTask({ sealStoredPlans }: { sealStoredPlans: SealStoredPlans }): JobTask {
  return {
    name: 'seal-stored-plans',
    cron: '* * * * *',
    async run(_payload, log) {
      const count = await sealStoredPlans.run();
      if (count > 0) log.info({ count }, 'Stored plans were sealed in the record');
    },
  };
}

/** Every minute: tells people that it is time for a later screenshot. */
export function sendRemindersTask({ sendReminders }: { sendReminders: SendReminders }): JobTask {
  return {
    name: 'send-reminders',
    cron: '* * * * *',
    async run(_payload, log) {
      const count = await sendReminders.run();
      if (count > 0) log.info({ count }, 'Reminders were sent');
    },
  };
}

/** Every hour: removes share links that expired, with their pictures. */
export function purgeSharesTask({ shares, clock }: { shares: ShareStore; clock: Clock }): JobTask {
  return {
    name: 'purge-shares',
    cron: '41 * * * *',
    async run(_payload, log) {
      const count = await shares.purge(clock.now());
      if (count > 0) log.info({ count }, 'Expired share links removed');
    },
  };
}
