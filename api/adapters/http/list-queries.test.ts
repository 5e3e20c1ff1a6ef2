import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { statementsDuring } from '../../testing/statements-during.ts';
import { loadContract } from './contract/load-contract.ts';

/** Every list that is read page by page. */
const lists = loadContract().operations.filter(
  ({ method, parameters, path }) =>
    method === 'get' && !path.includes('{') && parameters.some(({ name }) => name === 'pageSize'),
);
/** As many queries as any page may need, with everything that is known of the caller. */
const MOST = 12;
const ROWS = 30;
/** Deep enough to be reached from the nearer end. */
const DEEP_ROWS = 10_100;

let api: TestApi;
let admin: { Authorization: string };
let brand: { Authorization: string };

const many = (sql: string, rows = ROWS) => api.database.knex.raw(sql, { rows });

/** Rows behind the lists, by the table that a list is of. */
async function fill(): Promise<void> {
  const { user, bearer } = await api.signIn({ role: 'brand', email: 'school@example.com' });
  brand = bearer;
  await many(
    `insert into accounts_users (id, email, full_name, role, subscription_tier, intended_tier, created_at, updated_at)
     select gen_random_uuid(), 'u' || n || '@example.com', 'U ' || n, 'user', 'none', 'none', now(), now()
     from generate_series(1, :rows) n`,
  );
  await many(
    `insert into partners_brands (id, user_id, email, name, slug, rate_tenths, primary_color, secondary_color, description,
       status, created_at, updated_at)
     select gen_random_uuid(), id, email, full_name, 'u-' || row_number() over (), 100, '#000000', '#000000', '', 'active',
       now(), now() from accounts_users where email like 'u%'`,
  );
  await api.database.knex('partners_brands').insert({
    ...(await api.database.knex('partners_brands').first()),
    id: randomUUID(),
    user_id: user.id,
    email: user.email,
    slug: 'school',
  });
  await many(
    `insert into ordering_orders (id, number, email, customer_name, placed_by, status, currency, total_minor, base_currency,
       base_total_minor, rate, placed_at, checked_at)
     select gen_random_uuid(), 'WW-' || n, 'u' || n || '@example.com', 'U', 'admin', 'pending', 'USD', n, 'USD', n, '1',
       now() - n * interval '1 minute', now() from generate_series(1, :rows) n`,
    DEEP_ROWS,
  );
  await many(
    `insert into ordering_lines (id, order_id, place, item_id, type, name, price_minor, quantity, credits)
     select gen_random_uuid(), id, 0, 'c', 'credits', 'C', total_minor, 1, 1 from ordering_orders`,
  );
  await many(
    `insert into platform_audit (actor_id, action, subject, details, at)
     select (select id from accounts_users where email = 'u' || n || '@example.com'), 'a.b', 'order:' || n, '{}', now()
     from generate_series(1, :rows) n`,
  );
}

beforeAll(async () => {
  api = await startTestApi();
  admin = (await api.signIn({ role: 'admin' })).bearer;
  await fill();
});
afterAll(() => api.close());

/** The queries that one page takes, and how many rows it has. */
async function ask(path: string, query: object, bearer: { Authorization: string }) {
  const { sent, answer } = await statementsDuring(api, () =>
    api.request.get(`/api${path}`).query(query).set(bearer).expect(200),
  );
  const rows: unknown[] = Object.values<unknown>(answer.body).find(Array.isArray) ?? [];
  return { queries: sent.length, rows: rows.length };
}

describe('a page of a list takes as many queries with 20 rows as with 2', () => {
  it('covers the lists of the contract', () => {
    expect(lists.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listAdminOrders', 'listUsers', 'listBrands']),
    );
  });

  it.each(lists.map((list) => [list.id, list] as const))('%s', async (_id, { path, access }) => {
    const bearer = access.includes('admin') ? admin : brand;
    // Some figures are counted once and cached.
    await ask(path, { pageSize: 2 }, bearer);
    const few = await ask(path, { pageSize: 2 }, bearer);
    const more = await ask(path, { pageSize: 20 }, bearer);
    expect(more.queries).toBe(few.queries);
    expect(more.queries).toBeLessThanOrEqual(MOST);
  });

  it.each(['listAdminOrders', 'listUsers', 'listUsersFallback', 'listBrands', 'listAuditLog'])(
    '%s has the rows for it',
    async (id) => {
      const path = lists.find((list) => list.id === id)?.path ?? '';
      expect((await ask(path, { pageSize: 20 }, admin)).rows).toBe(20);
    },
  );
});

describe('[W-387] a page behind the last one is the last one, with its own number', () => {
  it.each(lists.map((list) => [list.id, list] as const))('%s', async (_id, { path, access }) => {
    const bearer = access.includes('admin') ? admin : brand;
    const read = async (page: number) => {
      const query = { page, pageSize: 7 };
      return (await api.request.get(`/api${path}`).query(query).set(bearer).expect(200)).body;
    };
    const { meta, ...behind } = await read(100_000);
    expect(meta.page).toBe(meta.pages);
    expect(Object.values<unknown>(behind).find(Array.isArray)).toHaveLength(
      meta.total && ((meta.total - 1) % 7) + 1,
    );
    expect({ meta, ...behind }).toEqual(await read(meta.pages));
  });

  it('also behind a cursor', async () => {
    const get = async (query: object) =>
      (
        await api.request
          .get('/api/admin/orders')
          .query({ pageSize: 60, ...query })
          .set(admin)
      ).body;
    const cursor = (await get({ page: 168 })).meta.next_cursor;
    const { orders, meta } = await get({ cursor, page: 999 });
    expect([orders.length, meta.page, meta.total]).toEqual([20, 1, 20]);
  });
});

describe('a page behind the middle of all orders', () => {
  const numbers = async (query: object) => {
    const { body } = await api.request.get('/api/admin/orders').query(query).set(admin).expect(200);
    expect(body.meta.total).toBe(DEEP_ROWS);
    return body.orders.map(({ number }: { number: string }) => Number(number.slice(3)));
  };

  it('is the one that it would be from the front', async () => {
    expect(await numbers({ page: 3, pageSize: 4 })).toEqual([9, 10, 11, 12]);
    expect(await numbers({ page: 3000, pageSize: 3 })).toEqual([8998, 8999, 9000]);
    expect(await numbers({ page: 145, pageSize: 70 })).toHaveLength(20);
    expect((await numbers({ page: 145, pageSize: 70 })).at(-1)).toBe(DEEP_ROWS);
    expect(await numbers({ page: 90_000, pageSize: 70 })).toEqual(await numbers({ page: 145, pageSize: 70 }));
    const dearest = { sort: 'total_amount', order: 'asc', page: 3000, pageSize: 3 };
    expect(await numbers(dearest)).toEqual([8998, 8999, 9000]);
  });
});
