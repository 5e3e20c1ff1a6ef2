import type { AccountSuspended, DeadLink, Throttled, WeakPassword } from '../../domain/accounts/errors.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { Site } from '../../ports/platform/site.ts';
import { passwordChangedEmail } from './account-emails.ts';
import type { RedeemLink, Redemption } from './redeem-link.ts';

interface Deps {
  redeemLink: RedeemLink;
  sessions: SessionStore;
  mail: MailQueue;
  clock: Clock;
  site: Site;
}

/** Sets a new password with an emailed link, ends every session, and tells the owner by email. */
export class ResetPassword {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(
    given: Omit<Redemption, 'fullName'>,
  ): Promise<Result<void, Throttled | DeadLink | AccountSuspended | WeakPassword>> {
    return this.deps.redeemLink.run(given, ['reset', 'welcome'], async (user, tx) => {
      await this.deps.sessions.revokeAllOf(user.id, this.deps.clock.now(), tx);
      await this.deps.mail.post(
        passwordChangedEmail(await this.deps.site.details(tx), user, 'every device'),
        tx,
      );
    });
  }
}
