import type { Session } from '../../domain/accounts/session.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  sessions: SessionStore;
  sessionTokens: SessionTokens;
  ids: IdSource;
  clock: Clock;
}

/** Begins sessions: the token goes to the caller once, its hash to the store. */
export class SessionOpener {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** A new session of the user on that device; returns its token. */
  async open(userId: string, device: string | null, tx?: Transaction): Promise<string> {
    const now = this.deps.clock.now();
    const { token, hash } = this.deps.sessionTokens.issue();
    const session: Session = {
      id: this.deps.ids.next(),
      userId,
      device,
      createdAt: now,
      lastUsedAt: now,
      revokedAt: null,
    };
    await this.deps.sessions.add({ ...session, tokenHash: hash }, tx);
    return token;
  }
}
