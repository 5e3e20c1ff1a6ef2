import type { Clock } from '../../ports/shared/clock.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  sessions: SessionStore;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Ends all sessions of an account but the one that asks. */
export class RevokeOtherSessions {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, ownSessionId: string): Promise<void> {
    const { sessions, unitOfWork, clock } = this.deps;
    await unitOfWork.run((tx) => sessions.revokeAllOf(userId, clock.now(), tx, ownSessionId));
  }
}
