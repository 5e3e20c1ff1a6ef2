import type { Knex } from 'knex';

/** Entries of the audit log may be removed when they are old, as far as a setting asks for it; those of the last year never. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    drop trigger platform_audit_append_only on platform_audit;
    create trigger platform_audit_append_only before truncate on platform_audit
      for each statement execute function platform_refuse_change();
    create trigger platform_audit_young before delete on platform_audit
      for each row when (old.at > now() - interval '364 days') execute function platform_refuse_change();
  `);
}
