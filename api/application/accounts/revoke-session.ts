import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { SessionNotFound } from '../../domain/accounts/errors.ts';
import type { ListSessions } from './list-sessions.ts';

interface Deps {
  sessions: SessionStore;
  listSessions: ListSessions;
  clock: Clock;
}

/** Ends one of the user's sessions; one that is not theirs, or not alive, is not there. */
export class RevokeSession {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, sessionId: string): Promise<Result<void, SessionNotFound>> {
    const own = (await this.deps.listSessions.run(userId)).some(({ id }) => id === sessionId);
    if (!own) return err({ code: 'accounts.session_not_found' });
    await this.deps.sessions.revoke(sessionId, this.deps.clock.now());
    return ok(undefined);
  }
}
