import type { Knex } from 'knex';
import type { FigureDays } from '../../../ports/insights/figure-days.ts';
import { withRetries } from '../knex-unit-of-work.ts';
import { addUp, lockClass, missing } from './figure-days.ts';
import { mergeShards } from './merge-shards.ts';

type Kind = keyof typeof addUp;

interface Deps {
  database: Knex;
}

/** Sums in `insights_account_days`, `insights_reading_days` and `insights_reading_months`, and shards of those that triggers keep. */
export class PostgresFigureDays implements FigureDays {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async rollUp(today: string): Promise<number> {
    let count = 0;
    for (const kind of ['accounts', 'readings', 'months'] as const) {
      const { rows } = await this.deps.database.raw<{ rows: { day: string }[] }>(missing[kind], { today });
      for (const { day } of rows) await withRetries(() => this.addUp(kind, day));
      count += rows.length;
    }
    for (const statement of mergeShards)
      await withRetries(async () => void (await this.deps.database.raw(statement, { today })));
    return count;
  }

  /** A day for itself: what changes it meanwhile waits no longer than that takes. */
  private addUp(kind: Kind, day: string): Promise<void> {
    return this.deps.database.transaction(async (trx) => {
      await trx.raw(`select pg_advisory_xact_lock(:class, :day::date - '2000-01-01'::date)`, {
        class: lockClass[kind],
        day,
      });
      // A statement of its own: it sees what was committed while the one before waited.
      await trx.raw(addUp[kind], { day });
    });
  }
}
