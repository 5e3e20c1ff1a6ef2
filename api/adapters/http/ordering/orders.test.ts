import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import { cards, carts, checkout, resolvePending } from '../../../testing/checkout-requests.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
});
afterAll(() => api.close());

type Bearer = { Authorization: string };

const rows = (table: string, where: object) => api.database.knex(table).where(where);
const meOf = async (bearer: Bearer) => (await api.request.get('/api/auth/me').set(bearer)).body.user;
const statusOf = async (orderId: string) => (await rows('ordering_orders', { id: orderId }))[0]?.status;

function refund(orderId: string, admin: Bearer, body: object, key: string = randomUUID()) {
  const path = `/api/admin/orders/${orderId}/refunds`;
  return api.request.post(path).set(admin).set('Idempotency-Key', key).send(body);
}

async function paidOrder(card = cards.success) {
  const { user, bearer } = await api.signIn();
  const { body } = await checkout(api, { bearer, payment: { card_number: card } }).expect(201);
  return { user, bearer, orderId: body.order.order_id as string };
}

describe('[D-071] one key, one purchase', () => {
  it('50 checkouts at once with one key make one order, one charge and one grant', async () => {
    const { user, bearer } = await api.signIn();
    const email = 'fixed@example.com';
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => checkout(api, { bearer, key, payment: { email } })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    for (const { status, body } of answers)
      expect(body.code).toBe(status === 409 ? 'ordering.in_progress' : undefined);
    const orders = await rows('ordering_orders', { email: user.email });
    expect(orders.map(({ status }) => status)).toEqual(['paid']);
    expect(await rows('payments_sandbox_charges', { order_id: orders[0].id })).toHaveLength(1);
    expect((await meOf(bearer)).credits_balance).toBe(60);
    const again = await checkout(api, { bearer, key, payment: { email } }).expect(201);
    expect(again.body.order.order_id).toBe(orders[0].id);
  });

  it('the same key and body answers the same again, another body is refused', async () => {
    const key = randomUUID();
    const payment = { email: 'replay@example.com' };
    const first = await checkout(api, { key, payment }).expect(201);
    expect((await checkout(api, { key, payment }).expect(201)).body).toEqual(first.body);
    const other = await checkout(api, { key, payment, cart: carts.credits }).expect(409);
    expect(other.body.code).toBe('ordering.key_reused');
    expect(await rows('ordering_orders', payment)).toHaveLength(1);
  });

  it('an attempt that failed may be made again under its key', async () => {
    const { bearer } = await api.signIn();
    const key = randomUUID();
    const declined = await checkout(api, {
      bearer,
      key,
      payment: { card_number: cards.insufficient },
    }).expect(402);
    expect(declined.body).toMatchObject({
      code: 'ordering.declined',
      decline_code: 'insufficient_funds',
      error: 'Your card has insufficient funds. Please use another card.',
    });
    expect(await statusOf(declined.body.order_id)).toBe('cancelled');
    await checkout(api, { bearer, key, cart: { ...carts.credits, totalAmount: 1 } }).expect(409);
    await checkout(api, { bearer, key }).expect(201);
  });
});

describe('an order that waits for the gateway', () => {
  it('at the bank: is paid once the customer has approved and comes back', async () => {
    const email = 'threeds@example.com';
    const placed = await checkout(api, { payment: { email, card_number: cards.challenge } }).expect(202);
    const { order, order_token, challenge } = placed.body;
    expect(order.payment_status).toBe('pending');
    expect(challenge).toEqual({ url: expect.stringContaining('/checkout/challenge/'), client_secret: null });
    const confirm = () => api.request.post(`/api/orders/${order.order_id}/confirm`).query({ order_token });
    expect((await confirm().expect(202)).body.challenge).toEqual(challenge);
    expect(await rows('accounts_users', { email })).toEqual([]);

    const reference = challenge.url.split('/').at(-1);
    await api.request
      .post(`/api/payments/sandbox/challenges/${reference}`)
      .send({ outcome: 'approve' })
      .expect(200);
    const paid = await confirm().expect(200);
    expect(paid.body).toMatchObject({ claim_required: true, order: { payment_status: 'paid' } });
    expect((await confirm().expect(200)).body).toEqual(paid.body);
  });

  it.each([
    ['succeeded', cards.slowSuccess, 'paid', 60],
    ['was declined', cards.slowDecline, 'cancelled', 10],
  ])('that timed out and %s: is settled by the job, once', async (_what, card, status, credits) => {
    const { bearer } = await api.signIn();
    const { body } = await checkout(api, { bearer, payment: { card_number: card } }).expect(202);
    expect(body).toMatchObject({ challenge: null, order: { payment_status: 'pending' } });
    await resolvePending(api);
    expect(await statusOf(body.order.order_id)).toBe('pending');
    api.clock.pass({ minutes: 2 });
    await Promise.all([resolvePending(api), resolvePending(api)]);
    await resolvePending(api);
    expect(await statusOf(body.order.order_id)).toBe(status);
    expect((await meOf(bearer)).credits_balance).toBe(credits);
  });

  it('that the gateway never received: is given up after half an hour', async () => {
    const { bearer } = await api.signIn();
    const { body } = await checkout(api, { bearer, payment: { card_number: cards.lost } }).expect(202);
    api.clock.pass({ minutes: 29 });
    await resolvePending(api);
    expect(await statusOf(body.order.order_id)).toBe('pending');
    api.clock.pass({ minutes: 2 });
    await resolvePending(api);
    expect(await statusOf(body.order.order_id)).toBe('cancelled');
  });

  it('and was charged after all when it had been given up: the money goes back', async () => {
    const { bearer } = await api.signIn();
    const { body } = await checkout(api, { bearer, payment: { card_number: cards.slowSuccess } }).expect(202);
    const orderId = body.order.order_id as string;
    await api.database
      .knex('ordering_orders')
      .where({ id: orderId })
      .update({ status: 'cancelled', cancelled_at: api.clock.now() });
    api.clock.pass({ minutes: 2 });
    await api.request.post(`/api/orders/${orderId}/confirm`).set(bearer).expect(200);
    api.clock.pass({ minutes: 2 });
    await resolvePending(api);
    expect(await rows('ordering_late_charges', { order_id: orderId })).toMatchObject([
      { status: 'succeeded', amount_minor: '17900' },
    ]);
    expect(await statusOf(orderId)).toBe('cancelled');
    expect((await meOf(bearer)).credits_balance).toBe(10);
  });

  it('is paid by the event of the gateway too, once however often the event arrives', async () => {
    const { bearer } = await api.signIn();
    const { body } = await checkout(api, { bearer, payment: { card_number: cards.lost } }).expect(202);
    const orderId = body.order.order_id as string;
    const charge = { state: 'succeeded', reference: 'late', card: null } as const;
    const event = { id: 'e1', key: orderId, orderId, charge, reversals: null };
    const tell = () =>
      api.container
        .get(tokens.unitOfWork)
        .run((tx) => api.container.get(tokens.gatewayEvents).settle(event, tx));
    await Promise.all([tell(), tell(), tell()]);
    expect(await statusOf(orderId)).toBe('paid');
    expect((await meOf(bearer)).credits_balance).toBe(60);
  });
});

describe('[D-079] money back', () => {
  it('in parts, to the minor unit, and with the last of it the credits and the plan', async () => {
    const { user, bearer, orderId } = await paidOrder();
    const { bearer: admin } = await api.signIn({ role: 'admin' });
    const part = await refund(orderId, admin, { amount: 71.6, reason: 'Half of it' }).expect(201);
    expect(part.body.order).toMatchObject({ payment_status: 'partly_refunded', refunded_minor: 7160 });
    expect(part.body.refund).toMatchObject({ amount: 71.6, amount_minor: 7160, status: 'succeeded' });
    expect(await meOf(bearer)).toMatchObject({ credits_balance: 40, subscription_tier: 'pro' });
    const rest = await refund(orderId, admin, { reason: 'The rest' }).expect(201);
    expect(rest.body.order).toMatchObject({ payment_status: 'refunded', refunded_minor: 17_900 });
    expect(await meOf(bearer)).toMatchObject({ credits_balance: 10, subscription_tier: 'none' });
    const { body } = await refund(orderId, admin, { reason: 'More' }).expect(409);
    expect(body.code).toBe('ordering.not_refundable');
    const received = (await readOutbox(api)).filter(({ to }) => to === user.email);
    expect(received.filter(({ subject }) => subject.startsWith('Refund of order'))).toHaveLength(2);
  });

  it('makes the plan before it the valid one again', async () => {
    const { bearer } = await api.signIn();
    const { bearer: admin } = await api.signIn({ role: 'admin' });
    const starter = { id: 'starter', type: 'package', quantity: 1 };
    const items = [starter, ...carts.credits.items];
    await checkout(api, { bearer, cart: { items, totalAmount: 109, currency: 'USD' } }).expect(201);
    api.clock.pass({ minutes: 1 });
    const { body } = await checkout(api, { bearer }).expect(201);
    expect((await meOf(bearer)).subscription_tier).toBe('pro');
    await refund(body.order.order_id, admin, { reason: 'x' }).expect(201);
    expect((await meOf(bearer)).subscription_tier).toBe('starter');
  });

  it('never comes to more than was paid, however many refunds are made at once', async () => {
    const { orderId } = await paidOrder();
    const { bearer: admin } = await api.signIn({ role: 'admin' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refund(orderId, admin, { amount: 60, reason: 'At once' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const given = await rows('ordering_refunds', { order_id: orderId, status: 'succeeded' });
    expect(given.reduce((sum, row) => sum + Number(row.amount_minor), 0)).toBe(12_000);
  });

  it('[D-071] is given once per key', async () => {
    const { orderId } = await paidOrder();
    const { bearer: admin } = await api.signIn({ role: 'admin' });
    const key = randomUUID();
    const body = { amount: 10, reason: 'Once' };
    const first = await refund(orderId, admin, body, key).expect(201);
    expect((await refund(orderId, admin, body, key).expect(201)).body.refund).toEqual(first.body.refund);
    await refund(orderId, admin, { ...body, amount: 11 }, key).expect(409);
    expect(await rows('ordering_refunds', { order_id: orderId })).toHaveLength(1);
  });

  it('changes nothing when the gateway refuses, and names a bad amount', async () => {
    const { bearer, orderId } = await paidOrder(cards.refusesRefunds);
    const { bearer: admin } = await api.signIn({ role: 'admin' });
    const { body } = await refund(orderId, admin, { reason: 'x' }).expect(422);
    expect(body.code).toBe('ordering.refund_refused');
    expect(await statusOf(orderId)).toBe('paid');
    expect((await meOf(bearer)).credits_balance).toBe(60);
    for (const amount of [0.001, 179.01]) {
      const bad = await refund(orderId, admin, { amount, reason: 'x' }).expect(422);
      expect(bad.body.errors[0].field).toBe('amount');
    }
    await refund(orderId, bearer, { reason: 'x' }).expect(403);
  });
});

describe('[D-080] asking for the money back', () => {
  const ask = (orderId: string, bearer: Bearer, reason = 'Not for me') =>
    api.request.post(`/api/orders/${orderId}/refund-request`).set(bearer).send({ reason });

  it('at day 29 tells customer and admin, once, and is settled by the refund', async () => {
    const { user, orderId } = await paidOrder();
    api.clock.pass({ days: 29 });
    const { bearer } = await again(user.email);
    const { body } = await ask(orderId, bearer).expect(201);
    expect(body.order.refund_request).toMatchObject({ status: 'requested', reason: 'Not for me' });
    expect((await ask(orderId, bearer).expect(409)).body.code).toBe('ordering.refund_already_requested');
    const kinds = (await readOutbox(api)).map(({ to }) => to);
    expect(kinds).toEqual(expect.arrayContaining([user.email, api.environment.adminEmail]));
    const { bearer: admin } = await api.signIn({ role: 'admin' });
    const given = await refund(orderId, admin, { reason: 'As asked' }).expect(201);
    expect(given.body.order.refund_request.status).toBe('settled');
  });

  it('at day 31 is too late', async () => {
    const { user, orderId } = await paidOrder();
    api.clock.pass({ days: 31 });
    const { bearer } = await again(user.email);
    expect((await ask(orderId, bearer).expect(422)).body.code).toBe('ordering.refund_window_over');
  });

  it("needs a reason and an order of one's own", async () => {
    const { bearer, orderId } = await paidOrder();
    expect((await ask(orderId, bearer, '  ').expect(422)).body.errors[0].field).toBe('reason');
    await ask(orderId, (await api.signIn()).bearer).expect(404);
  });
});

/** Signs the same account in anew, after its session has grown old. */
async function again(email: string): Promise<{ bearer: Bearer }> {
  const found = await api.container.get(tokens.users).findForLogin(email);
  const { token, hash } = api.container.get(tokens.sessionTokens).issue();
  const now = api.clock.now();
  const session = { id: randomUUID(), userId: found?.user.id ?? '', createdAt: now, lastUsedAt: now };
  await api.container
    .get(tokens.sessions)
    .add({ ...session, device: null, revokedAt: null, tokenHash: hash });
  return { bearer: { Authorization: `Bearer ${token}` } };
}
