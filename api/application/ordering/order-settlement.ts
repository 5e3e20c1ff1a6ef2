import { creditsOfLine, tierOf, type Order, type OrderRecord } from '../../domain/ordering/order.ts';
import { isInForce, nextStatus } from '../../domain/ordering/order-status.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { EventAnnouncer } from '../../ports/integrations/event-announcer.ts';
import type { GatewayEventSink } from '../../ports/payments/gateway-event-sink.ts';
import type { IdempotencyKeys } from '../../ports/shared/idempotency-keys.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { Charge, GatewayEvent } from '../../ports/payments/payment-gateway.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { UnclaimedAccounts } from '../../ports/accounts/unclaimed-accounts.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { CommissionEffects, CreditEffects } from '../../ports/ordering/order-effects.ts';
import { announcePaid } from './order-events.ts';
import { confirmationEmail } from './order-emails.ts';
import type { OrderTokens } from './order-tokens.ts';

interface Deps {
  users: UserStore;
  orders: OrderStore;
  idempotencyKeys: IdempotencyKeys;
  unclaimed: UnclaimedAccounts;
  credits: CreditEffects;
  commission: CommissionEffects;
  audit: AuditLog;
  events: EventAnnouncer;
  mail: MailQueue;
  orderTokens: OrderTokens;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
  site: Site;
}

/** What is known of how an order was paid; nothing when no gateway had to do with it. */
type Means = Pick<Order, 'card' | 'paymentReference'>;

/**
 * Brings an order to what the gateway says of its charge. The one place where an order is paid or cancelled, whoever heard
 * the news: the checkout, the customer coming back, the gateway's event, the job, an admin who has the money in another
 * way. It is idempotent.
 */
export class OrderSettlement implements GatewayEventSink {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** In a transaction of its own; the order as it stands then, null when there is none. */
  settleCharge(orderId: string, charge: Charge): Promise<OrderRecord | null> {
    return this.deps.unitOfWork.run((tx) => this.apply(orderId, charge, tx));
  }

  async settle(event: GatewayEvent, tx: Transaction): Promise<void> {
    await this.apply(event.orderId, event.charge, tx);
  }

  /** Ends an order whose charge the gateway never received, or that the customer left at the bank. */
  async abandon(orderId: string): Promise<void> {
    await this.settleCharge(orderId, {
      state: 'declined',
      reference: null,
      code: 'processing_error',
      card: null,
    });
  }

  /** The money of a pending order, held by the caller, came in without a gateway. */
  async payByHand(pending: Order, tx: Transaction): Promise<void> {
    await this.pay(pending, { card: null, paymentReference: null }, tx);
  }

  /** Gives a pending order, held by the caller, up. Money that comes for it after all goes back. */
  async cancelByHand(pending: Order, tx: Transaction): Promise<void> {
    await this.cancel(pending, pending, tx);
  }

  private async apply(orderId: string, charge: Charge, tx: Transaction): Promise<OrderRecord | null> {
    const record = await this.found(orderId, charge, tx);
    if (!record) return null;
    const { order } = record;
    if (charge.state === 'succeeded') {
      const means = { card: charge.card, paymentReference: charge.reference };
      if (order.status === 'pending') await this.pay(order, means, tx);
      else if (order.status === 'cancelled') await this.giveBack(record, charge.reference, tx);
      else if (isInForce(order.status) && order.paymentReference === null) await this.adopt(order, means, tx);
      else return record;
    } else if (charge.state === 'declined' && order.status === 'pending') {
      await this.cancel(order, { card: charge.card, paymentReference: charge.reference }, tx);
    } else return record;
    return this.deps.orders.find(orderId, tx);
  }

  /** The order, held; one that was deleted comes back, cancelled, when money has come for it. */
  private async found(orderId: string, charge: Charge, tx: Transaction): Promise<OrderRecord | null> {
    const { orders, clock } = this.deps;
    const record = await orders.hold(orderId, tx);
    if (record || charge.state !== 'succeeded' || !(await orders.restore(orderId, tx))) return record;
    const back = await orders.hold(orderId, tx);
    if (back?.order.status === 'pending') await this.cancel(back.order, back.order, tx);
    await this.deps.audit.record(tx, {
      actorId: null,
      action: 'ordering.order_restored',
      subject: `order:${orderId}`,
      details: { reason: 'Charged after the order had been deleted.' },
      at: clock.now(),
    });
    return orders.hold(orderId, tx);
  }

  /** A gateway's charge for an order that was marked as paid by hand: stored with it, so that a refund can go that way. */
  private async adopt(order: Order, means: Means, tx: Transaction): Promise<void> {
    await this.deps.orders.saveState({ ...order, ...means }, tx);
    await this.deps.audit.record(tx, {
      actorId: null,
      action: 'ordering.late_charge',
      subject: `order:${order.id}`,
      details: {
        reference: means.paymentReference,
        reason: 'Charged after the order had been marked as paid.',
      },
      at: this.deps.clock.now(),
    });
  }

  private async pay(pending: Order, means: Means, tx: Transaction): Promise<void> {
    const { orders, unclaimed, credits, commission } = this.deps;
    const at = this.deps.clock.now();
    const status = nextStatus(pending.status, 'pay');
    if (!status.ok) throw new Error(`Order ${pending.id} cannot be paid as ${pending.status}.`);
    const owner = pending.userId
      ? { userId: pending.userId, claimed: true }
      : await unclaimed.findOrMake(tx, pending.email, pending.customerName);
    const { userId } = owner;
    const order: Order = { ...pending, ...means, userId, status: status.value, paidAt: at };
    await orders.saveState(order, tx);

    for (const line of order.lines) {
      const amount = creditsOfLine(line);
      if (amount === null || amount === 0) continue;
      const { id: lineId, validityDays } = line;
      await credits.grant(tx, { userId, orderId: order.id, lineId, credits: amount, validityDays, at });
    }
    const tier = tierOf(order);
    if (tier) await this.deps.users.changeTier(userId, tier, at, tx);
    await commission.book(tx, {
      orderId: order.id,
      customerId: userId,
      email: order.email,
      paymentFingerprint: means.card?.fingerprint ?? null,
      clickId: order.clickId,
      netPaid: order.total,
      at,
    });
    await announcePaid(this.deps.events, tx, order, at);
    await this.write(order, !owner.claimed, tx);
  }

  private async write(order: Order, claimable: boolean, tx: Transaction): Promise<void> {
    const { unclaimed, mail, orderTokens } = this.deps;
    const site = await this.deps.site.details(tx);
    const address = `${site.publicUrl}/orders/${order.id}`;
    const orderUrl =
      order.placedBy !== 'account' ? `${address}?order_token=${orderTokens.of(order)}` : address;
    await mail.post(confirmationEmail(order, site, { claimable, orderUrl }), tx);
    if (claimable && order.userId) await unclaimed.postClaimLink(tx, order.userId);
  }

  private async cancel(order: Order, { card, paymentReference }: Means, tx: Transaction): Promise<void> {
    const status = nextStatus(order.status, 'cancel');
    if (!status.ok) throw new Error(`Order ${order.id} cannot be cancelled as ${order.status}.`);
    const cancelledAt = this.deps.clock.now();
    const cancelled = { ...order, status: status.value, card, paymentReference, cancelledAt };
    await this.deps.orders.saveState(cancelled, tx);
    await this.deps.idempotencyKeys.releaseSubject(order.id, tx);
  }

  /** The money came after the order was given up: it goes back, by the job that settles refunds. */
  private async giveBack({ order, refunds }: OrderRecord, reference: string, tx: Transaction): Promise<void> {
    if (refunds.length > 0 || order.total.minor === 0) return;
    await this.deps.orders.saveState({ ...order, paymentReference: reference }, tx);
    const at = this.deps.clock.now();
    const reason = 'Charged after the order had been cancelled.';
    const common = { orderId: order.id, amount: order.total, reason, byUserId: null, at, settledAt: null };
    await this.deps.orders.addRefund({ id: this.deps.ids.next(), status: 'pending', ...common }, tx);
  }
}
