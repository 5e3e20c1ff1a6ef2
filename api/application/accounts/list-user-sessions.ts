import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Session } from '../../domain/accounts/session.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { UserNotFound } from '../../domain/accounts/errors.ts';
import { isPseudonym } from '../../domain/accounts/pseudonym.ts';
import type { ListSessions } from './list-sessions.ts';

interface Deps {
  users: UserStore;
  listSessions: ListSessions;
}

/** Where somebody is signed in, for admins: the live sessions, last used first. */
export class ListUserSessions {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string): Promise<Result<Session[], UserNotFound>> {
    const user = await this.deps.users.find(userId);
    if (!user || isPseudonym(user.email)) return err({ code: 'accounts.user_not_found' });
    return ok(await this.deps.listSessions.run(userId));
  }
}
