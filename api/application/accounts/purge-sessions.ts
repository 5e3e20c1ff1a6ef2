import { sessionMaxAgeMs } from '../../domain/accounts/session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionStore } from '../../ports/session-store.ts';
import type { ThrottleStore } from '../../ports/throttle-store.ts';

const day = 24 * 60 * 60_000;

/** Throws away sessions and counters that can no longer matter. */
export class PurgeSessions {
  private readonly sessions: SessionStore;
  private readonly throttles: ThrottleStore;
  private readonly clock: Clock;

  constructor(sessions: SessionStore, throttles: ThrottleStore, clock: Clock) {
    this.sessions = sessions;
    this.throttles = throttles;
    this.clock = clock;
  }

  /** How many of each were removed. */
  async run(): Promise<{ sessions: number; counters: number }> {
    const now = this.clock.now().getTime();
    return {
      sessions: await this.sessions.purge(new Date(now - sessionMaxAgeMs)),
      counters: await this.throttles.purge(new Date(now - day)),
    };
  }
}
