import {
  disputeStep,
  leadsFurther,
  statusBesideRefunds,
  type Dispute,
  type SeenDispute,
  type SeenWarning,
} from '../../domain/ordering/dispute.ts';
import type { OrderRecord, OrderRefund } from '../../domain/ordering/order.ts';
import { isInForce } from '../../domain/ordering/order-status.ts';
import { amountOfOrder } from '../../domain/ordering/seen-refund.ts';
import type { DisputeStore } from '../../ports/ordering/dispute-store.ts';
import type { CommissionEffects, CreditEffects } from '../../ports/ordering/order-effects.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { EventAnnouncer } from '../../ports/integrations/event-announcer.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { customerDisputeEmail, disputeEmail, warningEmail } from './dispute-emails.ts';
import { announceDisputed } from './order-events.ts';
import type { OrderRefundEffects } from './order-refund-effects.ts';

interface Deps {
  orders: OrderStore;
  disputes: DisputeStore;
  orderRefundEffects: OrderRefundEffects;
  creditEffects: CreditEffects;
  commissionEffects: CommissionEffects;
  events: EventAnnouncer;
  audit: AuditLog;
  mail: MailQueue;
  ids: IdSource;
  clock: Clock;
  site: Site;
}

/**
 * What disputes of its payment do to an order. Open: credits and commission are on hold. Lost: the money is gone, with all that
 * hangs on it. Won: all is as before. The admin is notified of each; customer and webhooks of what changes for them.
 */
export class OrderDisputes {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async apply(orderId: string, seen: SeenDispute, tx: Transaction): Promise<void> {
    const { orders, disputes, clock } = this.deps;
    const record = await orders.hold(orderId, tx);
    if (!record) return;
    const known = record.disputes.find(({ reference }) => reference === seen.reference) ?? null;
    const from = known?.status ?? null;
    const refundOnItsWay = record.refunds.some((refund) => refund.status === 'pending');
    const stands = statusBesideRefunds(seen.status, refundOnItsWay);
    const news = leadsFurther(from, stands);
    const status = news ? stands : (from ?? stands);
    const at = clock.now();
    const isOver = status === 'lost' || status === 'won';
    const closedAt = isOver ? (known?.closedAt ?? at) : null;
    const fee = seen.fee ?? known?.fee ?? null;
    const dispute: Dispute = { ...seen, status, fee, orderId, closedAt };
    await disputes.put(dispute, at, tx);
    if (!news) return;
    const others = record.disputes.some((each) => each !== known && each.status === 'open');
    const step = disputeStep(from, status, others);
    if (step.hold === 'begin') await this.hold(record, dispute, tx);
    if (step.money === 'gone') await this.lose(record, dispute, tx);
    if (step.money === 'back') await this.regain(record, dispute, tx);
    if (step.hold === 'end') await this.release(record, dispute, tx);
    await this.tell(record, dispute, tx);
    // Of an order that went back before, a dispute takes nothing and gives nothing.
    if (isInForce(record.order.status) || step.money === 'back')
      await this.tellCustomer(orderId, dispute, tx);
  }

  /** Shows the admin that a charge may be fraud. */
  async warn(orderId: string, warning: SeenWarning, tx: Transaction): Promise<void> {
    const { orders, disputes, mail, site } = this.deps;
    const record = await orders.hold(orderId, tx);
    if (!record) return;
    const known = record.warnings.some(({ reference }) => reference === warning.reference);
    await disputes.putWarning(orderId, warning, tx);
    if (known) return;
    await this.note(orderId, 'fraud_warning', { reason: warning.reason }, tx);
    await mail.post(warningEmail(record.order, warning, await site.details(tx)), tx);
  }

  private async hold({ order }: OrderRecord, { reference: name }: Dispute, tx: Transaction): Promise<void> {
    const { orders, creditEffects, commissionEffects, clock } = this.deps;
    await orders.saveState({ ...order, disputed: true }, tx);
    await creditEffects.hold(tx, { orderId: order.id, name, at: clock.now() });
    await commissionEffects.hold(tx, order.id);
  }

  private async release(
    { order }: OrderRecord,
    { reference: name }: Dispute,
    tx: Transaction,
  ): Promise<void> {
    const { orders, creditEffects, commissionEffects, clock } = this.deps;
    const now = await orders.hold(order.id, tx);
    if (now) await orders.saveState({ ...now.order, disputed: false }, tx);
    await creditEffects.release(tx, { orderId: order.id, name, at: clock.now() });
    await commissionEffects.release(tx, order.id);
  }

  /** The bank took the money: everything follows as with a refund of the same amount. */
  private async lose(record: OrderRecord, dispute: Dispute, tx: Transaction): Promise<void> {
    const { orders, orderRefundEffects, ids, clock } = this.deps;
    const amount = amountOfOrder(record, dispute.amount);
    if (amount.minor === 0) return;
    const at = clock.now();
    const refund: OrderRefund = {
      id: ids.next(),
      orderId: record.order.id,
      amount,
      status: 'succeeded',
      reason: `Dispute lost: ${dispute.reason}.`,
      origin: 'dispute',
      byUserId: null,
      reference: dispute.reference,
      failure: null,
      at,
      settledAt: at,
    };
    await orders.addRefund(refund, tx);
    await orderRefundEffects.book(record, refund, tx);
  }

  /** Lost, and given back by the bank after all. */
  private async regain(record: OrderRecord, dispute: Dispute, tx: Transaction): Promise<void> {
    const taken = record.refunds.find(
      ({ origin, reference, status }) =>
        origin === 'dispute' && reference === dispute.reference && status === 'succeeded',
    );
    if (taken) await this.deps.orderRefundEffects.undo(record, taken, 'The bank gave the money back.', tx);
  }

  private async tell({ order }: OrderRecord, dispute: Dispute, tx: Transaction): Promise<void> {
    const { mail, site } = this.deps;
    const { amount, reason, fee, reference, status } = dispute;
    const cost: Record<string, string | number> = fee
      ? { fee_minor: fee.minor, fee_currency: fee.currency }
      : {};
    const money = { amount_minor: amount.minor, currency: amount.currency };
    await this.note(order.id, `dispute_${status}`, { ...money, ...cost, reason, reference }, tx);
    await mail.post(disputeEmail(order, dispute, await site.details(tx)), tx);
  }

  private async tellCustomer(orderId: string, dispute: Dispute, tx: Transaction): Promise<void> {
    const { orders, events, mail, site, clock } = this.deps;
    const now = await orders.hold(orderId, tx);
    if (!now || dispute.status === 'inquiry') return;
    await announceDisputed(events, tx, now.order, dispute, clock.now());
    const stays = { inForce: isInForce(now.order.status), frozen: now.order.disputed };
    await mail.post(customerDisputeEmail(now.order, dispute, stays, await site.details(tx)), tx);
  }

  private note(
    orderId: string,
    what: string,
    details: Record<string, string | number>,
    tx: Transaction,
  ): Promise<void> {
    return this.deps.audit.record(tx, {
      actorId: null,
      action: `ordering.${what}`,
      subject: `order:${orderId}`,
      details,
      at: this.deps.clock.now(),
    });
  }
}
