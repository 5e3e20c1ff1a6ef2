import type { Clock } from '../../ports/shared/clock.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';

interface Deps {
  sessions: SessionStore;
  clock: Clock;
}

/** Ends the session that the caller came with; its token signs nobody in from then on. */
export class LogOut {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(sessionId: string): Promise<void> {
    await this.deps.sessions.revoke(sessionId, this.deps.clock.now());
  }
}
