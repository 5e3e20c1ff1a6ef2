import { changeBetween, type Change } from '../../domain/insights/change.ts';
import { daysUpTo } from '../../domain/insights/days.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type {
  PeriodSums,
  PlatformFigures,
  RecentOrder,
  SalesSum,
} from '../../ports/insights/platform-figures.ts';
import { inBase } from './in-base.ts';

/** Days in each of the two periods that are compared. */
const PERIOD_DAYS = 30;
const RECENT_ORDERS = 5;

export interface Overview {
  currency: string;
  periodDays: number;
  /** Paid less refunded, of all time. */
  revenue: Money;
  users: number;
  /** Of these, those that used the product in the last period. */
  activeUsers: number;
  orders: number;
  creditsUsed: number;
  /** `revenue` in minor units. */
  changes: { revenue: Change; users: Change; orders: Change; creditsUsed: Change };
  recentOrders: RecentOrder[];
}

interface Deps {
  platformFigures: PlatformFigures;
  currencies: CurrencyStore;
  clock: Clock;
}

/** What the platform sold and did, and how the last days compare with those before. */
export class GetOverview {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<Overview> {
    const days = daysUpTo(this.deps.clock.now(), 2 * PERIOD_DAYS);
    const [beforeFrom, from] = [days[0] ?? '', days[PERIOD_DAYS] ?? ''];
    const [currencies, sales, credits, users, activeUsers, recentOrders] = await Promise.all([
      this.deps.currencies.list(),
      this.deps.platformFigures.sales(from, beforeFrom),
      this.deps.platformFigures.creditsUsed(from, beforeFrom),
      this.deps.platformFigures.users(from, beforeFrom),
      this.deps.platformFigures.activeUsers(from),
      this.deps.platformFigures.recentOrders(RECENT_ORDERS),
    ]);
    const { base, convert, total } = inBase(currencies);
    const revenueOf = (sums: SalesSum[]): Money =>
      total(
        sums.map(({ currency, paidMinor, refundedMinor }) =>
          convert({ minor: paidMinor - refundedMinor, currency }),
        ),
      );
    const ordersOf = (sums: SalesSum[]): number => sums.reduce((sum, { placed }) => sum + placed, 0);
    const change = ({ now, before }: PeriodSums<number>): Change => changeBetween(now, before);
    return {
      currency: base,
      periodDays: PERIOD_DAYS,
      revenue: revenueOf(sales.all),
      users: users.all,
      activeUsers,
      orders: ordersOf(sales.all),
      creditsUsed: credits.all,
      changes: {
        revenue: changeBetween(revenueOf(sales.now).minor, revenueOf(sales.before).minor),
        orders: changeBetween(ordersOf(sales.now), ordersOf(sales.before)),
        users: change(users),
        creditsUsed: change(credits),
      },
      recentOrders,
    };
  }
}
