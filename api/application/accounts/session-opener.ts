import type { Session } from '../../domain/accounts/session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { SessionStore } from '../../ports/session-store.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import type { Transaction } from '../../ports/unit-of-work.ts';

/** Begins sessions: the token goes to the caller once, its hash to the store. */
export class SessionOpener {
  private readonly sessions: SessionStore;
  private readonly tokens: SessionTokens;
  private readonly ids: IdSource;
  private readonly clock: Clock;

  constructor(sessions: SessionStore, tokens: SessionTokens, ids: IdSource, clock: Clock) {
    this.sessions = sessions;
    this.tokens = tokens;
    this.ids = ids;
    this.clock = clock;
  }

  /** A new session of the user on that device; returns its token. */
  async open(userId: string, device: string | null, tx?: Transaction): Promise<string> {
    const now = this.clock.now();
    const { token, hash } = this.tokens.issue();
    const session: Session = {
      id: this.ids.next(),
      userId,
      device,
      createdAt: now,
      lastUsedAt: now,
      revokedAt: null,
    };
    await this.sessions.add({ ...session, tokenHash: hash }, tx);
    return token;
  }
}
