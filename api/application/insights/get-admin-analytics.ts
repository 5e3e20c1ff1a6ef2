import { sharesOf } from '../../domain/insights/shares.ts';
import { daysUpTo } from '../../domain/insights/days.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type {
  Conversion,
  CreditCounts,
  ItemSales,
  OfDay,
  PlatformFigures,
  ReadingCounts,
  SalesSum,
} from '../../ports/insights/platform-figures.ts';
import { inBase, type InBase } from './in-base.ts';

export interface DaySales {
  /** Paid on that day. */
  orders: number;
  /** Paid less refunded. */
  revenue: Money;
  refunded: Money;
}

export interface ItemShare {
  id: string;
  type: 'package' | 'credits';
  name: string;
  quantity: number;
  revenue: Money;
  /** Percent of the revenue of all items, one decimal. */
  share: number;
}

/** Every day of the period is there, oldest first. */
export interface AdminAnalytics {
  days: number;
  currency: string;
  totals: DaySales & CreditCounts & ReadingCounts;
  sales: OfDay<DaySales>[];
  /** The most revenue first. */
  items: ItemShare[];
  conversion: Conversion;
  credits: OfDay<CreditCounts>[];
  readings: OfDay<ReadingCounts>[];
}

interface Deps {
  platformFigures: PlatformFigures;
  currencies: CurrencyStore;
  clock: Clock;
}

/** Sales, packages, conversion, credits and readings of the last days. */
export class GetAdminAnalytics {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** @param days up to and including today (UTC) */
  async run(days: number): Promise<AdminAnalytics> {
    const dates = daysUpTo(this.deps.clock.now(), days);
    const from = dates[0] ?? '';
    const [currencies, salesRows, creditRows, readingRows, readings, itemRows, conversion] =
      await Promise.all([
        this.deps.currencies.list(),
        this.deps.platformFigures.salesByDay(from),
        this.deps.platformFigures.creditsByDay(from),
        this.deps.platformFigures.readingsByDay(from),
        this.deps.platformFigures.readings(from),
        this.deps.platformFigures.itemSales(from),
        this.deps.platformFigures.conversion(from),
      ]);
    const worth = inBase(currencies);
    const { base } = worth;
    const sales = dates.map((day) => ({ day, ...daySales(rowsOf(salesRows, day), worth) }));
    const noCredits = { granted: 0, used: 0, expired: 0 };
    const noReadings = { read: 0, refused: 0, failed: 0, medianMs: null };
    const credits = dates.map((day) => rowsOf(creditRows, day)[0] ?? { day, ...noCredits });
    return {
      days,
      currency: base,
      totals: { ...daySales(salesRows, worth), ...totalCredits(credits), ...readings },
      sales,
      items: shares(itemRows, worth),
      conversion,
      credits,
      readings: dates.map((day) => rowsOf(readingRows, day)[0] ?? { day, ...noReadings }),
    };
  }
}

const rowsOf = <Row extends { day: string }>(rows: readonly Row[], day: string): Row[] =>
  rows.filter((row) => row.day === day);

function daySales(rows: readonly SalesSum[], { convert, total }: InBase): DaySales {
  const sum = (minorOf: (row: SalesSum) => number): Money =>
    total(rows.map((row) => convert({ minor: minorOf(row), currency: row.currency })));
  return {
    orders: rows.reduce((count, { paid }) => count + paid, 0),
    revenue: sum(({ paidMinor, refundedMinor }) => paidMinor - refundedMinor),
    refunded: sum(({ refundedMinor }) => refundedMinor),
  };
}

function totalCredits(days: readonly CreditCounts[]): CreditCounts {
  const sum = (name: keyof CreditCounts): number => days.reduce((total, day) => total + day[name], 0);
  return { granted: sum('granted'), used: sum('used'), expired: sum('expired') };
}

/** One entry for each item, whatever bases its orders were stored in. */
function shares(rows: readonly ItemSales[], { base, convert, total }: InBase): ItemShare[] {
  const items = new Map<string, Omit<ItemShare, 'share'>>();
  for (const { id, type, name, quantity, minor, currency } of rows) {
    const known = items.get(id) ?? { id, type, name, quantity: 0, revenue: { minor: 0, currency: base } };
    const revenue = total([known.revenue, convert({ minor, currency })]);
    items.set(id, { ...known, quantity: known.quantity + quantity, revenue });
  }
  const list = [...items.values()].sort((one, other) => other.revenue.minor - one.revenue.minor);
  const parts = sharesOf(list.map(({ revenue }) => revenue.minor));
  return list.map((item, index) => ({ ...item, share: parts[index] ?? 0 }));
}
