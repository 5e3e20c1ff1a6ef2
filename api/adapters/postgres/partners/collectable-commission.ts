/**
 * The commissions, `partners_commissions c`, that a payout collects: payable before `:before` and not taken back in whole, or
 * collected earlier and changed by a refund since.
 */
export const collectableCommission = `c.open_entries > 0
  and (c.payout_id is not null or (c.amount_minor > 0 and c.payable_at < :before))`;
