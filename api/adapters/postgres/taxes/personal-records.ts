import type { Knex } from 'knex';
import type { PersonalDataSource } from '../../../ports/accounts/personal-data.ts';

type Row = Record<string, unknown>;

/** The documents of the user's orders, as they were issued, for the data export. They outlive the account, as the law asks. */
export function invoiceRecords({ database }: { database: Knex }): PersonalDataSource {
  return {
    name: 'invoices',
    async read(userId) {
      const { rows } = await database.raw<{ rows: Row[] }>(
        `select i.number, i.kind, to_json(i.issued_at) as issued_at, i.currency, i.total_minor::text, i.tax_minor::text, i.content
         from taxes_invoices i join ordering_orders o on o.id = i.order_id
         where o.user_id = ? order by i.issued_at, i.serial`,
        [userId],
      );
      return rows;
    },
  };
}
