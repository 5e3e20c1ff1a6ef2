import { randomUUID } from 'node:crypto';
import { checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let admin: { Authorization: string };
beforeEach(async () => {
  api = await startTestApi();
  admin = (await api.signIn({ role: 'admin' })).bearer;
  const change = api.request.put('/api/admin/packages/credits-starter').set(admin);
  await change.send({ price: 0 }).expect(200);
});
afterEach(() => api.close());

const item = { id: 'credits-starter', type: 'credits', quantity: 2, name: 'Starter', price: 0 };
const cart = { items: [item], totalAmount: 0, currency: 'USD' };
const noCard = { email: 'free@example.com', card_number: undefined, expiry: undefined, cvc: undefined };

describe('an order that costs nothing', () => {
  it('is paid at once, without a card or a gateway, and again under its key', async () => {
    const { user, bearer } = await api.signIn();
    const key = randomUUID();
    const paid = await checkout(api, { bearer, cart, key, payment: noCard }).expect(201);
    expect(paid.body.order).toMatchObject({ payment_status: 'paid', total_amount: 0 });
    const again = await checkout(api, { bearer, cart, key, payment: noCard }).expect(201);
    expect(again.body.order.order_id).toBe(paid.body.order.order_id);
    expect(await api.database.knex('payments_sandbox_charges')).toEqual([]);
    const balance = await api.database.knex('credits_balances').where({ user_id: user.id }).first();
    expect(balance.available).toBe('110');
    expect(await api.database.knex('mail_letters').where({ kind: 'order-confirmation' })).toHaveLength(1);
  });

  it('can be taken back like any other, once', async () => {
    const { user, bearer } = await api.signIn();
    const { order } = (await checkout(api, { bearer, cart, payment: noCard }).expect(201)).body;
    const refund = () =>
      api.request
        .post(`/api/admin/orders/${order.order_id}/refunds`)
        .set({ ...admin, 'Idempotency-Key': randomUUID() })
        .send({ reason: 'Given by mistake' });
    expect((await refund().expect(201)).body.order).toMatchObject({ payment_status: 'refunded' });
    await refund().expect(409);
    const balance = await api.database.knex('credits_balances').where({ user_id: user.id }).first();
    expect(balance.available).toBe('10');
  });

  it('is not what a cart with a price becomes when its total is sent as zero', async () => {
    const dear = { ...item, id: 'credits-basic' };
    const answer = await checkout(api, { cart: { ...cart, items: [dear] }, payment: noCard }).expect(409);
    expect(answer.body.code).toBe('ordering.total_changed');
  });
});
