import { creditsOfLine, tierOf, type Order, type OrderRecord } from '../../domain/ordering/order.ts';
import { nextStatus } from '../../domain/ordering/order-status.ts';
import type { Clock } from '../../ports/clock.ts';
import type { GatewayEventSink } from '../../ports/gateway-event-sink.ts';
import type { IdempotencyKeys } from '../../ports/idempotency-keys.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { MailQueue } from '../../ports/mail-queue.ts';
import type { OrderStore } from '../../ports/order-store.ts';
import type { Charge, GatewayEvent } from '../../ports/payment-gateway.ts';
import type { Site } from '../../ports/site.ts';
import type { UnclaimedAccounts } from '../../ports/unclaimed-accounts.ts';
import type { Transaction, UnitOfWork } from '../../ports/unit-of-work.ts';
import type { CommissionEffects, CreditEffects } from './order-effects.ts';
import { confirmationLetter } from './order-letters.ts';
import type { OrderTokens } from './order-tokens.ts';

export interface SettleOrderDeps {
  orders: OrderStore;
  keys: IdempotencyKeys;
  accounts: UnclaimedAccounts;
  credits: CreditEffects;
  commission: CommissionEffects;
  mail: MailQueue;
  tokens: OrderTokens;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
  site: Site;
}

/**
 * Brings an order to what the gateway says of its charge. The one place where an order is paid or cancelled, whoever heard
 * the news: the checkout, the customer coming back, the gateway's event, the job. Told twice, it does nothing the second time.
 */
export class SettleOrder implements GatewayEventSink {
  private readonly deps: SettleOrderDeps;

  constructor(deps: SettleOrderDeps) {
    this.deps = deps;
  }

  /** In a transaction of its own; the order as it stands then, null when there is none. */
  run(orderId: string, charge: Charge): Promise<OrderRecord | null> {
    return this.deps.unitOfWork.run((tx) => this.apply(orderId, charge, tx));
  }

  async settle(event: GatewayEvent, tx: Transaction): Promise<void> {
    await this.apply(event.orderId, event.charge, tx);
  }

  /** Ends an order whose charge the gateway never received, or that the customer left at the bank. */
  async abandon(orderId: string): Promise<void> {
    await this.run(orderId, { state: 'declined', reference: null, code: 'processing_error', card: null });
  }

  private async apply(orderId: string, charge: Charge, tx: Transaction): Promise<OrderRecord | null> {
    const record = await this.deps.orders.hold(orderId, tx);
    if (!record) return null;
    const { order } = record;
    if (charge.state === 'succeeded' && order.status === 'pending') await this.pay(order, charge, tx);
    else if (charge.state === 'succeeded' && order.status === 'cancelled')
      await this.giveBack(record, charge.reference, tx);
    else if (charge.state === 'declined' && order.status === 'pending') await this.cancel(order, charge, tx);
    else return record;
    return this.deps.orders.find(orderId, tx);
  }

  private async pay(pending: Order, charge: Charge & { state: 'succeeded' }, tx: Transaction): Promise<void> {
    const { orders, accounts, credits, commission } = this.deps;
    const at = this.deps.clock.now();
    const status = nextStatus(pending.status, 'pay');
    if (!status.ok) throw new Error(`Order ${pending.id} cannot be paid as ${pending.status}.`);
    const owner = pending.userId
      ? { userId: pending.userId, claimed: true }
      : await accounts.findOrMake(tx, pending.email, pending.customerName);
    const { userId } = owner;
    const { card, reference } = charge;
    const order: Order = {
      ...pending,
      userId,
      status: status.value,
      card,
      paymentReference: reference,
      paidAt: at,
    };
    await orders.saveState(order, tx);

    for (const line of order.lines) {
      const amount = creditsOfLine(line);
      if (amount === null) continue;
      const { id: lineId, validityDays } = line;
      await credits.grant(tx, { userId, orderId: order.id, lineId, credits: amount, validityDays, at });
    }
    const tier = tierOf(order);
    if (tier) await orders.setTier(userId, tier, at, tx);
    await commission.book(tx, {
      orderId: order.id,
      customerId: userId,
      email: order.email,
      paymentFingerprint: card?.fingerprint ?? null,
      clickId: order.clickId,
      netPaid: order.total,
      at,
    });
    await this.write(order, !owner.claimed, tx);
  }

  private async write(order: Order, claimable: boolean, tx: Transaction): Promise<void> {
    const { accounts, mail, tokens } = this.deps;
    const site = await this.deps.site.details(tx);
    const address = `${site.publicUrl}/orders/${order.id}`;
    const orderUrl = order.placedBy === 'guest' ? `${address}?order_token=${tokens.of(order)}` : address;
    await mail.post(confirmationLetter(order, site, { claimable, orderUrl }), tx);
    if (claimable && order.userId) await accounts.postClaimLink(tx, order.userId);
  }

  private async cancel(order: Order, charge: Charge & { state: 'declined' }, tx: Transaction): Promise<void> {
    const status = nextStatus(order.status, 'cancel');
    if (!status.ok) throw new Error(`Order ${order.id} cannot be cancelled as ${order.status}.`);
    const { card, reference } = charge;
    const cancelledAt = this.deps.clock.now();
    const cancelled = { ...order, status: status.value, card, paymentReference: reference, cancelledAt };
    await this.deps.orders.saveState(cancelled, tx);
    await this.deps.keys.releaseSubject(order.id, tx);
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
