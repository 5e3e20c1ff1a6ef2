import type { Order, OrderRecord } from '../../domain/ordering/order.ts';
import { refundOutcome } from '../../domain/ordering/refund.ts';
import { money } from '../../domain/shared-with-web/money.ts';
import type { UnclaimedAccounts } from '../../ports/accounts/unclaimed-accounts.ts';
import type { CommissionEffects, CreditEffects } from '../../ports/ordering/order-effects.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { OrderGrants } from './order-grants.ts';

interface Deps {
  orders: OrderStore;
  orderGrants: OrderGrants;
  creditEffects: CreditEffects;
  commissionEffects: CommissionEffects;
  unclaimed: UnclaimedAccounts;
  clock: Clock;
}

/** Paid orders that belong to nobody, because the account of their address has not proven its mailbox. */
export class WaitingOrders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Assigns them to the account that has just proven the address, less what was refunded since. */
  async handOver(owner: { id: string; email: string }, tx: Transaction): Promise<void> {
    const { orders, orderGrants, commissionEffects, clock } = this.deps;
    const at = clock.now();
    for (const record of await orders.holdWaiting(owner.email, tx)) {
      const order: Order = { ...record.order, userId: owner.id };
      await orders.saveState(order, tx);
      await commissionEffects.assign(tx, { orderId: order.id, customerId: owner.id });
      // Also when all of it went back: a refund can fail after all, and then gives back what it took.
      await orderGrants.give(order, at, tx);
      await this.takeRefundedBack(record, at, tx);
      if (order.disputed)
        await this.deps.creditEffects.hold(tx, { orderId: order.id, name: `waiting:${order.id}`, at });
    }
  }

  /** The account of the address goes, and was never proven: what waits is kept in a new one, which a link by email opens. */
  async keepFor(email: string, tx: Transaction): Promise<void> {
    const { orders, unclaimed } = this.deps;
    if ((await orders.holdWaiting(email, tx)).length === 0) return;
    const { userId } = await unclaimed.findOrMake(tx, email, email);
    await this.handOver({ id: userId, email }, tx);
    await unclaimed.postClaimLink(tx, userId);
  }

  /** Each refund takes its share of the credits. */
  private async takeRefundedBack({ order, refunds }: OrderRecord, at: Date, tx: Transaction): Promise<void> {
    const nothing = money(0, order.total.currency);
    for (const { id: refundId, amount } of refunds.filter(({ status }) => status === 'succeeded')) {
      const { creditShare } = refundOutcome(order.total, nothing, amount);
      await this.deps.creditEffects.takeBack(tx, {
        orderId: order.id,
        refundId,
        at,
        ...creditShare,
        owing: false,
      });
    }
  }
}
