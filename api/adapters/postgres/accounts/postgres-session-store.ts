import type { Knex } from 'knex';
import type { Session } from '../../../domain/accounts/session.ts';
import type { User } from '../../../domain/accounts/user.ts';
import type { SessionStore } from '../../../ports/accounts/session-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn, withRetries } from '../knex-unit-of-work.ts';
import { SessionModel } from './session-model.ts';

interface Deps {
  database: Knex;
}

/** Sessions in `accounts_sessions`. */
export class PostgresSessionStore implements SessionStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(session: Session & { tokenHash: Buffer }, tx?: Transaction): Promise<void> {
    await SessionModel.query(queryOn(this.deps.database, tx)).insert({
      id: session.id,
      user_id: session.userId,
      device: session.device,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      proven_at: session.createdAt,
      last_used_at: session.lastUsedAt,
      revoked_at: session.revokedAt,
    });
  }

  async findByTokenHash(
    tokenHash: Buffer,
  ): Promise<{ session: Session; user: User; hasTwoFactor: boolean; provenAt: Date } | null> {
    const row = await SessionModel.query(this.deps.database)
      .findOne({ token_hash: tokenHash })
      .withGraphJoined('[user, twoFactor]');
    if (!row?.user) return null;
    const hasTwoFactor = (row.twoFactor?.confirmed_at ?? null) !== null;
    return {
      session: row.toSession(),
      user: row.user.toUser(),
      hasTwoFactor,
      provenAt: row.proven_at,
    };
  }

  async prove(id: string, at: Date, tx: Transaction): Promise<void> {
    await SessionModel.query(queryOn(this.deps.database, tx)).patch({ proven_at: at }).where({ id });
  }

  async touch(id: string, at: Date): Promise<void> {
    await withRetries(() =>
      SessionModel.query(this.deps.database)
        .patch({ last_used_at: at })
        .where({ id })
        .where('last_used_at', '<', at),
    );
  }

  async revoke(id: string, at: Date, tx?: Transaction): Promise<void> {
    const revoking = () =>
      SessionModel.query(queryOn(this.deps.database, tx))
        .patch({ revoked_at: at })
        .where({ id })
        .whereNull('revoked_at');
    await (tx ? revoking() : withRetries(revoking));
  }

  async revokeAllOf(userId: string, at: Date, tx: Transaction, exceptId?: string): Promise<void> {
    const all = SessionModel.query(queryOn(this.deps.database, tx))
      .patch({ revoked_at: at })
      .where({ user_id: userId })
      .whereNull('revoked_at');
    await (exceptId === undefined ? all : all.whereNot({ id: exceptId }));
  }

  async listOf(userId: string): Promise<Session[]> {
    const rows = await SessionModel.query(this.deps.database)
      .where({ user_id: userId })
      .orderBy('created_at', 'desc');
    return rows.map((row) => row.toSession());
  }

  async purge(before: Date): Promise<number> {
    return await withRetries(() =>
      SessionModel.query(this.deps.database)
        .delete()
        .where('last_used_at', '<', before)
        .orWhere('revoked_at', '<', before),
    );
  }
}
