import type { OrderingErrorOf } from '../../domain/ordering/errors.ts';
import type { OrderRecord } from '../../domain/ordering/order.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { OrderTokens } from './order-tokens.ts';

/** Who asks for an order: an account, or the holder of its token. */
export interface OrderVisitor {
  userId: string | null;
  token: string | undefined;
}

interface Deps {
  orders: OrderStore;
  orderTokens: OrderTokens;
  clock: Clock;
}

/** One order, for its owner or the holder of its token; for all others it is not found. */
export class FindOwnOrder {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    orderId: string,
    visitor: OrderVisitor,
  ): Promise<Result<OrderRecord, OrderingErrorOf<'ordering.not_found'>>> {
    const record = await this.deps.orders.find(orderId);
    const isOwner = visitor.userId !== null && record?.order.userId === visitor.userId;
    const holdsToken =
      visitor.token !== undefined &&
      this.deps.orderTokens.opens(orderId, visitor.token, this.deps.clock.now());
    return record && (isOwner || holdsToken) ? ok(record) : err({ code: 'ordering.not_found' });
  }
}
