import type { Knex } from 'knex';
import type { ThrottleCount } from '../../../domain/accounts/throttle-rules.ts';
import type { ThrottleStore } from '../../../ports/accounts/throttle-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { prepared } from '../shared/prepared.ts';
import { writeLater } from '../shared/write-later.ts';

const countOne = `
  insert into accounts_throttles as counter (key, window_started_at, tries) values (:key, :now, 1)
  on conflict (key) do update set
    tries = case when counter.window_started_at <= :over then 1 else counter.tries + 1 end,
    window_started_at = case when counter.window_started_at <= :over then excluded.window_started_at
                             else counter.window_started_at end
  returning window_started_at, tries`;

interface Deps {
  database: Knex;
}

/** Counters in `accounts_throttles`; one upsert counts, so concurrent tries queue on the row and none is lost. */
export class PostgresThrottleStore implements ThrottleStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async count(key: Buffer, windowMs: number, now: Date, tx?: Transaction): Promise<ThrottleCount> {
    const over = new Date(now.getTime() - windowMs);
    const counting = queryOn(this.deps.database, tx).raw<{
      rows: [{ window_started_at: Date; tries: number }];
    }>(countOne, { key, now, over });
    const { rows } = await prepared(counting, 'count-try');
    return { windowStartedAt: rows[0].window_started_at, tries: rows[0].tries };
  }

  async giveBack(key: Buffer, tx?: Transaction): Promise<void> {
    const counter = queryOn(this.deps.database, tx)('accounts_throttles').where({ key });
    const statement = counter.where('tries', '>', 0).decrement('tries', 1);
    await writeLater(tx, { tables: ['accounts_throttles'], statement });
  }

  async clear(key: Buffer): Promise<void> {
    await this.deps.database('accounts_throttles').where({ key }).delete();
  }

  purge(before: Date): Promise<number> {
    return this.deps.database('accounts_throttles').where('window_started_at', '<', before).delete();
  }
}
