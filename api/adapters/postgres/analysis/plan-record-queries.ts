import { SAMPLE_HASHES } from '../../../domain/analysis/sample-charts.ts';
import type { Knex } from 'knex';
import type { AnalysisJson } from '../../../domain/analysis/analysis-json-types.ts';
import { committedPlan } from '../../../domain/analysis/committed-plan.ts';
import type { RecordEntry } from '../../../domain/shared-with-web/plan-record.ts';
import type {
  PlanToSeal,
  RecordCounts,
  RecordedPlan,
  StoredEntry,
} from '../../../ports/analysis/plan-record.ts';

/** A row of analysis_record; the database gives a bigint as text. */
export interface EntryRow extends Omit<RecordEntry, 'sequence' | 'plan' | 'made_at' | 'sealed_at'> {
  sequence: string;
  plan: string | null;
  made_at: Date;
  sealed_at: Date;
}

export function toEntry(row: EntryRow): RecordEntry {
  const { kind, commitment, outcome, bars, chance_per_mille, previous, hash } = row;
  return {
    sequence: Number(row.sequence),
    kind,
    made_at: row.made_at.toISOString(),
    sealed_at: row.sealed_at.toISOString(),
    commitment,
    plan: row.plan === null ? null : Number(row.plan),
    outcome,
    bars,
    chance_per_mille,
    previous,
    hash,
  };
}

interface PlanRow {
  analysis_id: string;
  analysis_json: AnalysisJson;
  picture_sha256: string;
  ended_at: Date;
}

function planOf({
  analysis_id: analysisId,
  analysis_json: analysis,
  picture_sha256,
  ended_at: madeAt,
}: PlanRow) {
  return { analysisId, madeAt, committed: committedPlan(analysis, picture_sha256, madeAt) };
}

type StoredRow = EntryRow & {
  salt: string | null;
  follow_up_id: string | null;
  stored_outcome: string;
  stored_bars: number;
} & (PlanRow | { [K in keyof PlanRow]: null });

export async function storedEntries(database: Knex, after: number, limit: number): Promise<StoredEntry[]> {
  const { rows } = await database.raw<{ rows: StoredRow[] }>(
    `select entry.*, seal.salt, seal.analysis_id, a.analysis_json, a.picture_sha256, a.ended_at,
       graded.follow_up_id, f.outcome as stored_outcome, f.last_bar as stored_bars
     from analysis_record entry
       left join analysis_plan_seals seal on seal.sequence = entry.sequence
       left join analysis_analyses a on a.id = seal.analysis_id
       left join analysis_grade_seals graded on graded.sequence = entry.sequence
       left join analysis_follow_ups f on f.id = graded.follow_up_id
     where entry.sequence > ? order by entry.sequence limit ?`,
    [after, limit],
  );
  return rows.map((row) => {
    const { follow_up_id: followUpId, stored_outcome: outcome, stored_bars: bars } = row;
    return {
      entry: toEntry(row),
      plan: row.analysis_id === null ? null : { ...planOf(row), salt: row.salt ?? '' },
      grade: followUpId === null ? null : { followUpId, outcome, bars },
    };
  });
}

export async function unsealedPlans(database: Knex, limit: number): Promise<PlanToSeal[]> {
  const { rows } = await database.raw<{ rows: PlanRow[] }>(
    `select id as analysis_id, analysis_json, picture_sha256, ended_at from analysis_analyses a
     where status = 'completed' and analysis_json -> 'plan' ->> 'direction' in ('long', 'short')
       and not read_again and picture_sha256 <> all(?) and not exists (select from analysis_plan_seals where analysis_id = a.id)
     order by ended_at, id limit ?`,
    [[...SAMPLE_HASHES], limit],
  );
  return rows.flatMap((row) => {
    const { committed, ...plan } = planOf(row);
    return committed === null ? [] : [{ ...plan, committed }];
  });
}

/** What a plan counts by: the grade that saw the most bars, then the latest. */
const FURTHEST = `left join lateral (
       select outcome, bars, chance_per_mille from analysis_record
       where plan = entry.sequence and kind = 'grade' order by bars desc, sequence desc limit 1) grade on true`;

export async function recordedPlans(database: Knex, limit: number, offset: number): Promise<RecordedPlan[]> {
  const { rows } = await database.raw<{ rows: EntryRow[] }>(
    `select entry.sequence, entry.made_at, entry.sealed_at, grade.outcome, grade.bars, grade.chance_per_mille
     from (select * from analysis_record where kind = 'plan' order by sequence desc limit ? offset ?) entry ${FURTHEST}
     order by entry.sequence desc`,
    [limit, offset],
  );
  return rows.map(({ sequence, made_at, sealed_at, outcome, bars, chance_per_mille }) => ({
    sequence: Number(sequence),
    made_at: made_at.toISOString(),
    sealed_at: sealed_at.toISOString(),
    outcome,
    bars,
    chance_per_mille,
  }));
}

export async function countRecord(database: Knex): Promise<RecordCounts> {
  const { rows } = await database.raw<{ rows: (RecordCounts['outcomes'][number] & { late: boolean })[] }>(
    `select entry.made_at <> entry.sealed_at as late, grade.outcome, count(*)::int as plans,
       (avg(grade.chance_per_mille) / 1000)::double precision as chance
     from analysis_record entry ${FURTHEST} where entry.kind = 'plan' group by late, grade.outcome`,
  );
  const sum = (counted: { plans: number }[]) => counted.reduce((all, { plans }) => all + plans, 0);
  const late = rows.filter((row) => row.late);
  return { plans: sum(rows), late: sum(late), outcomes: rows.filter((row) => !row.late) };
}
