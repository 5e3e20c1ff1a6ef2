import type { Knex } from 'knex';
import type { TourStore } from '../../../ports/accounts/tour-store.ts';

interface Deps {
  database: Knex;
}

/** Tours in `accounts_users`. */
export class PostgresTourStore implements TourStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async left(userId: string): Promise<boolean> {
    const row = await this.deps.database('accounts_users').where({ id: userId }).first('tour_left_at');
    return row?.tour_left_at != null;
  }

  async leave(userId: string, at: Date): Promise<void> {
    await this.deps
      .database('accounts_users')
      .where({ id: userId })
      .whereNull('tour_left_at')
      .update({ tour_left_at: at });
  }
}
