import type { EndPlans } from '../../application/ordering/end-plans.ts';
import type { ResolvePendingOrders } from '../../application/ordering/resolve-pending-orders.ts';
import type { AskAboutDisputes } from '../../application/ordering/ask-about-disputes.ts';
import type { AskAboutRefunds } from '../../application/ordering/ask-about-refunds.ts';
import type { JobTask } from './job-task.ts';

/** Every minute: asks the gateway about orders and refunds that have no answer yet. */
export function resolvePendingOrdersTask({
  resolvePendingOrders,
}: {
  resolvePendingOrders: ResolvePendingOrders;
}): JobTask {
  return {
    name: 'resolve-pending-orders',
    cron: '* * * * *',
    async run(_payload, log) {
      const asked = await resolvePendingOrders.run();
      if (asked.orders + asked.refunds > 0)
        log.info(asked, 'Asked the gateway about pending orders and refunds');
      if (asked.failed > 0)
        log.error(asked, 'Orders or refunds could not be booked; System health names them');
    },
  };
}

/** Every five minutes: ends plans whose time is over, and warns those whose plan ends within a week. */
export function endPlansTask({ endPlans }: { endPlans: EndPlans }): JobTask {
  return {
    name: 'end-plans',
    cron: '*/5 * * * *',
    async run(_payload, log) {
      const done = await endPlans.run();
      if (done.warned + done.ended > 0) log.info(done, 'Plans ended, and owners were warned');
    },
  };
}

/** Every ten minutes: asks the gateway about disputes that are not over, each once an hour. */
export function askAboutDisputesTask({ askAboutDisputes }: { askAboutDisputes: AskAboutDisputes }): JobTask {
  return {
    name: 'ask-about-disputes',
    cron: '*/10 * * * *',
    async run(_payload, log) {
      const { orders, failures } = await askAboutDisputes.run();
      for (const err of failures) log.error({ err }, 'A dispute could not be booked');
      if (orders > 0) log.info({ orders }, 'Asked the gateway about disputes');
    },
  };
}

/** Every night, before the books are checked: books refunds that were made at the gateway and whose events got lost. */
export function askAboutRefundsTask({ askAboutRefunds }: { askAboutRefunds: AskAboutRefunds }): JobTask {
  return {
    name: 'ask-about-refunds',
    cron: '31 3 * * *',
    async run(_payload, log) {
      const { charges, failures } = await askAboutRefunds.run();
      for (const err of failures) log.error({ err }, 'A refund could not be booked');
      if (charges > 0) log.info({ charges }, 'Asked the gateway about refunds that no event told of');
    },
  };
}
