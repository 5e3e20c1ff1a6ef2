import type { Knex } from 'knex';
import type { EmailLink, LinkPurpose } from '../../../domain/accounts/email-link.ts';
import type { EmailLinkStore } from '../../../ports/accounts/email-link-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface LinkRow {
  id: string;
  user_id: string;
  purpose: LinkPurpose;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface Deps {
  database: Knex;
}

/** Emailed links in `accounts_email_tokens`. */
export class PostgresEmailLinkStore implements EmailLinkStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(link: EmailLink & { tokenHash: Buffer }, tx: Transaction): Promise<void> {
    await this.rows(tx).insert({
      id: link.id,
      user_id: link.userId,
      purpose: link.purpose,
      token_hash: link.tokenHash,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      used_at: link.usedAt,
    });
  }

  async findByTokenHash(tokenHash: Buffer, tx?: Transaction): Promise<EmailLink | null> {
    const query = this.rows(tx).where({ token_hash: tokenHash }).first();
    const row = await (tx === undefined ? query : query.forUpdate());
    if (!row) return null;
    const { id, user_id, purpose, created_at, expires_at, used_at } = row;
    return { id, userId: user_id, purpose, createdAt: created_at, expiresAt: expires_at, usedAt: used_at };
  }

  async endAllOf(userId: string, at: Date, tx: Transaction): Promise<void> {
    await this.rows(tx).where({ user_id: userId }).whereNull('used_at').update({ used_at: at });
  }

  async purge(before: Date): Promise<number> {
    return await this.rows().where('expires_at', '<', before).delete();
  }

  private rows(tx?: Transaction) {
    return queryOn(this.deps.database, tx)<LinkRow>('accounts_email_tokens');
  }
}
