import { maskEmail } from '../../../domain/partners/mask-email.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { ReferredOrderRow } from '../../../ports/partners/brand-sales.ts';

/** Rows as the driver gives them: bigint columns arrive as text. */
export interface ReferredRow {
  id: string;
  number: string;
  email: string;
  status: ReferredOrderRow['status'];
  currency: string;
  total_minor: string;
  placed_at: Date;
  customer_id: string | null;
  email_masked: string | null;
  outcome: ReferredOrderRow['outcome'];
  rate_tenths: number | null;
  net_paid_minor: string | null;
  commission_refunded_minor: string | null;
  payable_at: Date | null;
  held_payable_at: Date | null;
  payout_paid_at: Date | null;
  refunded_minor: string;
}

export interface ItemRow {
  order_id: string;
  type: 'package' | 'credits';
  item_id: string;
  name: string;
  quantity: number;
  credits: number | null;
  credits_unlimited: boolean;
}

type Item = ReferredOrderRow['items'][number];

export function itemOf(row: ItemRow): Item {
  const credits = row.credits_unlimited ? 'unlimited' : row.credits;
  return { type: row.type, id: row.item_id, name: row.name, quantity: row.quantity, credits };
}

export function referredOrderOf(row: ReferredRow, items: Item[]): ReferredOrderRow {
  return {
    orderId: row.id,
    number: row.number,
    customerId: row.customer_id,
    emailMasked: row.email_masked ?? maskEmail(row.email),
    status: row.status,
    total: money(Number(row.total_minor), row.currency),
    refunded: money(Number(row.refunded_minor), row.currency),
    placedAt: row.placed_at,
    outcome: row.outcome,
    commission: commissionOf(row),
    items,
  };
}

function commissionOf(row: ReferredRow): ReferredOrderRow['commission'] {
  if (row.rate_tenths === null || row.payable_at === null) return null;
  return {
    rateTenths: row.rate_tenths,
    netPaidMinor: Number(row.net_paid_minor),
    refundedMinor: Number(row.commission_refunded_minor),
    currency: row.currency,
    payableAt: row.held_payable_at ?? row.payable_at,
    onHold: row.held_payable_at !== null,
    paidAt: row.payout_paid_at,
  };
}
