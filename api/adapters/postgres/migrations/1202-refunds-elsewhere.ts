import type { Knex } from 'knex';

/** Refunds that somebody else began, that wait, and that fail after they had succeeded. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table ordering_refunds add column origin text not null default 'own'
        check (origin in ('own', 'provider', 'dispute')),
      add column failure text;
    create unique index on ordering_refunds (order_id, gateway_reference);
    comment on column ordering_refunds.origin is
      'who began it: we, the console of the payment provider, or the bank by a dispute that was lost';
    comment on column ordering_refunds.failure is 'why it was refused, or failed after all';

    alter table partners_commission_entries drop constraint partners_commission_entries_kind_check,
      drop constraint partners_commission_entries_check,
      drop constraint partners_commission_entries_order_id_refund_id_key,
      add constraint partners_commission_entries_kind_check check (kind in ('earned', 'reversed', 'restored')),
      add constraint partners_commission_entries_check check (case kind when 'earned' then amount_minor >= 0 and refund_id is null
        when 'reversed' then amount_minor <= 0 and refund_id is not null else amount_minor >= 0 and refund_id is not null end),
      add unique (order_id, refund_id, kind);

    alter table payments_sandbox_charges add column refund_course text not null default 'succeeds'
      check (refund_course in ('succeeds', 'refused', 'waits', 'waits_and_fails'));
    update payments_sandbox_charges set refund_course = 'refused' where refuses_refunds;
    alter table payments_sandbox_charges drop column refuses_refunds;
    alter table payments_sandbox_refunds add column state text not null default 'succeeded'
      check (state in ('pending', 'succeeded', 'failed'));
  `);
}
