import { DAY_MS } from '../../domain/shared-with-web/time.ts';
import { baseFactors } from '../../domain/partners/base-factors.ts';
import type { Brand } from '../../domain/partners/brand.ts';
import { money, type Money } from '../../domain/shared-with-web/money.ts';
import type { SalesSum, SalesWindow } from '../../ports/partners/brand-sales.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';

export interface SalesFigures {
  orders: number;
  revenue: Money;
  commission: Money;
}

/** The sales of a partner in the last so many days, today included, in the base currency of today; null: of all time. */
export async function salesWindow(
  currencies: CurrencyStore,
  brand: Brand,
  days: number | null,
  now: Date,
): Promise<{ base: string; window: SalesWindow }> {
  const { base, factors } = baseFactors(await currencies.list());
  const since = days === null ? null : firstDay(days, now.getTime());
  return { base, window: { brandId: brand.id, since, factors } };
}

/** The beginning of the day, in UTC, with which `days` days up to today begin. */
function firstDay(days: number, now: number): Date {
  return new Date(now - (now % DAY_MS) - (days - 1) * DAY_MS);
}

export function figuresOf(sums: SalesSum, currency: string): SalesFigures {
  return {
    orders: sums.orders,
    revenue: money(sums.revenueMinor, currency),
    commission: money(sums.commissionMinor, currency),
  };
}
