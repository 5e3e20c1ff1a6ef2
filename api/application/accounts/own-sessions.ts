import type { SessionNotFound } from '../../domain/accounts/errors.ts';
import { isSessionAlive, type Session } from '../../domain/accounts/session.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PlatformSettingsStore } from '../../ports/platform-settings.ts';
import type { SessionStore } from '../../ports/session-store.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

interface Deps {
  sessions: SessionStore;
  unitOfWork: UnitOfWork;
  clock: Clock;
  settings: Pick<PlatformSettingsStore, 'current'>;
}

/** Where an account is signed in, for its owner to see and to end. */
export class OwnSessions {
  private readonly deps: Deps;

  /** `settings` say how long a session may lie unused before it ends. */
  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The live sessions, last used first. */
  async list(userId: string): Promise<Session[]> {
    const now = this.deps.clock.now();
    const { sessionTimeoutMinutes } = await this.deps.settings.current();
    const all = await this.deps.sessions.listOf(userId);
    return all
      .filter((session) => isSessionAlive(session, now, sessionTimeoutMinutes))
      .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
  }

  /** Ends one of the user's sessions; one that is not theirs, or not alive, is not there. */
  async revoke(userId: string, sessionId: string): Promise<Result<void, SessionNotFound>> {
    const own = (await this.list(userId)).some(({ id }) => id === sessionId);
    if (!own) return err({ code: 'accounts.session_not_found' });
    await this.deps.sessions.revoke(sessionId, this.deps.clock.now());
    return ok(undefined);
  }

  /** Ends all of them but the one that asks. */
  async revokeOthers(userId: string, keptId: string): Promise<void> {
    await this.deps.unitOfWork.run((tx) =>
      this.deps.sessions.revokeAllOf(userId, this.deps.clock.now(), tx, keptId),
    );
  }
}
