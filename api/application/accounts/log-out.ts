import type { Clock } from '../../ports/clock.ts';
import type { SessionStore } from '../../ports/session-store.ts';

/** Ends the session that the caller came with; its token signs nobody in from then on. */
export class LogOut {
  private readonly sessions: SessionStore;
  private readonly clock: Clock;

  constructor(sessions: SessionStore, clock: Clock) {
    this.sessions = sessions;
    this.clock = clock;
  }

  async run(sessionId: string): Promise<void> {
    await this.sessions.revoke(sessionId, this.clock.now());
  }
}
