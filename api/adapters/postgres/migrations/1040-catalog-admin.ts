import type { Knex } from 'knex';

/** Which rates a change of the base has left behind, and a quick way to see whether a package was ever ordered. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- The seed of a new installation runs in the same transaction: its deferred checks come first.
    set constraints all immediate;
    alter table currencies_currencies
      add column needs_sync boolean not null default false,
      add constraint base_needs_no_sync check (not (is_base and needs_sync));
    comment on column currencies_currencies.needs_sync is 'computed from an older rate when the base changed, not set since';
    set constraints all deferred;

    create index ordering_lines_by_item on ordering_lines (item_id);
  `);
}
