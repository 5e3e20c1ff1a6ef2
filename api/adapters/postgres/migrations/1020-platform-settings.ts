import type { Knex } from 'knex';

/** Settings that admins change, marks on contact messages, and what the console's lists are read by. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table platform_settings (
      only_one boolean primary key default true check (only_one),
      version integer not null check (version > 0),
      platform_name text not null check (btrim(platform_name) <> ''),
      admin_email text not null,
      session_timeout_minutes integer not null check (session_timeout_minutes in (30, 60, 240)),
      two_factor_required boolean not null,
      demo_limit integer not null check (demo_limit >= 0),
      tutor_limit integer not null check (tutor_limit >= 0),
      updated_at timestamptz not null,
      updated_by uuid not null
    );
    comment on table platform_settings is 'at most one row; none: the defaults from the environment hold';
    comment on column platform_settings.updated_by is 'no foreign key, since the setting outlives the account';

    create index on platform_audit (action, id desc);
    create index on platform_audit (actor_id, id desc);
    drop index platform_audit_subject_idx;
    create index on platform_audit (subject text_pattern_ops, id desc);

    alter table visitors_contact_messages add column handled_at timestamptz, add column handled_by uuid,
      add check ((handled_at is null) = (handled_by is null));
    create index on visitors_contact_messages (received_at desc) where handled_at is null;
    comment on column visitors_contact_messages.handled_by is 'the admin; no foreign key, since the mark outlives the account';
  `);
}
