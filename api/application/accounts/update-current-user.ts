import type { BlankName } from '../../domain/accounts/errors.ts';
import { parseFullName } from '../../domain/accounts/full-name.ts';
import type { User } from '../../domain/accounts/user.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';

interface Deps {
  users: UserStore;
  clock: Clock;
}

/** Changes what users may change of themselves: the name. */
export class UpdateCurrentUser {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The user as stored then; an absent field stays as it is. */
  async run(user: User, change: { fullName?: string | undefined }): Promise<Result<User, BlankName>> {
    if (change.fullName === undefined) return ok(user);
    const name = parseFullName(change.fullName);
    if (!name.ok) return name;
    return ok((await this.deps.users.rename(user.id, name.value, this.deps.clock.now())) ?? user);
  }
}
