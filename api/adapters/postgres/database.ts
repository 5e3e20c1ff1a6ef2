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

/** Pages are in memory, or on a disk without a head to move: reading any of them costs hardly more than the next one. */
const options = '-c random_page_cost=1.1';

/** A pool of connections. `destroy()` it in the end. */
export function connect({ url, poolMax = 10, applicationName = 'wickwise' }: DatabaseOptions): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: applicationName,
      statement_timeout: 30_000,
      options,
    },
    pool: { min: 0, max: poolMax },
    acquireConnectionTimeout: 10_000,
    // A lost connection is also thrown to the caller, who logs it.
    log: { warn: () => undefined },
  });
}
