import type { DeadLink, Throttled, WeakPassword } from '../../domain/accounts/errors.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailQueue } from '../../ports/mail-queue.ts';
import type { SessionStore } from '../../ports/session-store.ts';
import type { Site } from '../../ports/site.ts';
import { passwordChangedLetter } from './account-letters.ts';
import type { LinkRedeemer, Redemption } from './link-redeemer.ts';

/** Sets a new password with an e-mailed link, ends every session, and tells the owner by letter. */
export class ResetPassword {
  private readonly redeemer: LinkRedeemer;
  private readonly sessions: SessionStore;
  private readonly mail: MailQueue;
  private readonly clock: Clock;
  private readonly site: Site;

  constructor(redeemer: LinkRedeemer, sessions: SessionStore, mail: MailQueue, clock: Clock, site: Site) {
    this.redeemer = redeemer;
    this.sessions = sessions;
    this.mail = mail;
    this.clock = clock;
    this.site = site;
  }

  run(given: Omit<Redemption, 'fullName'>): Promise<Result<void, Throttled | DeadLink | WeakPassword>> {
    return this.redeemer.run(given, ['reset', 'welcome'], async (user, tx) => {
      await this.sessions.revokeAllOf(user.id, this.clock.now(), tx);
      await this.mail.post(passwordChangedLetter(await this.site.details(tx), user, 'every device'), tx);
    });
  }
}
