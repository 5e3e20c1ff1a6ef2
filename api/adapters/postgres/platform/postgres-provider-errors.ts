import type { Knex } from 'knex';
import type {
  ProviderError,
  ProviderErrors,
  ProviderPurpose,
} from '../../../ports/platform/provider-errors.ts';

interface Row {
  purpose: ProviderPurpose;
  provider: string;
  message: string;
  at: Date;
  times: string;
}

interface Deps {
  database: Knex;
}

/** The last failure of each purpose, in `platform_provider_errors`. */
export class PostgresProviderErrors implements ProviderErrors {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async record({ provider, purpose, message, at }: ProviderError): Promise<void> {
    await this.deps.database.raw(
      `insert into platform_provider_errors (purpose, provider, message, at) values (:purpose, :provider, :message, :at)
       on conflict (purpose) do update set provider = excluded.provider, message = excluded.message, at = excluded.at,
         times = platform_provider_errors.times + 1`,
      { provider, purpose, message, at },
    );
  }

  async latest(): Promise<(ProviderError & { times: number })[]> {
    const rows = await this.deps.database<Row>('platform_provider_errors').orderBy('at', 'desc');
    return rows.map((row) => ({ ...row, times: Number(row.times) }));
  }
}
