import type { Knex } from 'knex';
import type { User } from '../../../domain/accounts/user.ts';
import type { ApiKey } from '../../../domain/integrations/api-key.ts';
import type { ApiKeyStore } from '../../../ports/integrations/api-key-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { ApiKeyModel } from './api-key-model.ts';

interface Deps {
  database: Knex;
}

/** Keys in `integrations_api_keys`. */
export class PostgresApiKeyStore implements ApiKeyStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(key: ApiKey & { keyHash: Buffer }, most: number, tx: Transaction): Promise<boolean> {
    const trx = queryOn(this.deps.database, tx);
    // The owner's row is locked, so that parallel inserts wait for the count.
    await trx('accounts_users').where({ id: key.userId }).forUpdate().select('id');
    const standing = await ApiKeyModel.query(trx)
      .where({ user_id: key.userId })
      .whereNull('revoked_at')
      .where((live) => void live.whereNull('expires_at').orWhere('expires_at', '>', key.createdAt))
      .resultSize();
    if (standing >= most) return false;
    await ApiKeyModel.query(trx).insert({
      id: key.id,
      user_id: key.userId,
      name: key.name,
      prefix: key.prefix,
      key_hash: key.keyHash,
      scopes: [...key.scopes],
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    });
    return true;
  }

  async findByHash(keyHash: Buffer): Promise<{ key: ApiKey; user: User } | null> {
    const row = await ApiKeyModel.query(this.deps.database)
      .findOne({ key_hash: keyHash })
      .withGraphJoined('user');
    return row?.user ? { key: row.toKey(), user: row.user.toUser() } : null;
  }

  async touch(id: string, at: Date): Promise<void> {
    await ApiKeyModel.query(this.deps.database)
      .patch({ last_used_at: at })
      .where({ id })
      .where((older) => void older.whereNull('last_used_at').orWhere('last_used_at', '<', at));
  }

  async listOf(userId: string, revokedSince: Date): Promise<ApiKey[]> {
    const rows = await ApiKeyModel.query(this.deps.database)
      .where({ user_id: userId })
      .where((query) => void query.whereNull('revoked_at').orWhere('revoked_at', '>=', revokedSince))
      .orderBy([{ column: 'created_at', order: 'desc' }, 'id']);
    return rows.map((row) => row.toKey());
  }

  async revoke(userId: string, id: string, at: Date, tx: Transaction): Promise<boolean> {
    const changed = await ApiKeyModel.query(queryOn(this.deps.database, tx))
      .patch({ revoked_at: at })
      .where({ id, user_id: userId })
      .whereNull('revoked_at');
    return changed === 1;
  }

  async revokeAllOf(userId: string, at: Date, tx: Transaction): Promise<void> {
    await ApiKeyModel.query(queryOn(this.deps.database, tx))
      .patch({ revoked_at: at })
      .where({ user_id: userId })
      .whereNull('revoked_at');
  }

  async purge(before: Date): Promise<number> {
    return await ApiKeyModel.query(this.deps.database).delete().where('revoked_at', '<', before);
  }
}
