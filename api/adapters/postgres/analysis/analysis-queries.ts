import { SAMPLE_HASHES } from '../../../domain/analysis/sample-charts.ts';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type {
  AnalysisCounts,
  AnalysisFilter,
  AnalysisPage,
  AnalysisRecord,
  ListedAnalysis,
} from '../../../ports/analysis/analysis-store.ts';
import { AnalysisModel } from './analysis-model.ts';

/** The confidence from which an analysis counts as accurate. */
const CONFIDENT_ABOVE = 0.7;

/** What lists show of `analysis_json`, taken out by the database: the whole is ten times as long. */
const FACTS = [
  'trend_direction',
  'confidence_level',
  'coin_symbol',
  'coin_name',
  'time_frame',
  'entry_price',
  'stop_loss',
  'take_profit_1',
  'take_profit_2',
  'risk_reward_ratio',
  'analysis_summary',
];

const LISTED = [
  'id',
  'user_id',
  'created_at',
  'symbol',
  'status',
  'image_id',
  'picture_width',
  'picture_height',
  'picture_mime_type',
  'refusal',
  'tags',
  'note',
];

const BESIDE = [...LISTED, 'notices', 'provider_notice', 'hints'];

/** Everything but `reading`. */
export const WHOLE = [...BESIDE, 'analysis_json'];

/** Everything but what was measured: who has just stored it has it. */
export const STORED = [...BESIDE, 'reader_version', 'read_from'];

const briefOf = (database: Knex) =>
  database.raw(
    `case when analysis_json is null then null else (
       select json_build_object(${FACTS.map((name) => `'${name}', fact.${name}`).join(', ')},
         'last_price', json_build_object('value', fact.last_price->'value'),
         'plan', json_build_object('direction', fact.plan->'direction'))
       from json_to_record(analysis_json) as fact(${[...FACTS, 'last_price', 'plan'].map((name) => `${name} json`).join(', ')})
     ) end as brief`,
  );

/** What became of the plan by the follow-up that saw the most bars: a column of whoever selects it. */
export const outcomeOf = (database: Knex) =>
  database.raw(
    `(select f.outcome from analysis_follow_ups f where f.analysis_id = analysis_analyses.id
      order by f.last_bar desc, f.created_at desc, f.id limit 1) as outcome`,
  );

/** What was made of the picture later: columns of whoever selects them. */
export const readAgainOf = (database: Knex) => [
  database.raw(
    `(select l.id from analysis_analyses l where l.read_from = analysis_analyses.id and l.status <> 'failed'
      order by l.reader_version desc limit 1) as read_again_as`,
  ),
  database.raw(
    `(select max(l.reader_version) from analysis_analyses l where l.read_from = analysis_analyses.id
      and (l.status <> 'failed' or l.refusal is not null)) as tried_by`,
  ),
];

/** One page of a user's analyses, newest first, how many match, and how many match but are too old. */
export async function listAnalyses(
  database: Knex,
  ownerId: string,
  filter: AnalysisFilter,
): Promise<AnalysisPage> {
  const matching = AnalysisModel.query(database).where({ user_id: ownerId });
  if (filter.status !== undefined) matching.where({ status: filter.status });
  if (filter.trend !== undefined) matching.where({ trend_direction: filter.trend });
  if (filter.q !== undefined && filter.q.trim() !== '') {
    const text = filter.q;
    matching.where((either) => symbolLike(either, text));
  }
  if (filter.refused === 'exclude') matching.whereNull('refusal');
  if (filter.tag !== undefined)
    matching.whereRaw('exists (select from unnest(tags) as t where lower(t) = lower(?))', [
      filter.tag.trim(),
    ]);
  const all = await matching.clone().resultSize();
  if (filter.since) matching.where('created_at', '>=', filter.since);
  const total = filter.since ? await matching.clone().resultSize() : all;
  const rows = await matching
    .select(LISTED)
    .select(briefOf(database), outcomeOf(database))
    .orderBy(NEWEST_FIRST)
    .limit(filter.limit)
    .offset(filter.offset);
  return { records: rows.map((row) => row.toListed()), total, hidden: all - total };
}

/** Whole analyses of a user without their readouts, newest first. */
export async function listWhole(
  database: Knex,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AnalysisRecord[]> {
  const rows = await AnalysisModel.query(database)
    .select(WHOLE)
    .select(outcomeOf(database))
    .where({ user_id: ownerId })
    .orderBy(NEWEST_FIRST)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.toRecord());
}

const NEWEST_FIRST = [
  { column: 'created_at', order: 'desc' as const },
  { column: 'id', order: 'asc' as const },
];

/** Of the symbol given or read; `%` and `_` in the text are only themselves. */
function symbolLike(query: QueryBuilder<AnalysisModel>, text: string): void {
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  void query.whereILike('symbol', pattern).orWhereILike('coin_symbol', pattern);
}

/** The latest completed analysis of each of these symbols, and how many there are. */
export async function latestBySymbol(
  database: Knex,
  ownerId: string,
  keys: readonly string[],
  since: Date | null,
): Promise<Map<string, { record: ListedAnalysis; count: number }>> {
  const completed = () => {
    const query = AnalysisModel.query(database)
      .where({ user_id: ownerId, status: 'completed' })
      .whereIn('symbol_key', [...keys]);
    return since ? query.where('created_at', '>=', since) : query;
  };
  const rows = await completed()
    .select(LISTED)
    .select('symbol_key', briefOf(database), outcomeOf(database))
    .distinctOn('symbol_key')
    .orderBy([{ column: 'symbol_key' }, { column: 'created_at', order: 'desc' }, { column: 'id' }]);
  const counts = (await completed()
    .select('symbol_key', database.raw('count(*)::int as count'))
    .groupBy('symbol_key')) as (AnalysisModel & { count: number })[];
  const countOf = new Map(counts.map(({ symbol_key, count }) => [symbol_key, count]));
  return new Map(
    rows.map((row) => [row.symbol_key, { record: row.toListed(), count: countOf.get(row.symbol_key) ?? 1 }]),
  );
}

/** Counts over all analyses of a user. */
export async function countAnalyses(database: Knex, ownerId: string): Promise<AnalysisCounts> {
  const result = await database.raw<{ rows: [AnalysisCounts] }>(
    `select
       count(*)::int as "analyses",
       (count(*) filter (where status = 'completed'))::int as "completed",
       (count(*) filter (where status = 'failed'))::int as "failed",
       (count(*) filter (where status = 'analyzing'))::int as "analyzing",
       (count(*) filter (where trend_direction = 'bullish'))::int as "bullish",
       (count(*) filter (where trend_direction = 'bearish'))::int as "bearish",
       (count(*) filter (where trend_direction in ('sideways', 'mixed')))::int as "sideways",
       (count(*) filter (where confidence_level > ?))::int as "confident",
       (count(*) filter (where has_plan and picture_sha256 <> all(?)))::int as "withPlan"
     from analysis_analyses where user_id = ?`,
    [CONFIDENT_ABOVE, [...SAMPLE_HASHES], ownerId],
  );
  return result.rows[0];
}
