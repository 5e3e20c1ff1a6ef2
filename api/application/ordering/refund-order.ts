import type { OrderingError } from '../../domain/ordering/errors.ts';
import type { OrderRecord, OrderRefund } from '../../domain/ordering/order.ts';
import { decideRefund } from '../../domain/ordering/refund.ts';
import { parseMoney } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { AttemptKey, IdempotencyKeys } from '../../ports/shared/idempotency-keys.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { requestPrint } from './request-print.ts';
import type { SettleRefund } from './settle-refund.ts';

const LEASE_MS = 60_000;

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
  idempotencyKeys: IdempotencyKeys;
  settleRefund: SettleRefund;
  hash: KeyedHash;
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
    const { idempotencyKeys, clock, hash } = this.deps;
    const now = clock.now();
    const attempt = { scope: `refund:${input.adminId}`, key: input.idempotencyKey };
    const { orderId, amount, reason } = input;
    const print = requestPrint(hash, { orderId, amount, reason });
    const known = await idempotencyKeys.begin(attempt, print, now, new Date(now.getTime() - LEASE_MS));
    if (known.state === 'other_request') return err({ code: 'ordering.key_reused' });
    if (known.state === 'in_progress') return err({ code: 'ordering.in_progress', retryAfterSeconds: 1 });
    if (known.state === 'made') return this.answer(orderId, known.subjectId);
    try {
      const refund = await this.setAside(input, attempt, now);
      if (!refund.ok) return refund;
      const answer = await this.deps.settleRefund.run(refund.value);
      if (answer.state === 'refused') return err({ code: 'ordering.refund_refused', reason: answer.reason });
      return await this.answer(orderId, refund.value.id);
    } finally {
      await idempotencyKeys.release(attempt);
      await idempotencyKeys.finish(attempt, clock.now());
    }
  }

  private setAside(
    input: RefundOrderInput,
    attempt: AttemptKey,
    at: Date,
  ): Promise<Result<OrderRefund, OrderingError>> {
    const { orders, idempotencyKeys, ids } = this.deps;
    return this.deps.unitOfWork.run(async (tx): Promise<Result<OrderRefund, OrderingError>> => {
      const record = await orders.hold(input.orderId, tx);
      if (!record) return err({ code: 'ordering.not_found' });
      const wanted = input.amount === null ? null : parseMoney(input.amount, record.order.total.currency);
      if (input.amount !== null && wanted === null) return err(tooFine);
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
        byUserId: input.adminId,
        at,
        settledAt: null,
      };
      if (!(await idempotencyKeys.attach(attempt, refund.id, tx)))
        return err({ code: 'ordering.in_progress', retryAfterSeconds: 1 });
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
