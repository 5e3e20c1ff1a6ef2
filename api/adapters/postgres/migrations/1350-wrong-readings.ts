import type { Knex } from 'knex';

/** Corrections that are kept with consent, reports of wrong readings, and versions of the reader. */
export async function up(database: Knex): Promise<void> {
  await database.raw(corrections);
  await database.raw(reports);
  await database.raw(versions);
  await database.raw(credits);
}

/** Without a consent no correction can be stored, and none outlives the consent or the analysis. */
const corrections = `
  create table analysis_learning_consents (
    user_id uuid primary key references accounts_users on delete cascade,
    given_at timestamptz not null,
    policy_version text not null
  );
  comment on table analysis_learning_consents is 'a row is the consent to keep corrected readings; no row, no consent';

  create table analysis_corrections (
    analysis_id uuid primary key references analysis_analyses on delete cascade,
    user_id uuid not null references analysis_learning_consents on delete cascade,
    kept_at timestamptz not null,
    given jsonb not null check (jsonb_typeof(given) = 'object')
  );
  create index on analysis_corrections (user_id);
  create index on analysis_corrections (kept_at, analysis_id);
  comment on column analysis_corrections.given is 'what the person set by hand';
`;

/** A report outlives its analysis and the account, without what was written in it. */
const reports = `
  create table analysis_reading_reports (
    id uuid primary key,
    analysis_id uuid unique references analysis_analyses on delete set null,
    user_id uuid references accounts_users on delete set null,
    reported_at timestamptz not null,
    wrong text[] not null check (cardinality(wrong) > 0 and wrong <@ '{scale,bars,symbol,timeframe,other}'),
    note text not null,
    credit text not null check (credit in ('returned', 'limit_reached', 'too_late', 'none_spent')),
    reader_version integer
  );
  create index on analysis_reading_reports (reported_at desc, id);
  create index on analysis_reading_reports (user_id);
`;

const versions = `
  alter table analysis_analyses
    add column reader_version integer check (reader_version > 0),
    add column read_from uuid references analysis_analyses on delete set null,
    add column read_again boolean not null default false;
  comment on column analysis_analyses.reader_version is 'version of the reader that read the picture; null from before it was kept';
  comment on column analysis_analyses.read_from is 'the analysis whose picture was read again to make this one';
  comment on column analysis_analyses.read_again is 'made by reading the picture of another again, which may be deleted since';
  create unique index analysis_read_again_once on analysis_analyses (read_from, reader_version)
    where status in ('analyzing', 'completed') or refusal is not null;
`;

const credits = `
  alter table credits_lots drop constraint credits_lots_source_check;
  alter table credits_lots add constraint credits_lots_source_check check (source in
    ('trial', 'purchase', 'admin_grant', 'reading_wrong'));
  alter table credits_movements drop constraint credits_movements_kind_check;
  alter table credits_movements add constraint credits_movements_kind_check check (kind in
    ('trial', 'purchase', 'admin_grant', 'admin_removal', 'reading_wrong', 'reserve', 'settle', 'void', 'expire', 'take_back',
    'refund_undone', 'freeze', 'thaw', 'debt', 'debt_settled', 'unlimited_use', 'unlimited_on', 'unlimited_off'));
  create index credits_movements_spent on credits_movements (user_id, at) where kind in ('settle', 'reading_wrong');
`;
