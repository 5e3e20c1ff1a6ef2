import { tokens } from '../../../composition/tokens.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { statementsDuring } from '../../../testing/statements-during.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

let api: TestApi;
let userId: string;
let orderId: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const { user, bearer } = await api.signIn();
  const { body } = await checkout(api, { bearer, cart: carts.credits }).expect(201);
  [userId, orderId] = [user.id, (body as { order: { order_id: string } }).order.order_id];
});

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) =>
  api.container.get(tokens.unitOfWork).run(work);
const held = (tx: Transaction) => api.container.get(tokens.orders).holdToPay(orderId, tx);
const user = (tx: Transaction) => api.container.get(tokens.users).hold(userId, tx);
const credits = async (tx: Transaction) =>
  (await api.container.get(tokens.creditLedger).lock(tx, userId)).available;
const webhooks = (tx: Transaction) => api.container.get(tokens.webhooks).subscribed(userId, 'order.paid', tx);

describe('an order that is held to be paid', () => {
  it('is the one that is found, and asks nothing more of its account', async () => {
    const { sent, answer } = await statementsDuring(api, () =>
      inTransaction(async (tx) => ({
        record: await held(tx),
        user: await user(tx),
        credits: await credits(tx),
        webhooks: await webhooks(tx),
        settings: await api.container.get(tokens.taxSettings).current(tx),
      })),
    );
    expect(sent).toHaveLength(4); // the two, between the beginning and the end of the transaction
    expect(answer.record).toEqual(await api.container.get(tokens.orders).find(orderId));
    expect(answer.user).toEqual(await api.container.get(tokens.users).find(userId));
    expect(answer.settings).toEqual(await api.container.get(tokens.taxSettings).current());
    expect(answer).toMatchObject({ credits: await inTransaction(credits), webhooks: [] });
  });

  it('is asked about what the transaction has changed again', async () => {
    await inTransaction(async (tx) => {
      await held(tx);
      const query = queryOn(api.database.knex, tx);
      await query('accounts_users').where({ id: userId }).update({ full_name: 'Grace Hopper' });
      await query('credits_balances').where({ user_id: userId }).update({ available: 7 });
      expect([(await user(tx))?.fullName, await credits(tx)]).toEqual(['Grace Hopper', 7]);
    });
  });

  it('comes with what changed while it was waited for', async () => {
    let paying: Promise<unknown> = Promise.resolve();
    await inTransaction(async (tx) => {
      await api.container.get(tokens.orders).hold(orderId, tx);
      paying = inTransaction(async (later) => {
        await held(later);
        return [(await user(later))?.fullName, await credits(later), await webhooks(later)];
      });
      await untilSomebodyWaits(api.database.knex, paying);
      const query = queryOn(api.database.knex, tx);
      await query('accounts_users').where({ id: userId }).update({ full_name: 'Grace Hopper' });
      await query('credits_balances').where({ user_id: userId }).update({ available: 7 });
    });
    expect(await paying).toEqual(['Grace Hopper', 7, []]);
  });

  it.each([
    ['account', user],
    ['credits', credits],
  ])('holds its %s until the transaction ends', async (_, lock) => {
    const done: string[] = [];
    let later: Promise<unknown> = Promise.resolve();
    await inTransaction(async (tx) => {
      await held(tx);
      later = inTransaction<unknown>(lock).then(() => done.push('later'));
      await untilSomebodyWaits(api.database.knex, later);
      done.push('first');
    });
    await later;
    expect(done).toEqual(['first', 'later']);
  });
});
