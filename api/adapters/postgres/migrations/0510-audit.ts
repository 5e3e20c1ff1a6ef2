import type { Knex } from 'knex';

/** What people with power did to money and to what others own. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table platform_audit (
      id bigint generated always as identity primary key,
      actor_id uuid,
      action text not null check (action ~ '^[a-z]+\\.[a-z_]+$'),
      subject text not null,
      details jsonb not null,
      at timestamptz not null
    );
    create index on platform_audit (at desc);
    create index on platform_audit (subject);
    comment on column platform_audit.actor_id is 'null: the product by itself; no foreign key, since the record outlives the account';

    create function platform_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$;
    create trigger platform_audit_append_only before update or delete or truncate on platform_audit
      for each statement execute function platform_refuse_change();
  `);
}
