import type { Knex } from 'knex';

/**
 * Which accounts have proven that their mailbox is theirs, the link that asks for it, and the orders that wait for it. An
 * account that has redeemed a link by email, or that only an invitation can have opened, has proven it.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table accounts_users add column mailbox_proven_at timestamptz;
    comment on column accounts_users.mailbox_proven_at is
      'a link mailed to the address was redeemed; null: anybody may have typed the address';
    update accounts_users u set mailbox_proven_at = coalesce(
        (select min(t.used_at) from accounts_email_tokens t where t.user_id = u.id), u.created_at)
      where u.password_hash is not null and (u.role = 'brand' or exists (
        select from accounts_email_tokens t where t.user_id = u.id and t.used_at is not null));

    alter table accounts_email_tokens drop constraint accounts_email_tokens_purpose_check;
    alter table accounts_email_tokens add constraint accounts_email_tokens_purpose_check
      check (purpose in ('reset', 'claim', 'invitation', 'welcome', 'confirm'));

    create index ordering_orders_waiting on ordering_orders (email) where user_id is null and paid_at is not null;
  `);
}
