import { generateKeyPairSync } from 'node:crypto';
import type { PublishedKey } from '../../../domain/shared-with-web/statement-check.ts';
import { PartnerWorld, type BrandShown } from '../../../testing/partner-world.ts';
import { placeReferred, refundReferred, signInAs } from '../../../testing/referred-orders.ts';
import { startTestApi } from '../../../testing/start-test-api.ts';
import { checkStatement } from '../../../../tools/verify-statement/check-statement.ts';

type Bearer = { Authorization: string };

let world: PartnerWorld;
beforeAll(async () => {
  world = await PartnerWorld.start();
});
afterAll(() => world.api.close());

/** A partner with a click on its link, signed in. */
async function partner(wanted: Record<string, unknown> = {}) {
  const { brand, clickId } = await world.referred(wanted);
  return { brand, clickId, bearer: await signInAs(world.api, brand.email) };
}

const get = (path: string, bearer: Bearer) => world.api.request.get(`/api/brand${path}`).set(bearer);

async function pay(month: string) {
  const post = (path: string, body: object, key: string) =>
    world.api.request
      .post(`/api/admin/payouts${path}`)
      .set({ ...world.admin, 'Idempotency-Key': key })
      .send(body);
  const { payout } = (await post('', { month }, `make-${month}`).expect(201)).body;
  await post(`/${payout.id}/approve`, {}, `approve-${month}`).expect(200);
  await post(`/${payout.id}/paid`, {}, `paid-${month}`).expect(200);
}

describe('the own brand', () => {
  it('[O-132] is read', async () => {
    const { brand, bearer } = await partner();
    expect((await get('/profile', bearer).expect(200)).body.brand).toMatchObject({
      id: brand.id,
      email: brand.email,
      commission_rate: 10,
      primary_color: '#00d4ff',
    });
  });

  it('[O-133] [O-106] is changed in its looks alone', async () => {
    const { brand, bearer } = await partner();
    const before = (await get('/profile', bearer).expect(200)).body.brand;
    const look = {
      name: 'New Name',
      logo_url: 'https://example.com/logo.png',
      website: 'https://example.com',
      primary_color: 'rebeccapurple',
      secondary_color: '#102030',
      description: 'We teach.',
    };
    const others = {
      email: 'else@example.com',
      slug: 'else',
      status: 'inactive',
      commission_rate: 90,
      created_at: '2020-01-01T00:00:00Z',
      id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d11',
    };
    world.api.clock.pass({ minutes: 1 });
    const patch = (body: object) => world.api.request.patch('/api/brand/profile').set(bearer).send(body);
    const after = (await patch({ ...look, ...others }).expect(200)).body.brand;
    expect(after).toEqual({ ...before, ...look, updated_at: world.api.clock.now().toISOString() });
    expect((await get('/profile', bearer)).body.brand).toEqual(after);
    const refused = await patch({ logo_url: 'javascript:alert(1)' }).expect(400);
    expect(refused.body).toMatchObject({ error: expect.any(String), errors: [{ field: 'logo_url' }] });
    expect((await patch({ website: '' }).expect(200)).body.brand.website).toBeNull();
    const logged = await world.api.database.knex('platform_audit').where({ subject: `brand:${brand.id}` });
    expect(logged.filter(({ action }) => action === 'partners.brand_changed')).toHaveLength(2);
  });

  it('is not there for an account whose partner was deleted', async () => {
    const { brand, bearer } = await partner();
    await world.api.request.delete(`/api/admin/brands/${brand.id}`).set(world.admin).expect(204);
    for (const path of [
      '/profile',
      '/dashboard/stats',
      '/orders',
      '/analytics',
      '/statements',
      '/statements/2026-03',
    ])
      expect((await get(path, bearer).expect(404)).body.code).toBe('partners.brand_not_found');
    await world.api.request.patch('/api/brand/profile').set(bearer).send({ name: 'X' }).expect(404);
  });
});

describe('orders through the own link', () => {
  let school: Awaited<ReturnType<typeof partner>>;
  let ids: Record<'pending' | 'cancelled' | 'paid' | 'part' | 'all' | 'own', string>;

  beforeAll(async () => {
    school = await partner({ commission_rate: 12.5 });
    const order = async (order: Partial<Parameters<typeof placeReferred>[1]>) => {
      world.api.clock.pass({ minutes: 1 });
      return placeReferred(world.api, { clickId: school.clickId, ...order });
    };
    ids = {
      pending: await order({ status: 'pending', email: 'wait@example.org' }),
      cancelled: await order({ status: 'cancelled' }),
      paid: await order({
        minor: 6501,
        currency: 'JPY',
        rate: '162.525',
        email: 'ada@example.org',
        items: [
          { type: 'package', name: '=Professional' },
          { type: 'credits', name: '100 Credits', credits: 100 },
        ],
      }),
      part: await order({ items: [{ type: 'credits', name: 'Endless', credits: 'unlimited' }] }),
      all: await order({}),
      own: await order({ email: school.brand.email }),
    };
    await refundReferred(world.api, ids.part, { minor: 2900, status: 'partly_refunded' });
    await refundReferred(world.api, ids.all, { minor: 12_900, status: 'refunded' });
  });

  const list = async (query: string) => (await get(`/orders${query}`, school.bearer).expect(200)).body;
  const found = async (query: string) =>
    (await list(query)).orders.map(({ order_id }: { order_id: string }) => order_id);

  it('[O-073] [O-135] come newest first with what each earned, customers masked', async () => {
    const answer = await get('/orders', school.bearer).expect(200);
    expect(answer.text).not.toMatch(/ada@|wait@|customer@/);
    const { orders, meta } = answer.body;
    expect(meta).toEqual({ page: 1, pages: 1, total: 6, total_is_exact: true, next_cursor: null });
    const by = Object.fromEntries(
      Object.entries(ids).map(([name, id]) => [
        name,
        orders.find(({ order_id }: { order_id: string }) => order_id === id),
      ]),
    );
    expect(orders[0]).toBe(by['own']);
    const none = { commission_amount: 0, commission_status: null };
    expect(by['pending']).toMatchObject({
      ...none,
      payment_status: 'pending',
      earned: null,
      email: 'w***@example.org',
    });
    expect(by['cancelled']).toMatchObject({ ...none, payment_status: 'cancelled', earned: null });
    expect(by['own']).toMatchObject({ ...none, payment_status: 'paid', earned: false });
    expect(by['paid']).toMatchObject({
      currency: 'JPY',
      total_amount: 6501,
      commission_amount: 813,
      commission_status: 'pending',
      earned: true,
      email: 'a***@example.org',
      items: [
        { type: 'package', name: '=Professional', credits: null },
        { type: 'credits', name: '100 Credits', credits: 100 },
      ],
    });
    expect(by['part']).toMatchObject({
      payment_status: 'partly_refunded',
      total_amount: 129,
      refunded_amount: 29,
      commission_amount: 12.5,
      items: [{ credits: 'unlimited' }],
    });
    expect(by['all']).toMatchObject({ payment_status: 'refunded', ...none, commission_status: 'reversed' });
  });

  it('[W-364] tell customers apart by a label, who have none before an order of theirs is paid', async () => {
    const { orders } = await list('');
    const labels = orders.map(({ customer_label }: { customer_label: string | null }) => customer_label);
    expect(
      labels.filter((label: string | null) => label !== null && /^[2-9A-Z]{6}$/.test(label)),
    ).toHaveLength(4);
    expect(new Set(labels.filter((label: string | null) => label !== null)).size).toBe(4);
  });

  it('[O-135] page, filter and are searched by whole address or beginning of an id', async () => {
    const first = await list('?page=1&pageSize=4');
    const second = await list('?page=2&pageSize=4');
    expect([first.orders.length, second.orders.length, second.meta]).toEqual([
      4,
      2,
      { page: 2, pages: 2, total: 6, total_is_exact: true, next_cursor: null },
    ]);
    expect(await found('?order=asc')).toEqual((await found('')).toReversed());
    expect(await found('?status=pending')).toEqual([ids.pending]);
    expect(await found('?status=cancelled')).toEqual([ids.cancelled]);
    expect(await found('?status=paid')).toEqual([ids.own, ids.all, ids.part, ids.paid]);
    expect(await found('?status=refunded')).toEqual([ids.all]);
    expect(await found('?q=ADA@example.org')).toEqual([ids.paid]);
    expect(await found('?q=ada@example')).toEqual([]);
    expect(await found(`?q=${ids.part.slice(0, 13)}`)).toEqual([ids.part]);
    expect(await found(`?q=WW-${ids.part.replaceAll('-', '').slice(0, 10).toUpperCase()}`)).toEqual([
      ids.part,
    ]);
    expect(await found('?q=%25')).toEqual([]);
    expect(await found(`?q=${ids.part.slice(0, 13)}&status=pending`)).toEqual([]);
    await get('/orders?status=all', school.bearer).expect(400);
  });

  it('come as CSV of what is filtered, which cannot run a formula', async () => {
    const answer = await get('/orders?status=paid&pageSize=1', school.bearer)
      .set('Accept', 'text/csv')
      .expect(200);
    const rows = answer.text.trim().split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)).toContain(",'=Professional; 100 Credits,JPY,6501,0,813,paid,pending,");
    expect(answer.headers['content-disposition']).toContain('orders.csv');
  });

  it('[O-072] [O-134] add up to figures in the base currency, over the days that are asked for', async () => {
    const stats = (await get('/dashboard/stats?days=30', school.bearer).expect(200)).body.stats;
    expect(stats).toEqual({
      days: 30,
      currency: 'USD',
      total_orders: 4,
      total_revenue: 269, // 40 + 100 + 0 + 129
      total_commission: 17.5, // 813 yen of 6501, which were 40 dollars, and 12.50
      pending_commission: 17.5,
      payable_commission: 0,
      paid_commission: 0,
      commission_rate: 12.5,
    });
    for (const days of ['5', '0', 'x']) await get(`/dashboard/stats?days=${days}`, school.bearer).expect(400);
  });

  it('[O-074] [O-137] add up by day and by customer in the base currency', async () => {
    const analytics = (await get('/analytics?days=30', school.bearer).expect(200)).body;
    const today = world.api.clock.now().toISOString().slice(0, 10);
    expect(analytics.revenue_over_time).toEqual([{ date: today, orders: 4, revenue: 269, commission: 17.5 }]);
    expect(analytics.top_customers).toHaveLength(4);
    const own = (await list('')).orders.map(
      ({ customer_label }: { customer_label: string }) => customer_label,
    );
    expect(own).toContain(analytics.top_customers[0].customer_label);
    expect(analytics.top_customers[0]).toEqual({
      customer_label: expect.any(String),
      email: expect.stringMatching(/^s\*\*\*@/),
      order_count: 1,
      total_spent: 129,
      total_commission: 0,
    });
    expect((await get('/analytics', school.bearer)).body.days).toBe(30);
  });

  it('[O-105] are seen by the partner alone', async () => {
    const other = await partner();
    expect((await get('/orders', other.bearer)).body.meta.total).toBe(0);
    expect((await get(`/orders?q=${ids.paid}`, other.bearer)).body.orders).toEqual([]);
    expect((await get('/dashboard/stats', other.bearer)).body.stats).toMatchObject({
      days: null,
      total_orders: 0,
    });
    expect((await get('/analytics?days=365', other.bearer)).body).toMatchObject({
      revenue_over_time: [],
      top_customers: [],
    });
    await get(`/orders/${ids.paid}/commission`, other.bearer).expect(404);
  });

  it('placed under another base currency count at what that is worth today', async () => {
    const { knex } = world.api.database;
    const [euro] = await knex('currencies_currencies').where({ code: 'EUR' }).select('rate');
    const placed = () => knex('ordering_orders').whereIn('id', Object.values(ids));
    await placed().update({ base_currency: 'EUR' });
    await knex('currencies_currencies').where({ code: 'EUR' }).update({ rate: '0.5' });
    const { stats } = (await get('/dashboard/stats', school.bearer).expect(200)).body;
    expect(stats).toMatchObject({ currency: 'USD', total_revenue: 538, total_commission: 35 });
    await placed().update({ base_currency: 'USD' });
    await knex('currencies_currencies').where({ code: 'EUR' }).update(euro);
  });
});

describe('statements', () => {
  const keysOf = async (): Promise<PublishedKey[]> =>
    (await world.api.request.get('/api/statements/keys').expect(200)).body.keys;
  const statement = async (brand: BrandShown, month: string) =>
    (await get(`/statements/${month}`, await signInAs(world.api, brand.email)).expect(200)).body;

  it('[D-091] [W-363] tell a month, are issued once, carry over what refunds owe, and verify', async () => {
    const month = () => world.api.clock.now().toISOString().slice(0, 7);
    const { brand, clickId } = await partner();
    const start = month();
    const orderId = await placeReferred(world.api, { clickId });
    const running = await statement(brand, start);
    expect(running).toMatchObject({
      complete: false,
      totals: [{ opening: '0.00', earned: '12.90', closing: '12.90' }],
    });
    await world.waitDays(62);
    const open = (await get('/dashboard/stats', await signInAs(world.api, brand.email))).body.stats;
    expect([open.total_commission, open.pending_commission, open.payable_commission]).toEqual([
      12.9, 0, 12.9,
    ]);
    await pay(month());
    const paidIn = month();
    await world.waitDays(31);
    await refundReferred(world.api, orderId, { minor: 6450, status: 'partly_refunded' });
    const { stats } = (await get('/dashboard/stats', await signInAs(world.api, brand.email))).body;
    expect(stats).toMatchObject({
      total_commission: 6.45,
      paid_commission: 12.9,
      pending_commission: 0,
      payable_commission: -6.45,
    });
    const first = await statement(brand, start);
    expect(first).toMatchObject({ complete: true, month: start, brand: { id: brand.id, slug: brand.slug } });
    expect(first.orders).toMatchObject([
      { order_id: orderId, net_paid: '129.00', commission: '12.90', commission_rate: '10' },
    ]);
    expect(await statement(brand, paidIn)).toMatchObject({
      payouts: [{ amount: '12.90', currency: 'EUR', month: paidIn }],
      entries: [],
      totals: [{ opening: '12.90', earned: '0.00', reversed: '0.00', paid_out: '12.90', closing: '0.00' }],
    });
    const last = await statement(brand, month());
    expect(last.totals).toMatchObject([{ opening: '0.00', reversed: '-6.45', closing: '-6.45' }]);
    world.api.clock.pass({ hours: 1 });
    expect(await statement(brand, start)).toEqual(first);
    const keys = await keysOf();
    for (const each of [running, first, last])
      expect(checkStatement(JSON.stringify(each), keys)).toMatchObject({ valid: true });
    const forged = JSON.stringify(last).replace('-6.45', '-0.45');
    expect(checkStatement(forged, keys)).toMatchObject({ valid: false, fault: 'changed' });
  });

  it('are there from the month in which the partner was taken on until now, and for nobody else', async () => {
    const { brand, bearer } = await partner();
    const now = world.api.clock.now().toISOString().slice(0, 7);
    const { statements } = (await get('/statements', bearer).expect(200)).body;
    expect(statements).toEqual([{ month: now, complete: false }]);
    expect((await get('/statements/2020-01', bearer).expect(404)).body.code).toBe(
      'partners.statement_not_found',
    );
    await get('/statements/2099-01', bearer).expect(404);
    await get('/statements/2026-13', bearer).expect(400);
    expect((await statement(brand, now)).orders).toEqual([]);
    await world.api.request.get(`/api/brand/statements/${now}`).set(world.admin).expect(403);
  });

  it('[D-091] stay verifiable when the key changes', async () => {
    const { brand } = await partner();
    const month = world.api.clock.now().toISOString().slice(0, 7);
    const old = await statement(brand, month);
    const { privateKey } = generateKeyPairSync('ed25519');
    const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    const renewed = await startTestApi({ replicaOf: world.api, settings: { STATEMENT_KEY: key } });
    const fresh = (
      await renewed.request
        .get(`/api/brand/statements/${month}`)
        .set(await signInAs(world.api, brand.email))
        .expect(200)
    ).body;
    await renewed.close();
    expect(fresh.key_id).not.toBe(old.key_id);
    const keys = await keysOf();
    for (const each of [old, fresh])
      expect(checkStatement(JSON.stringify(each), keys)).toMatchObject({ valid: true });
  });
});

describe('the export of orders', () => {
  it('holds every order however many there are, each once', async () => {
    const { clickId, bearer } = await partner();
    // Many of one instant, so that pieces of the export meet between orders of the same time.
    await world.api.database.knex.raw(
      `insert into ordering_orders (id, number, email, customer_name, placed_by, status, currency, total_minor, base_currency,
         base_total_minor, rate, click_id, placed_at, checked_at)
       select gen_random_uuid(), 'WW-EXPORT' || n, 'ada@example.org', 'Ada', 'guest', 'pending', 'USD', 100, 'USD', 100, 1, ?,
         now() - (n % 3) * interval '1 day', now()
       from generate_series(1, 2500) n`,
      [clickId],
    );
    for (const order of ['asc', 'desc']) {
      const answer = await get(`/orders?order=${order}`, bearer).set('Accept', 'text/csv').expect(200);
      const numbers = answer.text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[1]);
      expect([numbers.length, new Set(numbers).size]).toEqual([2500, 2500]);
    }
  });
});
