import type { OrderRecord, OrderRefund } from '../../domain/ordering/order.ts';
import {
  amountOfOrder,
  knownRefund,
  refundStep,
  type SeenRefund,
} from '../../domain/ordering/seen-refund.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { Reversals } from '../../ports/payments/payment-gateway.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { OrderDisputes } from './order-disputes.ts';
import type { OrderRefundEffects } from './order-refund-effects.ts';
import type { OrderRefundSettlement } from './order-refund-settlement.ts';
import type { LateChargeReturns } from './late-charge-returns.ts';

interface Deps {
  orders: OrderStore;
  orderRefundSettlement: OrderRefundSettlement;
  orderRefundEffects: OrderRefundEffects;
  orderDisputes: OrderDisputes;
  lateChargeReturns: LateChargeReturns;
  ids: IdSource;
  clock: Clock;
}

const failureOf = ({ reason }: SeenRefund): string => reason ?? 'The payment gateway gave no reason.';

/**
 * Brings an order to what the gateway says went back of its charge. It compares everything that stands there with everything
 * that stands here, so it is the same whether the news come once or twice, early or late.
 */
export class OrderReversals {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async apply(orderId: string, reversals: Reversals, tx: Transaction): Promise<void> {
    for (const seen of reversals.refunds) await this.refund(orderId, seen, tx);
    for (const seen of reversals.disputes) await this.deps.orderDisputes.apply(orderId, seen, tx);
    for (const seen of reversals.warnings) await this.deps.orderDisputes.warn(orderId, seen, tx);
  }

  private async refund(orderId: string, seen: SeenRefund, tx: Transaction): Promise<void> {
    const { orders, orderRefundSettlement, orderRefundEffects, lateChargeReturns } = this.deps;
    const record = await orders.hold(orderId, tx);
    if (!record) return;
    const late = record.lateCharges.find(({ id }) => id === seen.key);
    if (late) return lateChargeReturns.recordRefund(late, seen, tx);
    const known = knownRefund(record.refunds, seen);
    const { reference } = seen;
    switch (refundStep(known, seen)) {
      case 'add':
        return this.add(record, seen, tx);
      case 'book':
        return known && orderRefundSettlement.book(known, { state: 'succeeded', reference }, 'nobody', tx);
      case 'refuse':
        return (
          known &&
          orderRefundSettlement.book(known, { state: 'refused', reason: failureOf(seen) }, 'nobody', tx)
        );
      case 'undo':
        return known && orderRefundEffects.undo(record, known, failureOf(seen), tx);
      case 'nothing':
    }
  }

  /** Made at the provider, without us: it is written down as it stands, and everything follows as with one of ours. */
  private async add(record: OrderRecord, seen: SeenRefund, tx: Transaction): Promise<void> {
    const { orders, orderRefundEffects, ids, clock } = this.deps;
    const amount = amountOfOrder(record, seen.amount);
    if (amount.minor === 0) return;
    const at = clock.now();
    const refund: OrderRefund = {
      id: ids.next(),
      orderId: record.order.id,
      amount,
      status: 'succeeded',
      reason: 'Refunded at the payment provider.',
      origin: 'provider',
      byUserId: null,
      reference: seen.reference,
      failure: null,
      at,
      settledAt: at,
    };
    await orders.addRefund(refund, tx);
    await orderRefundEffects.book(record, refund, tx);
  }
}
