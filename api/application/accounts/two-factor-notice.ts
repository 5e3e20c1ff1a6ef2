import type { User } from '../../domain/accounts/user.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import { secondFactorEmail, type SecondFactorEvent } from './account-emails.ts';

interface Deps {
  audit: AuditLog;
  mail: MailQueue;
  site: Site;
  clock: Clock;
}

/** Writes a change of the second factor into the audit log, and to its owner by email. */
export class TwoFactorNotice {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async send(user: User, event: SecondFactorEvent, tx: Transaction): Promise<void> {
    const { audit, mail, site, clock } = this.deps;
    await audit.record(tx, {
      actorId: user.id,
      action: `accounts.two_factor_${event}`,
      subject: `user:${user.id}`,
      details: {},
      at: clock.now(),
    });
    await mail.post(secondFactorEmail(await site.details(tx), user, event), tx);
  }
}
