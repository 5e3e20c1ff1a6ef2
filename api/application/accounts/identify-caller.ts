import { isStaff } from '../../domain/shared/role.ts';
import { isProofRecent, isSessionAlive, needsTouch } from '../../domain/accounts/session.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { SessionRules, SessionStore } from '../../ports/accounts/session-store.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';

export interface IdentifiedCaller {
  user: User;
  sessionId: string;
  /** The platform asks a second factor of admins, and this one has none yet: they may do nothing but set it up. */
  mustEnrol: boolean;
  /** The password was given in this session a short while ago. */
  recentlyProven: boolean;
}

interface Deps {
  sessions: SessionStore;
  sessionTokens: SessionTokens;
  clock: Clock;
  /** While no admin has saved others. */
  rules: SessionRules;
}

/** Who holds this token: the user of a live session, or null for an unknown, revoked or expired one, and for a suspended user's. */
export class IdentifyCaller {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(token: string): Promise<IdentifiedCaller | null> {
    const found = await this.deps.sessions.findByTokenHash(this.deps.sessionTokens.hash(token));
    if (!found || found.user.suspendedAt) return null;
    const now = this.deps.clock.now();
    const { sessionTimeoutMinutes, twoFactorRequired } = found.rules ?? this.deps.rules;
    if (!isSessionAlive(found.session, now, sessionTimeoutMinutes)) return null;
    if (needsTouch(found.session, now)) await this.deps.sessions.touch(found.session.id, now);
    const mustEnrol = twoFactorRequired && isStaff(found.user.role) && !found.hasTwoFactor;
    return {
      user: found.user,
      sessionId: found.session.id,
      mustEnrol,
      recentlyProven: isProofRecent(found.provenAt, now),
    };
  }
}
