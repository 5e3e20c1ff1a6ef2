import type { Order, OrderRecord, OrderRefund } from '../../domain/ordering/order.ts';
import { nextStatus } from '../../domain/ordering/order-status.ts';
import { refundedOf, refundOutcome } from '../../domain/ordering/refund.ts';
import { undoEvent } from '../../domain/ordering/seen-refund.ts';
import type { EventAnnouncer } from '../../ports/integrations/event-announcer.ts';
import type { CommissionEffects, CreditEffects, InvoiceEffects } from '../../ports/ordering/order-effects.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { announceRefunded } from './order-events.ts';
import { refundEmail, refundFailedEmail, refundUndoneEmail } from './order-emails.ts';
import type { PlanTiers } from './plan-tiers.ts';

interface Deps {
  planTiers: PlanTiers;
  orders: OrderStore;
  creditEffects: CreditEffects;
  commissionEffects: CommissionEffects;
  invoiceEffects: InvoiceEffects;
  audit: AuditLog;
  events: EventAnnouncer;
  mail: MailQueue;
  clock: Clock;
  site: Site;
}

/** All that hangs on money going back, whoever sent it back, and on a refund that failed. The order is held by the caller. */
export class OrderRefundEffects {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /**
   * The refund, among those of `record` and not yet counted there as succeeded, went back: order, credits, commission and plan
   * follow. What was taken from us, and not given by us, makes a debt of credits that are spent.
   */
  async book(record: OrderRecord, refund: OrderRefund, tx: Transaction): Promise<void> {
    const { orders, creditEffects, commissionEffects, mail, site } = this.deps;
    const { order } = record;
    const at = this.deps.clock.now();
    const { event, creditShare } = refundOutcome(order.total, refundedOf(record), refund.amount);
    const refunded = await this.move(order, event, tx);
    const named = { orderId: order.id, refundId: refund.id, at };
    const owing = refund.origin !== 'own';
    const { taken, owed } = await creditEffects.takeBack(tx, { ...named, ...creditShare, owing });
    await commissionEffects.reverse(tx, { ...named, refunded: refund.amount });
    await announceRefunded(this.deps.events, tx, refunded, refund, at);
    if (event === 'refund_rest' && order.userId) await this.deps.planTiers.follow(order.userId, at, tx);
    await orders.settleRefundRequest(order.id, at, tx);
    const creditNote = await this.deps.invoiceEffects.credit(tx, { ...named, refunded: refund.amount });
    if (refund.origin !== 'dispute')
      await mail.post(refundEmail(order, refund.amount, creditNote, await site.details(tx)), tx);
    await this.note(
      'ordering.order_refunded',
      order,
      refund,
      {
        credits_taken: taken,
        ...(owed > 0 ? { credits_owed: owed } : {}),
        ...(refund.origin === 'own' ? {} : { origin: refund.origin }),
        reason: refund.reason,
      },
      tx,
    );
  }

  /** A pending refund was refused by the gateway: nothing had moved. The admin is notified. */
  async refuse(order: Order, refund: OrderRefund, failure: string, tx: Transaction): Promise<void> {
    const { mail, site } = this.deps;
    await this.note('ordering.refund_refused', order, refund, { reason: failure }, tx);
    await mail.post(refundFailedEmail(order, refund.amount, failure, await site.details(tx)), tx);
  }

  /** A refund that had succeeded failed after all: everything that it took is given back. Customer and admin are notified. */
  async undo(record: OrderRecord, refund: OrderRefund, failure: string, tx: Transaction): Promise<void> {
    const { orders, creditEffects, commissionEffects, mail, site } = this.deps;
    const { order } = record;
    const at = this.deps.clock.now();
    await orders.failRefund(refund.id, failure, tx);
    await this.move(order, undoEvent(record, refund), tx);
    const named = { orderId: order.id, refundId: refund.id, at };
    await creditEffects.undoTakeBack(tx, named);
    await commissionEffects.undoReversal(tx, { ...named, refunded: refund.amount });
    if (order.status === 'refunded' && order.userId) await this.deps.planTiers.follow(order.userId, at, tx);
    await this.deps.invoiceEffects.uncredit(tx, named);
    await this.note('ordering.refund_failed', order, refund, { reason: failure }, tx);
    // Of a dispute that the bank decided anew, the news of the dispute tell.
    if (refund.origin === 'dispute') return;
    const details = await site.details(tx);
    await mail.post(refundFailedEmail(order, refund.amount, failure, details), tx);
    await mail.post(refundUndoneEmail(order, refund.amount, details), tx);
  }

  private async move(order: Order, event: Parameters<typeof nextStatus>[1], tx: Transaction): Promise<Order> {
    const status = nextStatus(order.status, event);
    if (!status.ok) throw new Error(`Order ${order.id} knows no ${event} as ${order.status}.`);
    const moved = { ...order, status: status.value };
    await this.deps.orders.saveState(moved, tx);
    return moved;
  }

  private note(
    action: string,
    order: Order,
    refund: OrderRefund,
    details: Record<string, string | number>,
    tx: Transaction,
  ): Promise<void> {
    const { id, amount, byUserId } = refund;
    return this.deps.audit.record(tx, {
      actorId: byUserId,
      action,
      subject: `order:${order.id}`,
      details: { refund_id: id, amount_minor: amount.minor, currency: amount.currency, ...details },
      at: this.deps.clock.now(),
    });
  }
}
