import { randomUUID } from 'node:crypto';
import { FakeStripe } from '../../adapters/payments/testing/fake-stripe.ts';
import { checkout } from '../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { AskAboutRefunds } from './ask-about-refunds.ts';
import { ProveBooks } from '../credits/prove-books.ts';

let api: TestApi;
let stripe: FakeStripe;
beforeEach(async () => {
  stripe = new FakeStripe();
  const settings = {
    PAYMENT_PROVIDER: 'stripe',
    PAYMENT_STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
    PAYMENT_STRIPE_SECRET_KEY: 'sk_test_hidden',
    PAYMENT_STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
    PAYMENT_STRIPE_API_URL: await stripe.start(),
  };
  api = await startTestApi({ settings });
  stripe.now = () => api.clock.now().getTime();
});
afterEach(async () => {
  await api.close();
  await stripe.stop();
});

const payment = {
  payment_token: 'pm_card_visa',
  card_number: undefined,
  expiry: undefined,
  cvc: undefined,
};

/** An order that Stripe was paid for. */
async function buy(): Promise<string> {
  const { bearer } = await api.signIn();
  const { body } = await checkout(api, { bearer, payment }).expect(201);
  expect(body.order.payment_status).toBe('paid');
  return body.order.order_id;
}

const differences = async (): Promise<string[]> =>
  (await api.container.get(ProveBooks).run()).flatMap((report) => report.differences);

describe('the charges of Stripe against the orders', () => {
  it('agree after purchases and a refund in part, also when they fill several pages', async () => {
    stripe.pageSize = 2;
    const ids = [await buy(), await buy(), await buy()];
    const { bearer } = await api.signIn({ role: 'admin' });
    const refund = api.request.post(`/api/admin/orders/${ids[0]}/refunds`).set(bearer);
    await refund.set('Idempotency-Key', randomUUID()).send({ amount: 10, reason: 'Asked for' }).expect(201);
    api.clock.pass({ minutes: 20 });
    expect(await differences()).toEqual([]);
  });

  it('differ by a charge whose order does not exist', async () => {
    await buy();
    const of = { ...stripe.intents[0], id: 'pi_orphan' };
    stripe.intents.push({ ...of, metadata: { order_id: randomUUID(), charge_key: 'k' } } as never);
    stripe.intents.push({ ...of, id: 'pi_odd', metadata: { order_id: '17', charge_key: 'k' } } as never);
    stripe.intents.push({ ...of, id: 'pi_of_others', metadata: {} } as never);
    expect(await differences()).toEqual([]);
    api.clock.pass({ minutes: 20 });
    expect(await differences()).toEqual([
      expect.stringMatching(/^Charge pi_odd of 17900 USD belongs to order 17, which does not exist$/),
      expect.stringMatching(/^Charge pi_orphan of 17900 USD belongs to order \S+, which does not exist$/),
    ]);
  });

  it('differ by an order that was charged and is pending', async () => {
    const id = await buy();
    await api.database.knex.raw(`set session_replication_role = replica;
      update ordering_orders set status = 'pending', paid_at = null where id = '${id}'`);
    api.clock.pass({ minutes: 20 });
    expect(await differences()).toContain(`Order ${id}: was charged 17900 USD and stands as pending`);
  });

  it('differ by another amount, by money given back that no order knows, and by a charge that is not there', async () => {
    const [dearer, returned, gone] = [await buy(), await buy(), await buy()];
    const [first, second] = stripe.intents;
    Object.assign(first ?? {}, { amount: 17_901 });
    stripe.refunds.push({
      id: 're_1',
      payment_intent: second?.id,
      amount: 500,
      currency: 'usd',
      status: 'succeeded',
      created: second?.created,
      metadata: {},
    } as never);
    stripe.intents.pop();
    api.clock.pass({ minutes: 20 });
    expect((await differences()).sort()).toEqual([
      'Charge pi_2: gave 500 back, the orders say 0',
      ...[
        `Order ${dearer}: costs 17900 USD, its charge is 17901 USD`,
        `Order ${gone}: was paid by charge pi_3, which the gateway does not have`,
      ].sort(),
    ]);
    expect(returned).not.toBe(gone);
  });

  it('agree again once Stripe was asked about a refund that no event told of', async () => {
    const id = await buy();
    const [intent] = stripe.intents;
    stripe.refunds.push({
      id: 're_1',
      payment_intent: intent?.id,
      amount: 500,
      currency: 'usd',
      status: 'succeeded',
      created: intent?.created,
      metadata: {},
    } as never);
    api.clock.pass({ minutes: 20 });
    expect(await differences()).toEqual(['Charge pi_1: gave 500 back, the orders say 0']);
    const ask = () => api.container.get(AskAboutRefunds).run();
    expect(await ask()).toEqual({ charges: 1, failures: [] });
    api.clock.pass({ minutes: 20 });
    expect(await differences()).toEqual([]);
    const booked = await api.database.knex('ordering_refunds').where({ order_id: id });
    expect(booked).toMatchObject([{ amount_minor: '500', origin: 'provider', gateway_reference: 're_1' }]);
    await stripe.stop();
    expect((await ask()).failures).toHaveLength(1);
  });

  it('are not said to agree when Stripe does not answer', async () => {
    await stripe.stop();
    expect(await differences()).toEqual([
      'The payment gateway does not answer, so its charges are not compared',
    ]);
  });
});
