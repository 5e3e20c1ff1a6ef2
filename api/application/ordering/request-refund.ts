import type { OrderingError } from '../../domain/ordering/errors.ts';
import type { OrderRecord } from '../../domain/ordering/order.ts';
import { checkRefundRequest } from '../../domain/ordering/refund.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { FindOwnOrder, OrderVisitor } from './find-own-order.ts';
import { requestForAdminEmail, requestReceivedEmail } from './order-emails.ts';

interface Deps {
  findOwnOrder: FindOwnOrder;
  orders: OrderStore;
  mail: MailQueue;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
  site: Site;
}

/** A customer asks for the money back, within 30 days of paying. Emails go to the customer and to the admin. */
export class RequestRefund {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    orderId: string,
    visitor: OrderVisitor,
    reason: string,
  ): Promise<Result<OrderRecord, OrderingError>> {
    const { findOwnOrder, orders, mail, site, clock } = this.deps;
    const text = reason.trim();
    if (text === '') {
      const faults = [{ field: 'reason', message: 'must not be blank' }];
      return err({ code: 'ordering.invalid_refund', faults });
    }
    const own = await findOwnOrder.run(orderId, visitor);
    if (!own.ok) return own;
    return this.deps.unitOfWork.run(async (tx): Promise<Result<OrderRecord, OrderingError>> => {
      const record = await orders.hold(orderId, tx);
      if (!record) return err({ code: 'ordering.not_found' });
      const at = clock.now();
      const allowed = checkRefundRequest(record, at);
      if (!allowed.ok) return allowed;
      await orders.addRefundRequest({ id: this.deps.ids.next(), orderId, reason: text, at }, tx);
      const details = await site.details(tx);
      await mail.post(requestReceivedEmail(record.order, details), tx);
      await mail.post(requestForAdminEmail(record.order, text, details), tx);
      return ok({ ...record, refundRequest: { status: 'requested', reason: text, at } });
    });
  }
}
