import type { Clock } from '../../ports/shared/clock.ts';
import type { PlatformSettingsStore } from '../../ports/platform/platform-settings.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import { isSessionAlive, type Session } from '../../domain/accounts/session.ts';

interface Deps {
  sessions: SessionStore;
  clock: Clock;
  settings: Pick<PlatformSettingsStore, 'current'>;
}

/** Where an account is signed in: the live sessions, last used first. */
export class ListSessions {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string): Promise<Session[]> {
    const now = this.deps.clock.now();
    const { sessionTimeoutMinutes } = await this.deps.settings.current();
    const all = await this.deps.sessions.listOf(userId);
    return all
      .filter((session) => isSessionAlive(session, now, sessionTimeoutMinutes))
      .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
  }
}
