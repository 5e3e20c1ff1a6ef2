import type { Column } from '../csv.ts';
import type { BrandOrder } from '../../../application/partners/brand-order.ts';
import type { BrandAnalytics } from '../../../application/partners/get-own-brand-analytics.ts';
import type { BrandStats } from '../../../application/partners/get-own-brand-stats.ts';
import { decimalNumber, decimalText } from '../../../domain/shared-with-web/money.ts';
import type { StoredKey } from '../../../ports/partners/statement-store.ts';
import type { components } from '../generated/contract.ts';

type Schemas = components['schemas'];

export function presentStats(stats: BrandStats): Schemas['BrandStats'] {
  return {
    days: stats.days,
    currency: stats.currency,
    total_orders: stats.orders,
    total_revenue: decimalNumber(stats.revenue),
    total_commission: decimalNumber(stats.commission),
    pending_commission: decimalNumber(stats.pending),
    payable_commission: decimalNumber(stats.payable),
    paid_commission: decimalNumber(stats.paid),
    commission_rate: stats.ratePercent,
  };
}

export function presentAnalytics(analytics: BrandAnalytics): Schemas['BrandAnalytics'] {
  return {
    days: analytics.days,
    currency: analytics.currency,
    revenue_over_time: analytics.byDay.map((each) => ({
      date: each.day,
      orders: each.orders,
      revenue: decimalNumber(each.revenue),
      commission: decimalNumber(each.commission),
    })),
    top_customers: analytics.topCustomers.map((each) => ({
      customer_label: each.label,
      email: each.emailMasked,
      order_count: each.orders,
      total_spent: decimalNumber(each.revenue),
      total_commission: decimalNumber(each.commission),
    })),
  };
}

export function presentBrandOrder(order: BrandOrder): Schemas['BrandOrder'] {
  return {
    order_id: order.orderId,
    order_number: order.number,
    customer_label: order.customerLabel,
    email: order.emailMasked,
    currency: order.total.currency,
    total_amount: decimalNumber(order.total),
    refunded_amount: decimalNumber(order.refunded),
    commission_amount: decimalNumber(order.commissionAmount),
    payment_status: order.status,
    commission_status: order.commissionStatus,
    earned: order.outcome === null ? null : order.outcome === 'earned',
    created_at: order.placedAt.toISOString(),
    items: order.items,
  };
}

/** Orders as a table; the amounts in the order's currency. */
export const BRAND_ORDER_COLUMNS: readonly Column<BrandOrder>[] = [
  ['order_id', ({ orderId }) => orderId],
  ['order_number', ({ number }) => number],
  ['customer', ({ emailMasked }) => emailMasked],
  ['customer_label', ({ customerLabel }) => customerLabel],
  ['items', ({ items }) => items.map(countedName).join('; ')],
  ['currency', ({ total }) => total.currency],
  ['amount', ({ total }) => decimalText(total)],
  ['refunded', ({ refunded }) => decimalText(refunded)],
  ['commission', ({ commissionAmount }) => decimalText(commissionAmount)],
  ['payment_status', ({ status }) => status],
  ['commission_status', ({ commissionStatus }) => commissionStatus],
  ['date', ({ placedAt }) => placedAt.toISOString()],
];

const countedName = ({ name, quantity }: { name: string; quantity: number }): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;

export function presentKey(key: StoredKey): Schemas['StatementKey'] {
  return {
    key_id: key.keyId,
    algorithm: 'Ed25519',
    public_key: key.publicKey,
    created_at: key.createdAt.toISOString(),
  };
}
