import type { PersonalDataEraser } from '../../ports/accounts/personal-data.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { OrderSettlement } from './order-settlement.ts';

interface Deps {
  orders: OrderStore;
  orderSettlement: OrderSettlement;
  audit: AuditLog;
  clock: Clock;
}

/** Cancels what a leaving user has not paid yet: money that comes for it after all goes back. */
export class CancelOrdersOfLeaver implements PersonalDataEraser {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async erase(userId: string, _pseudonym: unknown, tx: Transaction): Promise<void> {
    const { orders, orderSettlement, audit, clock } = this.deps;
    for (const orderId of await orders.pendingOf(userId, tx)) {
      const record = await orders.hold(orderId, tx);
      if (record?.order.status !== 'pending') continue;
      await orderSettlement.cancelByHand(record.order, tx);
      await audit.record(tx, {
        actorId: null,
        action: 'ordering.order_cancelled',
        subject: `order:${orderId}`,
        details: { from: 'pending', to: 'cancelled', reason: 'The account was deleted.' },
        at: clock.now(),
      });
    }
  }
}
