import type { AdminAnalytics, Overview, RecentOrder } from '../../../../api/insights-admin.ts';
import { DAY_MS } from '../../../../../../api/domain/shared-with-web/time.ts';

/** One of a row of orders, placed `n` days before the first. */
export function buildRecentOrder(n: number, part: Partial<RecentOrder> = {}): RecentOrder {
  return {
    order_id: `6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2b${10 + n}`,
    number: `WW-3F0A91C2${10 + n}`,
    email: `customer${n}@example.com`,
    customer_name: `Customer ${n}`,
    total_amount: 179,
    total_minor: 17_900,
    currency: 'USD',
    payment_status: 'paid',
    items: [{ id: 'professional', type: 'package', name: 'Professional', quantity: 1 }],
    created_at: new Date(Date.UTC(2026, 10, 21, 9, 12) - n * DAY_MS).toISOString(),
    ...part,
  };
}

export function buildOverview(part: Partial<Overview> = {}): Overview {
  return {
    currency: 'USD',
    period_days: 30,
    totals: { revenue: 128_430.5, users: 1_630, active_users: 1_204, orders: 982, credits_used: 40_118 },
    changes: {
      revenue: { now: 12_500, before: 10_000, percent: 25 },
      users: { now: 80, before: 120, percent: -33.3 },
      orders: { now: 90, before: 90, percent: 0 },
      credits_used: { now: 310, before: 0, percent: null },
    },
    recent_orders: [
      buildRecentOrder(0),
      buildRecentOrder(1, { payment_status: 'pending' }),
      buildRecentOrder(2, {
        payment_status: 'partly_refunded',
        currency: 'JPY',
        total_amount: 8_900,
        total_minor: 8_900,
      }),
      buildRecentOrder(3, { payment_status: 'cancelled' }),
      buildRecentOrder(4, { payment_status: 'refunded' }),
    ],
    ...part,
  };
}

/** A period in which every day is a little unlike the one before. */
export function buildAnalytics(
  days: AdminAnalytics['days'] = 30,
  part: Partial<AdminAnalytics> = {},
): AdminAnalytics {
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(Date.UTC(2026, 10, 21) - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  const wave = (index: number, height: number): number =>
    Math.round(height * (1 + 0.5 * Math.sin(index / 2.2) + 0.2 * Math.sin(index * 1.7)));
  return {
    days,
    currency: 'USD',
    totals: {
      revenue: 48_210.5,
      refunded: 379,
      orders: 312,
      credits_granted: 9_000,
      credits_used: 6_210,
      credits_expired: 420,
      read: 5_980,
      refused: 431,
      failed: 3,
      median_ms: 1_840,
    },
    revenue_over_time: dates.map((date, index) => ({
      date,
      orders: wave(index, 10),
      revenue: wave(index, 1_500),
      refunded: index % 9 === 0 ? 59 : 0,
    })),
    package_distribution: [
      {
        id: 'professional',
        name: 'Professional',
        type: 'package',
        quantity: 190,
        revenue: 24_510,
        share: 50.4,
      },
      { id: 'expert', name: 'Expert', type: 'package', quantity: 70, revenue: 13_230, share: 27.2 },
      { id: 'starter', name: 'Starter', type: 'package', quantity: 100, revenue: 5_900, share: 12.1 },
      {
        id: 'credits-starter',
        name: '100 credits',
        type: 'credits',
        quantity: 99,
        revenue: 4_950,
        share: 10.3,
      },
    ],
    conversion: { accounts: 420, analysed: 360, ordered: 130, paid: 118 },
    credits_over_time: dates.map((date, index) => ({
      date,
      granted: wave(index, 300),
      used: wave(index + 3, 200),
      expired: index % 5 === 0 ? 40 : 4,
    })),
    readings_over_time: dates.map((date, index) => ({
      date,
      read: wave(index, 190),
      refused: wave(index + 2, 14),
      failed: index === 7 ? 3 : 0,
      median_ms: 1_500 + wave(index, 300),
    })),
    ...part,
  };
}

/** A period before anything happened. */
export function buildQuietAnalytics(): AdminAnalytics {
  const quiet = buildAnalytics();
  return {
    ...quiet,
    totals: {
      revenue: 0,
      refunded: 0,
      orders: 0,
      credits_granted: 0,
      credits_used: 0,
      credits_expired: 0,
      read: 0,
      refused: 0,
      failed: 0,
      median_ms: null,
    },
    revenue_over_time: quiet.revenue_over_time.map(({ date }) => ({
      date,
      orders: 0,
      revenue: 0,
      refunded: 0,
    })),
    package_distribution: [],
    conversion: { accounts: 0, analysed: 0, ordered: 0, paid: 0 },
    credits_over_time: quiet.credits_over_time.map(({ date }) => ({ date, granted: 0, used: 0, expired: 0 })),
    readings_over_time: quiet.readings_over_time.map(({ date }) => ({
      date,
      read: 0,
      refused: 0,
      failed: 0,
      median_ms: null,
    })),
  };
}
