import type { OrderRecord } from '../../domain/ordering/order.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { OrderTokens } from './order-tokens.ts';

/** What a checkout tells besides the order. */
export interface CheckoutView {
  /** For guests only. */
  orderToken: string | null;
  /** The order waits for the link that its address was sent. */
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
    const orderToken = this.deps.orderTokens.of(order);
    if (order.userId === null) return { orderToken, claimRequired: order.paidAt !== null };
    const account = await this.deps.users.findForLogin(order.email);
    return { orderToken, claimRequired: account?.passwordHash === null };
  }
}
