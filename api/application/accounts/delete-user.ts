import type { LastAdmin, OwnAccount, PartnerAccount, UserNotFound } from '../../domain/accounts/errors.ts';
import { isPseudonym } from '../../domain/accounts/pseudonym.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { AccountRemoval } from './account-removal.ts';

interface Deps {
  users: UserStore;
  accountRemoval: AccountRemoval;
  audit: AuditLog;
  clock: Clock;
}

type Refused = OwnAccount | UserNotFound | LastAdmin | PartnerAccount;

/** Deletes somebody's account, by an admin. The audit log keeps the reason and the id, and nothing that tells who it was. */
export class DeleteUser {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, userId: string, reason: string): Promise<Result<void, Refused>> {
    if (actorId === userId) return err({ code: 'accounts.own_account' });
    const user = await this.deps.users.find(userId);
    if (!user || isPseudonym(user.email)) return err({ code: 'accounts.user_not_found' });
    if (user.role === 'brand') return err({ code: 'accounts.partner_account' });
    const { audit, clock, accountRemoval } = this.deps;
    const removed = await accountRemoval.remove(user, 'admin', (tx) =>
      audit.record(tx, {
        actorId,
        action: 'accounts.deleted',
        subject: `user:${userId}`,
        details: { reason, role: user.role },
        at: clock.now(),
      }),
    );
    if (!removed.ok) return removed;
    return removed.value ? ok(undefined) : err({ code: 'accounts.user_not_found' });
  }
}
