import { randomUUID } from 'node:crypto';
import { EndPlans } from '../../../application/ordering/end-plans.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { signInAs } from '../../../testing/referred-orders.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let admin: { Authorization: string };
let buyer: Awaited<ReturnType<TestApi['signIn']>>;
beforeEach(async () => {
  api = await startTestApi();
  admin = (await api.signIn({ role: 'admin' })).bearer;
  buyer = await api.signIn({ mailboxProvenAt: api.clock.now() });
});
afterEach(() => api.close());

const tier = async () =>
  (await api.database.knex('accounts_users').where({ id: buyer.user.id }).first()).subscription_tier;
const credits = { id: 'credits-starter', type: 'credits', quantity: 1, name: 'Starter', price: 50 };

/** Buys a plan with the smallest credit package; the order's id. */
async function buy(id: string, price: number): Promise<string> {
  const plan = { id, type: 'package', quantity: 1, name: id, price };
  const cart = { items: [plan, credits], totalAmount: price + 50, currency: 'USD' };
  return (await checkout(api, { bearer: buyer.bearer, cart }).expect(201)).body.order.order_id;
}

const refund = (orderId: string) =>
  api.request
    .post(`/api/admin/orders/${orderId}/refunds`)
    .set({ ...admin, 'Idempotency-Key': randomUUID() })
    .send({ reason: 'Asked for' })
    .expect(201);

async function validFor(id: string, days: number | null): Promise<void> {
  await api.request.put(`/api/admin/packages/${id}`).set(admin).send({ validity_days: days }).expect(200);
}

async function wait(days: number): Promise<void> {
  api.clock.pass({ days });
  await api.container.get(EndPlans).run();
  admin = (await api.signIn({ role: 'admin' })).bearer;
}

const subjects = async (kind: string): Promise<string[]> => {
  const rows = await api.database.knex('mail_letters').where({ kind }).orderBy('posted_at');
  return rows.map(({ subject }) => subject);
};

describe('a plan', () => {
  it('is bought in quantity 1, at the checkout and when an admin enters the order', async () => {
    const [plan] = carts.planAndCredits.items;
    const items = [{ ...plan, quantity: 2 }, credits];
    const cart = { items, totalAmount: 308, currency: 'USD' };
    const error = { field: 'items[0].quantity', message: 'must be 1; a plan is bought once' };
    expect((await checkout(api, { cart }).expect(422)).body.errors).toEqual([error]);
    const order = { email: 'a@example.org', items, total_amount: 308, payment_status: 'paid' };
    const refused = await api.request.post('/api/admin/orders').set(admin).send(order).expect(422);
    expect(refused.body.errors).toEqual([error]);
  });

  it('that is the highest in force counts, whatever is bought or refunded beside it', async () => {
    const expert = await buy('expert', 189);
    await buy('starter', 59);
    expect(await tier()).toBe('expert');
    const professional = await buy('professional', 129);
    await refund(expert);
    expect(await tier()).toBe('pro');
    await refund(professional);
    expect(await tier()).toBe('starter');
  });

  it('is listed for its owner while it is in force, those that last longest first', async () => {
    const held = async () =>
      (await api.request.get('/api/plans').set(buyer.bearer).expect(200)).body.plans as object[];
    expect(await held()).toEqual([]);
    await validFor('expert', 30);
    const expert = await buy('expert', 189);
    const professional = await buy('professional', 129);
    const ends = new Date(api.clock.now().getTime() + 30 * DAY_MS).toISOString();
    expect(await held()).toEqual([
      { id: 'professional', name: 'Professional', tier: 'pro', order_id: professional, ends_at: null },
      { id: 'expert', name: 'Expert', tier: 'expert', order_id: expert, ends_at: ends },
    ]);
    const stranger = await api.signIn();
    expect((await api.request.get('/api/plans').set(stranger.bearer)).body).toEqual({ plans: [] });
    await refund(professional);
    expect(await held()).toHaveLength(1);
    // Sessions end meanwhile; the plan does on its day.
    api.clock.pass({ days: 30 });
    buyer = { ...buyer, bearer: await signInAs(api, buyer.user.email) };
    expect(await held()).toEqual([]);
  });

  it('ends after the days it is valid for, with an email a week before and one on the day', async () => {
    await buy('starter', 59);
    await validFor('expert', 30);
    await buy('expert', 189);
    await wait(22);
    expect([await tier(), await subjects('plan-ends-soon')]).toEqual(['expert', []]);
    await wait(1);
    await wait(0);
    expect(await subjects('plan-ends-soon')).toEqual(['Your Wickwise plan ends on 1 Apr 2026']);
    await wait(7);
    await wait(1);
    expect([await tier(), await subjects('plan-ended')]).toEqual([
      'starter',
      ['Your Wickwise plan has ended'],
    ]);
  });

  it('leaves a tier that an admin has given when it ends, and no email when it was refunded', async () => {
    await validFor('professional', 10);
    const change = api.request.patch(`/api/admin/users/${buyer.user.id}`).set(admin);
    await change.send({ plan: 'starter' }).expect(200);
    await buy('professional', 129);
    expect(await tier()).toBe('pro');
    await refund(await buy('expert', 189));
    await wait(11);
    expect([await tier(), (await subjects('plan-ended')).length]).toEqual(['starter', 1]);
    buyer = { ...buyer, bearer: await signInAs(api, buyer.user.email) };
    await refund(await buy('professional', 129));
    await wait(11);
    expect([await tier(), (await subjects('plan-ended')).length]).toEqual(['starter', 1]);
  });
});
