import { CONTACT_RETENTION_MS } from '../../domain/visitors/contact-message.ts';
import { CONFIRM_WITHIN_MS } from '../../domain/visitors/newsletter.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { ContactMessages } from '../../ports/visitors/contact-messages.ts';
import type { NewsletterStore } from '../../ports/visitors/newsletter-store.ts';
import type { JobTask } from './job-task.ts';

/** Every day: forgets old messages, and newsletter requests that nobody confirmed. */
export function purgeContactsTask({
  contactMessages,
  newsletter,
  clock,
}: {
  contactMessages: ContactMessages;
  newsletter: NewsletterStore;
  clock: Clock;
}): JobTask {
  return {
    name: 'purge-contacts',
    cron: '31 4 * * *',
    async run(_payload, log) {
      const now = clock.now().getTime();
      const old = await contactMessages.purge(new Date(now - CONTACT_RETENTION_MS));
      const unconfirmed = await newsletter.purge(new Date(now - CONFIRM_WITHIN_MS));
      if (old + unconfirmed > 0)
        log.info({ messages: old, unconfirmed }, 'Old messages and requests removed');
    },
  };
}
