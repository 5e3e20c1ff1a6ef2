import { ORDER_LEASE_MS } from '../../domain/shared/leases.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import { nextTryAt } from '../../domain/ordering/booking-retry.ts';
import type { BookingFailures, BookingKind } from '../../ports/ordering/booking-failures.ts';
import type { LateCharges } from '../../ports/ordering/late-charges.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { OrderSettlement } from './order-settlement.ts';
import type { LateChargeReturns } from './late-charge-returns.ts';
import type { OrderRefundSettlement } from './order-refund-settlement.ts';
import { DAY_MS } from '../../domain/shared-with-web/time.ts';

const minute = 60_000;

/** A charge that the gateway has not seen by then never left us. */
const NEVER_SENT_MS = 30 * minute;
/** A customer who has not come back from the bank by then will not. */
const LEFT_AT_BANK_MS = DAY_MS;
/** Between two questions about an order that was paid or ended without the gateway. */
const ENDED_PAUSE_MS = 10 * minute;
/** Orders, and refunds, looked at in one run. */
const BATCH = 200;
/** So much is noted of what went wrong. */
const MESSAGE_LENGTH = 500;

interface Deps {
  orders: OrderStore;
  lateCharges: LateCharges;
  bookingFailures: BookingFailures;
  gateway: PaymentGateway;
  orderSettlement: OrderSettlement;
  orderRefundSettlement: OrderRefundSettlement;
  lateChargeReturns: LateChargeReturns;
  clock: Clock;
}

/**
 * Asks the gateway about every order and refund that has no answer yet: after a timeout there, or a crash here between the
 * charge and its booking. Also about orders that were ended by hand or deleted a short while ago: the customer may have been
 * at the bank then. Each is tried by itself: one that cannot be booked is written down and waits for its own next try.
 */
export class ResolvePendingOrders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many orders and refunds were asked about, and how many of them could not be booked. */
  async run(): Promise<{ orders: number; refunds: number; failed: number }> {
    const { orders, lateCharges, orderRefundSettlement, lateChargeReturns, clock } = this.deps;
    const now = clock.now();
    const times = { before: new Date(now.getTime() - ORDER_LEASE_MS), now };
    const ids = await orders.takePending(times, BATCH);
    let failed = await this.each('order', ids.map(ofOrder), ({ id }) => this.resolve(id, now));
    const ended = await this.ended(now);
    failed += await this.each('order', ended.map(ofOrder), ({ id }) => this.lookAfterEnded(id));
    const refunds = await orders.pendingRefunds(times, BATCH);
    failed += await this.each('refund', refunds, (refund) => orderRefundSettlement.send(refund, 'nobody'));
    const late = await lateCharges.pending(times, BATCH);
    failed += await this.each('late_charge', late, (charge) => lateChargeReturns.send(charge));
    return { orders: ids.length, refunds: refunds.length + late.length, failed };
  }

  /** Runs `work` for each that does not wait for a later try; how many of them failed. */
  private async each<T extends { id: string; orderId: string }>(
    kind: BookingKind,
    subjects: readonly T[],
    work: (subject: T) => Promise<unknown>,
  ): Promise<number> {
    const { bookingFailures, clock } = this.deps;
    const known = await bookingFailures.among(subjects.map(({ id }) => id));
    let failed = 0;
    for (const subject of subjects) {
      const { id, orderId } = subject;
      const before = known.find((failure) => failure.id === id);
      if (before && before.retryAt > clock.now()) continue;
      try {
        await work(subject);
        if (before) await bookingFailures.clear(id);
      } catch (error) {
        failed += 1;
        const tries = (before?.tries ?? 0) + 1;
        const at = clock.now();
        const message = (error instanceof Error ? error.message : String(error)).slice(-MESSAGE_LENGTH);
        const times = { firstAt: before?.firstAt ?? at, retryAt: nextTryAt(tries, at) };
        await bookingFailures.put({ id, kind, orderId, tries, message, ...times });
      }
    }
    return failed;
  }

  private async ended(now: Date): Promise<string[]> {
    const since = new Date(now.getTime() - LEFT_AT_BANK_MS);
    const times = { placed: since, before: new Date(now.getTime() - ENDED_PAUSE_MS) };
    const removed = await this.deps.orders.removedSince(since, BATCH);
    return [...removed, ...(await this.deps.orders.takeEndedWithoutCharge(times, now, BATCH))];
  }

  private async lookAfterEnded(orderId: string): Promise<void> {
    const charge = await this.deps.gateway.find(orderId);
    if (charge?.state === 'succeeded') await this.deps.orderSettlement.settleCharge(orderId, charge);
  }

  private async resolve(orderId: string, now: Date): Promise<void> {
    const record = await this.deps.orders.find(orderId);
    if (record?.order.status !== 'pending') return;
    const ageMs = now.getTime() - record.order.placedAt.getTime();
    const charge = await this.deps.gateway.find(orderId);
    const neverSent = charge === null && ageMs >= NEVER_SENT_MS;
    const leftAtBank = charge?.state === 'challenge' && ageMs >= LEFT_AT_BANK_MS;
    if (neverSent || leftAtBank) await this.deps.orderSettlement.abandon(orderId);
    else if (charge) await this.deps.orderSettlement.settleCharge(orderId, charge);
  }
}

const ofOrder = (id: string): { id: string; orderId: string } => ({ id, orderId: id });
