import type { Knex } from 'knex';
import type { HealthProbe } from '../../ports/platform/health-probe.ts';

interface Deps {
  database: Knex;
}

/** Whether the database answers. */
export class DatabaseProbe implements HealthProbe {
  readonly name = 'database';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async check(): Promise<void> {
    await this.deps.database.raw('select 1');
  }
}
