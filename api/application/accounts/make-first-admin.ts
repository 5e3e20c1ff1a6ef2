import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { NewUser, UserStore } from '../../ports/user-store.ts';
import type { AdjustCredits } from '../credits/adjust-credits.ts';

/** Makes the first admin of an installation that has none; it analyses without spending credits. */
export class MakeFirstAdmin {
  private readonly users: UserStore;
  private readonly passwords: PasswordHasher;
  private readonly adjustCredits: AdjustCredits;
  private readonly unitOfWork: UnitOfWork;
  private readonly ids: IdSource;
  private readonly clock: Clock;

  constructor(deps: {
    users: UserStore;
    passwords: PasswordHasher;
    adjustCredits: AdjustCredits;
    unitOfWork: UnitOfWork;
    ids: IdSource;
    clock: Clock;
  }) {
    this.users = deps.users;
    this.passwords = deps.passwords;
    this.adjustCredits = deps.adjustCredits;
    this.unitOfWork = deps.unitOfWork;
    this.ids = deps.ids;
    this.clock = deps.clock;
  }

  /**
   * `made` when the account was added; `exists` when there is an admin already (nothing changes); `taken` when the
   * e-mail address belongs to somebody who is no admin (nothing changes: nobody is promoted by a setting).
   */
  async run(login: { email: string; password: string }): Promise<'made' | 'exists' | 'taken'> {
    if (await this.users.anyAdmin()) return 'exists';
    const admin: NewUser = {
      id: this.ids.next(),
      email: normaliseEmail(login.email),
      fullName: 'Administrator',
      role: 'admin',
      tier: 'none',
      intendedTier: 'none',
      createdAt: this.clock.now(),
      passwordHash: await this.passwords.hash(login.password),
    };
    const added = await this.unitOfWork.run(async (tx) => {
      const isNew = await this.users.add(admin, tx);
      if (isNew) await this.adjustCredits.give(tx, admin.id, 'unlimited');
      return isNew;
    });
    if (added) return 'made';
    return (await this.users.anyAdmin()) ? 'exists' : 'taken';
  }
}
