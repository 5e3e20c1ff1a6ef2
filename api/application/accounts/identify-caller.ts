import { isSessionAlive, needsTouch } from '../../domain/accounts/session.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionStore } from '../../ports/session-store.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

export interface IdentifiedCaller {
  user: User;
  sessionId: string;
}

/** Who holds this token: the user of a live session, or null for an unknown, revoked or expired one. */
export class IdentifyCaller {
  private readonly sessions: SessionStore;
  private readonly tokens: SessionTokens;
  private readonly clock: Clock;
  private readonly idleMs: number;

  /** `idleMs`: how long a session may lie unused before it ends. */
  constructor(sessions: SessionStore, tokens: SessionTokens, clock: Clock, idleMs: number) {
    this.sessions = sessions;
    this.tokens = tokens;
    this.clock = clock;
    this.idleMs = idleMs;
  }

  async run(token: string): Promise<IdentifiedCaller | null> {
    const found = await this.sessions.findByTokenHash(this.tokens.hash(token));
    const now = this.clock.now();
    if (!found || !isSessionAlive(found.session, now, this.idleMs)) return null;
    if (needsTouch(found.session, now)) await this.sessions.touch(found.session.id, now);
    return { user: found.user, sessionId: found.session.id };
  }
}
