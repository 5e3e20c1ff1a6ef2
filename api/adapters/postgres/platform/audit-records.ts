import type { Knex } from 'knex';
import type { PersonalDataEraser, PersonalDataSource } from '../../../ports/accounts/personal-data.ts';
import { queryOn } from '../knex-unit-of-work.ts';

type Row = Record<string, unknown>;

/** What of the audit log is about a user: entries of the account and of its orders. */
const ABOUT = `subject = 'user:' || ? or subject in (select 'order:' || id from ordering_orders where user_id = ?)`;

/** What admins did to the account and to its orders, and why, oldest first; not who did it. */
export function auditRecords({ database }: { database: Knex }): PersonalDataSource {
  return {
    name: 'audit',
    async read(userId) {
      const { rows } = await database.raw<{ rows: Row[] }>(
        `select action, details, to_json(at) as at from platform_audit where ${ABOUT} order by id`,
        [userId, userId],
      );
      return rows;
    },
  };
}

/** Takes out what was typed; what was done, to what and when, stays. */
export function auditEraser({ database }: { database: Knex }): PersonalDataEraser {
  return {
    async erase(userId, _pseudonym, tx) {
      await queryOn(database, tx).raw(
        `update platform_audit set details = platform_without_words(details)
         where (${ABOUT}) and details <> platform_without_words(details)`,
        [userId, userId],
      );
    },
  };
}
