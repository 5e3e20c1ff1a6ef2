import type { AdminAnalytics } from '../../../application/insights/get-admin-analytics.ts';
import type { Overview } from '../../../application/insights/get-overview.ts';
import type { Change } from '../../../domain/insights/change.ts';
import { decimalNumber, decimalText, money, type Money } from '../../../domain/shared-with-web/money.ts';
import type { RecentOrder } from '../../../ports/insights/platform-figures.ts';
import type { components } from '../generated/contract.ts';

type Schemas = components['schemas'];

export function presentOverview(overview: Overview): Schemas['Overview'] {
  const { currency, changes } = overview;
  const amount = (minor: number): number => decimalNumber(money(minor, currency));
  const { now, before, percent } = changes.revenue;
  return {
    currency,
    period_days: overview.periodDays,
    totals: {
      revenue: decimalNumber(overview.revenue),
      users: overview.users,
      orders: overview.orders,
      credits_used: overview.creditsUsed,
    },
    changes: {
      revenue: { now: amount(now), before: amount(before), percent },
      users: changes.users,
      orders: changes.orders,
      credits_used: changes.creditsUsed,
    },
    recent_orders: overview.recentOrders.map(presentRecentOrder),
  };
}

function presentRecentOrder(order: RecentOrder): Schemas['RecentOrder'] {
  return {
    order_id: order.id,
    number: order.number,
    email: order.email,
    customer_name: order.customerName,
    total_amount: decimalNumber(order.total),
    total_minor: order.total.minor,
    currency: order.total.currency,
    payment_status: order.status,
    items: order.items,
    created_at: order.placedAt.toISOString(),
  };
}

type Cell = string | number | null;

/** The figures of the overview, one a line. */
export function overviewRows({ currency, periodDays, changes, ...totals }: Overview): Cell[][] {
  const line = (figure: string, unit: string, total: Cell, { now, before, percent }: Change): Cell[] => [
    figure,
    unit,
    total,
    now,
    before,
    percent,
  ];
  const amount = (minor: number): string => decimalText(money(minor, currency));
  const { now, before, percent } = changes.revenue;
  return [
    ['figure', 'unit', 'total', `last_${periodDays}_days`, `${periodDays}_days_before`, 'change_percent'],
    ['revenue', currency, decimalText(totals.revenue), amount(now), amount(before), percent],
    line('users', 'accounts', totals.users, changes.users),
    line('orders', 'orders', totals.orders, changes.orders),
    line('credits_used', 'credits', totals.creditsUsed, changes.creditsUsed),
  ];
}

export function presentAnalytics(analytics: AdminAnalytics): Schemas['AdminAnalytics'] {
  const { totals } = analytics;
  return {
    days: analytics.days,
    currency: analytics.currency,
    totals: {
      revenue: decimalNumber(totals.revenue),
      refunded: decimalNumber(totals.refunded),
      orders: totals.orders,
      credits_granted: totals.granted,
      credits_used: totals.used,
      credits_expired: totals.expired,
      read: totals.read,
      refused: totals.refused,
      failed: totals.failed,
      median_ms: totals.medianMs,
    },
    revenue_over_time: analytics.sales.map(({ day, orders, revenue, refunded }) => ({
      date: day,
      orders,
      revenue: decimalNumber(revenue),
      refunded: decimalNumber(refunded),
    })),
    package_distribution: analytics.items.map(({ revenue, ...item }) => ({
      ...item,
      revenue: decimalNumber(revenue),
    })),
    conversion: analytics.conversion,
    credits_over_time: analytics.credits.map(({ day, ...counts }) => ({ date: day, ...counts })),
    readings_over_time: analytics.readings.map(({ day, medianMs, ...counts }) => ({
      date: day,
      ...counts,
      median_ms: medianMs,
    })),
  };
}

/** The days of the analytics, one a line. */
export function analyticsRows({ currency, sales, credits, readings }: AdminAnalytics): Cell[][] {
  const unit = currency.toLowerCase();
  const text = (amount: Money): string => decimalText(amount);
  return [
    [
      'date',
      'orders_paid',
      `revenue_${unit}`,
      `refunded_${unit}`,
      'credits_granted',
      'credits_used',
      'credits_expired',
      'read',
      'refused',
      'failed',
      'median_ms',
    ],
    ...sales.map(({ day, orders, revenue, refunded }, index) => {
      const { granted = 0, used = 0, expired = 0 } = credits[index] ?? {};
      const { read = 0, refused = 0, failed = 0, medianMs = null } = readings[index] ?? {};
      const money = [orders, text(revenue), text(refunded)];
      return [day, ...money, granted, used, expired, read, refused, failed, medianMs];
    }),
  ];
}
