import type { Knex } from 'knex';
import type { GradedAnalysis } from '../../../domain/analysis/follow-up/hit-rate.ts';
import type { PlatformSettings } from '../../../domain/platform/settings.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import type { Start, StartReads } from '../../../ports/accounts/start-reads.ts';
import type { AnalysisCounts } from '../../../ports/analysis/analysis-store.ts';
import { COUNTS } from '../analysis/analysis-queries.ts';
import { GRADED } from '../analysis/postgres-follow-up-store.ts';
import { USED } from '../credits/read-account.ts';
import { STANDING, toStanding, type StandingRow } from '../credits/read-standing.ts';
import { ask, statement } from '../shared/ask.ts';
import { PREFERENCES, toPreferences, type SavedRow } from './postgres-preference-store.ts';

interface StartRow {
  standing: StandingRow | null;
  preferences: SavedRow | null;
  tour_left: boolean | null;
  platform_name: string | null;
  counts: AnalysisCounts;
  graded: GradedAnalysis[];
  used: number;
}

/** The questions of several stores, as they are asked there. */
const START = statement<StartRow>(
  'start',
  `select
    (select to_json(standing) from (${STANDING}) as standing) as standing,
    (select to_json(preferences) from (${PREFERENCES}) as preferences) as preferences,
    (select tour_left_at is not null from accounts_users where id = :userId) as tour_left,
    (select platform_name from platform_settings) as platform_name,
    (select to_json(counts) from (${COUNTS}) as counts) as counts,
    (select coalesce(json_agg(graded), '[]') from (${GRADED}) as graded) as graded,
    (${USED}) as used`,
);

interface Deps {
  database: Knex;
  /** While no admin has saved others. */
  defaults: Pick<PlatformSettings, 'platformName'>;
}

export class PostgresStartReads implements StartReads {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async of(userId: string, { at, day }: { at: Date; day: Date }): Promise<Start> {
    const next = new Date(day.getTime() + DAY_MS);
    const [row] = await ask(this.deps.database, START, { userId, at, day, next });
    if (!row) throw new Error('A select without a table has one row.');
    return {
      standing: toStanding(row.standing),
      preferences: toPreferences(row.preferences),
      tourLeft: row.tour_left ?? false,
      platformName: row.platform_name ?? this.deps.defaults.platformName,
      counts: row.counts,
      graded: row.graded,
      used: row.used,
    };
  }
}
