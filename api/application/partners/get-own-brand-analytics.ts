import type { Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type { BrandSales } from '../../ports/partners/brand-sales.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import { customerLabel } from './customer-label.ts';
import { withOwnBrand, type NoBrand } from './own-brand.ts';
import { figuresOf, salesWindow, type SalesFigures } from './sales-window.ts';

/** Customers that are listed. */
const TOP = 10;

export interface BrandAnalytics {
  days: number;
  currency: string;
  byDay: (SalesFigures & { day: string })[];
  topCustomers: (SalesFigures & { label: string; emailMasked: string })[];
}

interface Deps {
  brands: BrandStore;
  sales: BrandSales;
  currencies: CurrencyStore;
  clock: Clock;
  hash: KeyedHash;
}

/** The days and the best customers of the own brand, in the base currency of today. */
export class GetOwnBrandAnalytics {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** @param days of how many days, today included */
  run(userId: string, days: number): Promise<Result<BrandAnalytics, NoBrand>> {
    const { brands, sales, currencies, clock, hash } = this.deps;
    return withOwnBrand(brands, userId, async (brand) => {
      const { base, window } = await salesWindow(currencies, brand, days, clock.now());
      const [byDay, customers] = await Promise.all([sales.byDay(window), sales.topCustomers(window, TOP)]);
      return {
        days,
        currency: base,
        byDay: byDay.map((sums) => ({ ...figuresOf(sums, base), day: sums.day })),
        topCustomers: customers.map((sums) => ({
          ...figuresOf(sums, base),
          label: customerLabel(hash, brand.id, sums.customerId),
          emailMasked: sums.emailMasked,
        })),
      };
    });
  }
}
