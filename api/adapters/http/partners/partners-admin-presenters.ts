import { columnsOf, fields, type Column } from '../csv.ts';
import type { ViewedBrand } from '../../../application/partners/view-brands.ts';
import { decimalNumber, money } from '../../../domain/shared-with-web/money.ts';
import type { PartnerBalance } from '../../../ports/partners/partner-balances.ts';
import type { Payout, ShownPayoutLine } from '../../../ports/partners/payout-store.ts';
import type { SelfReferral } from '../../../ports/partners/self-referrals.ts';
import type { components } from '../generated/contract.ts';
import { presentBrand } from './partners-presenters.ts';

type Schemas = components['schemas'];

/** A partner as admins see it, with how its invitation stands. `publicUrl`: where visitors reach us. */
export function presentViewedBrand({ brand, invitation }: ViewedBrand, publicUrl: string): Schemas['Brand'] {
  return {
    ...presentBrand(brand, publicUrl),
    ...(invitation && {
      invitation: {
        state: invitation.state,
        sent_at: invitation.sentAt?.toISOString() ?? null,
        expires_at: invitation.expiresAt?.toISOString() ?? null,
      },
    }),
  };
}

/** Partners as a table, one a row. */
export const BRAND_COLUMNS: readonly Column<Schemas['Brand']>[] = [
  ...fields(
    'id',
    'name',
    'email',
    'slug',
    'commission_rate',
    'status',
    'website',
    'logo_url',
    'referral_url',
    'created_at',
    'updated_at',
  ),
  ['invitation', ({ invitation }) => invitation?.state ?? null],
];

/** A payout with its lines. */
export function presentPayout(payout: Payout): Schemas['Payout'] {
  return {
    id: payout.id,
    month: payout.month,
    status: payout.status,
    created_at: payout.createdAt.toISOString(),
    approved_at: payout.approvedAt?.toISOString() ?? null,
    paid_at: payout.paidAt?.toISOString() ?? null,
    lines: payout.lines.map(presentLine),
  };
}

function presentLine(line: ShownPayoutLine): Schemas['PayoutLine'] {
  const decimal = (minor: number): number => decimalNumber(money(minor, line.currency));
  return {
    brand_id: line.brandId,
    brand_name: line.brandName,
    brand_email: line.brandEmail,
    currency: line.currency,
    orders: line.orders,
    earned: decimal(line.earnedMinor),
    taken_back: decimal(line.takenBackMinor),
    amount: decimal(line.amountMinor),
    amount_minor: line.amountMinor,
    carried_over: line.carriedOver,
  };
}

const LINE_COLUMNS = fields(
  'brand_id',
  'brand_name',
  'brand_email',
  'currency',
  'orders',
  'earned',
  'taken_back',
  'amount',
);

type PayoutRow = Pick<Payout, 'month' | 'status'> & { line: Schemas['PayoutLine'] };

/** Payouts as a table; of a line that is carried over `to_pay` is zero. */
export const PAYOUT_COLUMNS: readonly Column<PayoutRow>[] = [
  ...fields('month', 'status'),
  ...columnsOf(({ line }: PayoutRow) => line, LINE_COLUMNS),
  ['to_pay', ({ line }) => (line.carried_over ? 0 : line.amount)],
  ['carried_over', ({ line }) => line.carried_over],
];

/** One row a line. */
export function payoutRows(payouts: readonly Payout[]): PayoutRow[] {
  return payouts.flatMap(({ month, status, lines }) =>
    lines.map((line) => ({ month, status, line: presentLine(line) })),
  );
}

/** How a partner stands in one currency. */
export function presentBalance(balance: PartnerBalance): Schemas['PartnerBalance'] {
  const decimal = (minor: number): number => decimalNumber(money(minor, balance.currency));
  return {
    ...presentLine(balance),
    pending: decimal(balance.pendingMinor),
    in_payout: decimal(balance.inPayoutMinor),
    paid: decimal(balance.paidMinor),
  };
}

/** What partners have to get as a table, one row per partner and currency. */
export const BALANCE_COLUMNS: readonly Column<PartnerBalance>[] = columnsOf(presentBalance, [
  ...LINE_COLUMNS,
  ...fields('pending', 'in_payout', 'paid', 'carried_over'),
]);

/** An order that looks like the partner's own. */
export function presentSelfReferral(order: SelfReferral): Schemas['SelfReferral'] {
  const { review } = order;
  return {
    order_id: order.orderId,
    brand: order.brand,
    reason: order.outcome,
    customer_email: order.emailMasked,
    currency: order.netPaid.currency,
    net_paid: decimalNumber(order.netPaid),
    net_paid_minor: order.netPaid.minor,
    paid_at: order.paidAt.toISOString(),
    review: review && { finding: review.finding, note: review.note, at: review.at.toISOString() },
  };
}

/** Orders that look like the partner's own as a table. */
export const SELF_REFERRAL_COLUMNS: readonly Column<SelfReferral>[] = columnsOf(presentSelfReferral, [
  ...fields('order_id', 'paid_at'),
  ['brand_id', ({ brand }) => brand.id],
  ['brand_name', ({ brand }) => brand.name],
  ...fields('reason', 'customer_email', 'currency', 'net_paid'),
  ['finding', ({ review }) => review?.finding ?? null],
  ['note', ({ review }) => review?.note ?? null],
  ['reviewed_at', ({ review }) => review?.at ?? null],
]);
