import { randomUUID } from 'node:crypto';
import { Webhook as Checker } from 'standardwebhooks';
import { tokens } from '../../../composition/tokens.ts';
import { analyze, charts, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { readEmailTo } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { deliverDue, startReceiver } from '../../../testing/webhook-receiver.ts';

let api: TestApi;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  api = await startTestApi({ settings: { WEBHOOK_LOOPBACK: 'allow' } });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await api.close();
});
beforeEach(async () => {
  receiver.forget();
  await api.database.knex('integrations_webhooks').delete();
});

const ALL = ['analysis.completed', 'analysis.failed', 'order.paid', 'order.refunded'];
const at = (id: string, rest = '') => `/api/integrations/webhooks/${id}${rest}`;

async function withWebhook(events = ALL) {
  const { bearer, user } = await api.signIn({ tier: 'expert' });
  const draft = { url: receiver.url, events };
  const { body } = await api.request.post('/api/integrations/webhooks').set(bearer).send(draft).expect(201);
  return { bearer, user, id: body.webhook.id as string, secret: body.secret as string };
}

const log = async (bearer: Bearer, id: string) =>
  (await api.request.get(at(id, '/deliveries')).set(bearer).expect(200)).body;
const webhooksOf = async (bearer: Bearer) =>
  (await api.request.get('/api/integrations/webhooks').set(bearer).expect(200)).body.webhooks;
const test = (bearer: Bearer, id: string) => api.request.post(at(id, '/test')).set(bearer);

describe('[D-117] a webhook', () => {
  it('is called again after failures, with growing waits, signed each time; the log shows three tries', async () => {
    const { bearer, id, secret } = await withWebhook();
    receiver.willAnswer({ status: 500, body: 'not yet' }, { status: 503, body: 'still not' });
    await checkout(api, { bearer, cart: carts.credits }).expect(201);
    for (const [made, wait] of [
      [1, 5],
      [1, 300],
      [1, 0],
    ]) {
      expect(await deliverDue(api)).toBe(made);
      expect(await deliverDue(api)).toBe(0);
      api.clock.pass({ seconds: wait });
    }
    const { deliveries, meta } = await log(bearer, id);
    expect(meta).toEqual({ page: 1, pages: 1, total: 1, total_is_exact: true, next_cursor: null });
    expect(deliveries[0]).toMatchObject({
      event: 'order.paid',
      status: 'delivered',
      next_try_at: null,
      tries: [
        { status: 500, answer: 'not yet', error: null },
        { status: 503, answer: 'still not' },
        { status: 200, answer: 'taken' },
      ],
    });
    expect(receiver.received).toHaveLength(3);
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect([...ids]).toEqual([deliveries[0].message_id]);
    for (const { headers, body } of receiver.received) checkSignature(secret, headers, body);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'order.paid',
      data: { payment_status: 'paid', total_minor: 5000, currency: 'USD' },
    });
  });

  it('signs with a new secret at once, and with the one before it for a day more', async () => {
    const { bearer, user, id, secret } = await withWebhook();
    const renewed = await api.request.post(at(id, '/secret')).set(bearer).expect(200);
    expect(renewed.headers['cache-control']).toBe('no-store');
    const { secret: fresh } = renewed.body;
    expect(fresh).not.toBe(secret);
    const deliveredTo = async (who: Bearer) => {
      receiver.forget();
      await test(who, id).expect(202);
      await deliverDue(api);
      const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
      return [fresh, secret].map((one) => verifies(one, headers, body));
    };
    expect(await deliveredTo(bearer)).toEqual([true, true]);
    api.clock.pass({ hours: 24 });
    expect(await deliveredTo(await signInAgain(user.id))).toEqual([true, false]);
    const stranger = await api.signIn({ tier: 'expert' });
    await api.request.post(at(id, '/secret')).set(stranger.bearer).expect(404);
  });

  it('gets a job in the queue of its account, at the time of its next try', async () => {
    const { bearer, user, id } = await withWebhook();
    receiver.willAnswer({ status: 500 });
    const { body } = await test(bearer, id).expect(202);
    const jobs = () =>
      api.database.knex('graphile_worker.jobs').where({ key: `webhook:${body.delivery.id}` });
    while ((await jobs()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await jobs()).toMatchObject([
      { task_identifier: 'deliver-webhook', queue_name: `webhooks:${user.id}` },
    ]);
    await deliverDue(api);
    const due = new Date(api.clock.now().getTime() + 5000);
    expect((await jobs()).map(({ run_at }) => run_at)).toEqual([due]);
  });

  it('is notified of finished analyses and of refunds', async () => {
    const { bearer } = await withWebhook();
    const good = await upload(api, bearer, charts.hourly);
    const { body: made } = await analyze(api, bearer, { image_url: good, symbol: 'BTCUSD' }).expect(200);
    const table = await upload(api, bearer, charts.table);
    const { body: refused } = await analyze(api, bearer, { image_url: table }).expect(422);
    const { body: sold } = await checkout(api, { bearer, cart: carts.credits }).expect(201);
    const admin = await api.signIn({ role: 'admin' });
    await api.request
      .post(`/api/admin/orders/${sold.order.order_id}/refunds`)
      .set(admin.bearer)
      .set('Idempotency-Key', randomUUID())
      .send({ amount: 20, reason: 'Asked for.' })
      .expect(201);
    await deliverDue(api);
    const events = receiver.received.map(({ body }) => JSON.parse(body));
    // The clock stands still, so they are of one moment and come in any order.
    events.sort((one, other) => String(one.type).localeCompare(String(other.type)));
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      [
        'analysis.completed',
        expect.objectContaining({
          analysis_id: made.analysis.id,
          symbol: 'BTCUSD',
          scale_set_by_hand: false,
        }),
      ],
      [
        'analysis.failed',
        expect.objectContaining({ analysis_id: refused.analysis_id, refusal: expect.any(Object) }),
      ],
      ['order.paid', expect.objectContaining({ order_id: sold.order.order_id })],
      ['order.refunded', expect.objectContaining({ refunded_minor: 2000, total_minor: 5000 })],
    ]);
  });

  it('gets only the events it subscribed to, only its owner’s, and none that was rolled back', async () => {
    const { bearer, user } = await withWebhook(['order.refunded']);
    await checkout(api, { bearer, cart: carts.credits }).expect(201);
    await checkout(api, {
      bearer: (await withWebhook()).bearer,
      payment: { card_number: '4000000000000002' },
    });
    const event = { type: 'order.refunded', userId: user.id, at: api.clock.now() } as const;
    const order = { orderId: randomUUID(), number: 'WW-1', status: 'refunded', refundId: randomUUID() };
    const sum = { minor: 1, currency: 'USD' };
    const undone = api.container.get(tokens.unitOfWork).run(async (tx) => {
      const facts = { ...event, ...order, total: sum, refunded: sum };
      await api.container.get(tokens.events).announce(tx, facts);
      throw new Error('after all not');
    });
    await expect(undone).rejects.toThrow('after all not');
    expect(await deliverDue(api)).toBe(0);
  });

  it('gets nothing while the account does not have the Expert plan', async () => {
    const { bearer, user, id } = await withWebhook();
    const tier = (subscription_tier: string) =>
      api.database.knex('accounts_users').where({ id: user.id }).update({ subscription_tier });
    await test(bearer, id).expect(202);
    await tier('pro');
    await checkout(api, { bearer, cart: carts.credits }).expect(201);
    await deliverDue(api);
    expect(receiver.received).toEqual([]);
    expect((await log(bearer, id)).deliveries).toMatchObject([{ event: 'webhook.test', status: 'failed' }]);
    expect((await test(bearer, id)).status).toBe(403);
  });

  it('is given up after eight tries, can be sent again, and is disabled after three days', async () => {
    const { bearer, user, id } = await withWebhook();
    receiver.willAnswer(...Array.from({ length: 30 }, () => ({ status: 500 })));
    await test(bearer, id).expect(202);
    let tries = 0;
    for (let hour = 0; hour < 40; hour++, api.clock.pass({ hours: 1 })) tries += await deliverDue(api);
    expect(tries).toBe(8);
    // The session has ended meanwhile.
    let again = await signInAgain(user.id);
    const [lost] = (await log(again, id)).deliveries;
    expect(lost).toMatchObject({ status: 'failed', next_try_at: null });
    expect(await webhooksOf(again)).toMatchObject([{ status: 'active', failing_since: expect.any(String) }]);

    api.clock.pass({ hours: 33 });
    again = await signInAgain(user.id);
    await api.request
      .post(at(id, `/deliveries/${lost.id}/resend`))
      .set(again)
      .expect(202);
    const twice = await api.request
      .post(at(id, `/deliveries/${lost.id}/resend`))
      .set(again)
      .expect(409);
    expect(twice.body.code).toBe('integrations.delivery_under_way');
    await deliverDue(api);
    expect(await webhooksOf(again)).toMatchObject([{ status: 'disabled' }]);
    expect((await readEmailTo(api, user.email)).subject).toBe('Your webhook is disabled');
    expect((await test(again, id)).body.code).toBe('integrations.webhook_idle');

    receiver.willAnswer({ status: 200 });
    await api.request.patch(at(id)).set(again).send({ active: true }).expect(200);
    expect(await webhooksOf(again)).toMatchObject([{ status: 'active', failing_since: null }]);
  });

  it('is disabled at once when it says that it is gone; a redirect is not followed', async () => {
    const { bearer, id } = await withWebhook();
    receiver.willAnswer({ status: 302, location: receiver.url }, { status: 410 });
    await test(bearer, id).expect(202);
    await deliverDue(api);
    expect(receiver.received).toHaveLength(1);
    expect(await webhooksOf(bearer)).toMatchObject([{ status: 'active' }]);
    api.clock.pass({ seconds: 5 });
    await deliverDue(api);
    expect(await webhooksOf(bearer)).toMatchObject([{ status: 'disabled' }]);
  });

  it('can be paused and removed, with its log; another’s is not there', async () => {
    const { bearer, id } = await withWebhook();
    const stranger = (await api.signIn({ tier: 'expert' })).bearer;
    await test(bearer, id).expect(202);
    for (const rest of ['/test', '/deliveries'])
      expect((await api.request[rest === '/test' ? 'post' : 'get'](at(id, rest)).set(stranger)).status).toBe(
        404,
      );
    expect((await api.request.patch(at(id)).set(stranger).send({ active: false })).status).toBe(404);
    await api.request
      .patch(at(id))
      .set(bearer)
      .send({ active: false, events: ['order.paid'] })
      .expect(200);
    expect(await webhooksOf(bearer)).toMatchObject([{ status: 'paused', events: ['order.paid'] }]);
    await deliverDue(api);
    expect(receiver.received).toEqual([]);
    expect((await api.request.delete(at(id)).set(stranger)).status).toBe(404);
    await api.request.delete(at(id)).set(bearer).expect(204);
    expect(await api.database.knex('integrations_deliveries').where({ webhook_id: id })).toEqual([]);
  });
});

describe('where webhooks may lie', () => {
  it('is the public internet, by https', async () => {
    const strict = await startTestApi({ replicaOf: api });
    const { bearer } = await api.signIn({ tier: 'expert' });
    const add = async (url: string) =>
      (
        await strict.request
          .post('/api/integrations/webhooks')
          .set(bearer)
          .send({ url, events: ['order.paid'] })
      ).status;
    try {
      for (const url of [
        'http://hooks.example.com',
        receiver.url,
        'https://localhost/hook',
        'ftp://a.example',
        'https://10.0.0.7/hook',
        'https://0xa.7/hook',
        'https://[::a00:7]/hook',
      ])
        expect([url, await add(url)]).toEqual([url, 422]);
      expect(await add('https://hooks.example.com/wickwise?team=7')).toBe(201);
    } finally {
      await strict.close();
    }
  });
});

/** By the specification's own library, which takes any of several signatures. */
function verifies(secret: string, headers: object, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': seconds } = headers as Record<string, string>;
  const right = new Checker(secret).sign(String(id), new Date(Number(seconds) * 1000), body);
  return String((headers as Record<string, string>)['webhook-signature'])
    .split(' ')
    .includes(right);
}

function checkSignature(secret: string, headers: object, body: string): void {
  expect(verifies(secret, headers, body)).toBe(true);
}

async function signInAgain(userId: string): Promise<Bearer> {
  const { token, hash } = api.container.get(tokens.sessionTokens).issue();
  const now = api.clock.now();
  const session = {
    id: randomUUID(),
    userId,
    device: null,
    createdAt: now,
    lastUsedAt: now,
    revokedAt: null,
  };
  await api.container.get(tokens.sessions).add({ ...session, tokenHash: hash });
  return { Authorization: `Bearer ${token}` };
}
