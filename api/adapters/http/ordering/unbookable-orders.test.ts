import {
  carts,
  cards,
  checkout,
  paymentDetails,
  resolvePending,
} from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let admin: { Authorization: string };
beforeEach(async () => {
  api = await startTestApi();
  admin = (await api.signIn({ role: 'admin' })).bearer;
});
afterEach(() => api.close());

const knex = () => api.database.knex;
const payments = async () =>
  (await api.request.get('/api/admin/health').set(admin).expect(200)).body.payments;
const statusOf = async (id: string) => (await knex()('ordering_orders').where({ id }).first()).status;

/** Orders of customers whose bank takes its time; their ids. */
async function slowOrders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const answer = await checkout(api, { payment: { card_number: cards.slowSuccess } }).expect(202);
    ids.push(answer.body.order.order_id);
  }
  return ids;
}

/** From now on the books refuse this order, until the answer is called. */
async function breakOrder(id: string): Promise<() => Promise<void>> {
  await knex().raw(`
    create function refuse_order() returns trigger language plpgsql as $$
    begin raise exception 'The books refuse it.'; end $$;
    create trigger refuse_order before update of status on ordering_orders
      for each row when (new.id = '${id}') execute function refuse_order()`);
  return () => knex().raw('drop trigger refuse_order on ordering_orders');
}

async function wait(minutes: number): Promise<void> {
  api.clock.pass({ minutes });
  admin = (await api.signIn({ role: 'admin' })).bearer;
  await resolvePending(api);
}

describe('an order that cannot be booked', () => {
  it('stops no other, is tried again after a while, and is named on the health page until it is booked', async () => {
    const [first = '', broken = '', last = ''] = await slowOrders(3);
    const mend = await breakOrder(broken);
    await wait(2);
    expect([await statusOf(first), await statusOf(broken), await statusOf(last)]).toEqual([
      'paid',
      'pending',
      'paid',
    ]);
    const named = {
      kind: 'order',
      order_id: broken,
      message: expect.stringContaining('The books refuse it.'),
    };
    expect(await payments()).toMatchObject({
      status: 'attention',
      unbooked: 1,
      failures: [{ ...named, tries: 1 }],
    });
    await wait(2);
    await wait(1); // the second pause is two minutes
    expect(await payments()).toMatchObject({ failures: [{ ...named, tries: 2 }] });
    await mend();
    await wait(2);
    expect(await statusOf(broken)).toBe('paid');
    expect(await payments()).toMatchObject({ status: 'ok', unbooked: 0, failures: [] });
  });
});

describe('more than an order can hold', () => {
  const huge = { id: 'huge', type: 'credits', name: 'Huge', price: '0.01', credits: 100_000_000 };

  it('is refused before anything is charged', async () => {
    await api.request.post('/api/admin/packages').set(admin).send(huge).expect(201);
    const item = { id: 'huge', type: 'credits', quantity: 999, name: 'Huge', price: 0.01 };
    const cart = { items: [item], totalAmount: 9.99, currency: 'USD' };
    const refused = await checkout(api, { cart }).expect(422);
    expect(refused.body.errors).toEqual([
      { field: 'items', message: 'is more than the 1000000000 credits that one order can hold' },
    ]);
    expect(await knex()('payments_sandbox_charges')).toEqual([]);
    const order = { email: 'a@example.org', items: [{ ...item, credits: 100_000_000 }], total_amount: 9.99 };
    const byHand = api.request
      .post('/api/admin/orders')
      .set(admin)
      .send({ ...order, payment_status: 'paid' });
    expect((await byHand.expect(422)).body.errors).toMatchObject([{ field: 'items' }]);
  });

  it('adds up over many orders that each hold as much as one can', async () => {
    await api.request
      .post('/api/admin/packages')
      .set(admin)
      .send({ ...huge, credits: 999_999_999 })
      .expect(201);
    const item = { id: 'huge', type: 'credits', quantity: 1, name: 'Huge', price: 0.01 };
    const cart = { items: [item], totalAmount: 0.01, currency: 'USD' };
    const { email } = paymentDetails();
    for (let n = 0; n < 4; n += 1) await checkout(api, { cart, payment: { email } }).expect(201);
    const [balance] = await knex()('credits_balances').orderBy('available', 'desc');
    expect(balance.available).toBe('3999999996');
    await checkout(api, { cart: carts.credits, payment: { email } }).expect(201);
    const users = await api.request.get('/api/admin/users').query({ q: email }).set(admin).expect(200);
    expect(users.body.users).toMatchObject([{ credits_balance: 4_000_000_046 }]);
  });
});
