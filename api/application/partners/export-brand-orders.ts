import type { Result } from '../../domain/shared/result.ts';
import type { BrandSales } from '../../ports/partners/brand-sales.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import { asPartnersSee, filterOf, type BrandOrder, type BrandOrderQuery } from './brand-order.ts';
import { withOwnBrand, type NoBrand } from './own-brand.ts';

interface Deps {
  brands: BrandStore;
  sales: BrandSales;
  clock: Clock;
  hash: KeyedHash;
}

/** All orders that came through the own link, and what each earned, read while they are asked for. */
export class ExportBrandOrders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(userId: string, query: BrandOrderQuery): Promise<Result<AsyncIterable<BrandOrder>, NoBrand>> {
    const { brands, sales, clock, hash } = this.deps;
    return withOwnBrand(brands, userId, async (brand) =>
      explained(sales.all(brand.id, filterOf(query)), { brandId: brand.id, hash, now: clock.now() }),
    );
  }
}

async function* explained(
  orders: ReturnType<BrandSales['all']>,
  seen: Parameters<typeof asPartnersSee>[1],
): AsyncIterable<BrandOrder> {
  for await (const order of orders) yield asPartnersSee(order, seen);
}
