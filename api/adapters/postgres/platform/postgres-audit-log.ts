import type { Knex } from 'knex';
import type { AuditLog, AuditRecord } from '../../../ports/platform/audit-log.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface Deps {
  database: Knex;
}

/** The audit log in `platform_audit`, which the database lets nobody change. */
export class PostgresAuditLog implements AuditLog {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async record(tx: Transaction, { actorId, action, subject, details, at }: AuditRecord): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('platform_audit').insert({
      actor_id: actorId,
      action,
      subject,
      details: JSON.stringify(details),
      at,
    });
  }
}
