import type { Result } from '../../domain/shared/result.ts';
import type { BrandSales } from '../../ports/partners/brand-sales.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { ListPart, Total } from '../../ports/shared/list-part.ts';
import { asPartnersSee, filterOf, type BrandOrder, type BrandOrderQuery } from './brand-order.ts';
import { withOwnBrand, type NoBrand } from './own-brand.ts';

interface Deps {
  brands: BrandStore;
  sales: BrandSales;
  clock: Clock;
  hash: KeyedHash;
}

/** A page of the orders that came through the own link, and what each earned. */
export class ListBrandOrders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(
    userId: string,
    query: BrandOrderQuery,
    part: ListPart,
  ): Promise<Result<{ orders: BrandOrder[] } & Total, NoBrand>> {
    const { brands, sales, clock, hash } = this.deps;
    return withOwnBrand(brands, userId, async (brand) => {
      const { orders, ...total } = await sales.orders(brand.id, filterOf(query), part);
      const seen = { brandId: brand.id, hash, now: clock.now() };
      return { orders: orders.map((order) => asPartnersSee(order, seen)), ...total };
    });
  }
}
