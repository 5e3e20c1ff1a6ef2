import { Model, type RelationMappings } from 'objection';
import type { ApiKey, KeyScope } from '../../../domain/integrations/api-key.ts';
import { UserModel } from '../accounts/user-model.ts';

/** A row of integrations_api_keys, with its owner when asked for. */
export class ApiKeyModel extends Model {
  static override tableName = 'integrations_api_keys';

  declare id: string;
  declare user_id: string;
  declare name: string;
  declare prefix: string;
  declare key_hash: Buffer;
  declare scopes: KeyScope[];
  declare created_at: Date;
  declare expires_at: Date | null;
  declare last_used_at: Date | null;
  declare revoked_at: Date | null;
  declare user?: UserModel;

  static override relationMappings: RelationMappings = {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: UserModel,
      join: { from: 'integrations_api_keys.user_id', to: 'accounts_users.id' },
    },
  };

  toKey(): ApiKey {
    return {
      id: this.id,
      userId: this.user_id,
      name: this.name,
      prefix: this.prefix,
      scopes: this.scopes,
      createdAt: this.created_at,
      expiresAt: this.expires_at,
      lastUsedAt: this.last_used_at,
      revokedAt: this.revoked_at,
    };
  }
}
