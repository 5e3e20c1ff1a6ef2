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
           to_json(o.placed_at) as placed_at, to_json(o.paid_at) as paid_at,
           (select coalesce(json_agg(json_build_object('name', l.name, 'type', l.type, 'quantity', l.quantity,
              'price_minor', l.price_minor::text) order by l.place), '[]')
            from ordering_lines l where l.order_id = o.id) as items,
           (select coalesce(json_agg(json_build_object('amount_minor', r.amount_minor::text, 'status', r.status,
              'created_at', r.created_at) order by r.created_at), '[]')
            from ordering_refunds r where r.order_id = o.id) as refunds
         from ordering_orders o where o.user_id = ? order by o.placed_at`,
        [userId],
      );
      return rows;
    },
  };
}

/**
 * Puts the pseudonym on the user's orders, and on those placed as guest with the same address. What was bought, for how
 * much, and when stays; what tells two purchases of one card goes.
 */
export function orderEraser({ database }: { database: Knex }): PersonalDataEraser {
  return {
    async erase(userId, pseudonym, tx) {
      const query = queryOn(database, tx);
      const address = database('accounts_users').where({ id: userId }).select('email');
      await query('ordering_deleted').where('email', '=', address).delete();
      await query('ordering_orders')
        .where({ user_id: userId })
        .orWhere('email', '=', address)
        .update({ email: pseudonym.email, customer_name: pseudonym.fullName, card_fingerprint: null });
    },
  };
}
