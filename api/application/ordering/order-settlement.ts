import { isPseudonym } from '../../domain/accounts/pseudonym.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Order, OrderInvoice, OrderRecord } from '../../domain/ordering/order.ts';
import {
  CHARGED_AFTER_LEAVING,
  consequenceOf,
  lateCharge,
  lateReason,
} from '../../domain/ordering/late-charge.ts';
import { nextStatus } from '../../domain/ordering/order-status.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { EventAnnouncer } from '../../ports/integrations/event-announcer.ts';
import type { IdempotencyKeys } from '../../ports/shared/idempotency-keys.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { LateCharges } from '../../ports/ordering/late-charges.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { Charge } from '../../ports/payments/payment-gateway.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { UnclaimedAccounts } from '../../ports/accounts/unclaimed-accounts.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { CommissionEffects, InvoiceEffects } from '../../ports/ordering/order-effects.ts';
import { drawnNumber } from './drawn-number.ts';
import { announcePaid } from './order-events.ts';
import type { OrderGrants } from './order-grants.ts';
import type { OrderReceipts } from './order-receipts.ts';

interface Deps {
  users: UserStore;
  orders: OrderStore;
  lateCharges: LateCharges;
  idempotencyKeys: IdempotencyKeys;
  unclaimed: UnclaimedAccounts;
  orderGrants: OrderGrants;
  commissionEffects: CommissionEffects;
  invoiceEffects: InvoiceEffects;
  audit: AuditLog;
  events: EventAnnouncer;
  orderReceipts: OrderReceipts;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
  site: Site;
}

/** Owner of a paid order; null while it has none. `linkTo`: the account that is sent a link to claim the order. */
interface Owner {
  userId: string | null;
  linkTo: string | null;
  /** The account, where it is the order's already. */
  account?: User;
}

/** What is known of how an order was paid; nothing when no gateway had to do with it. */
type Means = Pick<Order, 'card' | 'paymentReference'>;

/**
 * Brings an order to what the gateway says of its charge. The one place where an order is paid or cancelled, whoever heard
 * the news: the checkout, the customer coming back, the gateway's event, the job, an admin who has the money in another
 * way. It is idempotent.
 */
export class OrderSettlement {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** In a transaction of its own, with what `last` adds to it; the order as it stands then, null when there is none. */
  settleCharge(
    orderId: string,
    charge: Charge,
    last?: (tx: Transaction) => Promise<void>,
  ): Promise<OrderRecord | null> {
    return this.deps.unitOfWork.run(async (tx) => {
      const record = await this.apply(orderId, charge, tx);
      await last?.(tx);
      return record;
    });
  }

  /** The same in the caller's transaction. */
  async apply(orderId: string, charge: Charge, tx: Transaction): Promise<OrderRecord | null> {
    const record = await this.found(orderId, charge, tx);
    if (!record) return null;
    const { order } = record;
    if (charge.state === 'succeeded') {
      const paid = await this.charged(record, charge, tx);
      if (paid) return paid;
    } else if (charge.state === 'declined' && order.status === 'pending')
      await this.cancel(order, { card: charge.card, paymentReference: charge.reference }, tx);
    else return record;
    return this.deps.orders.find(orderId, tx);
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

  /** The money of a pending order, held by the caller, came in without a gateway; false when its account was deleted. */
  async payByHand(pending: Order, tx: Transaction): Promise<boolean> {
    const owner = await this.ownerOf(pending, tx);
    if (owner) await this.pay(pending, owner, { card: null, paymentReference: null }, tx);
    return owner !== null;
  }

  /** Gives a pending order, held by the caller, up. Money that comes for it after all goes back. */
  async cancelByHand(pending: Order, tx: Transaction): Promise<void> {
    await this.cancel(pending, pending, tx);
  }

  /** The order as it is paid now; null when something else became of it. */
  private async charged(
    record: OrderRecord,
    { reference, card }: Extract<Charge, { state: 'succeeded' }>,
    tx: Transaction,
  ): Promise<OrderRecord | null> {
    const { order } = record;
    const means = { card, paymentReference: reference };
    const consequence = consequenceOf(record, reference);
    if (consequence === 'adopt') await this.adopt(order, means, tx);
    if (consequence === 'give_back') await this.giveBack(order, reference, lateReason(order), tx);
    if (consequence !== 'pay') return null;
    const owner = await this.ownerOf(order, tx);
    if (owner) {
      const { invoice, ...paid } = await this.pay(order, owner, means, tx);
      return { ...record, ...paid, invoices: invoice ? [...record.invoices, invoice] : record.invoices };
    }
    await this.cancel(order, order, tx);
    await this.giveBack(order, reference, CHARGED_AFTER_LEAVING, tx);
    return null;
  }

  /** The order, held; one that was deleted comes back, cancelled, when money has come for it. */
  private async found(orderId: string, charge: Charge, tx: Transaction): Promise<OrderRecord | null> {
    const { orders, ids, clock } = this.deps;
    const otherNumber = () => drawnNumber(ids).number;
    const record = await (charge.state === 'succeeded'
      ? orders.holdToPay(orderId, tx)
      : orders.hold(orderId, tx));
    if (record || charge.state !== 'succeeded') return record;
    if (!(await orders.restore(orderId, otherNumber, tx))) return null;
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

  /**
   * Whose a paid order is, held; null when the account was deleted meanwhile. Without an account an order goes to that of its
   * address, which is made when there is none. One that somebody opened without proving the mailbox gets nothing: the order
   * waits for the link that the address is sent.
   */
  private async ownerOf({ userId, email, customerName }: Order, tx: Transaction): Promise<Owner | null> {
    if (userId) {
      const account = await this.deps.users.hold(userId, tx);
      return account && { userId, linkTo: null, account };
    }
    if (isPseudonym(email)) return null;
    const { claimed, proven, ...found } = await this.deps.unclaimed.findOrMake(tx, email, customerName);
    if (claimed && proven) return { userId: found.userId, linkTo: null };
    return { userId: claimed ? null : found.userId, linkTo: found.userId };
  }

  private async pay(
    pending: Order,
    owner: Owner,
    means: Means,
    tx: Transaction,
  ): Promise<Pick<OrderRecord, 'order'> & { invoice: OrderInvoice | null }> {
    const { orders, orderGrants, commissionEffects } = this.deps;
    const at = this.deps.clock.now();
    const status = nextStatus(pending.status, 'pay');
    if (!status.ok) throw new Error(`Order ${pending.id} cannot be paid as ${pending.status}.`);
    const order: Order = { ...pending, ...means, userId: owner.userId, status: status.value, paidAt: at };
    await orders.saveState(order, tx);
    await orderGrants.give(order, at, tx);
    await commissionEffects.book(tx, {
      orderId: order.id,
      customerId: order.userId,
      email: order.email,
      paymentFingerprint: means.card?.fingerprint ?? null,
      clickId: order.clickId,
      netPaid: order.total,
      at,
    });
    await announcePaid(this.deps.events, tx, order, at);
    const site = await this.deps.site.details(tx);
    // The number comes late: whoever else is issued one waits until this transaction has ended.
    const invoice = await this.deps.invoiceEffects.issue(tx, order, at);
    const account =
      order.placedBy === 'account' && order.userId
        ? (owner.account ?? (await this.deps.users.find(order.userId, tx)))
        : null;
    const { linkTo } = owner;
    const receipt = { order, account, linkTo, site, invoice: invoice?.number ?? null };
    await this.deps.orderReceipts.post(receipt, tx);
    return { order, invoice };
  }

  private async cancel(order: Order, { card, paymentReference }: Means, tx: Transaction): Promise<void> {
    const status = nextStatus(order.status, 'cancel');
    if (!status.ok) throw new Error(`Order ${order.id} cannot be cancelled as ${order.status}.`);
    const cancelledAt = this.deps.clock.now();
    const cancelled = { ...order, status: status.value, card, paymentReference, cancelledAt };
    await this.deps.orders.saveState(cancelled, tx);
    await this.deps.idempotencyKeys.releaseSubject(order.id, tx);
  }

  /** The money came when the order was over: it goes back, by the job that settles refunds. */
  private async giveBack(order: Order, reference: string, reason: string, tx: Transaction): Promise<void> {
    const { lateCharges, audit, ids, clock } = this.deps;
    const late = lateCharge(ids.next(), order, reference, reason, clock.now());
    await lateCharges.add(late, tx);
    await audit.record(tx, {
      actorId: null,
      action: 'ordering.late_charge_returning',
      subject: `order:${order.id}`,
      details: { reference, reason, amount_minor: late.amount.minor, currency: late.amount.currency },
      at: late.at,
    });
  }
}
