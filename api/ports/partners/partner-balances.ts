import type { ShownPayoutLine } from './payout-store.ts';

/** How a partner stands in one currency: the line that a payout would have, and what is before and behind it. */
export interface PartnerBalance extends ShownPayoutLine {
  /** Commission that is not payable yet. */
  pendingMinor: number;
  /** In payouts that are not paid yet. */
  inPayoutMinor: number;
  paidMinor: number;
}

export interface BalanceFilter {
  /** Commission counts as payable when it was so before this instant. */
  before: Date;
  /** Part of the partner's name, email address or slug, in any case. */
  q?: string | undefined;
  offset: number;
  /** Null: all of them. */
  limit: number | null;
}

/** What partners have to get. */
export interface PartnerBalances {
  /** By the name of the partner, then by currency; `total` is how many match. */
  list(filter: BalanceFilter): Promise<{ balances: PartnerBalance[]; total: number }>;
}
