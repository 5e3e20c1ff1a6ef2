import { randomUUID } from 'node:crypto';
import { convertBack, money } from '../../domain/shared-with-web/money.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrationSource } from './migration-source.ts';

const REVENUE = '1210-revenue';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** Runs the migrations that come before revenue, then what `stored` writes, then the rest. */
async function migrateAround(stored: () => Promise<void>): Promise<void> {
  const all = await migrationSource.getMigrations([]);
  await database.knex.raw('drop schema public cascade; create schema public');
  const run = async (migrations: typeof all) => {
    for (const each of migrations)
      await database.knex.transaction(async (trx) => (await migrationSource.getMigration(each)).up(trx));
  };
  const at = all.findIndex(({ name }) => name === REVENUE);
  await run(all.slice(0, at));
  await stored();
  await run(all.slice(at));
}

const at = new Date('2026-02-01T12:00:00Z');

/** An order of 7,000 yen as it used to be stored: with the base price of the catalogue. */
async function storeOrder(clickId: string): Promise<string> {
  const id = randomUUID();
  const order = {
    id,
    number: 'WW-1',
    email: 'a@example.org',
    customer_name: 'A',
    placed_by: 'guest',
    status: 'partly_refunded',
  };
  const price = {
    currency: 'JPY',
    total_minor: 7000,
    base_currency: 'USD',
    base_total_minor: 7000,
    rate: '156.954',
  };
  const times = { placed_at: at, checked_at: at, paid_at: at };
  await database.knex('ordering_orders').insert({ ...order, ...price, ...times, click_id: clickId });
  const line = { order_id: id, type: 'credits', quantity: 1, credits: 50 };
  for (const [index, minor] of [5000, 2000].entries())
    await database.knex('ordering_lines').insert({
      ...line,
      id: randomUUID(),
      place: index,
      item_id: `item-${index}`,
      name: `Item ${index}`,
      price_minor: minor,
    });
  const refund = {
    order_id: id,
    amount_minor: 1000,
    status: 'succeeded',
    reason: 'x',
    created_at: at,
    settled_at: at,
  };
  for (let part = 0; part < 6; part += 1)
    await database.knex('ordering_refunds').insert({ id: randomUUID(), ...refund });
  return id;
}

/** A partner's click; its id. */
async function storeClick(): Promise<string> {
  const [userId, brandId, clickId] = [randomUUID(), randomUUID(), randomUUID()];
  const times = { created_at: at, updated_at: at };
  const user = { id: userId, email: 's@example.org', full_name: 'S', role: 'brand' };
  const tiers = { subscription_tier: 'none', intended_tier: 'none' };
  await database.knex('accounts_users').insert({ ...user, ...tiers, ...times });
  const brand = {
    id: brandId,
    user_id: userId,
    email: 's@example.org',
    name: 'S',
    slug: 's',
    rate_tenths: 100,
  };
  const look = { primary_color: '#000000', secondary_color: '#ffffff', description: '', status: 'active' };
  await database.knex('partners_brands').insert({ ...brand, ...look, ...times });
  const click = { id: clickId, brand_id: brandId, bound: true, at, expires_at: at };
  await database.knex('partners_clicks').insert(click);
  return clickId;
}

async function storeAttribution(orderId: string, clickId: string): Promise<void> {
  const brand = await database.knex('partners_brands').first();
  const named = { order_id: orderId, brand_id: brand.id, click_id: clickId, outcome: 'self_email' };
  const customer = {
    flagged_for_review: false,
    customer_id: randomUUID(),
    email_masked: '*',
    email_key: Buffer.alloc(1),
  };
  const paid = { currency: 'JPY', net_paid_minor: 7000, paid_at: at };
  await database.knex('partners_attributions').insert({ ...named, ...customer, ...paid });
}

describe('orders that were stored with the base prices of the catalogue', () => {
  it('count what was paid, in the order itself and in every sum', async () => {
    const deleted = { total: money(7000, 'JPY'), baseTotal: money(7000, 'USD'), rate: '156.954' };
    await migrateAround(async () => {
      const clickId = await storeClick();
      await storeAttribution(await storeOrder(clickId), clickId);
      await database.knex('ordering_deleted').insert({
        order_id: randomUUID(),
        email: 'b@example.org',
        content: JSON.stringify(deleted),
        deleted_at: at,
      });
    });
    const sum = async (table: string, column: string) =>
      Number((await database.knex(table).sum({ minor: column }).first())?.['minor']);
    const order = await database.knex('ordering_orders').first();
    expect(order).toMatchObject({ base_total_minor: '4460' });
    expect(await sum('insights_sales', 'paid_minor')).toBe(4460);
    expect(await sum('insights_sales', 'refunded_minor')).toBe(3823);
    expect(await sum('insights_items', 'minor')).toBe(4460);
    expect(await sum('partners_revenue', 'revenue_minor')).toBe(4460 - 3823);
    const aside = await database.knex('ordering_deleted').first();
    expect(aside.content.baseTotal).toEqual(money(4460, 'USD'));
  });
});

describe('converting in the database', () => {
  it('gives what the domain gives, for any amount, rate and pair of currencies', async () => {
    let seed = 7;
    const pick = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const currencies = ['USD', 'EUR', 'JPY', 'KRW', 'KWD', 'BHD'];
    const cases = Array.from({ length: 500 }, () => ({
      minor: pick(10 ** (1 + pick(7))) - 500,
      currency: currencies[pick(6)] ?? '',
      base: currencies[pick(6)] ?? '',
      rate: `${pick(10 ** pick(6))}.${String(1 + pick(999)).padStart(3 + pick(2), '0')}`,
    }));
    // The half of a minor unit, where rounding decides.
    cases.push(
      { minor: 5, currency: 'USD', base: 'USD', rate: '2' },
      { minor: -5, currency: 'USD', base: 'JPY', rate: '0.1' },
    );
    const { rows } = await database.knex.raw<{ rows: { minor: string }[] }>(
      `select ordering_in_base((c ->> 'minor')::bigint, c ->> 'currency', c ->> 'base', c ->> 'rate') as minor
       from jsonb_array_elements(?::jsonb) c`,
      [JSON.stringify(cases)],
    );
    expect(rows.map(({ minor }) => Number(minor))).toEqual(
      cases.map(({ minor, currency, rate, base }) => convertBack(money(minor, currency), rate, base).minor),
    );
  });
});
