import type { Knex } from 'knex';
import type { PersonalDataSource } from '../../../ports/accounts/personal-data.ts';

type Row = Record<string, unknown>;

/** Every movement of the user's credits, for the data export; the changes add up to what is available. */
export function creditRecords({ database }: { database: Knex }): PersonalDataSource {
  return {
    name: 'credits',
    async read(userId) {
      const { rows } = await database.raw<{ rows: Row[] }>(
        `select m.kind, to_json(m.at) as at, m.memo, m.order_id, m.analysis_id,
           (select coalesce(sum(e.credits), 0)::float8 from credits_entries e
            where e.movement_id = m.id and e.account = 'available') as change
         from credits_movements m where m.user_id = ? order by m.sequence`,
        [userId],
      );
      return rows;
    },
  };
}
