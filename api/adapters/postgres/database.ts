import knex, { type Knex } from 'knex';

export type { Knex };

export interface DatabaseOptions {
  /** postgres:// address. */
  url: string;
  /** Most connections held at a time. */
  poolMax?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
}

/** A pool of connections. `destroy()` it in the end. */
export function connect({ url, poolMax = 10, applicationName = 'wickwise' }: DatabaseOptions): Knex {
  return knex({
    client: 'pg',
    connection: { connectionString: url, application_name: applicationName, statement_timeout: 30_000 },
    pool: { min: 0, max: poolMax },
    acquireConnectionTimeout: 10_000,
  });
}
