import { isLinkAlive, type LinkPurpose } from '../../domain/accounts/email-link.ts';
import type { AccountSuspended, DeadLink, Throttled, WeakPassword } from '../../domain/accounts/errors.ts';
import { checkPassword } from '../../domain/accounts/password-policy.ts';
import { linkUseByAddress } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { PasswordHasher } from '../../ports/accounts/password-hasher.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { MailboxProof } from './mailbox-proof.ts';
import type { TryCounter } from './try-counter.ts';

export interface Redemption {
  token: string;
  password: string;
  fullName?: string | undefined;
  /** Network address of the caller. */
  address: string;
}

interface Deps {
  links: EmailLinkStore;
  users: UserStore;
  sessionTokens: SessionTokens;
  passwords: PasswordHasher;
  tryCounter: TryCounter;
  mailboxProof: MailboxProof;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Turns an emailed secret into a new password, once. Whoever holds the secret reads the mailbox: it is proven. */
export class RedeemLink {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /**
   * Sets the password, ends every link of the user, and does `then` in the same transaction. A link is checked before
   * the costly hashing, and again under a lock: of two uses at once one wins.
   */
  async run<T>(
    given: Redemption,
    purposes: readonly LinkPurpose[],
    then: (user: User, tx: Transaction) => Promise<T>,
  ): Promise<Result<T, Throttled | DeadLink | AccountSuspended | WeakPassword>> {
    const counted = await this.deps.tryCounter.count([{ rule: linkUseByAddress, subject: given.address }]);
    if (!counted.ok) return counted;
    const hash = this.deps.sessionTokens.hash(given.token);
    const user = await this.ownerOf(hash, purposes);
    if (!user) return err({ code: 'accounts.dead_link' });
    if (user.suspendedAt) return err({ code: 'accounts.suspended' });
    const password = checkPassword(given.password, user.email, user.role);
    if (!password.ok) return password;
    const passwordHash = await this.deps.passwords.hash(password.value);
    return this.deps.unitOfWork.run(async (tx) => {
      const owner = await this.ownerOf(hash, purposes, tx);
      if (!owner) return err({ code: 'accounts.dead_link' });
      if (owner.suspendedAt) return err({ code: 'accounts.suspended' });
      const now = this.deps.clock.now();
      await this.deps.links.endAllOf(owner.id, now, tx);
      await this.deps.mailboxProof.byNewPassword(owner, tx);
      const changed = await this.deps.users.setPassword(
        owner.id,
        { passwordHash, fullName: given.fullName },
        now,
        tx,
      );
      if (!changed) return err({ code: 'accounts.dead_link' });
      return { ok: true, value: await then(changed, tx) };
    });
  }

  private async ownerOf(
    hash: Buffer,
    purposes: readonly LinkPurpose[],
    tx?: Transaction,
  ): Promise<User | null> {
    const link = await this.deps.links.findByTokenHash(hash, tx);
    if (!link || !isLinkAlive(link, purposes, this.deps.clock.now())) return null;
    return this.deps.users.find(link.userId, tx);
  }
}
