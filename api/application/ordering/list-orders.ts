import type { OrderRecord } from '../../domain/ordering/order.ts';
import type { OrderStore } from '../../ports/order-store.ts';

interface Deps {
  orders: OrderStore;
}

/** The orders of an account, newest first. */
export class ListOrders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(
    userId: string,
    page: { limit: number; offset: number },
  ): Promise<{ records: OrderRecord[]; total: number }> {
    return this.deps.orders.listOf(userId, page);
  }
}
