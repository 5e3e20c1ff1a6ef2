import type { Knex } from 'knex';

/**
 * Credits that are frozen while a payment is disputed, and what is owed when it was taken back and the credits were spent.
 * A refund that failed after all is undone.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table credits_lots add column frozen bigint not null default 0 check (frozen >= 0),
      add column on_hold_since timestamptz,
      add check (remaining + frozen <= granted), add check (on_hold_since is not null or frozen = 0);
    comment on column credits_lots.on_hold_since is 'nothing of it is spent, and it does not expire';
    alter table credits_balances add column owed bigint not null default 0 check (owed >= 0);
    comment on column credits_balances.owed is 'spent credits that had to be given back: bought ones settle them first';

    alter table credits_entries drop constraint credits_entries_account_check;
    alter table credits_entries add constraint credits_entries_account_check check (account in
      ('available', 'reserved', 'frozen', 'owed', 'issued', 'spent', 'expired', 'returned', 'removed'));
    alter table credits_movements drop constraint credits_movements_kind_check;
    alter table credits_movements add constraint credits_movements_kind_check check (kind in
      ('trial', 'purchase', 'admin_grant', 'admin_removal', 'reserve', 'settle', 'void', 'expire', 'take_back',
      'refund_undone', 'freeze', 'thaw', 'debt', 'debt_settled', 'unlimited_use', 'unlimited_on', 'unlimited_off'));

    alter table credits_refunds add column undone_at timestamptz;
    comment on column credits_refunds.undone_at is 'the refund failed after all: it covers nothing';
    -- The last refund of an order was stored as covering all of it; the shares of all refunds make one.
    update credits_refunds c set numerator = r.amount_minor, denominator = o.total_minor
      from ordering_refunds r join ordering_orders o on o.id = r.order_id
      where c.refund_id = r.id::text and c.numerator = c.denominator and o.total_minor > 0;
  `);
}
