import type { ResolvePendingOrders } from '../../application/ordering/resolve-pending-orders.ts';
import type { JobTask } from './job-task.ts';

/** Every minute: asks the gateway about orders and refunds that have no answer yet. */
export function resolvePendingOrdersTask({
  resolvePending,
}: {
  resolvePending: ResolvePendingOrders;
}): JobTask {
  return {
    name: 'resolve-pending-orders',
    cron: '* * * * *',
    async run(_payload, log) {
      const asked = await resolvePending.run();
      if (asked.orders + asked.refunds > 0)
        log.info(asked, 'Asked the gateway about pending orders and refunds');
    },
  };
}
