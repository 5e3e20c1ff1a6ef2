import type { Clock } from '../../ports/shared/clock.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { JobTask } from './job-task.ts';

/** Every day: throws away what is left of emailed links that are too old to be used. */
export function purgeLinksTask({ links, clock }: { links: EmailLinkStore; clock: Clock }): JobTask {
  return {
    name: 'purge-links',
    cron: '27 4 * * *',
    async run(_payload, log) {
      const count = await links.purge(clock.now());
      if (count > 0) log.info({ count }, 'Old links removed');
    },
  };
}
