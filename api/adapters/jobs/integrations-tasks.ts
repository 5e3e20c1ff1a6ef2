import { z } from 'zod';
import type { DeliverWebhook } from '../../application/integrations/deliver-webhook.ts';
import { REVOKED_KEY_RETENTION_MS } from '../../domain/integrations/api-key.ts';
import { DAY_MS } from '../../domain/shared-with-web/time.ts';
import type { ApiKeyStore } from '../../ports/integrations/api-key-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { DeliveryStore } from '../../ports/integrations/delivery-store.ts';
import type { JobTask } from './job-task.ts';

const payload = z.object({ delivery_id: z.uuid() });

/** Makes one try to deliver an event; the next try, if there is to be one, is a job of its own. */
export function deliverWebhookTask({ deliverWebhook }: { deliverWebhook: DeliverWebhook }): JobTask {
  return {
    name: 'deliver-webhook',
    run: (given) => deliverWebhook.run(payload.parse(given).delivery_id),
  };
}

/** Every minute: gives their jobs to deliveries whose process died after writing them. */
export function queueDeliveriesTask({ deliveries }: { deliveries: DeliveryStore }): JobTask {
  return { name: 'queue-deliveries', cron: '* * * * *', run: () => deliveries.queueWaiting() };
}

/** Every day: forgets old deliveries, and keys that were revoked long ago. */
export function purgeIntegrationsTask({
  deliveries,
  apiKeys,
  clock,
  deliveryDays,
}: {
  deliveries: DeliveryStore;
  apiKeys: ApiKeyStore;
  clock: Clock;
  /** For how long deliveries are kept. */
  deliveryDays: number;
}): JobTask {
  return {
    name: 'purge-integrations',
    cron: '41 4 * * *',
    async run(_payload, log) {
      const now = clock.now().getTime();
      const old = await deliveries.purge(new Date(now - deliveryDays * DAY_MS));
      const revoked = await apiKeys.purge(new Date(now - REVOKED_KEY_RETENTION_MS));
      if (old + revoked > 0) log.info({ deliveries: old, keys: revoked }, 'Old deliveries and keys removed');
    },
  };
}
