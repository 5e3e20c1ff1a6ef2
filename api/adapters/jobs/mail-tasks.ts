import { DAY_MS } from '../../domain/shared-with-web/time.ts';
import { z } from 'zod';
import type { DeliverMail } from '../../application/platform/deliver-mail.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { EmailStore } from '../../ports/platform/email-store.ts';
import type { JobTask } from './job-task.ts';

const payload = z.object({ letter_id: z.uuid() });

/** Emails are stored this long: past it, every link in one is dead. */
const RETENTION_MS = 14 * DAY_MS;

/** Delivers one email. When it throws, the queue waits longer and longer (seconds, later hours) and gives up after days. */
export function deliverMailTask({ deliverMail }: { deliverMail: DeliverMail }): JobTask {
  return {
    name: 'deliver-mail',
    run: (given) => deliverMail.run(payload.parse(given).letter_id),
  };
}

/** Every minute: hands emails to the queue whose process died after posting them. */
export function queueMailTask({ emails }: { emails: EmailStore }): JobTask {
  return { name: 'queue-mail', cron: '* * * * *', run: () => emails.queueWaiting() };
}

/** Every day: throws old emails away. */
export function purgeMailTask({ emails, clock }: { emails: EmailStore; clock: Clock }): JobTask {
  return {
    name: 'purge-mail',
    cron: '23 4 * * *',
    async run(_payload, log) {
      const count = await emails.purge(new Date(clock.now().getTime() - RETENTION_MS));
      if (count > 0) log.info({ count }, 'Old emails removed');
    },
  };
}
