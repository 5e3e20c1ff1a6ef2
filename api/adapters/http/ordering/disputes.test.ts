import { randomUUID } from 'node:crypto';
import { AnalysisCharges } from '../../../application/credits/analysis-charges.ts';
import { AskAboutRefunds } from '../../../application/ordering/ask-about-refunds.ts';
import { AskAboutDisputes } from '../../../application/ordering/ask-about-disputes.ts';
import { ProveBooks } from '../../../application/credits/prove-books.ts';
import { tokens } from '../../../composition/tokens.ts';
import type { SeenDispute, SeenWarning } from '../../../domain/ordering/dispute.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import { cards, carts, checkout, resolvePending } from '../../../testing/checkout-requests.ts';
import { refCookie } from '../../../testing/partner-world.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

type Bearer = { Authorization: string };

let api: TestApi;
let admin: Bearer;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = (await api.signIn({ role: 'admin' })).bearer;
});
afterEach(async () => {
  const reports = await api.container.get(ProveBooks).run();
  expect(reports.flatMap(({ differences }) => differences)).toEqual([]);
});

const meOf = async (bearer: Bearer) => (await api.request.get('/api/auth/me').set(bearer)).body.user;
const shown = async (id: string) => (await api.request.get(`/api/admin/orders/${id}`).set(admin)).body.order;
const statement = async (bearer: Bearer) =>
  (await api.request.get('/api/credits/statement').set(bearer)).body;
const trail = async (id: string): Promise<string[]> => {
  const { body } = await api.request.get(`/api/admin/orders/${id}/audit`).set(admin).expect(200);
  return body.entries.map(({ action }: { action: string }) => action);
};
const kindsAbout = async (number: string) =>
  (await readOutbox(api)).filter(({ subject }) => subject.includes(number)).map(({ kind }) => kind);

async function paidOrder(cart: object = carts.planAndCredits, card?: string) {
  const { user, bearer } = await api.signIn();
  const payment = card === undefined ? {} : { card_number: card };
  const { body } = await checkout(api, { bearer, cart, payment }).expect(201);
  return { user, bearer, id: body.order.order_id as string, number: body.order.number as string };
}

/** Uses credits up as analyses do. */
async function analyse(userId: string, times: number): Promise<void> {
  const charges = api.container.get(AnalysisCharges);
  const unitOfWork = api.container.get(tokens.unitOfWork);
  for (let time = 0; time < times; time++) {
    const charge = { userId, analysisId: randomUUID(), at: api.clock.now() };
    await unitOfWork.run((tx) => charges.reserve(tx, charge));
    await unitOfWork.run((tx) => charges.settle(tx, charge));
  }
}

/** Reports disputes and warnings of the order's charge as an event of the gateway does. */
async function tell(orderId: string, seen: Partial<SeenDispute>[], warnings: SeenWarning[] = []) {
  const charge = await api.container.get(tokens.gateway).find(orderId);
  if (!charge) throw new Error('Not charged');
  const plain = {
    status: 'open' as const,
    amount: money(17_900, 'USD'),
    reason: 'fraudulent',
    fee: money(1500, 'EUR'),
    openedAt: api.clock.now(),
    respondBy: null,
  };
  const disputes = seen.map((one, nth) => ({ reference: `dp_${orderId}_${nth}`, ...plain, ...one }));
  const reversals = { refunds: [], disputes, warnings };
  const event = { id: randomUUID(), key: orderId, orderId, charge, reversals };
  await api.container
    .get(tokens.unitOfWork)
    .run((tx) => api.container.get(tokens.gatewayEvents).settle(event, tx));
}

describe('a payment that is disputed', () => {
  it('freezes unused credits, keeps the plan, and tells the admin once', async () => {
    const { bearer, id, number } = await paidOrder();
    await Promise.all([tell(id, [{}]), tell(id, [{}])]);
    expect(await shown(id)).toMatchObject({
      payment_status: 'disputed',
      refundable_amount: 0,
      disputes: [{ status: 'open', amount: 179, reason: 'fraudulent', fee: { amount: 15, currency: 'EUR' } }],
    });
    expect(await statement(bearer)).toMatchObject({ balance: 10, frozen: 50, owed: 0 });
    expect((await meOf(bearer)).subscription_tier).toBe('pro');
    const own = await api.request.get(`/api/orders/${id}`).set(bearer).expect(200);
    expect(own.body.order).toMatchObject({ payment_status: 'disputed', refund_request_until: null });
    expect((await kindsAbout(number)).filter((kind) => kind === 'dispute-open')).toHaveLength(1);
    expect((await trail(id))[0]).toBe('ordering.dispute_open');
  });

  it('that is won gives everything back', async () => {
    const { bearer, id } = await paidOrder();
    await tell(id, [{}]);
    await tell(id, [{ status: 'won' }]);
    await tell(id, [{ status: 'open' }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'paid', refundable_amount: 179 });
    expect(await statement(bearer)).toMatchObject({ balance: 60, frozen: 0 });
  });

  it('that is lost takes credits, plan and money, owes what is spent, and notes the fee', async () => {
    const { user, bearer, id, number } = await paidOrder();
    // The ten of the trial, which expire first, and two that were bought.
    await analyse(user.id, 12);
    await tell(id, [{}]);
    await tell(id, [{ status: 'lost' }]);
    await tell(id, [{ status: 'lost' }]);
    await tell(id, [{ status: 'open' }]);
    expect(await shown(id)).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: 179,
      refunds: [{ origin: 'dispute', reason: 'Dispute lost: fraudulent.' }],
      disputes: [{ status: 'lost', fee: { amount: 15 } }],
    });
    expect(await statement(bearer)).toMatchObject({ balance: 0, frozen: 0, owed: 2 });
    expect((await meOf(bearer)).subscription_tier).toBe('none');
    const kinds = await kindsAbout(number);
    expect(kinds.filter((kind) => kind.startsWith('dispute-')).sort()).toEqual([
      'dispute-lost',
      'dispute-open',
    ]);
    expect(kinds).not.toContain('order-refund');
  });

  it('has the same effect when it is lost before it was reported', async () => {
    const { bearer, id } = await paidOrder();
    await tell(id, [{ status: 'lost', amount: money(8950, 'USD') }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'partly_refunded', refunded_amount: 89.5 });
    expect(await statement(bearer)).toMatchObject({ balance: 35, frozen: 0 });
  });

  it('lost, and then given back by the bank, is as before', async () => {
    const { bearer, id, number } = await paidOrder();
    await tell(id, [{ status: 'lost' }]);
    await tell(id, [{ status: 'won' }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'paid', refunded_amount: 0 });
    expect(await statement(bearer)).toMatchObject({ balance: 60 });
    expect((await meOf(bearer)).subscription_tier).toBe('pro');
    expect(await kindsAbout(number)).not.toContain('refund-undone');
  });

  it('keeps its fee and the day it was closed when it is reported again', async () => {
    const { id } = await paidOrder();
    await tell(id, [{ status: 'lost' }]);
    const [closed] = (await shown(id)).disputes;
    expect(closed).toMatchObject({ status: 'lost', fee: { amount_minor: 1500, currency: 'EUR' } });
    api.clock.pass({ minutes: 5 });
    await tell(id, [{ status: 'lost', fee: null, openedAt: new Date(closed.opened_at) }]);
    expect((await shown(id)).disputes).toEqual([closed]);
  });

  it('holds the commission of the partner who brought the customer until it is won', async () => {
    const brand = { name: 'School', email: 'school@example.com', slug: 'school', commission_rate: 10 };
    await api.request.post('/api/admin/brands').set(admin).send(brand).expect(201);
    const click = await api.request.post('/api/referrals/clicks').send({ slug: 'school' });
    const { body } = await checkout(api)
      .set('Cookie', refCookie(click) ?? '')
      .expect(201);
    const id = body.order.order_id as string;
    const explanation = async () => {
      const request = api.request.get(`/api/admin/orders/${id}/commission`).set(admin);
      return (await request.expect(200)).body.commission.explanation as string;
    };
    const onHold = 'It is on hold while the payment of the order is disputed.';
    expect(await explanation()).not.toContain(onHold);
    await tell(id, [{}]);
    expect(await explanation()).toContain(onHold);
    await tell(id, [{ status: 'won' }]);
    expect(await explanation()).not.toContain(onHold);
  });

  it('twice stays on hold until both disputes are over', async () => {
    const { bearer, id } = await paidOrder();
    const half = { amount: money(8950, 'USD') };
    await tell(id, [half, half]);
    await tell(id, [{ ...half, status: 'lost' }, half]);
    expect(await shown(id)).toMatchObject({ payment_status: 'disputed', refunded_amount: 89.5 });
    expect(await statement(bearer)).toMatchObject({ balance: 10, frozen: 25 });
    await tell(id, [half, { ...half, status: 'won' }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'partly_refunded' });
    expect(await statement(bearer)).toMatchObject({ balance: 35, frozen: 0 });
  });

  it('by an inquiry alone stays as it is, and can be refunded', async () => {
    const { id, number } = await paidOrder();
    await tell(id, [{ status: 'inquiry' }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'paid', refundable_amount: 179 });
    expect(await kindsAbout(number)).toContain('dispute-inquiry');
  });

  it('after all of it was refunded takes nothing more', async () => {
    const { bearer, id } = await paidOrder();
    const path = `/api/admin/orders/${id}/refunds`;
    const give = api.request.post(path).set(admin).set('Idempotency-Key', randomUUID());
    await give.send({ reason: 'As asked' }).expect(201);
    await tell(id, [{}]);
    expect((await shown(id)).payment_status).toBe('refunded');
    await tell(id, [{ status: 'lost' }]);
    expect(await shown(id)).toMatchObject({ refunded_amount: 179, refunds: [{ origin: 'own' }] });
    expect(await statement(bearer)).toMatchObject({ balance: 10, owed: 0 });
  });

  it('is found in the list by its own status, and in no other', async () => {
    const { id, user } = await paidOrder();
    await tell(id, [{}]);
    const found = async (query: object) => {
      const list = api.request.get('/api/admin/orders').set(admin).query(query);
      const { body } = await list.expect(200);
      return [body.orders.some((order: { order_id: string }) => order.order_id === id), body.meta.total];
    };
    expect(await found({ status: 'disputed', q: user.email })).toEqual([true, 1]);
    expect(await found({ status: 'paid', q: user.email })).toEqual([false, 0]);
    const [, total] = await found({ status: 'disputed' });
    const disputed = await api.database.knex('ordering_orders').where({ disputed: true });
    expect(total).toBe(disputed.filter(({ status }) => status !== 'refunded').length);
  });
});

describe('a payment that is lost to a dispute while a refund of it is on its way', () => {
  const refund = (id: string, body: object) =>
    api.request
      .post(`/api/admin/orders/${id}/refunds`)
      .set(admin)
      .set('Idempotency-Key', randomUUID())
      .send({ reason: 'As asked', ...body });
  const refundEnds = async () => {
    api.clock.pass({ minutes: 2 });
    await resolvePending(api);
  };

  it.each([
    ['all of it succeeds', cards.refundWaits, {}],
    ['a part succeeds', cards.refundWaits, { amount: 50 }],
    ['all of it fails', cards.refundFails, {}],
    ['a part fails', cards.refundFails, { amount: 50 }],
  ])('counts the price as given back once when the refund of %s', async (_what, card, wanted) => {
    const { bearer, id } = await paidOrder(carts.planAndCredits, card);
    await refund(id, wanted).expect(202);
    await tell(id, [{ status: 'lost' }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'disputed', refunded_amount: 0 });
    await refundEnds();
    await tell(id, [{ status: 'lost' }]);
    await tell(id, [{ status: 'lost' }]);
    expect(await shown(id)).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: 179,
      disputes: [{ status: 'lost' }],
    });
    expect(await statement(bearer)).toMatchObject({ balance: 10, frozen: 0, owed: 0 });
  });
});

describe('the customer of a disputed payment', () => {
  const mailsTo = async ({ email }: { email: string }) =>
    (await readOutbox(api)).filter(({ to, kind }) => to === email && kind.startsWith('order-dispute'));
  const kindsTo = async (user: { email: string }) => (await mailsTo(user)).map(({ kind }) => kind).sort();

  it('is notified once when it opens and once when it is lost, with what is taken back', async () => {
    const { user, id, number } = await paidOrder();
    await tell(id, [{ status: 'inquiry' }]);
    expect(await mailsTo(user)).toEqual([]);
    await Promise.all([tell(id, [{}]), tell(id, [{}])]);
    expect(await kindsTo(user)).toEqual(['order-dispute-open']);
    for (const status of ['lost', 'lost', 'open'] as const) await tell(id, [{ status }]);
    expect(await kindsTo(user)).toEqual(['order-dispute-lost', 'order-dispute-open']);
    const lost = (await mailsTo(user)).find(({ kind }) => kind === 'order-dispute-lost');
    expect(lost?.subject).toBe(`Dispute of order ${number}: your bank gave you the money back`);
    expect(lost?.text).toContain('Its credits and its plan were taken back');
  });

  it('is notified when it is won, and that credits stay frozen while another is open', async () => {
    const { user, id } = await paidOrder();
    await tell(id, [{}, {}]);
    await tell(id, [{ status: 'won' }, {}]);
    const [won] = (await mailsTo(user)).filter(({ kind }) => kind === 'order-dispute-won');
    expect(won?.text).toContain('its credits stay frozen');
  });

  it('is not notified of an order that was refunded before, nor when the account is gone', async () => {
    const { user, id } = await paidOrder();
    const path = `/api/admin/orders/${id}/refunds`;
    const give = api.request.post(path).set(admin).set('Idempotency-Key', randomUUID());
    await give.send({ reason: 'As asked' }).expect(201);
    await tell(id, [{ status: 'lost' }]);
    expect(await mailsTo(user)).toEqual([]);
    const other = await paidOrder();
    const { knex } = api.database;
    const email = `deleted-${other.user.id}@deleted.invalid`;
    await knex('ordering_orders').where({ id: other.id }).update({ email });
    await tell(other.id, [{}]);
    expect(await mailsTo({ email })).toEqual([]);
  });

  it('has the programs of the account notified of each step', async () => {
    const { user, id } = await paidOrder();
    const { knex } = api.database;
    await knex('accounts_users').where({ id: user.id }).update({ subscription_tier: 'expert' });
    await api.container.get(tokens.webhooks).add(
      {
        id: randomUUID(),
        userId: user.id,
        url: 'https://hooks.example.com/wickwise',
        events: ['order.disputed', 'order.refunded'],
        status: 'active',
        failingSince: null,
        secretVersion: 1,
        secretRenewedAt: null,
        createdAt: api.clock.now(),
      },
      1,
    );
    await tell(id, [{ amount: money(8950, 'USD') }]);
    await tell(id, [{ amount: money(8950, 'USD'), status: 'lost' }]);
    const rows = await knex('integrations_deliveries as d')
      .join('integrations_webhooks as w', 'w.id', 'd.webhook_id')
      .where('w.user_id', user.id)
      .select('d.body');
    const sent = rows.map(({ body }) => JSON.parse(body as string));
    const shared = { order_id: id, disputed_amount: 89.5, disputed_minor: 8950 };
    const of = (status: string) => sent.find(({ data }) => data.dispute_status === status)?.data;
    expect(sent.map(({ type }) => type).sort()).toEqual([
      'order.disputed',
      'order.disputed',
      'order.refunded',
    ]);
    expect(of('open')).toMatchObject({ ...shared, payment_status: 'disputed' });
    expect(of('lost')).toMatchObject({ ...shared, payment_status: 'partly_refunded' });
  });
});

describe('a hint of fraud', () => {
  it('is shown to the admin, who is notified once', async () => {
    const { id, number } = await paidOrder();
    const warning = { reference: `w_${id}`, reason: 'made_with_stolen_card', at: api.clock.now() };
    await tell(id, [], [{ ...warning, actionable: true }]);
    await tell(id, [], [{ ...warning, actionable: false }]);
    expect(await shown(id)).toMatchObject({
      payment_status: 'paid',
      fraud_warnings: [{ reason: 'made_with_stolen_card', actionable: false }],
    });
    expect((await kindsAbout(number)).filter((kind) => kind === 'fraud-warning')).toHaveLength(1);
  });
});

describe('a dispute whose events got lost', () => {
  it('is asked about again every hour until it is over', async () => {
    const { bearer, id } = await paidOrder();
    const charges = api.container.get(tokens.sandboxCharges);
    const [{ reference: charge }] = await api.database
      .knex('payments_sandbox_charges')
      .where({ order_id: id });
    const dispute = { reference: `dp_${id}_0`, charge, openedAt: api.clock.now() };
    await tell(id, [{}]);
    await charges?.putDispute({ ...dispute, status: 'lost' });
    const ask = () => api.container.get(AskAboutDisputes).run();
    api.clock.pass({ minutes: 59 });
    await ask();
    expect((await shown(id)).payment_status).toBe('disputed');
    api.clock.pass({ minutes: 2 });
    expect((await ask()).failures).toEqual([]);
    admin = (await api.signIn({ role: 'admin' })).bearer;
    expect((await shown(id)).payment_status).toBe('refunded');
    expect((await meOf(bearer)).subscription_tier).toBe('none');
    const [row] = await api.database.knex('ordering_disputes').where({ order_id: id });
    expect(row).toMatchObject({ status: 'lost', closed_at: expect.any(Date) });
  });
});

describe('a refund at the gateway whose event got lost', () => {
  it('[W-577] is booked within a day, once', async () => {
    const { bearer, id } = await paidOrder();
    const [{ reference: charge }] = await api.database
      .knex('payments_sandbox_charges')
      .where({ order_id: id });
    await api.container.get(tokens.sandboxCharges)?.refundAtProvider(charge, randomUUID(), api.clock.now());
    api.clock.pass({ minutes: 30 });
    const ask = () => api.container.get(AskAboutRefunds).run();
    expect(await ask()).toEqual({ charges: 1, failures: [] });
    api.clock.pass({ minutes: 30 });
    expect(await ask()).toEqual({ charges: 0, failures: [] });
    admin = (await api.signIn({ role: 'admin' })).bearer;
    expect(await shown(id)).toMatchObject({ payment_status: 'refunded', refunds: [{ origin: 'provider' }] });
    expect(await statement(bearer)).toMatchObject({ balance: 10 });
  });
});

describe('the sandbox', () => {
  const play = (id: string, event: string) =>
    api.request.post(`/api/admin/orders/${id}/sandbox-events`).set(admin).send({ event });

  it('plays warning, dispute and its end, as a gateway’s events would tell them', async () => {
    const { bearer, id } = await paidOrder();
    const warned = await play(id, 'fraud_warning').expect(200);
    expect(warned.body.order.fraud_warnings).toMatchObject([{ actionable: true }]);
    expect((await play(id, 'dispute_opened').expect(200)).body.order.payment_status).toBe('disputed');
    expect((await play(id, 'dispute_lost').expect(200)).body.order).toMatchObject({
      payment_status: 'refunded',
      disputes: [{ status: 'lost', reason: 'fraudulent', fee: { amount: 15 } }],
    });
    expect(await statement(bearer)).toMatchObject({ balance: 10, frozen: 0 });
  });

  it('plays a refund in the provider’s own console', async () => {
    const { bearer, id } = await paidOrder();
    const { body } = await play(id, 'refunded').expect(200);
    expect(body.order).toMatchObject({ payment_status: 'refunded', refunds: [{ origin: 'provider' }] });
    expect(await statement(bearer)).toMatchObject({ balance: 10 });
  });

  it('plays nothing for an order that it did not charge', async () => {
    await play(randomUUID(), 'dispute_opened').expect(404);
  });
});
