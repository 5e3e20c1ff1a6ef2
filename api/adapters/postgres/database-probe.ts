import type { Knex } from 'knex';
import type { HealthProbe } from '../../ports/health-probe.ts';

/** Whether the database answers. */
export class DatabaseProbe implements HealthProbe {
  readonly name = 'database';
  private readonly database: Knex;

  constructor(database: Knex) {
    this.database = database;
  }

  async check(): Promise<void> {
    await this.database.raw('select 1');
  }
}
