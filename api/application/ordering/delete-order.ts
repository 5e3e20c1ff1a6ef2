import type { OrderingErrorOf } from '../../domain/ordering/errors.ts';
import { isDeletable } from '../../domain/ordering/order-status.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdempotencyKeys } from '../../ports/shared/idempotency-keys.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

type DeleteError = OrderingErrorOf<
  'ordering.not_found' | 'ordering.not_deletable' | 'ordering.money_went_through'
>;

interface Deps {
  orders: OrderStore;
  idempotencyKeys: IdempotencyKeys;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Deletes an unpaid order. A paid order stays in the books, even when fully refunded. */
export class DeleteOrder {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(adminId: string, orderId: string): Promise<Result<null, DeleteError>> {
    return this.deps.unitOfWork.run(async (tx): Promise<Result<null, DeleteError>> => {
      const record = await this.deps.orders.hold(orderId, tx);
      if (!record) return err({ code: 'ordering.not_found' });
      const { order, refunds, lateCharges } = record;
      if (!isDeletable(order.status)) return err({ code: 'ordering.not_deletable' });
      if (refunds.length + lateCharges.length > 0) return err({ code: 'ordering.money_went_through' });
      if (await this.deps.orders.wasDisputed(orderId, tx))
        return err({ code: 'ordering.money_went_through' });
      const at = this.deps.clock.now();
      await this.deps.idempotencyKeys.releaseSubject(orderId, tx);
      await this.deps.orders.remove(order, at, tx);
      const { number, status, total } = order;
      await this.deps.audit.record(tx, {
        actorId: adminId,
        action: 'ordering.order_deleted',
        subject: `order:${orderId}`,
        details: { number, status, total_minor: total.minor, currency: total.currency },
        at,
      });
      return ok(null);
    });
  }
}
