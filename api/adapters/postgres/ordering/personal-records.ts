import type { Knex } from 'knex';
import type { PersonalDataEraser, PersonalDataSource } from '../../../ports/accounts/personal-data.ts';
import { queryOn } from '../knex-unit-of-work.ts';

type Row = Record<string, unknown>;

/** The user's orders with their lines and refunds, for the data export; money in minor units of the order's currency. */
export function orderRecords({ database }: { database: Knex }): PersonalDataSource {
  return {
    name: 'orders',
    async read(userId) {
      const { rows } = await database.raw<{ rows: Row[] }>(
        `select o.number, o.status, o.email, o.customer_name, o.currency, o.total_minor::text, o.card_brand, o.card_last4,
           o.tax_country, o.tax_vat_number, o.tax_company, o.tax_address, o.tax_rate, o.tax_minor::text,
           to_json(o.placed_at) as placed_at, to_json(o.paid_at) as paid_at,
           (select coalesce(json_agg(json_build_object('name', l.name, 'type', l.type, 'quantity', l.quantity,
              'price_minor', l.price_minor::text) order by l.place), '[]')
            from ordering_lines l where l.order_id = o.id) as items,
           (select coalesce(json_agg(json_build_object('amount_minor', r.amount_minor::text, 'status', r.status,
              'reason', r.reason, 'created_at', r.created_at) order by r.created_at), '[]')
            from ordering_refunds r where r.order_id = o.id) as refunds,
           (select coalesce(json_agg(json_build_object('reason', q.reason, 'status', q.status,
              'created_at', q.created_at) order by q.created_at), '[]')
            from ordering_refund_requests q where q.order_id = o.id) as refund_requests
         from ordering_orders o where o.user_id = ? order by o.placed_at`,
        [userId],
      );
      return rows;
    },
  };
}

/** An order put aside, without what it says of the business that bought. */
const withoutBusiness = `case when jsonb_typeof(content->'tax') = 'object'
  then jsonb_set(content, '{tax}', content->'tax' || '{"vatNumber": null, "company": null, "address": null}') else content end`;

/**
 * Puts the pseudonym on the user's orders, and on those placed as guest with the same address when it is proven to be the
 * user's. What was bought, for how much, and when stays; what tells two purchases of one card goes, and why somebody asked for money back. Orders put aside stay too: their
 * money may still come, and has to go back.
 */
export function orderEraser({ database }: { database: Knex }): PersonalDataEraser {
  return {
    async erase(userId, pseudonym, tx) {
      const query = queryOn(database, tx);
      const address = database('accounts_users')
        .where({ id: userId })
        .whereNotNull('mailbox_proven_at')
        .select('email');
      await query('ordering_deleted')
        .where('email', '=', address)
        .update({
          email: pseudonym.email,
          content: database.raw(`${withoutBusiness} || ?::jsonb`, [
            JSON.stringify({ email: pseudonym.email, customerName: pseudonym.fullName }),
          ]),
        });
      const orders = database('ordering_orders')
        .where({ user_id: userId })
        .orWhere('email', '=', address)
        .select('id');
      for (const table of ['ordering_refunds', 'ordering_refund_requests'])
        await query(table).whereIn('order_id', orders.clone()).update({ reason: pseudonym.fullName });
      await query('ordering_orders').where({ user_id: userId }).orWhere('email', '=', address).update({
        email: pseudonym.email,
        customer_name: pseudonym.fullName,
        card_fingerprint: null,
        tax_vat_number: null,
        tax_company: null,
        tax_address: null,
      });
    },
  };
}
