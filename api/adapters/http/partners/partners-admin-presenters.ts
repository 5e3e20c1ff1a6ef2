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

const BRAND_COLUMNS = [
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
] as const;

/** Partners as a table, one a row. */
export function brandRows(brands: readonly Schemas['Brand'][]) {
  const head = [...BRAND_COLUMNS, 'invitation'];
  const rows = brands.map((brand) => [
    ...BRAND_COLUMNS.map((column) => brand[column]),
    brand.invitation?.state ?? '',
  ]);
  return [head, ...rows];
}

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

const LINE_COLUMNS = [
  'brand_id',
  'brand_name',
  'brand_email',
  'currency',
  'orders',
  'earned',
  'taken_back',
  'amount',
] as const;

/** Payouts as a table, one row a line; of a carried-over one `to_pay` is zero. */
export function payoutRows(payouts: readonly Payout[]) {
  const head = ['month', 'status', ...LINE_COLUMNS, 'to_pay', 'carried_over'];
  const rows = payouts.flatMap(({ month, status, lines }) =>
    lines
      .map(presentLine)
      .map((line) => [
        month,
        status,
        ...LINE_COLUMNS.map((column) => line[column]),
        line.carried_over ? 0 : line.amount,
        line.carried_over ? 'yes' : 'no',
      ]),
  );
  return [head, ...rows];
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

const BALANCE_COLUMNS = [...LINE_COLUMNS, 'pending', 'in_payout', 'paid'] as const;

/** What partners have to get as a table, one row per partner and currency. */
export function balanceRows(balances: readonly PartnerBalance[]) {
  const rows = balances
    .map(presentBalance)
    .map((balance) => [
      ...BALANCE_COLUMNS.map((column) => balance[column]),
      balance.carried_over ? 'yes' : 'no',
    ]);
  return [[...BALANCE_COLUMNS, 'carried_over'], ...rows];
}

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

const SELF_REFERRAL_HEAD = [
  'order_id',
  'paid_at',
  'brand_id',
  'brand_name',
  'reason',
  'customer_email',
  'currency',
  'net_paid',
  'finding',
  'note',
  'reviewed_at',
] as const;

/** Orders that look like the partner's own as a table. */
export function selfReferralRows(orders: readonly SelfReferral[]) {
  const rows = orders
    .map(presentSelfReferral)
    .map((order) => [
      order.order_id,
      order.paid_at,
      order.brand.id,
      order.brand.name,
      order.reason,
      order.customer_email,
      order.currency,
      order.net_paid,
      order.review?.finding ?? null,
      order.review?.note ?? null,
      order.review?.at ?? null,
    ]);
  return [SELF_REFERRAL_HEAD, ...rows];
}
