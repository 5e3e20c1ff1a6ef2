import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import { buildLine, buildOrder } from '../../../domain/ordering/testing/build-order.ts';
import type { OrderToPlace, TryLimit } from '../../../ports/ordering/placed-orders.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const limit = (most = 5): TryLimit => ({ key: Buffer.from(randomUUID()), windowMs: 60_000, most });

/** A pending order of somebody with an account, under a key that is taken. */
async function toPlace(wanted: Partial<OrderToPlace> = {}): Promise<OrderToPlace> {
  const { user } = await api.signIn();
  const id = randomUUID();
  const attempt = { scope: `checkout:${user.id}`, key: randomUUID() };
  const now = api.clock.now();
  const taking = { attempt, requestHash: Buffer.alloc(32), now, staleBefore: now };
  await api.container.get(tokens.idempotencyKeys).begin(taking);
  const order = buildOrder({
    id,
    number: id.slice(0, 8),
    userId: user.id,
    status: 'pending',
    card: null,
    paymentReference: null,
    placedAt: now,
    paidAt: null,
    lines: [
      buildLine({ id: randomUUID(), tier: 'starter' }),
      buildLine({ id: randomUUID(), type: 'credits', credits: 50 }),
    ],
  });
  return { order, attempt, limits: [limit()], ...wanted };
}

const write = (placing: OrderToPlace) => api.container.get(tokens.placedOrders).write(placing);
const found = async ({ order }: OrderToPlace) =>
  (await api.container.get(tokens.orders).find(order.id))?.order ?? null;
const subjectOf = ({ attempt }: OrderToPlace) =>
  api.database.knex('ordering_idempotency_keys').where(attempt).pluck('subject_id');
const triesOf = ({ limits: [first] }: OrderToPlace) =>
  api.database.knex('accounts_throttles').where({ key: first?.key }).pluck('tries');

describe('an order that is placed', () => {
  it('stands with its lines, its key and its try', async () => {
    const placing = await toPlace();
    expect(await write(placing)).toEqual({ state: 'written' });
    expect(await found(placing)).toEqual(placing.order);
    expect(await subjectOf(placing)).toEqual([placing.order.id]);
    expect(await triesOf(placing)).toEqual([1]);
  });

  it('is refused with one try too many, which is counted under every limit', async () => {
    const limits = [limit(1), limit(5)];
    expect(await write(await toPlace({ limits }))).toEqual({ state: 'written' });
    const second = await toPlace({ limits });
    const count = { tries: 2, windowStartedAt: api.clock.now() };
    expect(await write(second)).toEqual({ state: 'throttled', counts: [count, count] });
    expect(await found(second)).toBeNull();
    expect(await subjectOf(second)).toEqual([null]);
  });

  it('is counted anew when the window is over', async () => {
    const limits = [limit(1)];
    await write(await toPlace({ limits }));
    api.clock.pass({ minutes: 1 });
    const later = await toPlace({ limits });
    expect(await write(later)).toEqual({ state: 'written' });
    expect(await triesOf(later)).toEqual([1]);
  });

  it('is not written for an account that was deleted meanwhile', async () => {
    const placing = await toPlace();
    const { userId } = placing.order;
    const nobody = { email: `${userId}@deleted.invalid`, fullName: 'Deleted account' };
    await api.container
      .get(tokens.unitOfWork)
      .run((tx) => api.container.get(tokens.users).pseudonymise(String(userId), nobody, api.clock.now(), tx));
    expect(await write(placing)).toEqual({ state: 'account_gone' });
    expect(await found(placing)).toBeNull();
    expect(await subjectOf(placing)).toEqual([null]);
  });

  it('is not written when a later attempt has taken over its key', async () => {
    const placing = await toPlace();
    const other = randomUUID();
    await api.database.knex('ordering_idempotency_keys').where(placing.attempt).update({ subject_id: other });
    expect(await write(placing)).toEqual({ state: 'taken_over' });
    expect(await found(placing)).toBeNull();
    expect(await subjectOf(placing)).toEqual([other]);
  });
});
