import type { ExpireCredits } from '../../application/credits/expire-credits.ts';
import type { ReleaseReservations } from '../../application/credits/release-reservations.ts';
import type { JobTask } from './job-task.ts';

/** Every five minutes: enters what expired. Balances are right in between, because reading one expires it first. */
export function expireCreditsTask({ expireCredits }: { expireCredits: ExpireCredits }): JobTask {
  return {
    name: 'expire-credits',
    cron: '*/5 * * * *',
    async run(_payload, log) {
      const accounts = await expireCredits.run();
      if (accounts > 0) log.info({ accounts }, 'Credits expired');
    },
  };
}

/** Every minute: gives back credits that were set aside by a process that died. */
export function releaseReservationsTask({
  releaseReservations,
}: {
  releaseReservations: ReleaseReservations;
}): JobTask {
  return {
    name: 'release-reservations',
    cron: '* * * * *',
    async run(_payload, log) {
      const count = await releaseReservations.run();
      if (count > 0) log.warn({ count }, 'Credits set aside for interrupted analyses are back');
    },
  };
}
