import type { OrderingError } from '../../domain/ordering/errors.ts';
import type { OrderRecord, OrderRefund } from '../../domain/ordering/order.ts';
import { decideRefund, refundFault } from '../../domain/ordering/refund.ts';
import { parseMoney } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { Attach, Idempotency } from '../shared/idempotency.ts';
import { keyRefused } from './key-refused.ts';
import type { OrderRefundSettlement } from './order-refund-settlement.ts';

export interface RefundOrderInput {
  adminId: string;
  orderId: string;
  /** In the order's currency; null: all that is left. */
  amount: number | null;
  reason: string;
  idempotencyKey: string;
}

export interface RefundedOrder {
  record: OrderRecord;
  refund: OrderRefund;
}

interface Deps {
  orders: OrderStore;
  idempotency: Idempotency;
  orderRefundSettlement: OrderRefundSettlement;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/**
 * Gives money back, once per key. The amount is set aside before the gateway is asked, so that refunds at the same time never
 * come to more than was paid.
 */
export class RefundOrder {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(input: RefundOrderInput): Promise<Result<RefundedOrder, OrderingError>> {
    const { adminId, idempotencyKey: key, orderId, amount, reason } = input;
    const call = { scope: `refund:${adminId}`, key, request: { orderId, amount, reason } };
    return this.deps.idempotency.once<RefundedOrder, OrderingError>(call, {
      work: (attach) => this.refund(input, attach),
      replay: (refundId) => this.answer(orderId, refundId),
      refuse: keyRefused,
    });
  }

  private async refund(
    input: RefundOrderInput,
    attach: Attach,
  ): Promise<Result<RefundedOrder, OrderingError>> {
    const refund = await this.setAside(input, attach);
    if (!refund.ok) return refund;
    const answer = await this.deps.orderRefundSettlement.send(refund.value, 'asker');
    if (answer.state === 'refused') return err({ code: 'ordering.refund_refused', reason: answer.reason });
    return this.answer(input.orderId, refund.value.id);
  }

  private setAside(input: RefundOrderInput, attach: Attach): Promise<Result<OrderRefund, OrderingError>> {
    const { orders, ids, clock } = this.deps;
    return this.deps.unitOfWork.run(async (tx): Promise<Result<OrderRefund, OrderingError>> => {
      const record = await orders.hold(input.orderId, tx);
      if (!record) return err({ code: 'ordering.not_found' });
      const wanted = input.amount === null ? null : parseMoney(input.amount, record.order.total.currency);
      if (input.amount !== null && wanted === null) return err(tooFine);
      const fault = wanted && refundFault(record, wanted);
      if (fault)
        return err({ code: 'ordering.invalid_refund', faults: [{ field: 'amount', message: fault }] });
      const reason = input.reason.trim();
      if (reason === '') return err(blankReason);
      const amount = decideRefund(record, wanted);
      if (!amount.ok) return amount;
      const refund: OrderRefund = {
        id: ids.next(),
        orderId: input.orderId,
        amount: amount.value,
        status: 'pending',
        reason,
        origin: 'own',
        byUserId: input.adminId,
        reference: null,
        failure: null,
        at: clock.now(),
        settledAt: null,
      };
      await attach(refund.id, tx);
      await orders.addRefund(refund, tx);
      return ok(refund);
    });
  }

  private async answer(orderId: string, refundId: string): Promise<Result<RefundedOrder, OrderingError>> {
    const record = await this.deps.orders.find(orderId);
    const refund = record?.refunds.find(({ id }) => id === refundId);
    if (!record || !refund) throw new Error(`Refund ${refundId} of order ${orderId} has vanished.`);
    return ok({ record, refund });
  }
}

const tooFine: OrderingError = {
  code: 'ordering.invalid_refund',
  faults: [{ field: 'amount', message: 'must be an amount of the currency of the order' }],
};
const blankReason: OrderingError = {
  code: 'ordering.invalid_refund',
  faults: [{ field: 'reason', message: 'must not be blank' }],
};
