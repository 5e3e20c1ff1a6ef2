import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { tokens } from '../../../composition/tokens.ts';
import { buildOrder } from '../../../domain/ordering/testing/build-order.ts';
import { orderNumber } from '../../../domain/shared-with-web/order-number.ts';
import { checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';

/** While there are any left, ids begin as this one does, and their number with them. */
const alike = { id: randomUUID() as string, left: 0 };
const ids = {
  next: () => (alike.left-- > 0 ? alike.id.slice(0, 15) + randomUUID().slice(15) : randomUUID()),
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rebind: (container) => container.rebind(tokens.ids).toConstantValue(ids) });
});
afterAll(() => api.close());

/** Ways to make an order; each draws ids more often than `DRAWS` says. */
const ways: Record<string, () => Promise<Response>> = {
  'in a checkout': async () => {
    const { bearer } = await api.signIn();
    alike.left = DRAWS;
    return checkout(api, { bearer });
  },
  'for one that costs nothing': async () => {
    const { bearer } = await api.signIn({ role: 'admin' });
    await api.request.put('/api/admin/packages/credits-basic').set(bearer).send({ price: 0 }).expect(200);
    const item = { id: 'credits-basic', type: 'credits', quantity: 1, name: 'Basic', price: 0 };
    alike.left = DRAWS;
    return checkout(api, { bearer, cart: { items: [item], totalAmount: 0, currency: 'USD' } });
  },
  'for one that an admin writes': async () => {
    const { bearer } = await api.signIn({ role: 'admin' });
    alike.left = DRAWS;
    return api.request
      .post('/api/admin/orders')
      .set({ ...bearer, 'Idempotency-Key': randomUUID() })
      .send({ email: 'by-hand@example.com', payment_status: 'paid', total_amount: 119 });
  },
};
const DRAWS = 4;
const tries = async () =>
  Number((await api.database.knex('accounts_throttles').sum('tries').first())?.['sum']);

describe.each(Object.entries(ways))('[W-573] the number of an order is drawn again %s', (_, order) => {
  it('when it is that of an earlier order, and the try counts once', async () => {
    const first = (await checkout(api).expect(201)).body.order;
    alike.id = first.order_id;
    const before = await tries();
    const { status, body } = await order();
    expect(status).toBe(201);
    expect(alike.left).toBeLessThan(0);
    expect(body.order.number).not.toBe(first.number);
    expect(body.order.payment_status).toBe('paid');
    expect(await tries()).toBeLessThanOrEqual(before + 1);
  });

  it('when it is that of an order which is being written at the same time', async () => {
    const id = randomUUID();
    alike.id = id;
    let drawn: Promise<Response> | undefined;
    await api.container.get(tokens.unitOfWork).run(async (tx) => {
      const first = buildOrder({ id, number: orderNumber(id), userId: null, lines: [] });
      expect(await api.container.get(tokens.orders).add(first, tx)).toBe(true);
      drawn = order();
      await untilSomebodyWaits(api.database.knex, drawn);
    });
    const answer = await drawn;
    expect(answer?.status).toBe(201);
    expect(answer?.body.order.number).not.toBe(orderNumber(id));
    expect(answer?.body.order.payment_status).toBe('paid');
  });
});
