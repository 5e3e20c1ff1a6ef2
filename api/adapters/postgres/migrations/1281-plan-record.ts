import type { Knex } from 'knex';

/** The public record of plans and grades, and what links it to analyses as long as they are stored. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table analysis_record (
      sequence bigint primary key check (sequence > 0),
      kind text not null check (kind in ('plan', 'grade')),
      made_at timestamptz not null,
      sealed_at timestamptz not null,
      commitment text check (commitment ~ '^[0-9a-f]{64}$'),
      plan bigint references analysis_record check (plan < sequence),
      outcome text check (outcome in ('target', 'stopped', 'open', 'not_entered', 'ambiguous')),
      bars integer check (bars >= 0),
      chance_per_mille integer check (chance_per_mille between 0 and 1000),
      previous text not null unique,
      hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
      check ((kind = 'plan') = (commitment is not null)),
      check ((kind = 'grade') = (plan is not null and outcome is not null and bars is not null))
    );
    create index on analysis_record (plan, bars desc, sequence desc) where kind = 'grade';
    comment on table analysis_record is 'a chain of hashes; it names nobody, so it stays when accounts go';
    create trigger analysis_record_append_only before update or delete or truncate on analysis_record
      for each statement execute function platform_refuse_change();

    create table analysis_plan_seals (
      analysis_id uuid primary key references analysis_analyses on delete cascade,
      sequence bigint not null unique references analysis_record,
      salt text not null check (salt ~ '^[0-9a-f]{64}$')
    );
    comment on column analysis_plan_seals.salt is 'opens the commitment; without it nobody can tell which plan was sealed';

    create table analysis_grade_seals (
      follow_up_id uuid primary key references analysis_follow_ups on delete cascade,
      sequence bigint not null unique references analysis_record
    );
  `);
}
