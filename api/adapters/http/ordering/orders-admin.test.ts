import { randomUUID } from 'node:crypto';
import type { BrandShown } from '../../../testing/partner-world.ts';
import { PartnerWorld, refCookie } from '../../../testing/partner-world.ts';
import {
  cards,
  carts,
  checkout,
  paymentDetails,
  resolvePending,
} from '../../../testing/checkout-requests.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';

let world: PartnerWorld;
let api: TestApi;
beforeAll(async () => {
  world = await PartnerWorld.start();
  api = world.api;
});
afterAll(() => api.close());

const adminOrders = (path = '') => `/api/admin/orders${path}`;
const plan = { type: 'package', id: 'professional', name: 'Professional', price: 129, currency: '$' };
const credits = { type: 'credits', id: 'bundle', name: 'Bundle', price: 0.1, quantity: 3, credits: 40 };
const draft = (wanted: object = {}) => ({
  email: `Hand-${randomUUID().slice(0, 8)}@Example.COM`,
  total_amount: 129.3,
  payment_status: 'pending',
  items: [plan, credits],
  ...wanted,
});
const list = (query: object) => api.request.get(adminOrders()).query(query).set(world.admin);
const create = (wanted: object = {}) => api.request.post(adminOrders()).set(world.admin).send(draft(wanted));
const made = async (wanted: object = {}) => (await create(wanted).expect(201)).body.order;
const patch = (id: string, body: object) =>
  api.request
    .patch(adminOrders(`/${id}`))
    .set(world.admin)
    .send(body);
const remove = (id: string) => api.request.delete(adminOrders(`/${id}`)).set(world.admin);
const shown = (id: string) => api.request.get(adminOrders(`/${id}`)).set(world.admin);
const trail = async (id: string): Promise<{ action: string; actor: object | null; details: object }[]> =>
  (
    await api.request
      .get(adminOrders(`/${id}/audit`))
      .set(world.admin)
      .expect(200)
  ).body.entries;
const rows = (table: string, where: object) => api.database.knex(table).where(where);
const balanceOf = async (email: string) => {
  const [user] = await rows('accounts_users', { email });
  const { rows: found } = await api.database.knex.raw(
    'select coalesce(sum(remaining), 0)::int as credits from credits_lots where user_id = ? and source = ?',
    [user?.id, 'purchase'],
  );
  return { tier: user?.subscription_tier, credits: found[0].credits };
};

describe('an order entered by hand', () => {
  it('[O-066] [O-112] is written down as typed, and its total is the sum', async () => {
    const order = await made({ total_amount: 1 });
    expect(order).toMatchObject({
      placed_by: 'admin',
      payment_status: 'pending',
      total_amount: 129.3,
      currency: 'USD',
      refundable_amount: 0,
      created_at: api.clock.now().toISOString(),
      items: [
        {
          type: 'package',
          id: 'professional',
          price: 129,
          quantity: 1,
          currency_symbol: '$',
          credits: null,
          tier: 'pro',
        },
        {
          type: 'credits',
          id: 'bundle',
          price: 0.1,
          quantity: 3,
          line_total: 0.3,
          credits: 40,
          unlimited: false,
        },
      ],
    });
    const unlimited = await made({ items: [{ ...credits, currency: '€', unlimited: true }] });
    expect(unlimited).toMatchObject({ currency: 'EUR', items: [{ credits: 'unlimited', unlimited: true }] });
  });

  it('[O-065] [O-111] is read back in the list and by its id; an unknown id is 404', async () => {
    const order = await made();
    expect((await list({ pageSize: 100 }).expect(200)).body.orders).toContainEqual(order);
    expect((await shown(order.order_id).expect(200)).body.order).toEqual(order);
    const missing = await shown(randomUUID()).expect(404);
    expect(missing.body.code).toBe('ordering.not_found');
  });

  it('[O-088] is refused without an address or a total', async () => {
    for (const left of ['email', 'total_amount']) await create({ [left]: undefined }).expect(400);
  });

  it('[O-089] has its address in small letters, and makes no account of it', async () => {
    const order = await made({ email: 'Stored@Example.COM' });
    expect(order).toMatchObject({ email: 'stored@example.com', customer_name: 'stored' });
    expect(await rows('accounts_users', { email: 'stored@example.com' })).toEqual([]);
  });

  it('[D-077] [D-078] paid at once: an account is made, gets credits and tier, and the partner the commission', async () => {
    const brand: BrandShown = await world.takeOn({ commission_rate: 10 });
    const order = await made({ payment_status: 'paid', email: 'paid@example.com', ref: brand.slug });
    expect(order).toMatchObject({ payment_status: 'paid', refundable_amount: 129.3, card: null });
    expect(await balanceOf('paid@example.com')).toEqual({ tier: 'pro', credits: 120 });
    expect(await world.explain(order.order_id)).toMatchObject({ earned: true, commission_amount: 12.93 });
    const actions = (await trail(order.order_id)).map(({ action }) => action);
    expect(actions).toEqual(['ordering.order_created']);
  });

  it('is made once under one key', async () => {
    const body = draft({ payment_status: 'paid' });
    const send = (sent: object) =>
      api.request.post(adminOrders()).set(world.admin).set('Idempotency-Key', 'by-hand-1').send(sent);
    const first = await send(body).expect(201);
    expect((await send(body).expect(201)).body).toEqual(first.body);
    expect((await send({ ...body, total_amount: 3 }).expect(409)).body.code).toBe('ordering.key_reused');
  });

  it.each([
    ['items[0].type', { items: [{ ...plan, type: 'credits', credits: 5 }] }],
    ['items[0].price', { items: [{ ...plan, price: 1.005 }] }],
    ['items[1].currency', { items: [plan, { ...credits, currency: '€' }] }],
    ['items[0].currency', { items: [{ ...plan, currency: 'Qq' }] }],
    ['ref', { ref: 'nobody' }],
  ])('is refused with the field that is wrong: %s', async (field, wanted) => {
    const { body } = await create(wanted).expect(422);
    expect(body).toMatchObject({ code: 'ordering.invalid_order', errors: [{ field }] });
    expect(body.error).toContain(field);
  });
});

describe('[O-113] an order that an admin changes', () => {
  it('[D-077] pending to paid has the effects of a checkout, items corrected before; the trail says who', async () => {
    const { order_id: id } = await made({ email: 'later@example.com' });
    const items = [{ ...credits, credits: 7, quantity: 1, price: 20 }];
    const { body } = await patch(id, {
      email: 'LATER2@example.com',
      items,
      total_amount: 20,
      payment_status: 'paid',
    });
    expect(body.order).toMatchObject({
      email: 'later2@example.com',
      total_amount: 20,
      payment_status: 'paid',
    });
    expect(await balanceOf('later2@example.com')).toEqual({ tier: 'none', credits: 7 });
    const entries = await trail(id);
    expect(entries.map(({ action }) => action)).toEqual([
      'ordering.order_paid',
      'ordering.order_changed',
      'ordering.order_created',
    ]);
    expect(entries[1]?.details).toMatchObject({ changed: 'email, items, total_amount' });
    expect(entries[0]).toMatchObject({
      actor: { email: expect.any(String) },
      details: { from: 'pending', to: 'paid' },
    });
  });

  it('[D-077] pending to paid of a checkout makes the commission of the click that stood', async () => {
    const brand = await world.takeOn();
    const cookie = refCookie(await world.click(brand.slug)) ?? '';
    const payment = paymentDetails({ card_number: cards.challenge, email: 'bank@example.com' });
    const placed = await api.request
      .post('/api/checkout/guest')
      .set('Cookie', cookie)
      .set('Idempotency-Key', randomUUID())
      .send({ ...carts.credits, paymentDetails: payment })
      .expect(202);
    const { order_id: id } = placed.body.order;
    await patch(id, { payment_status: 'paid' }).expect(200);
    expect(await world.explain(id)).toMatchObject({ earned: true, net_paid: 50 });
    const reference = placed.body.challenge.url.split('/').at(-1);
    await api.request
      .post(`/api/payments/sandbox/challenges/${reference}`)
      .send({ outcome: 'approve' })
      .expect(200);
    const { order_token } = placed.body;
    await api.request.post(`/api/orders/${id}/confirm`).query({ order_token }).expect(200);
    expect((await trail(id)).map(({ action }) => action)).toContain('ordering.late_charge');
    expect((await shown(id)).body.order).toMatchObject({ payment_status: 'paid', card: { brand: 'visa' } });
  });

  it.each([
    ['paid', 'pending'],
    ['paid', 'cancelled'],
    ['paid', 'partly_refunded'],
    ['cancelled', 'paid'],
    ['cancelled', 'pending'],
    ['pending', 'refunded'],
  ])('[D-076] never goes from %s to %s', async (from, to) => {
    const { order_id: id } = await made({ payment_status: from });
    const { body } = await patch(id, { payment_status: to }).expect(409);
    expect(body.code).toBe('ordering.wrong_transition');
    expect(body.error).toContain(`This order is ${from} and cannot become`);
    expect((await shown(id)).body.order.payment_status).toBe(from);
  });

  it('[D-076] sells what it sold once it is paid; what is sent as it stands is no change', async () => {
    const order = await made({ payment_status: 'paid' });
    const { order_id: id, email, total_amount, items, payment_status } = order;
    const same = { email, total_amount, payment_status, items };
    expect((await patch(id, same).expect(200)).body.order).toEqual(order);
    const dearer = [{ ...items[0], price: 1 }, items[1]];
    expect((await patch(id, { items: dearer }).expect(409)).body.code).toBe('ordering.items_fixed');
    expect((await patch(id, { total_amount: 5 }).expect(422)).body.errors[0].field).toBe('total_amount');
    await patch(randomUUID(), same).expect(404);
    expect((await trail(id)).map(({ action }) => action)).toEqual(['ordering.order_created']);
  });
});

describe('[D-079] money of an order entered by hand goes back without a gateway', () => {
  it('in part, then in whole by setting the status: credits, tier and commission go with it', async () => {
    const brand = await world.takeOn();
    const email = 'back@example.com';
    const { order_id: id } = await made({
      email,
      payment_status: 'paid',
      ref: brand.slug,
      items: [
        { ...plan, price: 80 },
        { ...credits, price: 20, quantity: 1, credits: 10 },
      ],
    });
    const part = { amount: 25, reason: 'half the course' };
    const refund = api.request.post(adminOrders(`/${id}/refunds`)).set(world.admin);
    await refund.set('Idempotency-Key', randomUUID()).send(part).expect(201);
    expect((await shown(id)).body.order).toMatchObject({
      payment_status: 'partly_refunded',
      refunded_amount: 25,
      refundable_amount: 75,
    });
    expect(await balanceOf(email)).toEqual({ tier: 'pro', credits: 8 });
    expect(await world.explain(id)).toMatchObject({ commission_amount: 7.5 });
    const { body } = await patch(id, { payment_status: 'refunded', reason: 'the rest' }).expect(200);
    expect(body.order).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: 100,
      refundable_amount: 0,
    });
    expect(await balanceOf(email)).toEqual({ tier: 'none', credits: 0 });
    expect(await world.explain(id)).toMatchObject({ commission_amount: 0 });
    const reasons = (await trail(id)).map(({ details }) => ('reason' in details ? details.reason : null));
    expect(reasons.slice(0, 2)).toEqual(['the rest', 'half the course']);
  });
});

describe('[O-114] an order that is deleted', () => {
  it('is gone when it was pending or cancelled; its trail stays', async () => {
    for (const payment_status of ['pending', 'cancelled']) {
      const { order_id: id } = await made({ payment_status });
      await remove(id).expect(204);
      await shown(id).expect(404);
      await remove(id).expect(404);
      expect((await trail(id))[0]?.action).toBe('ordering.order_deleted');
    }
  });

  it('stays when it was paid, and the answer says what to do instead', async () => {
    const { order_id: id } = await made({ payment_status: 'paid' });
    const { body } = await remove(id).expect(409);
    expect(body.error).toBe(
      'A paid order cannot be deleted. Refund it instead; only pending and cancelled orders can be deleted.',
    );
    await patch(id, { payment_status: 'refunded' }).expect(200);
    await remove(id).expect(409);
  });

  it('comes back, cancelled and on its way to be refunded, when its money arrives after all', async () => {
    const payment = { card_number: cards.challenge, email: 'late@example.com' };
    const placed = await checkout(api, { payment }).expect(202);
    const { order_id: id } = placed.body.order;
    await remove(id).expect(204);
    await shown(id).expect(404);
    const reference = placed.body.challenge.url.split('/').at(-1);
    await api.request
      .post(`/api/payments/sandbox/challenges/${reference}`)
      .send({ outcome: 'approve' })
      .expect(200);
    await resolvePending(api);
    expect((await shown(id).expect(200)).body.order).toMatchObject({ payment_status: 'cancelled' });
    api.clock.pass({ minutes: 2 });
    await resolvePending(api);
    const { order } = (await shown(id)).body;
    expect(order.refunds).toMatchObject([{ amount: 179, status: 'succeeded' }]);
    expect((await remove(id).expect(409)).body.code).toBe('ordering.money_went_through');
  });

  it('one entered by hand is never given up by the job that asks the gateway', async () => {
    const { order_id: id } = await made();
    api.clock.pass({ minutes: 90 });
    await resolvePending(api);
    await world.waitDays(0);
    expect((await shown(id)).body.order.payment_status).toBe('pending');
  });
});

describe('[O-110] the list of orders', () => {
  const tag = `listed${randomUUID().slice(0, 6)}`;
  const day = () => api.clock.now().toISOString().slice(0, 10);
  beforeAll(async () => {
    await made({
      email: `${tag}-a@example.com`,
      customer_name: 'Zoë 100%_Sure',
      items: [{ ...plan, id: 'expert', price: 9 }],
    });
    await world.waitDays(1);
    await made({ email: `${tag}-b@example.com`, payment_status: 'cancelled', items: [plan] });
    await world.waitDays(3);
    await made({
      email: `${tag}-c@example.com`,
      payment_status: 'paid',
      customer_name: '=1+1',
      items: [credits],
    });
  });
  const found = async (query: object) => {
    const { body } = await list({ q: tag, ...query }).expect(200);
    expect(body.meta.total).toBe(body.orders.length);
    return body.orders
      .map(({ email }: { email: string }) => email.slice(tag.length + 1, tag.length + 2))
      .join('');
  };

  it('[O-007] [O-008] searches and filters by status, package and day, newest first', async () => {
    expect(await found({})).toBe('cba');
    expect(await found({ q: `${tag}-B` })).toBe('b');
    expect(await found({ q: '100%_s' })).toBe('a');
    expect(await found({ status: 'paid' })).toBe('c');
    expect(await found({ status: 'all', package: 'all' })).toBe('cba');
    expect(await found({ package: 'professional' })).toBe('b');
    expect(await found({ package: 'pro' })).toBe('b');
    expect(await found({ package: 'expert' })).toBe('a');
    expect(await found({ package: 'none' })).toBe('c');
    expect(await found({ date: day() })).toBe('c');
    expect(await found({ date: '2020-01-01', date_to: day() })).toBe('cba');
    expect(await found({ sort: 'email', order: 'asc' })).toBe('abc');
    expect(await found({ sort: 'total_amount' })).toBe('bac');
    await list({ status: 'lost' }).expect(400);
    await list({ date: 'today' }).expect(400);
  });

  it('finds an order by its number and by the beginning of its id', async () => {
    const [first] = (await list({ q: tag }).expect(200)).body.orders;
    const { number, order_id: id } = first;
    for (const q of [
      number,
      ` ${number.toLowerCase()} `,
      number.slice(0, 9),
      id.slice(0, 13),
      id.toUpperCase(),
    ])
      expect((await list({ q }).expect(200)).body.orders).toEqual([first]);
    expect((await list({ q: number, status: 'refunded' }).expect(200)).body.orders).toEqual([]);
    const { total } = (await list({}).expect(200)).body.meta;
    expect((await list({ q: 'W' }).expect(200)).body.meta.total).toBe(total);
  });

  it('[O-011] pages, 20 to a page unless the request says otherwise', async () => {
    await Promise.all([made(), made(), made()]);
    const whole = (await list({}).expect(200)).body;
    expect(whole.orders).toHaveLength(20);
    expect(whole.meta).toMatchObject({
      page: 1,
      pages: Math.ceil(whole.meta.total / 20),
      total: whole.meta.total,
    });
    const second = (await list({ q: tag, page: 2, pageSize: 2 }).expect(200)).body;
    expect(second).toMatchObject({
      orders: [{ email: `${tag}-a@example.com` }],
      meta: { page: 2, pages: 2, total: 3 },
    });
  });

  it('is CSV of what is filtered when asked for, with no formula in it', async () => {
    const answer = await list({ q: tag, pageSize: 1 }).set('Accept', 'text/csv').expect(200);
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^order_id,number,created_at,email/);
    expect(lines[1]).toContain(`${tag}-c@example.com,'=1+1,3 × Bundle,paid,USD,0.30,0.00`);
    expect(answer.headers['content-disposition']).toContain('orders.csv');
  });

  it('is for admins only', async () => {
    const { bearer } = await api.signIn();
    await api.request.get(adminOrders()).set(bearer).expect(403);
    await api.request.get(adminOrders()).expect(401);
  });
});
