import type { LastAdmin, Throttled, WrongPassword } from '../../domain/accounts/errors.ts';
import { pseudonymOf } from '../../domain/accounts/pseudonym.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { PersonalDataEraser } from '../../ports/accounts/personal-data.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { WaitingOrders } from '../ordering/waiting-orders.ts';
import { farewellEmail } from './account-emails.ts';
import type { CheckPassword } from './check-password.ts';

interface Deps {
  users: UserStore;
  sessions: SessionStore;
  links: EmailLinkStore;
  erasers: PersonalDataEraser[];
  waitingOrders: WaitingOrders;
  mail: MailQueue;
  checkPassword: CheckPassword;
  unitOfWork: UnitOfWork;
  clock: Clock;
  site: Site;
}

/**
 * Deletes the caller's account: signs out everywhere, lets every part of the product forget the user, and leaves a
 * pseudonym where books must stay whole. The password is asked again, and guesses of it count like those at sign-in.
 */
export class DeleteOwnAccount {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, password: string): Promise<Result<void, Throttled | WrongPassword | LastAdmin>> {
    const { checkPassword, unitOfWork, erasers } = this.deps;
    const known = await checkPassword.run(user, password);
    if (!known.ok) return known;

    const deleted = await unitOfWork.run((tx) => this.delete(user, tx));
    if (!deleted.ok) return deleted;
    // A failure here leaves pictures that no analysis uses; the clean-up job removes them.
    for (const eraser of erasers) await eraser.afterwards?.(user.id);
    return ok(undefined);
  }

  private async delete(user: User, tx: Transaction): Promise<Result<void, LastAdmin>> {
    const { users, sessions, links, erasers, waitingOrders, mail, clock, site } = this.deps;
    if (user.role === 'admin' && (await users.lockAdmins(tx)) < 2) {
      return err({ code: 'accounts.last_admin' });
    }
    // A second parallel request finds nothing left to delete.
    const held = await users.hold(user.id, tx);
    if (!held) return ok(undefined);
    const now = clock.now();
    const pseudonym = pseudonymOf(user.id);
    await sessions.revokeAllOf(user.id, now, tx);
    await links.endAllOf(user.id, now, tx);
    for (const eraser of erasers) await eraser.erase(user.id, pseudonym, tx);
    await users.pseudonymise(user.id, pseudonym, now, tx);
    if (!held.mailboxProvenAt) await waitingOrders.keepFor(held.email, tx);
    await mail.post(farewellEmail(await site.details(tx), held), tx);
    return ok(undefined);
  }
}
