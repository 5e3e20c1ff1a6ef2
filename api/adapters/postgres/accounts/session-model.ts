import { Model } from 'objection';
import type { Session } from '../../../domain/accounts/session.ts';

/** A row of accounts_sessions. */
export class SessionModel extends Model {
  static override tableName = 'accounts_sessions';

  declare id: string;
  declare user_id: string;
  declare device: string | null;
  declare token_hash: Buffer;
  declare created_at: Date;
  declare proven_at: Date;
  declare last_used_at: Date;
  declare revoked_at: Date | null;

  toSession(): Session {
    return {
      id: this.id,
      userId: this.user_id,
      device: this.device,
      createdAt: this.created_at,
      lastUsedAt: this.last_used_at,
      revokedAt: this.revoked_at,
    };
  }
}
