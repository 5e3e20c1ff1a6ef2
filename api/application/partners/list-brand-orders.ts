import { commissionOf, commissionStatus, type CommissionStatus } from '../../domain/partners/commission.ts';
import { readOrderSearch } from '../../domain/partners/order-search.ts';
import { money, type Money } from '../../domain/shared-with-web/money.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { BrandSales, ReferredOrderRow, ReferredStatus } from '../../ports/partners/brand-sales.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import { withOwnBrand, type NoBrand } from './own-brand.ts';

export interface BrandOrder extends ReferredOrderRow {
  commissionAmount: Money;
  /** Null when it earned none, or is not paid. */
  commissionStatus: CommissionStatus | null;
}

export interface BrandOrderQuery {
  q?: string | undefined;
  status?: ReferredStatus | undefined;
  order?: 'asc' | 'desc' | undefined;
  offset: number;
  limit: number;
}

/** Whoever asks for paid orders means all that were: a refund later does not hide them. */
const meant = (status: ReferredStatus | undefined): ReferredStatus[] => {
  if (status === undefined) return [];
  return status === 'paid' ? ['paid', 'partly_refunded', 'refunded'] : [status];
};

interface Deps {
  brands: BrandStore;
  sales: BrandSales;
  clock: Clock;
}

/** The orders that came through the own link, and what each earned. */
export class ListBrandOrders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(
    userId: string,
    query: BrandOrderQuery,
  ): Promise<Result<{ orders: BrandOrder[]; total: number }, NoBrand>> {
    return withOwnBrand(this.deps.brands, userId, async (brand) => {
      const { orders, total } = await this.deps.sales.orders(brand.id, {
        search: readOrderSearch(query.q),
        statuses: meant(query.status),
        newestFirst: query.order !== 'asc',
        offset: query.offset,
        limit: query.limit,
      });
      const now = this.deps.clock.now();
      return { orders: orders.map((order) => withCommission(order, now)), total };
    });
  }
}

function withCommission(order: ReferredOrderRow, now: Date): BrandOrder {
  const { commission } = order;
  return {
    ...order,
    commissionAmount: commission ? commissionOf(commission) : money(0, order.total.currency),
    commissionStatus: commission && commissionStatus(commission, now),
  };
}
