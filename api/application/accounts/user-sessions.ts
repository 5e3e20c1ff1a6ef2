import type { SessionNotFound, UserNotFound } from '../../domain/accounts/errors.ts';
import { isPseudonym } from '../../domain/accounts/pseudonym.ts';
import type { Session } from '../../domain/accounts/session.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/audit-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionStore } from '../../ports/session-store.ts';
import type { Transaction, UnitOfWork } from '../../ports/unit-of-work.ts';
import type { UserStore } from '../../ports/user-store.ts';
import type { OwnSessions } from './own-sessions.ts';

interface Deps {
  users: UserStore;
  live: OwnSessions;
  sessions: SessionStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** An admin who ends sessions. */
export interface Actor {
  id: string;
  /** The session that they use. */
  sessionId: string;
}

/** Where somebody is signed in, for admins to see and to end. */
export class UserSessions {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The live sessions, last used first. */
  async list(userId: string): Promise<Result<Session[], UserNotFound>> {
    const user = await this.deps.users.find(userId);
    if (!user || isPseudonym(user.email)) return err({ code: 'accounts.user_not_found' });
    return ok(await this.deps.live.list(userId));
  }

  /** Ends one of them; one that is not the user's, or not alive, is not there. */
  async revoke(
    actor: Actor,
    userId: string,
    sessionId: string,
  ): Promise<Result<void, UserNotFound | SessionNotFound>> {
    const listed = await this.list(userId);
    if (!listed.ok) return listed;
    const session = listed.value.find(({ id }) => id === sessionId);
    if (!session) return err({ code: 'accounts.session_not_found' });
    const { sessions, unitOfWork, clock } = this.deps;
    await unitOfWork.run(async (tx) => {
      await sessions.revoke(sessionId, clock.now(), tx);
      await this.record(tx, actor, userId, 'session_revoked', { device: session.device });
    });
    return ok(undefined);
  }

  /** Ends all of them, but the one that the admin uses. */
  async revokeAll(actor: Actor, userId: string): Promise<Result<void, UserNotFound>> {
    const listed = await this.list(userId);
    if (!listed.ok) return listed;
    const { sessions, unitOfWork, clock } = this.deps;
    const ended = listed.value.filter(({ id }) => id !== actor.sessionId).length;
    await unitOfWork.run(async (tx) => {
      await sessions.revokeAllOf(userId, clock.now(), tx, actor.sessionId);
      await this.record(tx, actor, userId, 'sessions_revoked', { sessions: ended });
    });
    return ok(undefined);
  }

  private record(
    tx: Transaction,
    actor: Actor,
    userId: string,
    what: string,
    details: Record<string, string | number | null>,
  ): Promise<void> {
    return this.deps.audit.record(tx, {
      actorId: actor.id,
      action: `accounts.${what}`,
      subject: `user:${userId}`,
      details,
      at: this.deps.clock.now(),
    });
  }
}
