import { randomUUID } from 'node:crypto';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeAnalysis } from '../../../testing/store-analysis.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';

let api: TestApi;
let admin: { Authorization: string };
beforeEach(async () => {
  api = await startTestApi();
  admin = (await api.signIn({ role: 'admin' })).bearer;
});
afterEach(() => api.close());

const daysAgo = (days: number): Date => new Date(api.clock.now().getTime() - days * DAY_MS);
const table = (name: string) => api.database.knex(name);

interface Sold {
  at?: Date;
  minor?: number;
  /** The order's base currency, and its own. */
  currency?: string;
  item?: string;
  paid?: boolean;
}

/** An order with one line, straight into the books; its id. */
async function sell({
  at = api.clock.now(),
  minor = 10_000,
  currency = 'USD',
  item = 'starter',
  paid = true,
}: Sold) {
  const id = randomUUID();
  await table('ordering_orders').insert({
    id,
    number: id.slice(0, 8),
    email: 'customer@example.org',
    customer_name: 'Customer',
    placed_by: 'guest',
    status: paid ? 'paid' : 'pending',
    currency,
    total_minor: minor,
    base_currency: currency,
    base_total_minor: minor,
    rate: '1',
    placed_at: at,
    checked_at: at,
    paid_at: paid ? at : null,
  });
  const line = {
    id: randomUUID(),
    order_id: id,
    place: 0,
    item_id: item,
    type: 'package',
    name: `The ${item}`,
  };
  await table('ordering_lines').insert({ ...line, price_minor: minor, quantity: 1 });
  return id;
}

async function refund(orderId: string, minor: number): Promise<void> {
  const at = api.clock.now();
  const row = {
    id: randomUUID(),
    order_id: orderId,
    amount_minor: minor,
    reason: 'Asked for',
    created_at: at,
  };
  await table('ordering_refunds').insert({ ...row, status: 'pending' });
  await table('ordering_refunds').where({ id: row.id }).update({ status: 'succeeded', settled_at: at });
}

const read = async (path: string) => (await api.request.get(path).set(admin).expect(200)).body;
const overview = () => read('/api/admin/analytics/overview');

describe('the overview', () => {
  it('[O-109] [D-106] adds up what was sold, and compares with the days before', async () => {
    const { user } = await api.signIn({ createdAt: daysAgo(40) });
    await storeAnalysis(api, user.id);
    await sell({ at: daysAgo(100), minor: 50_000 });
    await sell({ at: daysAgo(45), minor: 20_000 });
    await sell({ at: daysAgo(30), minor: 20_000 });
    await refund(await sell({ at: daysAgo(29), minor: 60_000 }), 10_000);
    await sell({ paid: false });
    expect(await overview()).toMatchObject({
      currency: 'USD',
      period_days: 30,
      totals: { revenue: 1_400, users: 1, active_users: 1, orders: 5, credits_used: 0 },
      changes: {
        revenue: { now: 500, before: 400, percent: 25 },
        users: { now: 0, before: 1, percent: -100 },
        orders: { now: 2, before: 2, percent: 0 },
        credits_used: { now: 0, before: 0, percent: null },
      },
    });
  });

  it('[W-361] counts as active who signed in, or called the API with a key, in the last 30 days', async () => {
    const [away, caller] = [await api.signIn(), await api.signIn(), await api.signIn()];
    const sessions = (userId: string) => table('accounts_sessions').where({ user_id: userId });
    const firstDay = `${daysAgo(29).toISOString().slice(0, 10)}T00:00:00Z`;
    await sessions(away.user.id).update({ last_used_at: new Date(Date.parse(firstDay) - 1) });
    await sessions(caller.user.id).delete();
    expect((await overview()).totals).toMatchObject({ users: 3, active_users: 1 });
    await sessions(away.user.id).update({ last_used_at: firstDay });
    expect((await overview()).totals).toMatchObject({ users: 3, active_users: 2 });
    await table('integrations_api_keys').insert({
      id: randomUUID(),
      user_id: caller.user.id,
      name: 'Bot',
      prefix: 'wk_abcdefgh',
      key_hash: Buffer.alloc(32),
      scopes: ['analyses'],
      created_at: daysAgo(90),
      last_used_at: daysAgo(2),
    });
    expect((await overview()).totals).toMatchObject({ users: 3, active_users: 3 });
    await table('accounts_users').where({ id: away.user.id }).update({ password_hash: null });
    expect((await overview()).totals).toMatchObject({ users: 2, active_users: 2 });
  });

  it('[D-107] comes as CSV, one figure a line', async () => {
    await sell({ at: daysAgo(45), minor: 40_000 });
    await sell({ at: daysAgo(29), minor: 50_000 });
    const request = api.request.get('/api/admin/analytics/overview').set(admin).set('Accept', 'text/csv');
    const { text, headers } = await request.expect(200);
    expect(headers['content-disposition']).toContain('wickwise-overview.csv');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'figure,unit,total,last_30_days,30_days_before,change_percent',
      'revenue,USD,900.00,500.00,400.00,25',
    ]);
  });

  it('keeps its sums with whatever becomes of an order', async () => {
    const bought = await checkout(api, { cart: carts.credits }).expect(201);
    const { total_minor: minor, order_id: id } = (await overview()).recent_orders[0];
    const row = await table('ordering_orders').where({ id }).first();
    expect(bought.status).toBe(201);
    expect(minor).toBe(5_000);
    const gross = Number(row.base_total_minor) / 100;
    expect((await overview()).totals).toMatchObject({ revenue: gross, orders: 1 });

    const dropped = await sell({ paid: false });
    await table('ordering_orders')
      .where({ id: dropped })
      .update({ status: 'cancelled', cancelled_at: daysAgo(0) });
    expect((await overview()).totals).toMatchObject({ revenue: gross, orders: 2 });
    await table('ordering_orders').where({ id: dropped }).delete();
    await refund(id, minor);
    expect((await overview()).totals).toMatchObject({ revenue: 0, orders: 1 });
  });

  it('counts an order in a former base at the rate of today', async () => {
    await table('currencies_currencies').where({ code: 'EUR' }).update({ rate: '0.8' });
    await sell({ minor: 10_000 });
    await sell({ minor: 8_000, currency: 'EUR' });
    expect((await overview()).totals.revenue).toBe(200);
  });

  it('[O-005] lists the 5 orders placed last, newest first', async () => {
    const ids: string[] = [];
    for (let n = 7; n > 0; n -= 1) ids.unshift(await sell({ at: daysAgo(n), paid: n % 2 === 0 }));
    const { recent_orders: recent } = await overview();
    expect(recent.map((order: { order_id: string }) => order.order_id)).toEqual(ids.slice(0, 5));
    expect(recent[1]).toMatchObject({
      email: 'customer@example.org',
      total_amount: 100,
      currency: 'USD',
      payment_status: 'paid',
      items: [{ id: 'starter', type: 'package', name: 'The starter', quantity: 1 }],
      created_at: daysAgo(2).toISOString(),
    });
  });
});

describe('[D-108] the analytics', () => {
  it('[O-039] [D-107] have every one of 30, 90 or 365 days, as JSON or as CSV', async () => {
    await sell({ at: daysAgo(365), minor: 70_000 });
    for (const days of [30, 90, 365]) {
      await sell({ at: daysAgo(days - 1), minor: 30_000 });
      const answer = await read(`/api/admin/analytics?days=${days}`);
      expect(answer.revenue_over_time).toHaveLength(days);
      expect(answer.revenue_over_time[0]).toMatchObject({ orders: 1, revenue: 300, refunded: 0 });
      expect(answer.revenue_over_time.at(-1)).toMatchObject({ date: '2026-03-02', orders: 0, revenue: 0 });
      expect(answer.credits_over_time).toHaveLength(days);
      expect(answer.readings_over_time).toHaveLength(days);
    }
    const request = api.request.get('/api/admin/analytics?days=30').set(admin).set('Accept', 'text/csv');
    const lines = (await request.expect(200)).text.trim().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines[0]).toContain('date,orders_paid,revenue_usd');
    expect(lines[1]).toMatch(/^2026-02-01,1,300\.00,0\.00,/);
  });

  it('share the revenue out among what was sold', async () => {
    await sell({ item: 'expert', minor: 30_000 });
    await sell({ item: 'starter', minor: 5_000 });
    await sell({ item: 'starter', minor: 5_000 });
    await sell({ item: 'expert', paid: false });
    const { package_distribution: shares } = await read('/api/admin/analytics');
    expect(shares).toEqual([
      { id: 'expert', type: 'package', name: 'The expert', quantity: 1, revenue: 300, share: 75 },
      { id: 'starter', type: 'package', name: 'The starter', quantity: 2, revenue: 100, share: 25 },
    ]);
  });

  it('count an item when its order is paid, corrected or not, under the name it was sold by last', async () => {
    const id = await sell({ item: 'pro', paid: false });
    await sell({ item: 'pro', at: daysAgo(2) });
    await table('ordering_lines')
      .where({ order_id: id })
      .update({ quantity: 2, name: 'The new pro', price_minor: 5_000 });
    const items = async () => (await read('/api/admin/analytics')).package_distribution;
    expect(await items()).toMatchObject([{ name: 'The pro', quantity: 1, revenue: 100 }]);
    await table('ordering_orders')
      .where({ id })
      .update({ status: 'paid', paid_at: daysAgo(0) });
    expect(await items()).toMatchObject([{ name: 'The new pro', quantity: 3, revenue: 200 }]);
    await table('ordering_lines').where({ order_id: id }).update({ quantity: 1 });
    expect(await items()).toMatchObject([{ name: 'The new pro', quantity: 2, revenue: 150 }]);
    await table('ordering_lines').where({ order_id: id }).delete();
    expect(await items()).toMatchObject([{ id: 'pro', quantity: 1, revenue: 100 }]);
  });

  it('follow new accounts to their first purchase', async () => {
    const [reader, buyer] = [await api.signIn(), await api.signIn(), await api.signIn()];
    await storeAnalysis(api, reader.user.id);
    await storeAnalysis(api, buyer.user.id);
    await table('ordering_orders')
      .where({ id: await sell({}) })
      .update({ user_id: buyer.user.id });
    await table('ordering_orders')
      .where({ id: await sell({ paid: false }) })
      .update({ user_id: reader.user.id });
    const { conversion } = await read('/api/admin/analytics');
    expect(conversion).toEqual({ accounts: 3, analysed: 2, ordered: 2, paid: 1 });
    await table('accounts_users').where({ id: buyer.user.id }).update({ role: 'admin' });
    expect((await read('/api/admin/analytics')).conversion).toEqual({
      accounts: 2,
      analysed: 1,
      ordered: 1,
      paid: 0,
    });
  });

  it('[W-361] count no account that a purchase made, until somebody has claimed it', async () => {
    await checkout(api, { cart: carts.credits }).expect(201);
    const steps = async () => (await read('/api/admin/analytics')).conversion;
    expect(await table('accounts_users').where({ role: 'user' })).toHaveLength(1);
    expect(await steps()).toMatchObject({ accounts: 0, ordered: 0, paid: 0 });
    await table('accounts_users').where({ role: 'user' }).update({ password_hash: '$argon2id$claimed' });
    expect(await steps()).toMatchObject({ accounts: 1, ordered: 1 });
  });

  it('count credits as the journal has them, readings, refusals and faults, and time what was read', async () => {
    const { user } = await api.signIn();
    for (const seconds of [2, 4, 9]) {
      const id = await storeAnalysis(api, user.id);
      const ended = new Date(api.clock.now().getTime() + seconds * 1000);
      await table('analysis_analyses').where({ id }).update({ ended_at: ended });
    }
    const { symbol_key: _computed, ...stored } = await table('analysis_analyses').first();
    const failed = { ...stored, status: 'failed' };
    for (const name of ['trend_direction', 'confidence_level', 'coin_symbol', 'has_plan', 'refused'])
      delete failed[name];
    const row = { ...failed, analysis_json: null, reading: null, notices: '[]' };
    await table('analysis_analyses').insert({ ...row, id: randomUUID(), refusal: '{"code":"no_axis"}' });
    await table('analysis_analyses').insert({ ...row, id: randomUUID(), refusal: null });
    const { readings_over_time: days, credits_over_time, totals } = await read('/api/admin/analytics');
    const granted = await table('credits_lots').sum({ credits: 'granted' }).first();
    expect(credits_over_time.at(-1)).toMatchObject({
      granted: Number(granted?.credits),
      used: 0,
      expired: 0,
    });
    expect(days.at(-1)).toMatchObject({ read: 3, refused: 1, failed: 1, median_ms: 4_000 });
    expect(totals).toMatchObject({
      read: 3,
      refused: 1,
      failed: 1,
      // Within half a percent.
      median_ms: expect.closeTo(4_000, -1.6),
      credits_granted: Number(granted?.credits),
    });
  });
});
