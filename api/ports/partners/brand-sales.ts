import type { BaseFactor } from '../../domain/partners/base-factors.ts';
import type { CommissionFacts } from '../../domain/partners/commission.ts';
import type { OrderSearch } from '../../domain/partners/order-search.ts';
import type { AttributionOutcome } from '../../domain/partners/self-referral.ts';
import type { CreditAmount } from '../../domain/shared-with-web/credit-amount.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import type { ListPart, Total } from '../shared/list-part.ts';

/** As the orders themselves name it. */
export type ReferredStatus = 'pending' | 'paid' | 'partly_refunded' | 'refunded' | 'cancelled';

/** An order that came through a partner's link, as the partner may see it. */
export interface ReferredOrderRow {
  orderId: string;
  number: string;
  /** Whose account it is; null while an order without one is not paid. Never shown to the partner. */
  customerId: string | null;
  emailMasked: string;
  status: ReferredStatus;
  total: Money;
  refunded: Money;
  placedAt: Date;
  /** Null while it is not paid. */
  outcome: AttributionOutcome | null;
  /** Null when it earned none. */
  commission: CommissionFacts | null;
  items: {
    type: 'package' | 'credits';
    id: string;
    name: string;
    quantity: number;
    credits: CreditAmount | null;
  }[];
}

export interface ReferredOrderFilter {
  search: OrderSearch;
  /** Empty: any. */
  statuses: readonly ReferredStatus[];
  newestFirst: boolean;
}

/**
 * Which payments and refunds are added up, and in what. Every order is rounded by itself to the minor unit of its own base
 * currency; sums in a former one are converted as sums.
 */
export interface SalesWindow {
  brandId: string;
  /** Paid, and refunded, from here on; null: all. */
  since: Date | null;
  factors: readonly BaseFactor[];
}

/** Sums in minor units of the base currency. */
export interface SalesSum {
  /** Paid in the period. */
  orders: number;
  revenueMinor: number;
  commissionMinor: number;
}

export interface SalesTotals extends SalesSum {
  paidMinor: number;
  /** Open, and payable at the given time. */
  payableMinor: number;
}

/** What came through partners' links: lists and sums for the partner's screens. A refund counts on its own day. */
export interface BrandSales {
  orders(
    brandId: string,
    filter: ReferredOrderFilter,
    part: ListPart,
  ): Promise<{ orders: ReferredOrderRow[] } & Total>;
  /** All of them, read piece by piece. */
  all(brandId: string, filter: ReferredOrderFilter): AsyncIterable<ReferredOrderRow>;
  totals(window: SalesWindow, now: Date): Promise<SalesTotals>;
  /** By day in UTC (`2026-03-14`), newest first; days on which nothing was paid or refunded are left out. */
  byDay(window: SalesWindow): Promise<(SalesSum & { day: string })[]>;
  /** Of those who paid in the period the ones that spent most, most first. */
  topCustomers(
    window: SalesWindow,
    limit: number,
  ): Promise<(SalesSum & { customerId: string; emailMasked: string })[]>;
}
