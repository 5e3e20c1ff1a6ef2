import type { Knex } from 'knex';

/** Which plan each account holds by which order and until when, and the tier that an admin has given beside them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table ordering_plans (
      order_id uuid primary key references ordering_orders on delete cascade,
      user_id uuid not null references accounts_users on delete cascade,
      tier text not null check (tier in ('none', 'starter', 'pro', 'expert')),
      granted_at timestamptz not null,
      ends_at timestamptz check (ends_at > granted_at),
      warned_at timestamptz,
      ended_at timestamptz check (ends_at is not null or ended_at is null)
    );
    create index on ordering_plans (user_id);
    create index on ordering_plans (ends_at) where ended_at is null and ends_at is not null;
    comment on table ordering_plans is 'a row for each plan that was bought; it counts while its order is in force and it has not ended';
    insert into ordering_plans (order_id, user_id, tier, granted_at, ends_at)
      select o.id, o.user_id, l.tier, o.paid_at, o.paid_at + l.validity_days * interval '1 day'
      from ordering_orders o join lateral (
        select tier, validity_days from ordering_lines where order_id = o.id and tier is not null order by place limit 1
      ) l on true
      where o.paid_at is not null and o.user_id is not null;

    alter table accounts_users add column given_tier text not null default 'none'
      check (given_tier in ('none', 'starter', 'pro', 'expert'));
    comment on column accounts_users.given_tier is 'by an admin: the tier does not fall below it when plans end';
    update accounts_users u set given_tier = subscription_tier where not exists (
      select from ordering_plans p join ordering_orders o on o.id = p.order_id
      where p.user_id = u.id and o.status <> 'refunded' and (p.ends_at is null or p.ends_at > now())
        and array_position(array['none', 'starter', 'pro', 'expert'], p.tier)
          >= array_position(array['none', 'starter', 'pro', 'expert'], u.subscription_tier));
  `);
}
