import type { Knex } from 'knex';
import type { InvitationRecord } from '../../../domain/partners/invitation.ts';
import type { InvitationRecords } from '../../../ports/partners/invitation-records.ts';

interface Row {
  id: string;
  claimed: boolean;
  sent_at: Date | null;
  expires_at: Date | null;
}

interface Deps {
  database: Knex;
}

/** Invitations as the accounts and the links sent to them tell. */
export class PostgresInvitationRecords implements InvitationRecords {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async of(userIds: readonly string[]): Promise<Map<string, InvitationRecord>> {
    const { rows } = await this.deps.database.raw<{ rows: Row[] }>(
      `select u.id, u.password_hash is not null as claimed, t.created_at as sent_at, t.expires_at
       from accounts_users u left join lateral (
         select created_at, expires_at from accounts_email_tokens
         where user_id = u.id and purpose = 'invitation' order by created_at desc limit 1
       ) t on true
       where u.id = any(:userIds::uuid[]) and u.deleted_at is null`,
      { userIds: [...userIds] },
    );
    return new Map(
      rows.map(({ id, claimed, sent_at, expires_at }) => [
        id,
        { claimed, sentAt: sent_at, expiresAt: expires_at },
      ]),
    );
  }
}
