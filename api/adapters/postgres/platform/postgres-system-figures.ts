import type { Knex } from 'knex';
import type { SystemFigures } from '../../../ports/platform/system-figures.ts';

type MailFigures = Awaited<ReturnType<SystemFigures['mail']>>;
type JobFigures = Awaited<ReturnType<SystemFigures['jobs']>>;

/** What knex's pool says of itself (tarn). */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

interface Deps {
  database: Knex;
}

/** Figures from the tables of emails and of graphile-worker. */
export class PostgresSystemFigures implements SystemFigures {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async databaseBytes(): Promise<number> {
    const { bytes } = await this.one<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return Number(bytes);
  }

  mail(since: Date): Promise<MailFigures> {
    return this.one<MailFigures>(
      `select count(*) filter (where body is not null)::int as waiting,
         min(posted_at) filter (where body is not null) as "oldestAt",
         count(*) filter (where refused_at is not null and posted_at >= :since)::int as refused
       from mail_letters`,
      { since },
    );
  }

  jobs(now: Date): Promise<JobFigures> {
    return this.one<JobFigures>(
      `with job as (
         select run_at, locked_at is not null as running, attempts >= max_attempts as spent from graphile_worker.jobs
       )
       select count(*) filter (where due)::int as waiting, min(run_at) filter (where due) as "oldestAt",
         count(*) filter (where running)::int as running,
         count(*) filter (where not running and not spent and run_at > :now)::int as scheduled,
         count(*) filter (where spent and not running)::int as failed
       from (select *, not running and not spent and run_at <= :now as due from job) as job`,
      { now },
    );
  }

  async booksProved(): ReturnType<SystemFigures['booksProved']> {
    const last: { at: Date; details: Record<string, number> } | undefined = await this.deps
      .database('platform_audit')
      .where({ subject: 'books', action: 'platform.books_proved' })
      .orderBy('id', 'desc')
      .first('at', 'details');
    return last ? { at: last.at, differences: last.details } : null;
  }

  pool(): ReturnType<SystemFigures['pool']> {
    const pool = this.deps.database.client.pool as Pool;
    return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
  }

  private async one<T>(sql: string, values: Record<string, Date> = {}): Promise<T> {
    const { rows } = await this.deps.database.raw<{ rows: [T] }>(sql, values);
    return rows[0];
  }
}
