import { Model } from 'objection';

/** A row of accounts_two_factor. */
export class TwoFactorModel extends Model {
  static override tableName = 'accounts_two_factor';
  static override idColumn = 'user_id';

  declare user_id: string;
  declare sealed_secret: Buffer;
  declare begun_at: Date;
  declare confirmed_at: Date | null;
  /** As the driver hands a bigint over. */
  declare last_step: string | null;
}
