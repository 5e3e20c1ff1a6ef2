import { DAY_MS } from '../../domain/shared-with-web/time.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { ThrottleStore } from '../../ports/accounts/throttle-store.ts';

interface Deps {
  sessions: SessionStore;
  throttles: ThrottleStore;
  clock: Clock;
  /** For how long a session is kept after its last use or its end; longer than it can be alive. */
  sessionDays: number;
}

/** Deletes expired sessions and counters. */
export class PurgeSessions {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many of each were removed. */
  async run(): Promise<{ sessions: number; counters: number }> {
    const now = this.deps.clock.now().getTime();
    return {
      sessions: await this.deps.sessions.purge(new Date(now - this.deps.sessionDays * DAY_MS)),
      counters: await this.deps.throttles.purge(new Date(now - DAY_MS)),
    };
  }
}
