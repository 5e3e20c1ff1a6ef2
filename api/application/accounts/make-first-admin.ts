import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { PasswordHasher } from '../../ports/accounts/password-hasher.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { NewUser, UserStore } from '../../ports/accounts/user-store.ts';
import type { CreditAdjustments } from '../credits/credit-adjustments.ts';

interface Deps {
  users: UserStore;
  passwords: PasswordHasher;
  creditAdjustments: CreditAdjustments;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/** Makes the first admin of an installation that has none; it analyses without spending credits. */
export class MakeFirstAdmin {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /**
   * `made` when the account was added; `exists` when there is an admin already (nothing changes); `taken` when the
   * email address belongs to somebody who is no admin (nothing changes: nobody is promoted by a setting).
   */
  async run(login: { email: string; password: string }): Promise<'made' | 'exists' | 'taken'> {
    if (await this.deps.users.anyAdmin()) return 'exists';
    const createdAt = this.deps.clock.now();
    const admin: NewUser = {
      id: this.deps.ids.next(),
      email: normaliseEmail(login.email),
      fullName: 'Administrator',
      role: 'admin',
      tier: 'none',
      intendedTier: 'none',
      createdAt,
      // The operator vouches for the address in the settings.
      mailboxProvenAt: createdAt,
      suspendedAt: null,
      passwordHash: await this.deps.passwords.hash(login.password),
    };
    const added = await this.deps.unitOfWork.run(async (tx) => {
      const isNew = await this.deps.users.add(admin, tx);
      if (isNew) await this.deps.creditAdjustments.give(tx, admin.id, 'unlimited');
      return isNew;
    });
    if (added) return 'made';
    return (await this.deps.users.anyAdmin()) ? 'exists' : 'taken';
  }
}
