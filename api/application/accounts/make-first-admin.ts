import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { UserStore } from '../../ports/user-store.ts';

/** Makes the first admin of an installation that has none. */
export class MakeFirstAdmin {
  private readonly users: UserStore;
  private readonly passwords: PasswordHasher;
  private readonly ids: IdSource;
  private readonly clock: Clock;

  constructor(users: UserStore, passwords: PasswordHasher, ids: IdSource, clock: Clock) {
    this.users = users;
    this.passwords = passwords;
    this.ids = ids;
    this.clock = clock;
  }

  /**
   * `made` when the account was added; `exists` when there is an admin already (nothing changes); `taken` when the
   * e-mail address belongs to somebody who is no admin (nothing changes: nobody is promoted by a setting).
   */
  async run(login: { email: string; password: string }): Promise<'made' | 'exists' | 'taken'> {
    if (await this.users.anyAdmin()) return 'exists';
    const added = await this.users.add({
      id: this.ids.next(),
      email: normaliseEmail(login.email),
      fullName: 'Administrator',
      role: 'admin',
      tier: 'none',
      intendedTier: 'none',
      createdAt: this.clock.now(),
      passwordHash: await this.passwords.hash(login.password),
    });
    if (added) return 'made';
    return (await this.users.anyAdmin()) ? 'exists' : 'taken';
  }
}
