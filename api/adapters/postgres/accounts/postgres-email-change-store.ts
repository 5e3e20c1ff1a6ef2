import type { Knex } from 'knex';
import type { EmailChange } from '../../../domain/accounts/email-change.ts';
import type { EmailChangeSecrets, EmailChangeStore } from '../../../ports/accounts/email-change-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface ChangeRow {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  confirm_hash: Buffer;
  undo_hash: Buffer | null;
  requested_at: Date;
  expires_at: Date;
  undo_until: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
}

interface Deps {
  database: Knex;
}

/** Changes of addresses in `accounts_email_changes`. */
export class PostgresEmailChangeStore implements EmailChangeStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(change: EmailChange & EmailChangeSecrets, tx: Transaction): Promise<void> {
    await this.rows(tx).insert({
      id: change.id,
      user_id: change.userId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      confirm_hash: change.confirmHash,
      undo_hash: change.undoHash,
      requested_at: change.requestedAt,
      expires_at: change.expiresAt,
      undo_until: change.undoUntil,
      confirmed_at: change.confirmedAt,
      ended_at: change.endedAt,
    });
  }

  async latestOpen(userId: string, tx?: Transaction): Promise<EmailChange | null> {
    const open = this.rows(tx).where({ user_id: userId, confirmed_at: null, ended_at: null });
    const row = await open.orderBy('requested_at', 'desc').first();
    return row ? read(row) : null;
  }

  async listOf(userId: string): Promise<EmailChange[]> {
    const rows = await this.rows().where({ user_id: userId }).orderBy(['requested_at', 'id']);
    return rows.map(read);
  }

  async findByConfirmHash(hash: Buffer, tx?: Transaction): Promise<EmailChange | null> {
    const row = await this.rows(tx).where({ confirm_hash: hash }).first();
    return row ? read(row) : null;
  }

  async findByUndoHash(hash: Buffer, tx?: Transaction): Promise<EmailChange | null> {
    const row = await this.rows(tx).where({ undo_hash: hash }).first();
    return row ? read(row) : null;
  }

  async confirm(
    id: string,
    at: Date,
    undo: { hash: Buffer | null; until: Date },
    tx: Transaction,
  ): Promise<void> {
    const change = { confirmed_at: at, undo_hash: undo.hash, undo_until: undo.until };
    await this.rows(tx).where({ id }).update(change);
  }

  async endOpen(userId: string, at: Date, tx: Transaction): Promise<void> {
    await this.rows(tx)
      .where({ user_id: userId, confirmed_at: null, ended_at: null })
      .update({ ended_at: at });
  }

  async endAll(userId: string, at: Date, tx: Transaction): Promise<void> {
    await this.rows(tx).where({ user_id: userId, ended_at: null }).update({ ended_at: at });
  }

  async removeAllOf(userId: string, tx: Transaction): Promise<void> {
    await this.rows(tx).where({ user_id: userId }).delete();
  }

  async purge(before: Date): Promise<number> {
    return await this.rows().where('undo_until', '<', before).delete();
  }

  private rows(tx?: Transaction) {
    return queryOn(this.deps.database, tx)<ChangeRow>('accounts_email_changes');
  }
}

function read(row: ChangeRow): EmailChange {
  return {
    id: row.id,
    userId: row.user_id,
    oldEmail: row.old_email,
    newEmail: row.new_email,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    undoUntil: row.undo_until,
    confirmedAt: row.confirmed_at,
    endedAt: row.ended_at,
  };
}
