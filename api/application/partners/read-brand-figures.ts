import { baseFactors } from '../../domain/partners/base-factors.ts';
import { percentOf, type Brand } from '../../domain/partners/brand.ts';
import { money, type Money } from '../../domain/shared-with-web/money.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { BrandSales, SalesSum, SalesWindow } from '../../ports/brand-sales.ts';
import type { BrandStore } from '../../ports/brand-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CurrencyStore } from '../../ports/currency-store.ts';
import { withOwnBrand, type NoBrand } from './own-brand.ts';

const DAY_MS = 86_400_000;
const TOP = 10;

/** Money in the base currency. */
export interface BrandStats {
  days: number | null;
  currency: string;
  orders: number;
  revenue: Money;
  commission: Money;
  /** Not paid out yet. */
  pending: Money;
  /** What of `pending` is past the money-back period. */
  payable: Money;
  paid: Money;
  ratePercent: number;
}

interface Figures {
  orders: number;
  revenue: Money;
  commission: Money;
}

export interface BrandAnalytics {
  days: number;
  currency: string;
  byDay: (Figures & { day: string })[];
  topCustomers: (Figures & { emailMasked: string })[];
}

interface Deps {
  brands: BrandStore;
  sales: BrandSales;
  currencies: CurrencyStore;
  clock: Clock;
}

/** The figures of the partner dashboard: of the own brand, in the base currency of today. */
export class ReadBrandFigures {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** @param days of how many days, today included; null: of all time */
  stats(userId: string, days: number | null): Promise<Result<BrandStats, NoBrand>> {
    return withOwnBrand(this.deps.brands, userId, async (brand) => {
      const { base, window } = await this.window(brand, days);
      const sums = await this.deps.sales.totals(window, this.deps.clock.now());
      const figures = figuresOf(sums, base);
      return {
        days,
        currency: base,
        ...figures,
        pending: money(sums.commissionMinor - sums.paidMinor, base),
        payable: money(sums.payableMinor, base),
        paid: money(sums.paidMinor, base),
        ratePercent: percentOf(brand.rateTenths),
      };
    });
  }

  analytics(userId: string, days: number): Promise<Result<BrandAnalytics, NoBrand>> {
    return withOwnBrand(this.deps.brands, userId, async (brand) => {
      const { base, window } = await this.window(brand, days);
      const [byDay, customers] = await Promise.all([
        this.deps.sales.byDay(window),
        this.deps.sales.topCustomers(window, TOP),
      ]);
      return {
        days,
        currency: base,
        byDay: byDay.map((sums) => ({ ...figuresOf(sums, base), day: sums.day })),
        topCustomers: customers.map((sums) => ({ ...figuresOf(sums, base), emailMasked: sums.emailMasked })),
      };
    });
  }

  private async window(brand: Brand, days: number | null): Promise<{ base: string; window: SalesWindow }> {
    const { base, factors } = baseFactors(await this.deps.currencies.list());
    return { base, window: { brandId: brand.id, since: days === null ? null : this.since(days), factors } };
  }

  /** The beginning of the day, in UTC, with which `days` days up to today begin. */
  private since(days: number): Date {
    const now = this.deps.clock.now().getTime();
    return new Date(now - (now % DAY_MS) - (days - 1) * DAY_MS);
  }
}

function figuresOf(sums: SalesSum, currency: string): Figures {
  return {
    orders: sums.orders,
    revenue: money(sums.revenueMinor, currency),
    commission: money(sums.commissionMinor, currency),
  };
}
