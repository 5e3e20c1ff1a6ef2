import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { loadContract } from './contract/load-contract.ts';

/** Rows of each list: more than are counted, always three of one moment, some of which is not a whole millisecond. */
const ROWS = 1_040;
const AT = `timestamptz '2026-01-01' + (n / 3) * interval '1 minute' + n / 6 % 2 * interval '123 microseconds'`;
const webhookId = randomUUID();
const clickId = randomUUID();
const brandId = randomUUID();

let api: TestApi;
let admin: { Authorization: string };
let brand: { Authorization: string };
let owner: { Authorization: string };
let ownerId: string;

/** Where a list is read, what its entries and their ids are called, and as whom. */
const lists: Record<
  string,
  { path: string; entries: string; id: string; as: () => { Authorization: string } }
> = {
  listAdminOrders: { path: '/api/admin/orders', entries: 'orders', id: 'order_id', as: () => admin },
  listAuditLog: { path: '/api/admin/audit-log', entries: 'entries', id: 'id', as: () => admin },
  listContactMessages: {
    path: '/api/admin/contact-messages',
    entries: 'messages',
    id: 'id',
    as: () => admin,
  },
  listSubscribers: { path: '/api/admin/newsletter', entries: 'subscribers', id: 'email', as: () => admin },
  listUsers: { path: '/api/admin/users', entries: 'users', id: 'id', as: () => admin },
  listUsersFallback: { path: '/api/users', entries: 'users', id: 'id', as: () => admin },
  listDeliveries: {
    path: `/api/integrations/webhooks/${webhookId}/deliveries`,
    entries: 'deliveries',
    id: 'id',
    as: () => owner,
  },
  listOwnBrandOrders: { path: '/api/brand/orders', entries: 'orders', id: 'order_id', as: () => brand },
};
const ids = Object.keys(lists);

async function fill(): Promise<void> {
  const { knex } = api.database;
  const many = (sql: string, values: Record<string, string> = {}) => knex.raw(sql, { rows: ROWS, ...values });
  await many(
    `insert into accounts_users (id, email, full_name, role, subscription_tier, intended_tier, created_at, updated_at)
     select gen_random_uuid(), 'u' || n || '@example.com', 'U ' || n, 'user', 'none', 'none', ${AT}, now()
     from generate_series(1, :rows) n`,
  );
  const { user: partner, bearer } = await api.signIn({ role: 'brand', email: 'school@example.com' });
  brand = bearer;
  await many(
    `insert into partners_brands (id, user_id, email, name, slug, rate_tenths, primary_color, secondary_color, description,
       status, created_at, updated_at)
     values (:brandId, :partner, 'school@example.com', 'School', 'school', 100, '#000000', '#000000', '', 'active', now(), now())`,
    { brandId, partner: partner.id },
  );
  await many(
    `insert into partners_clicks (id, brand_id, bound, at, expires_at) values (:clickId, :brandId, true, now(), now())`,
    { clickId, brandId },
  );
  await many(
    `insert into ordering_orders (id, number, email, customer_name, placed_by, status, currency, total_minor, base_currency,
       base_total_minor, rate, placed_at, checked_at, click_id)
     select gen_random_uuid(), 'WW-' || n, 'u' || n || '@example.com', 'U', 'admin', 'pending', 'USD', n, 'USD', n, '1',
       ${AT}, now(), :clickId from generate_series(1, :rows) n`,
    { clickId },
  );
  await many(
    `insert into platform_audit (actor_id, action, subject, details, at)
     select null, 'a.b', 'order:' || n, '{}', ${AT} from generate_series(1, :rows) n`,
  );
  await many(
    `insert into visitors_contact_messages (id, name, email, subject, message, received_at)
     select gen_random_uuid(), 'U', 'u' || n || '@example.com', 'Chart', 'Hello', ${AT} from generate_series(1, :rows) n`,
  );
  await many(
    `insert into visitors_newsletter (id, email, requested_at, confirmed_at)
     select gen_random_uuid(), 'u' || n || '@example.com', ${AT}, ${AT} from generate_series(1, :rows) n`,
  );
  await many(
    `insert into integrations_webhooks (id, user_id, url, events, created_at, status)
     values (:webhookId, :ownerId, 'https://example.com/', '{order.paid}', now(), 'active')`,
    { webhookId, ownerId },
  );
  await many(
    `insert into integrations_deliveries (id, webhook_id, event, body, created_at, status)
     select gen_random_uuid(), :webhookId, 'order.paid', '{}', ${AT}, 'delivered' from generate_series(1, :rows) n`,
    { webhookId },
  );
}

beforeAll(async () => {
  api = await startTestApi();
  admin = (await api.signIn({ role: 'admin' })).bearer;
  const signedIn = await api.signIn({ role: 'user' });
  owner = signedIn.bearer;
  ownerId = signedIn.user.id;
  await fill();
});
afterAll(() => api.close());

async function read(list: string, query: object) {
  const { path, entries, id, as } = lists[list] ?? { path: '', entries: '', id: '', as: () => admin };
  const { body } = await api.request.get(path).query(query).set(as()).expect(200);
  const rows: Record<string, string>[] = body[entries];
  return { keys: rows.map((row) => row[id]), meta: body.meta };
}

const refused = async (path: string, query: object, bearer: { Authorization: string }) => {
  const { body } = await api.request.get(path).query(query).set(bearer).expect(400);
  return body;
};

describe('lists that grow', () => {
  it('are the lists of the contract with a cursor, beside the statements of credits', () => {
    const named = loadContract().operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'cursor'),
    );
    const own = ['getCreditStatement', 'getUserStatement'];
    expect(named.map(({ id }) => id).toSorted()).toEqual([...ids, ...own].toSorted());
  });

  it.each(ids)('%s goes on behind the last entry, whatever was added meanwhile, and ends', async (list) => {
    const whole: unknown[] = [];
    for (let page = 1; page <= 11; page++) whole.push(...(await read(list, { page, pageSize: 100 })).keys);
    const found: unknown[] = [];
    let cursor: string | null | undefined;
    do {
      const { keys, meta } = await read(list, { pageSize: 100, ...(cursor && { cursor }) });
      found.push(...keys);
      cursor = meta.next_cursor;
      // What is newer than the place is on no later page.
      if (list === 'listAdminOrders' && found.length === 100)
        await api.database.knex.raw(
          `insert into ordering_orders (id, number, email, customer_name, placed_by, status, currency, total_minor, base_currency,
             base_total_minor, rate, placed_at, checked_at)
           values (gen_random_uuid(), 'WW-new', 'n@example.com', 'N', 'admin', 'pending', 'USD', 1, 'USD', 1, '1', now(), now())`,
        );
    } while (cursor);
    expect(found).toEqual(whole);
    expect(new Set(found).size).toBeGreaterThanOrEqual(ROWS);
  });

  it.each(ids)('%s counts its pages from the cursor on', async (list) => {
    const first = await read(list, { pageSize: 10 });
    const second = await read(list, { pageSize: 10, cursor: first.meta.next_cursor });
    const { keys, meta } = await read(list, { pageSize: 5, page: 2, cursor: first.meta.next_cursor });
    expect(keys).toEqual(second.keys.slice(5));
    expect(meta.page).toBe(2);
  });

  it.each(['listAuditLog', 'listDeliveries', 'listOwnBrandOrders'])(
    '%s says that there are more than it has counted',
    async (list) => {
      expect((await read(list, { pageSize: 20 })).meta).toMatchObject({
        page: 1,
        pages: 51,
        total: 1000,
        total_is_exact: false,
      });
      const last = await read(list, { pageSize: 20, page: 52 });
      expect(last.keys).toHaveLength(20);
      expect(last.meta.total_is_exact).toBe(true);
      expect(last.meta.pages).toBeGreaterThanOrEqual(52);
      expect((await read(list, { pageSize: 20, page: 51 })).meta).toMatchObject({
        pages: 52,
        total: 1020,
        total_is_exact: false,
      });
    },
  );

  it('count exactly where the total is stored, and what is searched for as far as that costs little', async () => {
    for (const list of ['listAdminOrders', 'listUsers', 'listSubscribers', 'listContactMessages']) {
      const { meta } = await read(list, {});
      expect(meta.total_is_exact).toBe(true);
      expect(meta.total).toBeGreaterThanOrEqual(ROWS);
      expect((await read(list, { q: '@example.com' })).meta).toMatchObject({
        total: 1000,
        total_is_exact: false,
      });
      expect((await read(list, { q: 'u1039@example.com' })).meta).toMatchObject({
        total: 1,
        total_is_exact: true,
      });
    }
  });

  it.each(['listAdminOrders', 'listUsers'])(
    '%s has a cursor upwards too, and none by another order',
    async (list) => {
      const upwards = { sort: 'created_at', order: 'asc', pageSize: 7 };
      const { meta } = await read(list, upwards);
      const { keys } = await read(list, { ...upwards, cursor: meta.next_cursor });
      expect(keys).toEqual((await read(list, { ...upwards, page: 2 })).keys);
      expect((await read(list, { sort: 'email' })).meta.next_cursor).toBeNull();
      const { path = '' } = lists[list] ?? {};
      expect((await refused(path, { sort: 'email', cursor: meta.next_cursor }, admin)).errors).toEqual([
        { field: 'cursor', message: 'goes with sort=created_at only' },
      ]);
    },
  );

  it.each(ids)('%s refuses what is no cursor of its own, and names the field', async (list) => {
    const { path, as } = lists[list] ?? { path: '', as: () => admin };
    const other = list === 'listAdminOrders' ? 'listAuditLog' : 'listAdminOrders';
    const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const cursors = [
      (await read(other, { pageSize: 1 })).meta.next_cursor,
      'nonsense',
      '\u{1F600}',
      write(null),
      write(['orders', 1e300, randomUUID()]),
      write(['audit', 1, '9'.repeat(30)]),
      write(['users', -1, randomUUID()]),
      write(['messages', 1, "' or 1 = 1"]),
    ];
    for (const cursor of cursors) {
      const problem = await refused(path, { cursor }, as());
      expect(problem).toMatchObject({
        code: 'request.invalid',
        errors: [{ field: 'cursor', message: 'must be the next_cursor of an answer of this list' }],
      });
    }
    expect((await refused(path, { cursor: 'x'.repeat(201) }, as())).errors[0].field).toBe('cursor');
  });
});
