import type { OrderRecord } from '../../domain/ordering/order.ts';
import type { OrderStore } from '../../ports/order-store.ts';

/** The orders of an account, newest first. */
export class ListOrders {
  private readonly orders: OrderStore;

  constructor(orders: OrderStore) {
    this.orders = orders;
  }

  run(
    userId: string,
    page: { limit: number; offset: number },
  ): Promise<{ records: OrderRecord[]; total: number }> {
    return this.orders.listOf(userId, page);
  }
}
