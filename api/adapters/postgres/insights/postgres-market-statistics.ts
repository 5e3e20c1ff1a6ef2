import type { Knex } from 'knex';
import { SAMPLE_HASHES } from '../../../domain/analysis/sample-charts.ts';
import type { PulseCounts } from '../../../domain/insights/market-pulse.ts';
import type { MarketStatistics } from '../../../ports/insights/market-statistics.ts';

interface Deps {
  database: Knex;
}

/** Counts over the analyses of all users. */
export class PostgresMarketStatistics implements MarketStatistics {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async pulse(since: Date): Promise<PulseCounts> {
    const result = await this.deps.database.raw<{ rows: [PulseCounts] }>(
      `with latest as (
         select distinct on (picture_sha256) trend_direction, confidence_level,
           analysis_json #>> '{volatility,class}' as volatility
         from analysis_analyses
         where status = 'completed' and created_at >= ? and picture_sha256 <> all(?)
         order by picture_sha256, created_at desc, id
       )
       select
         count(*)::int as "analyses",
         (count(*) filter (where trend_direction = 'bullish'))::int as "bullish",
         (count(*) filter (where trend_direction = 'bearish'))::int as "bearish",
         (count(*) filter (where trend_direction in ('sideways', 'mixed')))::int as "sideways",
         (count(*) filter (where volatility = 'low'))::int as "lowVolatility",
         (count(*) filter (where volatility = 'high'))::int as "highVolatility",
         coalesce(avg(confidence_level), 0)::float8 as "confidence"
       from latest`,
      [since, [...SAMPLE_HASHES]],
    );
    return result.rows[0];
  }
}
