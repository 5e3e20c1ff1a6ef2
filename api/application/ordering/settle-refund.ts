import { tierOf, type Order, type OrderRecord, type OrderRefund } from '../../domain/ordering/order.ts';
import { isInForce, nextStatus } from '../../domain/ordering/order-status.ts';
import { refundedOf, refundOutcome } from '../../domain/ordering/refund.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { EventAnnouncer } from '../../ports/integrations/event-announcer.ts';
import type { IdempotencyKeys } from '../../ports/shared/idempotency-keys.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { GatewayRefund, PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { CommissionEffects, CreditEffects } from '../../ports/ordering/order-effects.ts';
import { announceRefunded } from './order-events.ts';
import { refundEmail } from './order-emails.ts';

interface Deps {
  users: UserStore;
  orders: OrderStore;
  idempotencyKeys: IdempotencyKeys;
  gateway: PaymentGateway;
  credits: CreditEffects;
  commission: CommissionEffects;
  audit: AuditLog;
  events: EventAnnouncer;
  mail: MailQueue;
  unitOfWork: UnitOfWork;
  clock: Clock;
  site: Site;
}

/** What became of a refund; without a reference when no gateway had to do with it. */
export type SettledRefund = GatewayRefund | { state: 'succeeded'; reference: null };

/** Sends a refund that is written down to the gateway, and books what the gateway says: all effects at once, and once. */
export class SettleRefund {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /**
   * Safe to repeat: the refund's id is the key at the gateway. Without an answer the refund stays pending. Money that came in
   * without a gateway goes back without one: such a refund is booked at once.
   */
  async run(refund: OrderRefund): Promise<SettledRefund> {
    const answer = await this.ask(refund);
    if (answer.state !== 'unknown') {
      await this.deps.unitOfWork.run((tx) => this.book(refund, answer, tx));
    }
    return answer;
  }

  private async ask(refund: OrderRefund): Promise<SettledRefund> {
    const order = (await this.deps.orders.find(refund.orderId))?.order;
    const reference = order?.paymentReference;
    if (reference) return this.deps.gateway.refund({ key: refund.id, reference, amount: refund.amount });
    if (order && isInForce(order.status)) return { state: 'succeeded', reference: null };
    throw new Error(`Refund ${refund.id} has no charge to give back.`);
  }

  private async book(
    { id, orderId }: OrderRefund,
    answer: Exclude<SettledRefund, { state: 'unknown' }>,
    tx: Transaction,
  ): Promise<void> {
    const { orders, idempotencyKeys, clock } = this.deps;
    const record = await orders.hold(orderId, tx);
    const refund = record?.refunds.find((each) => each.id === id);
    if (!record || refund?.status !== 'pending') return;
    const at = clock.now();
    if (answer.state === 'refused') {
      await orders.settleRefund(id, { status: 'refused', reference: null, at }, tx);
      await idempotencyKeys.releaseSubject(id, tx);
      return;
    }
    await orders.settleRefund(id, { status: 'succeeded', reference: answer.reference, at }, tx);
    if (isInForce(record.order.status)) await this.cascade(record, refund, at, tx);
  }

  private async cascade(record: OrderRecord, refund: OrderRefund, at: Date, tx: Transaction): Promise<void> {
    const { orders, credits, commission, mail, site } = this.deps;
    const { order } = record;
    const { event, creditShare } = refundOutcome(order.total, refundedOf(record), refund.amount);
    const status = nextStatus(order.status, event);
    if (!status.ok) throw new Error(`Order ${order.id} cannot be refunded as ${order.status}.`);
    const refunded = { ...order, status: status.value };
    await orders.saveState(refunded, tx);
    const named = { orderId: order.id, refundId: refund.id, at };
    const creditsTaken = await credits.takeBack(tx, { ...named, ...creditShare });
    await commission.reverse(tx, { ...named, refunded: refund.amount });
    await announceRefunded(this.deps.events, tx, refunded, refund, at);
    if (event === 'refund_rest') await this.takePlanBack(order, at, tx);
    await orders.settleRefundRequest(order.id, at, tx);
    await mail.post(refundEmail(order, refund.amount, await site.details(tx)), tx);
    await this.deps.audit.record(tx, {
      actorId: refund.byUserId,
      action: 'ordering.order_refunded',
      subject: `order:${order.id}`,
      details: {
        refund_id: refund.id,
        amount_minor: refund.amount.minor,
        currency: refund.amount.currency,
        credits_taken: creditsTaken,
        reason: refund.reason,
      },
      at,
    });
  }

  /** A plan that was paid for later stays; else the one before it is in force again, or none. */
  private async takePlanBack(order: Order, at: Date, tx: Transaction): Promise<void> {
    const { orders } = this.deps;
    if (!order.userId || !order.paidAt || tierOf(order) === null) return;
    const other = await orders.newestPlan(order.userId, order.id, tx);
    if (other && other.paidAt > order.paidAt) return;
    await this.deps.users.changeTier(order.userId, other?.tier ?? 'none', at, tx);
  }
}
