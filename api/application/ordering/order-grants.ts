import { creditsOfLine, type Order } from '../../domain/ordering/order.ts';
import type { CreditEffects } from '../../ports/ordering/order-effects.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { PlanTiers } from './plan-tiers.ts';

interface Deps {
  planTiers: PlanTiers;
  creditEffects: CreditEffects;
}

/** Gives a customer what a paid order holds: a lot of credits for each line, and the plan's tier. */
export class OrderGrants {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Grants nothing while the order has no owner. Credits are valid from `at`. */
  async give(order: Order, at: Date, tx: Transaction): Promise<void> {
    const { userId } = order;
    if (!userId) return;
    for (const line of order.lines) {
      const amount = creditsOfLine(line);
      if (amount === null || amount === 0) continue;
      const { id: lineId, validityDays } = line;
      const bought = { userId, orderId: order.id, lineId, credits: amount, validityDays, at };
      await this.deps.creditEffects.grant(tx, bought);
    }
    await this.deps.planTiers.give({ ...order, userId }, at, tx);
  }
}
