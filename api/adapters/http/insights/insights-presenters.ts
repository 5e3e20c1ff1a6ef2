import { fields, type Column } from '../csv.ts';
import type { AdminAnalytics } from '../../../application/insights/get-admin-analytics.ts';
import type { Overview } from '../../../application/insights/get-overview.ts';
import { decimalNumber, decimalText, money } from '../../../domain/shared-with-web/money.ts';
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
      active_users: overview.activeUsers,
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

interface FigureRow {
  figure: string;
  unit: string;
  total: string | number | null;
  now: string | number;
  before: string | number | null;
  percent: number | null;
}

/** The figures of the overview as a table, one a row. */
export function overviewTable({ currency, periodDays, changes, ...totals }: Overview): {
  columns: Column<FigureRow>[];
  rows: FigureRow[];
} {
  const amount = (minor: number): string => decimalText(money(minor, currency));
  const { now, before, percent } = changes.revenue;
  const revenue = { total: decimalText(totals.revenue), now: amount(now), before: amount(before), percent };
  return {
    columns: [
      ...fields('figure', 'unit', 'total'),
      [`last_${periodDays}_days`, ({ now }) => now],
      [`${periodDays}_days_before`, ({ before }) => before],
      ['change_percent', ({ percent }) => percent],
    ],
    rows: [
      { figure: 'revenue', unit: currency, ...revenue },
      { figure: 'users', unit: 'accounts', total: totals.users, ...changes.users },
      {
        figure: 'active_users',
        unit: 'accounts',
        total: null,
        now: totals.activeUsers,
        before: null,
        percent: null,
      },
      { figure: 'orders', unit: 'orders', total: totals.orders, ...changes.orders },
      { figure: 'credits_used', unit: 'credits', total: totals.creditsUsed, ...changes.creditsUsed },
    ],
  };
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

interface DayRow {
  sold: AdminAnalytics['sales'][number];
  credits: AdminAnalytics['credits'][number] | undefined;
  readings: AdminAnalytics['readings'][number] | undefined;
}

/** The days of the analytics as a table, one a row. */
export function analyticsTable({ currency, sales, credits, readings }: AdminAnalytics): {
  columns: Column<DayRow>[];
  rows: DayRow[];
} {
  const unit = currency.toLowerCase();
  return {
    columns: [
      ['date', ({ sold }) => sold.day],
      ['orders_paid', ({ sold }) => sold.orders],
      [`revenue_${unit}`, ({ sold }) => decimalText(sold.revenue)],
      [`refunded_${unit}`, ({ sold }) => decimalText(sold.refunded)],
      ['credits_granted', (day) => day.credits?.granted ?? 0],
      ['credits_used', (day) => day.credits?.used ?? 0],
      ['credits_expired', (day) => day.credits?.expired ?? 0],
      ['read', (day) => day.readings?.read ?? 0],
      ['refused', (day) => day.readings?.refused ?? 0],
      ['failed', (day) => day.readings?.failed ?? 0],
      ['median_ms', (day) => day.readings?.medianMs ?? null],
    ],
    rows: sales.map((sold, index) => ({ sold, credits: credits[index], readings: readings[index] })),
  };
}
