import type { Knex } from 'knex';
import type { FollowedPage, FollowedPlan } from '../../../ports/analysis/follow-up-store.ts';
import { SYMBOL } from './postgres-reminder-store.ts';

/** Analyses with a plan and a grade or a reminder. */
const FOLLOWED = `from analysis_analyses a
  left join analysis_reminders r on r.analysis_id = a.id
  left join lateral (
    select f.outcome, f.last_bar, f.created_at, f.grade from analysis_follow_ups f where f.analysis_id = a.id
    order by f.last_bar desc, f.created_at desc, f.id limit 1
  ) look on true
  where a.user_id = :ownerId and a.has_plan and (look.outcome is not null or r.due_at is not null)`;

/** One page of a user's followed plans, newest first, how many there are, and how many are too old. */
export async function listFollowed(
  database: Knex,
  ownerId: string,
  { since, limit, offset }: { since: Date | null; limit: number; offset: number },
): Promise<FollowedPage> {
  const shown = `(:since::timestamptz is null or a.created_at >= :since)`;
  const counted = await database.raw<{ rows: [{ total: number; hidden: number }] }>(
    `select (count(*) filter (where ${shown}))::int as total, (count(*) filter (where not ${shown}))::int as hidden ${FOLLOWED}`,
    { ownerId, since },
  );
  const listed = await database.raw<{ rows: FollowedPlan[] }>(
    `select a.id as "analysisId", a.created_at as "createdAt", ${SYMBOL} as symbol,
       a.analysis_json->>'time_frame' as timeframe, a.analysis_json->'plan'->>'direction' as direction,
       (a.analysis_json->>'risk_reward_ratio')::double precision as "riskReward",
       look.outcome, look.last_bar as "barsWatched", (look.grade->'chance'->>'target')::double precision as chance,
       (look.grade->'result'->>'value')::double precision as "resultR", look.created_at as "lookedAt", r.due_at as "dueAt"
     ${FOLLOWED} and ${shown}
     order by a.created_at desc, a.id limit :limit offset :offset`,
    { ownerId, since, limit, offset },
  );
  return { plans: listed.rows, ...counted.rows[0] };
}
