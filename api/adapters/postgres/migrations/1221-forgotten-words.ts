import type { Knex } from 'knex';

/**
 * The audit log outlives accounts, but what somebody typed in it does not: words may be taken out of an entry, and nothing else
 * of it may change.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create function platform_without_words(details jsonb) returns jsonb language sql immutable as $$
      select details - array['reason', 'email', 'name', 'customer_name']
    $$;
    comment on function platform_without_words is 'the details of an audit entry without what people typed';

    create function platform_audit_only_forgets() returns trigger language plpgsql as $$
    begin
      if (new.id, new.actor_id, new.action, new.subject, new.at, new.details)
        is distinct from (old.id, old.actor_id, old.action, old.subject, old.at, platform_without_words(old.details))
      then raise exception '% is append-only', tg_table_name;
      end if;
      return new;
    end $$;
    drop trigger platform_audit_append_only on platform_audit;
    create trigger platform_audit_append_only before delete or truncate on platform_audit
      for each statement execute function platform_refuse_change();
    create trigger platform_audit_only_forgets before update on platform_audit
      for each row execute function platform_audit_only_forgets();
  `);
}
