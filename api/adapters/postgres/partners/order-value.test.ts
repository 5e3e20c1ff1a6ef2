import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('what an order brought to its partner', () => {
  it('is worked out without reading the refunds of other orders', async () => {
    const read = await database.knex.transaction(async (trx) => {
      await trx.raw(
        `insert into ordering_orders (id, number, email, customer_name, placed_by, status, currency, total_minor, base_currency,
           base_total_minor, rate, placed_at, checked_at, paid_at)
         select gen_random_uuid(), 'WW-' || n, 'u@example.com', 'U', 'admin', 'refunded', 'USD', 100, 'USD', 100, '1', now(), now(), now()
         from generate_series(1, 100) n`,
      );
      await trx.raw(
        `insert into ordering_refunds (id, order_id, amount_minor, status, reason, created_at, settled_at)
         select gen_random_uuid(), id, 100, 'succeeded', '', now(), now() from ordering_orders`,
      );
      // So few rows would be read whole otherwise.
      await trx.raw('set local enable_seqscan = off');
      const count = async (): Promise<number> => {
        const { rows } = await trx.raw<{ rows: [{ read: number }] }>(
          `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
           where relname = 'ordering_refunds'`,
        );
        return rows[0].read;
      };
      const before = await count();
      await trx.raw('select partners_value_orders(array[:id::uuid])', { id: randomUUID() });
      return (await count()) - before;
    });
    expect(read).toBe(0);
  });

  it('is not worked out for an order without a partner', async () => {
    const asked = await database.knex.transaction(async (trx) => {
      await trx.raw(`set local track_functions = 'all'`);
      const workedOut = async (): Promise<number> => {
        const { rows } = await trx.raw<{ rows: [{ calls: number }] }>(
          `select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions where funcname = 'partners_value_orders'`,
        );
        return rows[0].calls;
      };
      await trx.raw(
        `insert into partners_attributions (order_id, customer_id, email_key, email_masked, currency, net_paid_minor, outcome, flagged_for_review,
           paid_at)
         values (gen_random_uuid(), gen_random_uuid(), '\\x00', '', 'USD', 100, 'no_click', false, now())`,
      );
      const alone = await workedOut();
      await trx.raw('select partners_value_orders(array[:id::uuid])', { id: randomUUID() });
      return { alone, whenAsked: await workedOut() };
    });
    expect(asked).toEqual({ alone: 0, whenAsked: 1 });
  });
});
