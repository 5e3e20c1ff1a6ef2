import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { BlankName, EmailTaken, WeakPassword } from '../../domain/accounts/errors.ts';
import { parseFullName } from '../../domain/accounts/full-name.ts';
import { checkPassword } from '../../domain/accounts/password-policy.ts';
import type { CreditAmount } from '../../domain/shared-with-web/credit-amount.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Role } from '../../domain/shared/role.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { PasswordHasher } from '../../ports/accounts/password-hasher.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { NewUser, UserStore } from '../../ports/accounts/user-store.ts';
import type { CreditAdjustments } from '../credits/credit-adjustments.ts';
import type { LinkSender } from './link-sender.ts';

export interface CreateUserInput {
  fullName: string;
  email: string;
  password: string;
  role: Exclude<Role, 'brand'>;
  tier: SubscriptionTier;
  /** What the account begins with; it does not expire. */
  credits: CreditAmount;
}

interface Deps {
  users: UserStore;
  passwords: PasswordHasher;
  creditAdjustments: CreditAdjustments;
  linkSender: LinkSender;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/**
 * Makes an account for somebody, by an admin. The password works at once; the welcome email does not tell it, and carries a
 * link to choose another. There is no trial: the credits are those that the admin gives.
 */
export class CreateUser {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The id of the new account. */
  async run(
    actorId: string,
    input: CreateUserInput,
  ): Promise<Result<string, BlankName | WeakPassword | EmailTaken>> {
    const email = normaliseEmail(input.email);
    const name = parseFullName(input.fullName);
    if (!name.ok) return name;
    const password = checkPassword(input.password, email, input.role);
    if (!password.ok) return password;
    const { passwords, ids, clock, unitOfWork } = this.deps;
    const user: NewUser = {
      id: ids.next(),
      email,
      fullName: name.value,
      role: input.role,
      tier: input.tier,
      intendedTier: input.tier,
      createdAt: clock.now(),
      mailboxProvenAt: null,
      suspendedAt: null,
      passwordHash: await passwords.hash(password.value),
    };
    const { users, creditAdjustments, linkSender, audit } = this.deps;
    return unitOfWork.run(async (tx): Promise<Result<string, EmailTaken>> => {
      if (!(await users.add(user, tx))) return err({ code: 'accounts.email_taken' });
      if (input.credits !== 0) await creditAdjustments.give(tx, user.id, input.credits);
      await linkSender.send(user, 'welcome', tx);
      const details = { email, role: user.role, tier: user.tier, credits: input.credits };
      const action = 'accounts.user_created';
      await audit.record(tx, { actorId, action, subject: `user:${user.id}`, details, at: user.createdAt });
      return ok(user.id);
    });
  }
}
