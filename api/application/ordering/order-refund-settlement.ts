import type { OrderRefund } from '../../domain/ordering/order.ts';
import { isInForce } from '../../domain/ordering/order-status.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdempotencyKeys } from '../../ports/shared/idempotency-keys.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { GatewayRefund, PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { OrderRefundEffects } from './order-refund-effects.ts';

interface Deps {
  orders: OrderStore;
  idempotencyKeys: IdempotencyKeys;
  gateway: PaymentGateway;
  orderRefundEffects: OrderRefundEffects;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** What became of a refund; without a reference when no gateway had to do with it. */
export type SettledRefund = GatewayRefund | { state: 'succeeded'; reference: null };

/** Who is informed of a refusal: the caller in the answer, or else the admin by email. */
type Audience = 'asker' | 'nobody';

/** Sends a refund that is written down to the gateway, and books what the gateway says: all effects at once, and once. */
export class OrderRefundSettlement {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /**
   * Safe to repeat: the refund's id is the key at the gateway. Without an answer the refund stays pending. Money that came in
   * without a gateway goes back without one: such a refund is booked at once.
   */
  async send(refund: OrderRefund, audience: Audience): Promise<SettledRefund> {
    const answer = await this.ask(refund);
    if (answer.state !== 'unknown') {
      await this.deps.unitOfWork.run((tx) => this.book(refund, answer, audience, tx));
    }
    return answer;
  }

  /** Books what the gateway said of a pending refund; does nothing when that was done before. */
  async book(
    { id, orderId }: Pick<OrderRefund, 'id' | 'orderId'>,
    answer: Exclude<SettledRefund, { state: 'unknown' }>,
    audience: Audience,
    tx: Transaction,
  ): Promise<void> {
    const { orders, idempotencyKeys, orderRefundEffects, clock } = this.deps;
    const record = await orders.hold(orderId, tx);
    const refund = record?.refunds.find((each) => each.id === id);
    if (!record || refund?.status !== 'pending') return;
    const at = clock.now();
    if (answer.state === 'refused') {
      const failure = answer.reason;
      await orders.settleRefund(id, { status: 'refused', reference: null, failure, at }, tx);
      await idempotencyKeys.releaseSubject(id, tx);
      if (audience === 'nobody') await orderRefundEffects.refuse(record.order, refund, failure, tx);
      return;
    }
    const { reference } = answer;
    await orders.settleRefund(id, { status: 'succeeded', reference, failure: null, at }, tx);
    if (isInForce(record.order.status)) await orderRefundEffects.book(record, refund, tx);
  }

  private async ask(refund: OrderRefund): Promise<SettledRefund> {
    const order = (await this.deps.orders.find(refund.orderId))?.order;
    const reference = order?.paymentReference;
    if (reference) return this.deps.gateway.refund({ key: refund.id, reference, amount: refund.amount });
    if (order && isInForce(order.status)) return { state: 'succeeded', reference: null };
    throw new Error(`Refund ${refund.id} has no charge to give back.`);
  }
}
