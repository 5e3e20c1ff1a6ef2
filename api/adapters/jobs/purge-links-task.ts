import type { Clock } from '../../ports/shared/clock.ts';
import type { EmailChangeStore } from '../../ports/accounts/email-change-store.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { JobTask } from './job-task.ts';

interface Deps {
  links: EmailLinkStore;
  emailChanges: EmailChangeStore;
  clock: Clock;
}

/** Every day: throws away what is left of emailed links that are too old to be used. */
export function purgeLinksTask({ links, emailChanges, clock }: Deps): JobTask {
  return {
    name: 'purge-links',
    cron: '27 4 * * *',
    async run(_payload, log) {
      const now = clock.now();
      const count = (await links.purge(now)) + (await emailChanges.purge(now));
      if (count > 0) log.info({ count }, 'Old links removed');
    },
  };
}
