import type { Knex } from 'knex';

/** What people found who looked at orders that are flagged for review; and indexes of the lists about partners. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table partners_attributions
      add column review_finding text check (review_finding in ('misuse', 'harmless')),
      add column review_note text,
      add column reviewed_at timestamptz,
      add constraint partners_review_whole check (num_nonnulls(review_finding, review_note, reviewed_at) in (0, 3)),
      add constraint partners_review_of_flagged check (reviewed_at is null or flagged_for_review);
    create index partners_flagged on partners_attributions (paid_at desc, order_id) where flagged_for_review;
    create index partners_flagged_open on partners_attributions (order_id)
      where flagged_for_review and reviewed_at is null;
    create index partners_brands_by_name on partners_brands (lower(name), id);
    create index partners_brands_by_age on partners_brands (created_at, id);
  `);
}
