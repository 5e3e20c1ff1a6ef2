import { randomUUID } from 'node:crypto';
import { PartnerWorld, refCookie, type BrandShown } from '../../../testing/partner-world.ts';

let world: PartnerWorld;
beforeAll(async () => {
  world = await PartnerWorld.start();
});
afterAll(() => world.api.close());

describe('payouts', () => {
  const month = () => world.api.clock.now().toISOString().slice(0, 7);
  const make = (forMonth: string, key: string) =>
    world.api.request
      .post('/api/admin/payouts')
      .set(world.admin)
      .set('Idempotency-Key', key)
      .send({ month: forMonth });
  const approve = (id: string) => world.api.request.post(`/api/admin/payouts/${id}/approve`).set(world.admin);
  const paid = (id: string, key: string) =>
    world.api.request.post(`/api/admin/payouts/${id}/paid`).set(world.admin).set('Idempotency-Key', key);
  const lineOf = (payout: { lines: { brand_id: string }[] }, brand: BrandShown) =>
    payout.lines.find((line) => line.brand_id === brand.id);

  /** An order that has become payable, one that came after it, and the payout of the month. */
  const paidOrders = async (key: string, name?: string) => {
    const { brand, clickId } = await world.referred(name === undefined ? {} : { name });
    const orderId = await world.pay({ clickId });
    expect((await world.explain(orderId)).status).toBe('pending');
    await world.waitDays(31);
    const laterClick = await world.clickIdOf(refCookie(await world.click(brand.slug)));
    const youngId = await world.pay({ clickId: laterClick, minor: 5000 });
    const { payout } = (await make(month(), key).expect(201)).body;
    return { brand, orderId, youngId, payout };
  };

  it('[D-086] collect what is payable after the money-back period, once per month and key', async () => {
    const { brand, orderId, youngId, payout } = await paidOrders('one');
    expect((await world.explain(orderId)).status).toBe('payable');
    expect((await world.explain(youngId)).status).toBe('pending');
    expect(lineOf(payout, brand)).toMatchObject({ currency: 'EUR', orders: 1, earned: 12.9, amount: 12.9 });
    const again = await make(month(), 'one').expect(201);
    expect(again.body.payout).toEqual(payout);
    expect((await make(month(), 'two').expect(409)).body.code).toBe('partners.payout_exists');
    expect((await make('2020-01', 'one').expect(409)).body.code).toBe('partners.key_reused');
  });

  it('[D-087] are approved, then marked as paid once, and come as CSV', async () => {
    const { brand, orderId, youngId, payout } = await paidOrders('approved', '=Sum, "School"');
    expect((await paid(payout.id, 'p').expect(409)).body.code).toBe('partners.payout_not_approved');
    await approve(payout.id).expect(200);
    expect((await approve(payout.id).expect(409)).body.code).toBe('partners.payout_not_draft');
    expect((await world.explain(orderId)).status).toBe('payable');
    expect((await paid(payout.id, 'p').expect(200)).body.payout.status).toBe('paid');
    expect((await paid(payout.id, 'p').expect(200)).body.payout.status).toBe('paid');
    await paid(payout.id, 'q').expect(409);
    expect(await world.explain(orderId)).toMatchObject({
      status: 'paid',
      entries: [{ payout_id: payout.id }],
    });
    expect((await world.explain(youngId)).status).toBe('pending');

    const csv = await world.api.request
      .get(`/api/admin/payouts/${payout.id}`)
      .set(world.admin)
      .set('Accept', 'text/csv');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.text).toContain(
      `${brand.id},"'=Sum, ""School""",${brand.email},EUR,1,12.9,0,12.9,12.9,no\r\n`,
    );
  });

  it('[D-081] take back later what was refunded after', async () => {
    const { brand, orderId, youngId, payout } = await paidOrders('before-refund');
    await approve(payout.id).expect(200);
    await paid(payout.id, 'before-refund').expect(200);
    await world.refund(orderId, 12_900);
    expect((await world.explain(orderId)).status).toBe('reversed');
    await world.waitDays(29);
    const carried = (await make(month(), 'three').expect(201)).body.payout;
    expect(lineOf(carried, brand)).toMatchObject({ amount: -12.9, taken_back: -12.9, carried_over: true });
    await world.waitDays(31);
    const next = (await make(month(), 'four').expect(201)).body.payout;
    expect(lineOf(next, brand)).toMatchObject({
      earned: 5,
      taken_back: -12.9,
      amount: -7.9,
      carried_over: true,
    });
    expect((await world.explain(youngId)).entries).toMatchObject([{ payout_id: null }]);
  });

  it('leave out what was refunded in whole before it was payable', async () => {
    const { brand, clickId } = await world.referred();
    await world.refund(await world.pay({ clickId }), 12_900);
    await world.waitDays(31);
    const { payout } = (await make(month(), 'five').expect(201)).body;
    expect(lineOf(payout, brand)).toBeUndefined();
  });

  it('pay every movement once, however many ask at once', async () => {
    const { brand, clickId } = await world.referred();
    await world.pay({ clickId });
    await world.waitDays(31);
    const keys = ['burst', 'burst', 'burst', 'other', 'other', 'other'];
    const answers = await Promise.all(keys.map((key) => make(month(), key)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(3);
    expect(new Set(made.map(({ body }) => body.payout.id)).size).toBe(1);
    expect(lineOf(made[0]?.body.payout, brand)).toMatchObject({ amount: 12.9 });
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('refuse a month that has not begun, a call without a key, and an unknown one', async () => {
    expect((await make('2099-01', 'future').expect(422)).body.code).toBe('partners.payout_too_early');
    await world.api.request.post('/api/admin/payouts').set(world.admin).send({ month: month() }).expect(400);
    await make('2026-13', 'bad').expect(400);
    await approve(randomUUID()).expect(404);
    await paid(randomUUID(), 'r').expect(404);
  });

  it('are listed, the latest month first', async () => {
    const { body } = await world.api.request
      .get('/api/admin/payouts?pageSize=2')
      .set(world.admin)
      .expect(200);
    expect(body.payouts).toHaveLength(2);
    expect(body.payouts[0].month > body.payouts[1].month).toBe(true);
    expect(body.meta.total).toBeGreaterThan(2);
  });

  it('leave every step in the audit log', async () => {
    const steps = await world.api.database
      .knex('platform_audit')
      .whereLike('action', 'partners.payout_%')
      .whereNotNull('actor_id')
      .distinct('action');
    expect(steps.map(({ action }) => action).toSorted()).toEqual([
      'partners.payout_approved',
      'partners.payout_created',
      'partners.payout_paid',
    ]);
  });
});

describe('what partners have to get', () => {
  const month = () => world.api.clock.now().toISOString().slice(0, 7);
  const balancesOf = async (q: string, more = '', accept = 'application/json') =>
    world.api.request.get(`/api/admin/partner-balances?q=${q}${more}`).set(world.admin).set('Accept', accept);

  it('[D-086] [D-087] is what the next payout would pay, and what is before and behind it', async () => {
    const { brand, clickId } = await world.referred({ name: 'Balanced' });
    const before = month();
    const orderId = await world.pay({ clickId });
    expect((await balancesOf(brand.slug)).body).toMatchObject({
      balances: [{ brand_id: brand.id, currency: 'EUR', pending: 12.9, orders: 0, amount: 0, paid: 0 }],
      meta: { total: 1 },
    });
    await world.waitDays(31);
    const payable = { pending: 0, orders: 1, earned: 12.9, amount: 12.9, carried_over: false };
    expect((await balancesOf(brand.slug)).body.balances).toMatchObject([payable]);
    // The payout of an earlier month leaves it waiting.
    expect((await balancesOf(brand.slug, `&month=${before}`)).body.balances).toMatchObject([
      { pending: 12.9, amount: 0 },
    ]);

    const made = await world.api.request
      .post('/api/admin/payouts')
      .set(world.admin)
      .set('Idempotency-Key', 'balances')
      .send({ month: month() })
      .expect(201);
    expect((await balancesOf(brand.slug)).body.balances).toMatchObject([
      { amount: 0, in_payout: 12.9, paid: 0 },
    ]);
    const at = `/api/admin/payouts/${made.body.payout.id}`;
    await world.api.request.post(`${at}/approve`).set(world.admin).expect(200);
    await world.api.request.post(`${at}/paid`).set(world.admin).set('Idempotency-Key', 'p').expect(200);
    await world.refund(orderId, 12_900);
    const after = { amount: -12.9, taken_back: -12.9, carried_over: true, in_payout: 0, paid: 12.9 };
    expect((await balancesOf(brand.slug)).body.balances).toMatchObject([after]);

    const csv = await balancesOf(brand.slug, '', 'text/csv');
    expect(csv.text).toContain(`${brand.id},Balanced,${brand.email},EUR,1,0,-12.9,-12.9,0,0,12.9,yes\r\n`);
    const all = await world.api.request.get('/api/admin/payouts').set(world.admin).set('Accept', 'text/csv');
    expect(all.text).toContain(`paid,${brand.id},Balanced,`);
  });
});

describe('orders that look like the partner’s own', () => {
  it('[D-088] wait for somebody who looks at them', async () => {
    const { brand, clickId } = await world.referred({ name: 'Own Orders' });
    const orderId = await world.pay({ clickId, email: brand.email });
    const list = (query: string, accept = 'application/json') =>
      world.api.request
        .get(`/api/admin/self-referrals?${query}`)
        .set(world.admin)
        .set('Accept', accept)
        .expect(200);
    const { body } = await list('q=own orders&review=open');
    expect(body).toMatchObject({
      self_referrals: [
        {
          order_id: orderId,
          brand: { id: brand.id, name: 'Own Orders', status: 'active' },
          reason: 'self_email',
          net_paid: 129,
          review: null,
        },
      ],
      meta: { total: 1 },
    });
    expect(JSON.stringify(body)).not.toContain(brand.email);
    const found = { finding: 'misuse', note: '=Bought twice' };
    const review = (id: string) =>
      world.api.request.put(`/api/admin/self-referrals/${id}/review`).set(world.admin).send(found);
    const at = world.api.clock.now().toISOString();
    expect((await review(orderId).expect(200)).body.self_referral.review).toEqual({ ...found, at });
    expect((await list(`q=${orderId.slice(0, 8)}&review=done`)).body).toMatchObject({
      meta: { total: 1 },
      open: body.open - 1,
    });
    expect((await list('q=own orders&review=open')).body.meta.total).toBe(0);
    expect((await list('q=own orders', 'text/csv')).text).toContain(",misuse,'=Bought twice,");
    expect((await world.explain(orderId)).earned).toBe(false);

    const plain = await world.pay({ clickId });
    expect((await review(plain).expect(404)).body.code).toBe('partners.self_referral_not_found');
    const rows = await world.api.database
      .knex('platform_audit')
      .where({ action: 'partners.self_referral_reviewed' });
    expect(rows).toMatchObject([{ subject: `order:${orderId}`, details: found }]);
  });
});
