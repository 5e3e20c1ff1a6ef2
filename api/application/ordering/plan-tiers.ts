import type { Order } from '../../domain/ordering/order.ts';
import { planEnd } from '../../domain/ordering/plan-validity.ts';
import { highestTier } from '../../domain/shared/subscription-tier.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { PlansHeld } from '../../ports/ordering/plans-held.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  users: UserStore;
  plans: PlansHeld;
}

/** The tier of an account follows from the plans that it holds: the highest one in force counts. */
export class PlanTiers {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Gives the plan of a paid order, if there is one, to the order's account. */
  async give(order: Order & { userId: string }, at: Date, tx: Transaction): Promise<void> {
    const line = order.lines.find(({ tier }) => tier !== null);
    if (!line?.tier) return;
    const { id: orderId, userId } = order;
    const plan = { orderId, userId, tier: line.tier, grantedAt: at, endsAt: planEnd(line, at) };
    await this.deps.plans.add(plan, tx);
    await this.follow(userId, at, tx);
  }

  /** Brings the tier to what the orders in force give now. One given by an admin stays when it is higher. */
  async follow(userId: string, at: Date, tx: Transaction): Promise<void> {
    await this.deps.users.hold(userId, tx);
    const tiers = await this.deps.plans.tiersOf(userId, at, tx);
    await this.deps.users.changeTier(userId, highestTier(tiers), at, tx);
  }
}
