import { SAMPLE_HASHES } from '../../../domain/analysis/sample-charts.ts';
import type { Knex } from 'knex';
import type {
  AnalysisCounts,
  AnalysisFilter,
  AnalysisPage,
  AnalysisRecord,
  ListedAnalysis,
} from '../../../ports/analysis/analysis-store.ts';
import { ask, statement } from '../shared/ask.ts';
import { containing } from '../shared/like-pattern.ts';
import { AnalysisModel, listedOf, type ListedRow } from './analysis-model.ts';

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

const BRIEF = `case when analysis_json is null then null else (
    select json_build_object(${FACTS.map((name) => `'${name}', fact.${name}`).join(', ')},
      'last_price', json_build_object('value', fact.last_price->'value'),
      'plan', json_build_object('direction', fact.plan->'direction'))
    from json_to_record(analysis_json) as fact(${[...FACTS, 'last_price', 'plan'].map((name) => `${name} json`).join(', ')})
  ) end as brief`;

/** What became of the plan by the follow-up that saw the most bars. */
const OUTCOME = `(select f.outcome from analysis_follow_ups f where f.analysis_id = analysis_analyses.id
    order by f.last_bar desc, f.created_at desc, f.id limit 1) as outcome`;

/** The same as a column of whoever selects it. */
export const outcomeOf = (database: Knex) => database.raw(OUTCOME);

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

/** Those of `:userId` that match; what is null asks for nothing. */
const MATCHING = `user_id = :userId
  and (:status::text is null or status = :status) and (:trend::text is null or trend_direction = :trend)
  and (:pattern::text is null or symbol ilike :pattern or coin_symbol ilike :pattern)
  and (not :withoutRefused::boolean or refusal is null)
  and (:tag::text is null or exists (select from unnest(tags) as t where lower(t) = lower(:tag)))`;
const SHOWN = '(:since::timestamptz is null or created_at >= :since)';

/** One page and the counts, in one row at least; by user first whatever else is asked for, so one plan serves all. */
const PAGE = statement<ListedRow & { matching: number; shown: number }>(
  'analyses-page',
  `select counted.*, listed.*
   from (select count(*)::int as matching, (count(*) filter (where ${SHOWN}))::int as shown
     from analysis_analyses where ${MATCHING}) as counted
   left join (select ${LISTED.join(', ')}, ${BRIEF}, ${OUTCOME}
     from analysis_analyses where ${MATCHING} and ${SHOWN}
     order by created_at desc, id limit :limit::int offset :offset::int) as listed on true
   order by listed.created_at desc, listed.id`,
);

/** One page of a user's analyses, newest first, how many match, and how many match but are too old. */
export async function listAnalyses(
  database: Knex,
  userId: string,
  { status, trend, tag, q, refused, since, limit, offset }: AnalysisFilter,
): Promise<AnalysisPage> {
  const rows = await ask(database, PAGE, {
    userId,
    status: status ?? null,
    trend: trend ?? null,
    pattern: q?.trim() ? containing(q) : null,
    withoutRefused: refused === 'exclude',
    tag: tag?.trim() ?? null,
    since: since ?? null,
    limit,
    offset,
  });
  const { matching = 0, shown = 0 } = rows[0] ?? {};
  const listed = rows.filter(({ id }) => id !== null);
  return { records: listed.map(listedOf), total: shown, hidden: matching - shown };
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
    .select('symbol_key', database.raw(BRIEF), outcomeOf(database))
    .distinctOn('symbol_key')
    .orderBy([{ column: 'symbol_key' }, { column: 'created_at', order: 'desc' }, { column: 'id' }]);
  const counts = (await completed()
    .select('symbol_key', database.raw('count(*)::int as count'))
    .groupBy('symbol_key')) as (AnalysisModel & { count: number })[];
  const countOf = new Map(counts.map(({ symbol_key, count }) => [symbol_key, count]));
  return new Map(
    rows.map((row) => [row.symbol_key, { record: listedOf(row), count: countOf.get(row.symbol_key) ?? 1 }]),
  );
}

/** Counts over all analyses of `:userId`. */
export const COUNTS = `
  select
    count(*)::int as "analyses",
    (count(*) filter (where status = 'completed'))::int as "completed",
    (count(*) filter (where status = 'failed'))::int as "failed",
    (count(*) filter (where status = 'analyzing'))::int as "analyzing",
    (count(*) filter (where trend_direction = 'bullish'))::int as "bullish",
    (count(*) filter (where trend_direction = 'bearish'))::int as "bearish",
    (count(*) filter (where trend_direction in ('sideways', 'mixed')))::int as "sideways",
    (count(*) filter (where confidence_level > ${CONFIDENT_ABOVE}))::int as "confident",
    (count(*) filter (where has_plan and picture_sha256 not in (${[...SAMPLE_HASHES].map((hash) => `'${hash}'`).join(', ')})))::int
      as "withPlan"
  from analysis_analyses where user_id = :userId`;

const COUNTS_ASKED = statement<AnalysisCounts>('analysis-counts', COUNTS);

export async function countAnalyses(database: Knex, userId: string): Promise<AnalysisCounts> {
  const [row] = await ask(database, COUNTS_ASKED, { userId });
  if (!row) throw new Error('A count has one row.');
  return row;
}
