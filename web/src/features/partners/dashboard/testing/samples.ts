import type { Brand, BrandAnalytics, BrandOrder, BrandStats } from '../../../../api/brand.ts';

export const sampleBrand: Brand = {
  id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d21',
  name: 'Northgate Traders',
  email: 'hello@northgate.example',
  slug: 'northgate',
  logo_url: null,
  website: 'https://northgate.example',
  primary_color: '#0b3d4f',
  secondary_color: '#00d4ff',
  description: 'Courses for people who read charts.',
  commission_rate: 12.5,
  status: 'active',
  referral_url: 'https://wickwise.example/pricing?ref=northgate',
  created_at: '2026-08-03T09:00:00Z',
  updated_at: '2026-11-20T15:30:00Z',
};

export const sampleStats: BrandStats = {
  days: 30,
  currency: 'USD',
  total_orders: 7,
  total_revenue: 1234.5,
  total_commission: 154.31,
  pending_commission: 60.31,
  payable_commission: 40,
  paid_commission: 54,
  commission_rate: 12.5,
};

export const emptyStats: BrandStats = {
  ...sampleStats,
  total_orders: 0,
  total_revenue: 0,
  total_commission: 0,
  pending_commission: 0,
  payable_commission: 0,
  paid_commission: 0,
};

const orderId = (nth: number): string => `0198d8a4-5b1e-4c8e-9a55-3f1f0a6f${String(3000 + nth)}`;

export function buildBrandOrder(nth: number, changes: Partial<BrandOrder> = {}): BrandOrder {
  return {
    order_id: orderId(nth),
    order_number: `WW-0198D8A${String(400 + nth)}`,
    customer_label: 'K7Q2MX',
    email: 'a***@example.com',
    currency: 'USD',
    total_amount: 129,
    refunded_amount: 0,
    commission_amount: 16.13,
    payment_status: 'paid',
    commission_status: 'pending',
    earned: true,
    created_at: `2026-11-${String(21 - nth).padStart(2, '0')}T10:00:00Z`,
    items: [{ type: 'package', id: 'professional', name: 'Professional', quantity: 1, credits: null }],
    ...changes,
  };
}

const plan = { type: 'package', id: 'expert', name: 'Expert', quantity: 1, credits: null } as const;
const credits = (amount: number | 'unlimited') =>
  ({ type: 'credits', id: 'credits', name: 'Credits', quantity: 1, credits: amount }) as const;

/** Every state that an order and its commission can have. */
export const sampleOrders: BrandOrder[] = [
  buildBrandOrder(0, { items: [plan, credits('unlimited')] }),
  buildBrandOrder(1, { items: [plan, credits(150)], commission_status: 'payable' }),
  buildBrandOrder(2, {
    currency: 'JPY',
    total_amount: 6501,
    commission_amount: 813,
    commission_status: 'paid',
    email: 'b***@a-very-long-domain-name-of-a-trading-school.example',
  }),
  buildBrandOrder(3, {
    payment_status: 'partly_refunded',
    refunded_amount: 29,
    commission_amount: 12.5,
  }),
  buildBrandOrder(4, { payment_status: 'refunded', commission_amount: 0, commission_status: 'reversed' }),
  buildBrandOrder(5, { commission_amount: 0, commission_status: null, earned: false, items: [credits(70)] }),
  buildBrandOrder(6, {
    payment_status: 'pending',
    commission_amount: 0,
    commission_status: null,
    earned: null,
  }),
  buildBrandOrder(7, {
    payment_status: 'cancelled',
    commission_amount: 0,
    commission_status: null,
    earned: null,
  }),
];

export const orderPage = (orders: BrandOrder[], meta = { page: 1, pages: 1, total: orders.length }) => ({
  orders,
  meta: { ...meta, total_is_exact: true, next_cursor: null },
});

/** Twelve days with orders, the newest first. */
export const sampleAnalytics: BrandAnalytics = {
  days: 30,
  currency: 'USD',
  revenue_over_time: Array.from({ length: 12 }, (_, nth) => ({
    date: `2026-11-${String(21 - nth).padStart(2, '0')}`,
    orders: 1 + (nth % 3),
    revenue: 129 * (1 + (nth % 3)),
    commission: 16.13 * (1 + (nth % 3)),
  })).map((day) => ({ ...day, commission: Number(day.commission.toFixed(2)) })),
  top_customers: [
    {
      customer_label: 'K7Q2MX',
      email: 'a***@example.com',
      order_count: 3,
      total_spent: 387,
      total_commission: 48.38,
    },
    {
      customer_label: 'P4WN9C',
      email: 'c***@example.org',
      order_count: 1,
      total_spent: 129,
      total_commission: 0,
    },
  ],
};

export const sampleMonths = {
  statements: [
    { month: '2026-11', complete: false },
    { month: '2026-10', complete: true },
    { month: '2026-09', complete: true },
  ],
};

/** Why `sampleOrders[5]` earned nothing. */
export const sampleExplanation = {
  commission: {
    order_id: orderId(5),
    earned: false,
    reason: 'self_email',
    explanation:
      "The order was placed with the partner's own email address, so it earned no commission and is flagged for review.",
    flagged_for_review: true,
    brand: { id: sampleBrand.id, name: sampleBrand.name, slug: sampleBrand.slug },
    customer_email: 'h***@northgate.example',
    currency: 'USD',
    net_paid: 129,
    refunded: null,
    commission_rate: null,
    commission_amount: 0,
    commission_amount_minor: 0,
    status: null,
    paid_at: '2026-11-16T10:00:00Z',
    payable_at: null,
    entries: [],
  },
} as const;
