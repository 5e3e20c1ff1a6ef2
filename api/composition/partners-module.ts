import { ContainerModule } from 'inversify';
import { PostgresAuditLog } from '../adapters/postgres/postgres-audit-log.ts';
import { tokens } from './tokens.ts';

/** Partners, their links, commission and payouts; and the audit log. */
export const partnersModule = new ContainerModule(({ bind }) => {
  bind(tokens.auditLog).toResolvedValue((database) => new PostgresAuditLog(database), [tokens.database]);
});
