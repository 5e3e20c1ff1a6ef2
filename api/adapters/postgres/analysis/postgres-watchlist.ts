import type { Knex } from 'knex';
import type { Watched, Watchlist } from '../../../ports/analysis/watchlist.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface Deps {
  database: Knex;
}

interface Row {
  user_id: string;
  symbol_key: string;
  symbol: string;
  added_at: Date;
}

const TABLE = 'analysis_watched_symbols';

/** Watch lists in `analysis_watched_symbols`. */
export class PostgresWatchlist implements Watchlist {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async list(userId: string): Promise<Watched[]> {
    const rows = await this.deps
      .database<Row>(TABLE)
      .where({ user_id: userId })
      .orderBy(['added_at', 'symbol_key']);
    return rows.map(({ symbol_key, symbol, added_at }) => ({
      symbolKey: symbol_key,
      symbol,
      addedAt: added_at,
    }));
  }

  async add(
    userId: string,
    { symbolKey, symbol, addedAt }: Watched,
    most: number,
    tx: Transaction,
  ): Promise<boolean> {
    const database = queryOn(this.deps.database, tx);
    // The lock makes those who add to one list at once pass one by one, so that none counts before another's insert.
    await database.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`watchlist:${userId}`]);
    const there = await database<Row>(TABLE).where({ user_id: userId }).select('symbol_key');
    if (there.some(({ symbol_key }) => symbol_key === symbolKey)) return true;
    if (there.length >= most) return false;
    await database<Row>(TABLE).insert({ user_id: userId, symbol_key: symbolKey, symbol, added_at: addedAt });
    return true;
  }

  async remove(userId: string, symbolKey: string): Promise<void> {
    await this.deps.database<Row>(TABLE).delete().where({ user_id: userId, symbol_key: symbolKey });
  }

  async removeAll(userId: string, tx: Transaction): Promise<void> {
    await queryOn(this.deps.database, tx)<Row>(TABLE).delete().where({ user_id: userId });
  }
}
