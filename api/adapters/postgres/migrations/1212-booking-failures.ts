import type { Knex } from 'knex';

/** What the gateway has answered and we could not book: each waits for its own next try, and admins are told. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table ordering_booking_failures (
      id uuid primary key,
      kind text not null check (kind in ('order', 'refund', 'late_charge')),
      order_id uuid not null,
      tries integer not null check (tries > 0),
      message text not null,
      first_at timestamptz not null,
      retry_at timestamptz not null
    );
    create index on ordering_booking_failures (first_at);
    comment on column ordering_booking_failures.id is 'of the order, the refund or the late charge';
  `);
}
