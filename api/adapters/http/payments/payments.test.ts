import { randomUUID } from 'node:crypto';
import type { Container } from 'inversify';
import Stripe from 'stripe';
import { tokens } from '../../../composition/tokens.ts';
import type { GatewayEvent } from '../../../ports/payments/payment-gateway.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { FakeStripe } from '../../payments/testing/fake-stripe.ts';
import { buildChargeRequest } from '../../payments/testing/build-charge-request.ts';

const stripeSettings = {
  PAYMENT_PROVIDER: 'stripe',
  PAYMENT_STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
  PAYMENT_STRIPE_SECRET_KEY: 'sk_test_hidden',
  PAYMENT_STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
};

/** Replaces the settlement of orders: records the events, and fails while a test asks for it. */
const settled: GatewayEvent[] = [];
let failing = false;

function rebind(container: Container): void {
  if (container.isBound(tokens.gatewayEvents)) container.unbind(tokens.gatewayEvents);
  container.bind(tokens.gatewayEvents).toConstantValue({
    async settle(event) {
      settled.push(event);
      if (failing) throw new Error('The order could not be saved.');
    },
  });
}

let sandbox: TestApi;
let stripe: TestApi;
const stripeApi = new FakeStripe();

beforeAll(async () => {
  sandbox = await startTestApi({ rebind });
  const settings = { ...stripeSettings, PAYMENT_STRIPE_API_URL: await stripeApi.start() };
  stripe = await startTestApi({ settings, rebind });
});
afterAll(async () => {
  await sandbox.close();
  await stripe.close();
  await stripeApi.stop();
});
beforeEach(() => {
  settled.length = 0;
  failing = false;
});

describe('how payments are taken', () => {
  it('is shown with the test numbers of the sandbox', async () => {
    const { body } = await sandbox.request.get('/api/checkout/settings').expect(200);
    expect(body).toMatchObject({ provider: 'sandbox', publishable_key: null });
    expect(body.test_cards).toContainEqual({ number: '4242424242424242', meaning: 'Succeeds (Visa)' });
  });

  it('is shown with the publishable key of Stripe, and no other', async () => {
    const { body } = await stripe.request.get('/api/checkout/settings').expect(200);
    expect(body).toEqual({ provider: 'stripe', publishable_key: 'pk_test_shown', test_cards: [] });
  });

  it("lets pages load Stripe's script where Stripe takes payments, and nowhere else", async () => {
    const policyOf = async (api: TestApi): Promise<string> =>
      (await api.request.get('/api/health/live')).headers['content-security-policy'] ?? '';
    const policy = await policyOf(stripe);
    for (const part of [
      /script-src 'self' https:\/\/js\.stripe\.com/,
      /frame-src 'self' https:\/\/js\.stripe\.com/,
      /connect-src 'self' https:\/\/api\.stripe\.com/,
    ])
      expect(policy).toMatch(part);
    expect(await policyOf(sandbox)).not.toContain('stripe');
  });
});

describe('the challenge of the sandbox', () => {
  async function begin(): Promise<{ key: string; orderId: string; path: string }> {
    const request = buildChargeRequest({ card: '4000002760003184' });
    const charge = await sandbox.container.get(tokens.gateway).charge(request);
    if (charge.state !== 'challenge') throw new Error(charge.state);
    return { ...request, path: `/api/payments/sandbox/challenges/${charge.reference}` };
  }
  const stateOf = async (key: string) => (await sandbox.container.get(tokens.gateway).find(key))?.state;

  it('shows who asks for how much', async () => {
    const { path, orderId } = await begin();
    const { body } = await sandbox.request.get(path).expect(200);
    expect(body).toEqual({
      reference: path.split('/').pop(),
      order_id: orderId,
      merchant: 'Wickwise Ltd',
      amount: 59,
      amount_minor: 5900,
      currency: 'USD',
      state: 'waiting',
    });
  });

  it.each([
    ['approve', 'approved', 'succeeded', 'reject'],
    ['reject', 'rejected', 'declined', 'approve'],
  ])('takes the first answer: %s', async (outcome, state, charge, other) => {
    const { path, key } = await begin();
    for (let time = 0; time < 2; time++) {
      const { body } = await sandbox.request.post(path).send({ outcome }).expect(200);
      expect(body.state).toBe(state);
    }
    const { body } = await sandbox.request.post(path).send({ outcome: other }).expect(409);
    expect(body.code).toBe('payments.challenge_answered');
    expect(await stateOf(key)).toBe(charge);
  });

  it('is there only for a charge that asks for one, and only in the sandbox', async () => {
    const gateway = sandbox.container.get(tokens.gateway);
    const charge = await gateway.charge(buildChargeRequest({ card: '4242424242424242' }));
    const plain = charge.state === 'succeeded' ? charge.reference : '';
    const { path } = await begin();
    for (const [api, address] of [
      [sandbox, `/api/payments/sandbox/challenges/${plain}`],
      [sandbox, `/api/payments/sandbox/challenges/${randomUUID()}`],
      [stripe, path],
    ] as const) {
      for (const answer of [
        await api.request.get(address),
        await api.request.post(address).send({ outcome: 'approve' }),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'payments.challenge_not_found']);
    }
  });

  it('repeats nothing of what was sent by mistake, neither in the answer nor in the log', async () => {
    const { path } = await begin();
    const sent = { outcome: '4242424242424242', card: { number: '4242424242424242', cvc: '987' } };
    const { body } = await sandbox.request.post(path).send(sent).expect(400);
    expect(body.errors).toEqual([{ field: 'outcome', message: 'must be one of: approve, reject' }]);
    await sandbox.request.post(path).type('json').send('{"number": 4242424242424242,,').expect(400);
    expect(JSON.stringify(body)).not.toContain('42424242');
    expect(sandbox.logLines.join()).not.toContain('42424242');
  });
});

describe('[D-073] an event of Stripe', () => {
  const signer = new Stripe('sk_test_x');
  const address = '/api/payments/stripe/webhook';

  /** Spaced as nobody's JSON.stringify would, so that only the very bytes pass. */
  function payloadOf(id: string, type = 'payment_intent.succeeded', orderId = randomUUID()): string {
    const intent = {
      id: 'pi_1',
      status: 'succeeded',
      metadata: { order_id: orderId, charge_key: `key-${id}` },
    };
    return JSON.stringify({ id, object: 'event', type, note: 'é', data: { object: intent } }, null, 3);
  }

  function send(payload: string, signed = payload, api = stripe) {
    const header = signer.webhooks.generateTestHeaderString({ payload: signed, secret: 'whsec_hidden' });
    return api.request.post(address).set('Stripe-Signature', header).type('json').send(payload);
  }

  it('is passed to the settlement of orders once, however often it arrives', async () => {
    const orderId = randomUUID();
    const payload = payloadOf('evt_once', 'payment_intent.succeeded', orderId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(payload)));
    answers.push(await send(payload));
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    expect(settled).toEqual([
      {
        id: 'evt_once',
        key: 'key-evt_once',
        orderId,
        charge: { state: 'succeeded', reference: 'pi_1', card: null },
        reversals: null,
      },
    ]);
  });

  it('is new again when its work failed', async () => {
    failing = true;
    await send(payloadOf('evt_again')).expect(500);
    failing = false;
    await send(payloadOf('evt_again')).expect(200);
    expect(settled.map(({ id }) => id)).toEqual(['evt_again', 'evt_again']);
  });

  it('is refused with a bad signature, an old body under a new one, or none', async () => {
    const payload = payloadOf('evt_bad');
    const answer = await send(payload.replace('pi_1', 'pi_2'), payload).expect(400);
    expect(answer.body.code).toBe('payments.bad_signature');
    await stripe.request.post(address).type('json').send(payload).expect(400);
    expect(settled).toEqual([]);
  });

  it('about money that went back is asked for again while Stripe does not answer', async () => {
    const settings = { ...stripeSettings, PAYMENT_STRIPE_API_URL: 'http://127.0.0.1:9' };
    const away = await startTestApi({ settings, rebind, replicaOf: stripe });
    const refund = { id: 're_1', object: 'refund', payment_intent: 'pi_1' };
    const payload = JSON.stringify({
      id: 'evt_re',
      object: 'event',
      type: 'refund.updated',
      data: { object: refund },
    });
    const { body, headers } = await send(payload, payload, away).expect(503);
    expect([body.code, headers['retry-after']]).toEqual(['payments.gateway_unavailable', '60']);
    expect(settled).toEqual([]);
  });

  it('is acknowledged when its kind is not handled', async () => {
    await send(payloadOf('evt_other', 'customer.created')).expect(200);
    expect(settled).toEqual([]);
  });

  it('is nothing to the sandbox', async () => {
    const answer = await send(payloadOf('evt_sandbox'), undefined, sandbox).expect(400);
    expect(answer.body.code).toBe('payments.bad_signature');
  });
});
