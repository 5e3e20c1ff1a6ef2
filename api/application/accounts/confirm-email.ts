import { isLinkAlive } from '../../domain/accounts/email-link.ts';
import type { DeadLink, PasswordRequired, Throttled, WrongPassword } from '../../domain/accounts/errors.ts';
import { linkUseByAddress } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { CheckPassword } from './check-password.ts';
import type { MailboxProof } from './mailbox-proof.ts';
import type { TryCounter } from './try-counter.ts';

export interface EmailConfirmation {
  token: string;
  password?: string | undefined;
  /** Who is signed in, and by which session. */
  caller: { userId: string; sessionId: string } | null;
  /** Network address of the caller. */
  address: string;
}

interface Deps {
  links: EmailLinkStore;
  users: UserStore;
  sessionTokens: SessionTokens;
  mailboxProof: MailboxProof;
  checkPassword: CheckPassword;
  tryCounter: TryCounter;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/**
 * Confirms the address of an account by the link that registration sent. The link alone is not enough: whoever reads the mailbox
 * may not be the one who registered, and would open it to them. Being signed in to the account, or its password, shows that
 * both are one.
 */
export class ConfirmEmail {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    given: EmailConfirmation,
  ): Promise<Result<void, DeadLink | PasswordRequired | Throttled | WrongPassword>> {
    const counted = await this.deps.tryCounter.count([{ rule: linkUseByAddress, subject: given.address }]);
    if (!counted.ok) return counted;
    const user = await this.ownerOf(given.token);
    if (!user) return err({ code: 'accounts.dead_link' });
    const session = given.caller?.userId === user.id ? given.caller.sessionId : undefined;
    if (session === undefined) {
      if (given.password === undefined) return err({ code: 'accounts.password_required' });
      const known = await this.deps.checkPassword.run(user, given.password);
      if (!known.ok) return known;
    }
    return this.deps.unitOfWork.run(async (tx): Promise<Result<void, DeadLink>> => {
      const owner = await this.ownerOf(given.token, tx);
      if (!owner) return err({ code: 'accounts.dead_link' });
      await this.deps.links.endAllOf(owner.id, this.deps.clock.now(), tx);
      await this.deps.mailboxProof.byOwner(owner, session, tx);
      return ok(undefined);
    });
  }

  private async ownerOf(token: string, tx?: Transaction): Promise<User | null> {
    const link = await this.deps.links.findByTokenHash(this.deps.sessionTokens.hash(token), tx);
    if (!link || !isLinkAlive(link, ['confirm'], this.deps.clock.now())) return null;
    return this.deps.users.find(link.userId, tx);
  }
}
