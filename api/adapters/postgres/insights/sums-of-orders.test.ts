import { randomUUID } from 'node:crypto';
import { randomFrom } from '../../../domain/analysis/random.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { SumsBookProof } from './sums-book-proof.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const DAYS = ['2026-02-01T12:00:00Z', '2026-02-02T23:59:00Z', '2026-03-05T00:00:00Z'].map(
  (text) => new Date(text),
);
const PRICE = { currency: 'JPY', base_currency: 'USD', rate: '156.954', total_minor: 7001 };
/** Each differs from the first in one of what an amount is worked out of. */
const PRICES = [
  PRICE,
  { ...PRICE, currency: 'USD' },
  { ...PRICE, base_currency: 'KWD' },
  { ...PRICE, rate: '0.333' },
  { ...PRICE, total_minor: 1 },
];
const STATUSES = ['pending', 'paid', 'partly_refunded', 'refunded', 'cancelled'];

/** Picks the same at every run. */
function picker() {
  const next = randomFrom(3);
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  const standing = () => {
    const status = one(STATUSES);
    const unpaid = status === 'pending' || status === 'cancelled';
    const [paid_at, cancelled_at] = [unpaid ? null : one(DAYS), status === 'cancelled' ? one(DAYS) : null];
    return { status, paid_at, cancelled_at, disputed: one([true, false]), plan_tier: one([null, 'pro']) };
  };
  return { one, standing };
}

const { one, standing } = picker();
const newOrder = (id: string) => ({
  id,
  number: id,
  email: 'a@example.org',
  customer_name: 'A',
  placed_by: 'guest',
  base_total_minor: 1,
  placed_at: one(DAYS),
  checked_at: one(DAYS),
  ...one(PRICES),
  ...standing(),
});
const newLine = (order_id: string, place: number) => ({
  id: randomUUID(),
  order_id,
  place,
  item_id: one(['a', 'b']),
  type: 'credits',
  name: 'Credits',
  credits: 5,
  quantity: one([1, 3]),
  price_minor: one([0, 1, 999]),
});
const newRefund = (order_id: string) => ({
  id: randomUUID(),
  order_id,
  amount_minor: one([1, 1500]),
  status: 'succeeded',
  reason: 'x',
  created_at: one(DAYS),
  settled_at: one(DAYS),
});

describe('what orders are added up to', () => {
  it('[W-575] is what adding up all of them gives, whatever is written, changed or deleted, one order at a time or several', async () => {
    const { knex } = database;
    const proof = new SumsBookProof({ database: knex });
    const ids = () => knex('ordering_orders').orderBy('id').pluck('id');
    const some = async () => (await ids()).filter(() => one([true, false, false]));
    const steps: (() => Promise<unknown>)[] = [
      () => knex('ordering_orders').insert([newOrder(randomUUID()), newOrder(randomUUID())]),
      async () => {
        const id = randomUUID();
        await knex('ordering_orders').insert(newOrder(id));
        await knex('ordering_lines').insert([newLine(id, 0), newLine(id, 1)]);
      },
      async () => knex('ordering_refunds').insert(newRefund(one(await ids()))),
      // As an order is paid.
      async () =>
        knex('ordering_orders')
          .where({ status: 'pending' })
          .update({ status: 'paid', paid_at: one(DAYS) }),
      async () =>
        knex('ordering_orders')
          .whereIn('id', await some())
          .update(standing()),
      async () =>
        knex('ordering_orders')
          .whereIn('id', await some())
          .update(one(PRICES)),
      async () =>
        knex('ordering_orders')
          .whereIn('id', await some())
          .update({ total_minor: one([1, 7001]) }),
      async () =>
        knex('ordering_orders')
          .whereIn('id', await some())
          .update({ placed_at: one(DAYS) }),
      async () =>
        knex('ordering_orders')
          .whereIn('id', await some())
          .update({ checked_at: one(DAYS) }),
      async () =>
        knex('ordering_lines')
          .where({ place: one([0, 1]) })
          .update({ price_minor: one([7, 70]) }),
      async () => knex('ordering_refunds').where({ amount_minor: 1 }).update({ amount_minor: 2 }),
      async () => {
        const gone = one(await ids());
        await knex('ordering_refunds').where({ order_id: gone }).delete();
        await knex('ordering_lines').where({ order_id: gone }).delete();
        await knex('ordering_orders').where({ id: gone }).delete();
      },
    ];
    for (const begin of steps.slice(0, 2)) await begin();
    for (let nth = 0; nth < 150; nth++) {
      await one(steps)();
      expect(await proof.differences()).toEqual([]);
    }
    expect((await ids()).length).toBeGreaterThan(5);
  });
});
