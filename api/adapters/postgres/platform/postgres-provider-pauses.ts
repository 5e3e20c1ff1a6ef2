import type { Knex } from 'knex';
import type { ProviderPauses } from '../../../ports/platform/provider-pauses.ts';

interface Deps {
  database: Knex;
}

/** One row for each provider in `platform_provider_pauses`. */
export class PostgresProviderPauses implements ProviderPauses {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async until(provider: string, now: Date): Promise<Date | null> {
    const row = await this.deps
      .database<{ provider: string; until: Date }>('platform_provider_pauses')
      .where({ provider })
      .where('until', '>', now)
      .first();
    return row?.until ?? null;
  }

  async extend(provider: string, until: Date): Promise<void> {
    await this.deps.database.raw(
      `insert into platform_provider_pauses (provider, until) values (:provider, :until)
       on conflict (provider) do update set until = greatest(platform_provider_pauses.until, excluded.until)`,
      { provider, until },
    );
  }
}
