import { Model, type RelationMappings } from 'objection';
import type { Session } from '../../../domain/accounts/session.ts';
import { TwoFactorModel } from './two-factor-model.ts';
import { UserModel } from './user-model.ts';

/** A row of accounts_sessions, with its user and their second factor when asked for. */
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
  declare user?: UserModel;
  declare twoFactor?: TwoFactorModel | null;

  static override relationMappings: RelationMappings = {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: UserModel,
      join: { from: 'accounts_sessions.user_id', to: 'accounts_users.id' },
    },
    twoFactor: {
      relation: Model.BelongsToOneRelation,
      modelClass: TwoFactorModel,
      join: { from: 'accounts_sessions.user_id', to: 'accounts_two_factor.user_id' },
    },
  };

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
