import type { OrderRecord } from '../../domain/ordering/order.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { OrderTokens } from './order-tokens.ts';

/** What a checkout tells besides the order. */
export interface CheckoutView {
  /** For guests only. */
  orderToken: string | null;
  /** The order's account waits to be claimed. */
  claimRequired: boolean;
}

interface Deps {
  users: UserStore;
  orderTokens: OrderTokens;
}

/** Finds out what the customer of an order still has to do, and how they get back to it. */
export class ViewCheckout {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run({ order }: OrderRecord): Promise<CheckoutView> {
    if (order.placedBy === 'account') return { orderToken: null, claimRequired: false };
    const account = order.userId ? await this.deps.users.findForLogin(order.email) : null;
    return { orderToken: this.deps.orderTokens.of(order), claimRequired: account?.passwordHash === null };
  }
}
