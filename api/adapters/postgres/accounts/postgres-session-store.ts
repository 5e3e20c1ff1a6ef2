import type { Knex } from 'knex';
import type { Session } from '../../../domain/accounts/session.ts';
import type { SessionTimeout } from '../../../domain/platform/settings.ts';
import type { FoundSession, SessionStore } from '../../../ports/accounts/session-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn, withRetries } from '../knex-unit-of-work.ts';
import { ask, statement } from '../shared/ask.ts';
import { removeInBatches } from '../shared/remove-in-batches.ts';
import { SessionModel } from './session-model.ts';
import { userOf, type UserRow } from './user-model.ts';

const FIND = statement<FoundRow>(
  'session-by-token-hash',
  `
  select u.id, u.email, u.full_name, u.role, u.subscription_tier, u.created_at, u.mailbox_proven_at, u.suspended_at,
    s.id as session_id, s.device, s.created_at as session_created_at, s.proven_at, s.last_used_at, s.revoked_at,
    t.confirmed_at is not null as has_two_factor,
    p.session_timeout_minutes, p.two_factor_required
  from accounts_sessions s
  join accounts_users u on u.id = s.user_id
  left join accounts_two_factor t on t.user_id = s.user_id
  left join platform_settings p on true
  where s.token_hash = :tokenHash`,
);

interface FoundRow extends UserRow {
  session_id: string;
  device: string | null;
  session_created_at: Date;
  proven_at: Date;
  last_used_at: Date;
  revoked_at: Date | null;
  has_two_factor: boolean;
  session_timeout_minutes: SessionTimeout | null;
  two_factor_required: boolean | null;
}

function foundOf(row: FoundRow): FoundSession {
  const { session_timeout_minutes: sessionTimeoutMinutes, two_factor_required: twoFactorRequired } = row;
  const areStored = sessionTimeoutMinutes !== null && twoFactorRequired !== null;
  return {
    session: {
      id: row.session_id,
      userId: row.id,
      device: row.device,
      createdAt: row.session_created_at,
      lastUsedAt: row.last_used_at,
      revokedAt: row.revoked_at,
    },
    user: userOf(row),
    hasTwoFactor: row.has_two_factor,
    provenAt: row.proven_at,
    rules: areStored ? { sessionTimeoutMinutes, twoFactorRequired } : null,
  };
}

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

  async findByTokenHash(tokenHash: Buffer): Promise<FoundSession | null> {
    const [row] = await ask(this.deps.database, FIND, { tokenHash });
    return row ? foundOf(row) : null;
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

  purge(before: Date): Promise<number> {
    return withRetries(() =>
      removeInBatches(this.deps.database, 'accounts_sessions', (rows) =>
        rows.where('last_used_at', '<', before).orWhere('revoked_at', '<', before),
      ),
    );
  }
}
