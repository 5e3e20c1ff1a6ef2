/**
 * The commissions, `partners_commissions c`, that a payout collects: payable before `:before` and not taken back in whole, or
 * collected earlier and changed by a refund since.
 */
export const collectableCommission = `(c.payout_id is not null or (c.amount_minor > 0 and c.payable_at < :before))
  and exists (select from partners_commission_entries o where o.order_id = c.order_id
    and not exists (select from partners_payout_entries p where p.entry_id = o.id))`;
