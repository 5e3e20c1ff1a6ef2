import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import { checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

/** While there are any left, ids begin as this order's id does, and their number with them. */
let alike = { id: randomUUID() as string, left: 0 };
const ids = {
  next: () => (alike.left-- > 0 ? alike.id.slice(0, 15) + randomUUID().slice(15) : randomUUID()),
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rebind: (container) => container.rebind(tokens.ids).toConstantValue(ids) });
});
afterAll(() => api.close());

/** Places an order, after which ids give its number `draws` times more. */
async function meet(draws: number): Promise<{ number: string }> {
  const { order } = (await checkout(api).expect(201)).body;
  alike = { id: order.order_id, left: draws };
  return order;
}
const tries = async () =>
  Number((await api.database.knex('accounts_throttles').sum('tries').first())?.['sum']);

describe('the number of an order that is another’s', () => {
  it('[W-573] is drawn again in a checkout, which counts as one try', async () => {
    const { bearer } = await api.signIn();
    const first = await meet(5);
    const before = await tries();
    const { body } = await checkout(api, { bearer }).expect(201);
    expect(alike.left).toBeLessThan(0);
    expect(body.order.number).not.toBe(first.number);
    expect(body.order.payment_status).toBe('paid');
    expect((await tries()) - before).toBeLessThanOrEqual(1);
  });

  it('[W-573] is drawn again for an order that costs nothing, and for one written by an admin', async () => {
    const admin = (await api.signIn({ role: 'admin' })).bearer;
    const change = api.request.put('/api/admin/packages/credits-starter').set(admin);
    const first = await meet(4);
    await change.send({ price: 0 }).expect(200);
    const item = { id: 'credits-starter', type: 'credits', quantity: 1, name: 'Starter', price: 0 };
    const free = await checkout(api, { cart: { items: [item], totalAmount: 0, currency: 'USD' } }).expect(
      201,
    );
    expect(alike.left).toBeLessThan(0);
    alike.left = 4;
    const order = { email: 'by-hand@example.com', payment_status: 'paid', total_amount: 119 };
    const made = await api.request
      .post('/api/admin/orders')
      .set({ ...admin, 'Idempotency-Key': randomUUID() })
      .send(order)
      .expect(201);
    expect(alike.left).toBeLessThan(0);
    expect(new Set([first.number, free.body.order.number, made.body.order.number]).size).toBe(3);
  });
});
