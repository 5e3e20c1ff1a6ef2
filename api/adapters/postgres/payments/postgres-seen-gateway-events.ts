import type { Knex } from 'knex';
import type { SeenGatewayEvents } from '../../../ports/payments/seen-gateway-events.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface Deps {
  database: Knex;
}

/** Event ids in `payments_events`; its primary key makes a repeated one wait, and then conflict. */
export class PostgresSeenGatewayEvents implements SeenGatewayEvents {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(provider: string, eventId: string, at: Date, tx: Transaction): Promise<boolean> {
    const { rowCount } = await queryOn(this.deps.database, tx).raw<{ rowCount: number }>(
      `insert into payments_events (provider, event_id, received_at) values (?, ?, ?) on conflict do nothing`,
      [provider, eventId, at],
    );
    return rowCount === 1;
  }
}
