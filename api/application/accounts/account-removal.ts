import type { LastAdmin } from '../../domain/accounts/errors.ts';
import { pseudonymOf } from '../../domain/accounts/pseudonym.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { PersonalDataEraser } from '../../ports/accounts/personal-data.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { WaitingOrders } from '../ordering/waiting-orders.ts';
import { farewellEmail } from './account-emails.ts';

interface Deps {
  users: UserStore;
  sessions: SessionStore;
  links: EmailLinkStore;
  erasers: PersonalDataEraser[];
  waitingOrders: WaitingOrders;
  mail: MailQueue;
  unitOfWork: UnitOfWork;
  clock: Clock;
  site: Site;
}

/** Whether the account was there to be removed. */
type Removed = Result<boolean, LastAdmin>;

/**
 * Removes an account: signs out everywhere, lets every part of the product forget the user, and leaves a pseudonym where
 * books must stay whole.
 */
export class AccountRemoval {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `also` is done in the same transaction, once the account is gone. */
  async remove(
    user: User,
    by: 'owner' | 'admin',
    also: (tx: Transaction) => Promise<void> = async () => undefined,
  ): Promise<Removed> {
    const removed = await this.deps.unitOfWork.run((tx) => this.erase(user, by, also, tx));
    // A failure here leaves pictures that no analysis uses; the clean-up job removes them.
    if (removed.ok) for (const eraser of this.deps.erasers) await eraser.afterwards?.(user.id);
    return removed;
  }

  private async erase(
    user: User,
    by: 'owner' | 'admin',
    also: (tx: Transaction) => Promise<void>,
    tx: Transaction,
  ): Promise<Removed> {
    const { users, sessions, links, erasers, waitingOrders, mail, clock, site } = this.deps;
    // Two who leave, or are removed, at the same time: the last one stays.
    if (user.role === 'admin' && (await users.lockAdmins(tx)) < 2)
      return err({ code: 'accounts.last_admin' });
    // A second parallel request finds nothing left to delete.
    const held = await users.hold(user.id, tx);
    if (!held) return ok(false);
    const now = clock.now();
    const pseudonym = pseudonymOf(user.id);
    await sessions.revokeAllOf(user.id, now, tx);
    await links.endAllOf(user.id, now, tx);
    for (const eraser of erasers) await eraser.erase(user.id, pseudonym, tx);
    await users.pseudonymise(user.id, pseudonym, now, tx);
    if (!held.mailboxProvenAt) await waitingOrders.keepFor(held.email, tx);
    await mail.post(farewellEmail(await site.details(tx), held, by), tx);
    await also(tx);
    return ok(true);
  }
}
