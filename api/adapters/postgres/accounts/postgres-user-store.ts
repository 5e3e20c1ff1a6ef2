import type { Knex } from 'knex';
import { UniqueViolationError } from 'objection';
import type { User } from '../../../domain/accounts/user.ts';
import type { Role } from '../../../domain/shared/role.ts';
import { highestTier } from '../../../domain/shared/subscription-tier.ts';
import type { SubscriptionTier } from '../../../domain/shared/subscription-tier.ts';
import type { Pseudonym } from '../../../ports/accounts/personal-data.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import type { NewUser, UserStore } from '../../../ports/accounts/user-store.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { prepared } from '../shared/prepared.ts';
import { readAhead } from '../shared/read-ahead.ts';
import { userColumns, UserModel, userOf, type UserRow } from './user-model.ts';

/** Accounts that a transaction holds already. */
export const heldUser = readAhead<User>('accounts_users');

interface Deps {
  database: Knex;
}

/** Accounts in `accounts_users`. */
export class PostgresUserStore implements UserStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(user: NewUser, tx?: Transaction): Promise<boolean> {
    const added = await queryOn(
      this.deps.database,
      tx,
    )('accounts_users')
      .insert({
        id: user.id,
        email: user.email,
        full_name: user.fullName,
        password_hash: user.passwordHash,
        role: user.role,
        subscription_tier: user.tier,
        given_tier: user.tier,
        intended_tier: user.intendedTier,
        created_at: user.createdAt,
        updated_at: user.createdAt,
        mailbox_proven_at: user.mailboxProvenAt,
      })
      .onConflict('email')
      .ignore()
      .returning('id');
    return added.length > 0;
  }

  async find(id: string, tx?: Transaction): Promise<User | null> {
    const row = await UserModel.query(queryOn(this.deps.database, tx)).findById(id);
    return row?.toUser() ?? null;
  }

  async hold(id: string, tx: Transaction): Promise<User | null> {
    const query = queryOn(this.deps.database, tx);
    const known = heldUser.take(query, id);
    if (known) return known;
    const held = query('accounts_users').where({ id, deleted_at: null });
    const rows: UserRow[] = await prepared(held.forUpdate().select([...userColumns]), 'hold-user');
    return rows[0] ? userOf(rows[0]) : null;
  }

  async findForLogin(
    email: string,
    tx?: Transaction,
  ): Promise<{ user: User; passwordHash: string | null } | null> {
    const row = await UserModel.query(queryOn(this.deps.database, tx)).findOne({ email });
    return row ? { user: row.toUser(), passwordHash: row.password_hash } : null;
  }

  async proveMailbox(id: string, at: Date, tx: Transaction): Promise<boolean> {
    const changed = await UserModel.query(queryOn(this.deps.database, tx))
      .patch({ mailbox_proven_at: at, updated_at: at })
      .where({ id, mailbox_proven_at: null, deleted_at: null });
    return changed > 0;
  }

  async rename(id: string, fullName: string, at: Date, tx?: Transaction): Promise<User | null> {
    const row = await UserModel.query(queryOn(this.deps.database, tx))
      .patch({ full_name: fullName, updated_at: at })
      .findById(id)
      .returning('*')
      .first();
    return row?.toUser() ?? null;
  }

  async changeRole(id: string, role: Role, at: Date, tx: Transaction): Promise<void> {
    await UserModel.query(queryOn(this.deps.database, tx)).patch({ role, updated_at: at }).where({ id });
  }

  async changeEmail(
    id: string,
    email: string,
    provenAt: Date | null,
    at: Date,
    tx: Transaction,
  ): Promise<boolean> {
    // In a savepoint: the refusal of the unique index does not end the transaction around it.
    try {
      await queryOn(this.deps.database, tx).transaction(async (inner) => {
        const change = { email, mailbox_proven_at: provenAt, updated_at: at };
        await UserModel.query(inner).patch(change).where({ id, deleted_at: null });
      });
      return true;
    } catch (error) {
      if (error instanceof UniqueViolationError) return false;
      throw error;
    }
  }

  async setPassword(
    id: string,
    change: { passwordHash: string; fullName?: string | undefined },
    at: Date,
    tx: Transaction,
  ): Promise<User | null> {
    const { passwordHash, fullName } = change;
    const row = await UserModel.query(queryOn(this.deps.database, tx))
      .patch({
        password_hash: passwordHash,
        updated_at: at,
        ...(fullName !== undefined && { full_name: fullName }),
      })
      .where({ id, deleted_at: null })
      .returning('*')
      .first();
    return row?.toUser() ?? null;
  }

  async changeTier(
    id: string,
    tier: SubscriptionTier,
    at: Date,
    tx: Transaction,
  ): Promise<SubscriptionTier | null> {
    return this.setTier(
      id,
      ({ given_tier: given }) => ({ subscription_tier: highestTier([tier, given]) }),
      at,
      tx,
    );
  }

  async giveTier(
    id: string,
    tier: SubscriptionTier,
    at: Date,
    tx: Transaction,
  ): Promise<SubscriptionTier | null> {
    return this.setTier(id, () => ({ subscription_tier: tier, given_tier: tier }), at, tx);
  }

  private async setTier(
    id: string,
    change: (before: UserModel) => Partial<UserModel>,
    at: Date,
    tx: Transaction,
  ): Promise<SubscriptionTier | null> {
    const query = queryOn(this.deps.database, tx);
    const before = await UserModel.query(query).findOne({ id, deleted_at: null }).forUpdate();
    if (!before) return null;
    await UserModel.query(query)
      .patch({ ...change(before), updated_at: at })
      .findById(id);
    return before.subscription_tier;
  }

  async pseudonymise(id: string, as: Pseudonym, at: Date, tx: Transaction): Promise<void> {
    await UserModel.query(queryOn(this.deps.database, tx))
      .patch({
        email: as.email,
        full_name: as.fullName,
        password_hash: null,
        role: 'user',
        subscription_tier: 'none',
        given_tier: 'none',
        intended_tier: 'none',
        suspended_at: null,
        suspension_reason: null,
        updated_at: at,
        deleted_at: at,
      })
      .findById(id);
  }

  async suspend(id: string, reason: string, at: Date, tx: Transaction): Promise<boolean> {
    const changed = await UserModel.query(queryOn(this.deps.database, tx))
      .patch({ suspended_at: at, suspension_reason: reason, updated_at: at })
      .where({ id, suspended_at: null, deleted_at: null });
    return changed > 0;
  }

  async reinstate(id: string, at: Date, tx: Transaction): Promise<boolean> {
    const changed = await UserModel.query(queryOn(this.deps.database, tx))
      .patch({ suspended_at: null, suspension_reason: null, updated_at: at })
      .where({ id, deleted_at: null })
      .whereNotNull('suspended_at');
    return changed > 0;
  }

  async lockAdmins(tx: Transaction): Promise<number> {
    const rows = await UserModel.query(queryOn(this.deps.database, tx))
      .where({ role: 'admin', suspended_at: null })
      .whereNotNull('password_hash')
      .select('id')
      .orderBy('id')
      .forUpdate();
    return rows.length;
  }

  async anyAdmin(tx?: Transaction): Promise<boolean> {
    const row = await UserModel.query(queryOn(this.deps.database, tx))
      .findOne({ role: 'admin' })
      .select('id');
    return row !== undefined;
  }
}
