import { ORDER_LEASE_MS } from '../../domain/shared/leases.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { OrderSettlement } from './order-settlement.ts';
import type { SettleRefund } from './settle-refund.ts';

const minute = 60_000;

/** A charge that the gateway has not seen by then never left us. */
const NEVER_SENT_MS = 30 * minute;
/** A customer who has not come back from the bank by then will not. */
const LEFT_AT_BANK_MS = 24 * 60 * minute;
/** Orders, and refunds, looked at in one run. */
const BATCH = 200;

interface Deps {
  orders: OrderStore;
  gateway: PaymentGateway;
  settlement: OrderSettlement;
  settleRefund: SettleRefund;
  clock: Clock;
}

/**
 * Asks the gateway about every order and refund that has no answer yet: after a timeout there, or a crash here between the
 * charge and its booking. Also about orders that were deleted a short while ago: the customer may have been at the bank then.
 */
export class ResolvePendingOrders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many orders and refunds were asked about. */
  async run(): Promise<{ orders: number; refunds: number }> {
    const now = this.deps.clock.now();
    const before = new Date(now.getTime() - ORDER_LEASE_MS);
    const orderIds = await this.deps.orders.takePending(before, now, BATCH);
    for (const id of orderIds) await this.resolve(id, now);
    await this.lookAfterRemoved(now);
    const refunds = await this.deps.orders.pendingRefunds(before, BATCH);
    for (const refund of refunds) await this.deps.settleRefund.run(refund);
    return { orders: orderIds.length, refunds: refunds.length };
  }

  private async lookAfterRemoved(now: Date): Promise<void> {
    const since = new Date(now.getTime() - LEFT_AT_BANK_MS);
    for (const id of await this.deps.orders.removedSince(since, BATCH)) {
      const charge = await this.deps.gateway.find(id);
      if (charge?.state === 'succeeded') await this.deps.settlement.settleCharge(id, charge);
    }
  }

  private async resolve(orderId: string, now: Date): Promise<void> {
    const record = await this.deps.orders.find(orderId);
    if (record?.order.status !== 'pending') return;
    const ageMs = now.getTime() - record.order.placedAt.getTime();
    const charge = await this.deps.gateway.find(orderId);
    const neverSent = charge === null && ageMs >= NEVER_SENT_MS;
    const leftAtBank = charge?.state === 'challenge' && ageMs >= LEFT_AT_BANK_MS;
    if (neverSent || leftAtBank) await this.deps.settlement.abandon(orderId);
    else if (charge) await this.deps.settlement.settleCharge(orderId, charge);
  }
}
