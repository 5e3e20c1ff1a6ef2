import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ApiKeyStore } from '../../ports/integrations/api-key-store.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { Clock } from '../../ports/shared/clock.ts';

interface Deps {
  apiKeys: ApiKeyStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Revokes, with a line in the audit log, one of the user's API keys; one that is not theirs, or revoked already, is not there. */
export class RevokeApiKey {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, id: string): Promise<Result<void, IntegrationsError>> {
    const { apiKeys, audit, clock, unitOfWork } = this.deps;
    const at = clock.now();
    const revoked = await unitOfWork.run(async (tx) => {
      const isDone = await apiKeys.revoke(userId, id, at, tx);
      const subject = `api_key:${id}`;
      if (isDone)
        await audit.record(tx, {
          actorId: userId,
          action: 'integrations.key_revoked',
          subject,
          details: {},
          at,
        });
      return isDone;
    });
    return revoked ? ok(undefined) : err({ code: 'integrations.key_not_found' });
  }
}
