import type { Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type { BrandSales } from '../../ports/partners/brand-sales.ts';
import { withOwnBrand, type NoBrand } from './own-brand.ts';
import { percentOf } from '../../domain/partners/brand.ts';
import { money, type Money } from '../../domain/shared-with-web/money.ts';
import { figuresOf, salesWindow, type SalesFigures } from './sales-window.ts';

/** Money in the base currency. */
export interface BrandStats extends SalesFigures {
  days: number | null;
  currency: string;
  /** Earned, less what refunds took back, and held still: for the money-back period, or while an order is disputed. */
  pending: Money;
  /** Past that, and not paid out. With `pending` and `paid` it makes up what was earned: no amount is counted in two of them. */
  payable: Money;
  paid: Money;
  ratePercent: number;
}

interface Deps {
  brands: BrandStore;
  sales: BrandSales;
  currencies: CurrencyStore;
  clock: Clock;
}

/** The sums of the partner dashboard: of the own brand, in the base currency of today. */
export class GetOwnBrandStats {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** @param days of how many days, today included; null: of all time */
  run(userId: string, days: number | null): Promise<Result<BrandStats, NoBrand>> {
    const { brands, sales, currencies, clock } = this.deps;
    return withOwnBrand(brands, userId, async (brand) => {
      const now = clock.now();
      const { base, window } = await salesWindow(currencies, brand, days, now);
      const sums = await sales.totals(window, now);
      return {
        days,
        currency: base,
        ...figuresOf(sums, base),
        pending: money(sums.commissionMinor - sums.paidMinor - sums.payableMinor, base),
        payable: money(sums.payableMinor, base),
        paid: money(sums.paidMinor, base),
        ratePercent: percentOf(brand.rateTenths),
      };
    });
  }
}
