import type { UserNotFound } from '../../domain/accounts/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';

interface Deps {
  users: UserStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/**
 * Changes the tier of an account, and nothing else: no credits are given or taken. It does not fall below what was given when a
 * plan ends; one lower than the plans give holds until the next plan is bought, refunded or ends.
 */
export class ChangeUserTier {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(actorId: string, userId: string, tier: SubscriptionTier): Promise<Result<void, UserNotFound>> {
    return this.deps.unitOfWork.run(async (tx): Promise<Result<void, UserNotFound>> => {
      const at = this.deps.clock.now();
      const before = await this.deps.users.giveTier(userId, tier, at, tx);
      if (before === null) return err({ code: 'accounts.user_not_found' });
      const details = { before, after: tier };
      const action = 'accounts.tier_changed';
      await this.deps.audit.record(tx, { actorId, action, subject: `user:${userId}`, details, at });
      return ok(undefined);
    });
  }
}
