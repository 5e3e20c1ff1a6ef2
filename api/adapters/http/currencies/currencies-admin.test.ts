import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['signIn']>>;
/** The rows of a new installation. */
let seed: { currencies: object[]; packages: object[] };
/** What the audit log held before the test. */
let auditedBefore: number;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
  admin = await api.signIn({ role: 'admin' });
  const { knex } = api.database;
  const packages: { in_base: boolean }[] = await knex('catalog_packages');
  seed = {
    currencies: await knex('currencies_currencies'),
    packages: packages.map(({ in_base: _generated, ...row }) => row),
  };
});
afterAll(() => api.close());
beforeEach(async () => {
  const last = await api.database.knex('platform_audit').max('id as id').first();
  auditedBefore = Number(last?.id ?? 0);
});
afterEach(() =>
  api.database.knex.transaction(async (trx) => {
    await trx('catalog_packages').delete();
    await trx('currencies_currencies').delete();
    await trx('currencies_currencies').insert(seed.currencies);
    await trx('catalog_packages').insert(seed.packages);
  }),
);

const change = (code: string, body: object) =>
  api.request.put(`/api/admin/currencies/${code}`).set(admin.bearer).send(body);
const listed = async () =>
  (await api.request.get('/api/admin/currencies').set(admin.bearer).expect(200)).body;
const one = async (code: string) =>
  (await listed()).currencies.find((currency: { code: string }) => currency.code === code);
const packages = async (currency: string): Promise<Record<string, Record<string, unknown>>> => {
  const { body } = await api.request.get('/api/packages/public').query({ currency }).expect(200);
  return Object.fromEntries(
    [...body.packages, ...body.creditPackages].map((item: { id: string }) => [item.id, item]),
  );
};
const sync = () => api.request.post('/api/admin/currencies/sync-rates').set(admin.bearer).expect(200);
const entries = (action: string) =>
  api.database.knex('platform_audit').where({ action }).where('id', '>', auditedBefore);

describe('the currencies as admins see them', () => {
  it('[O-129] [O-071] are all of them, the base first, with when they were synced', async () => {
    await change('SEK', { active: false }).expect(200);
    const { currencies, base_currency: base, needs_sync: needsSync } = await listed();
    expect([currencies.length, base, needsSync]).toEqual([31, 'USD', false]);
    expect(currencies[0]).toEqual({
      code: 'USD',
      name: 'US dollar',
      symbol: '$',
      exchange_rate: 1,
      rate_date: null,
      rate_age_days: null,
      rate_old: false,
      set_by_hand: false,
      is_base: true,
      active: true,
      last_synced: null,
      needs_sync: false,
      held_rate: null,
      minor_digits: 2,
    });
    expect(await one('SEK')).toMatchObject({ active: false });
    await sync();
    expect(await one('EUR')).toMatchObject({ last_synced: api.clock.now().toISOString() });

    const csv = await api.request
      .get('/api/admin/currencies')
      .set({ ...admin.bearer, Accept: 'text/csv' })
      .expect(200);
    const lines = csv.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'code,name,symbol,exchange_rate,is_base,active,last_synced,needs_sync,held_rate,rate_date,set_by_hand',
    );
    expect(lines[1]).toMatch(/^USD,US dollar,\$,1,yes,yes,/);
    expect(lines).toHaveLength(32);
  });
});

describe('one currency', () => {
  it('[O-131] [O-038] is offered or not, takes a rate, and each is in the audit log', async () => {
    await change('eur', { active: false }).expect(200);
    const codes = async () =>
      (await api.request.get('/api/currencies/public')).body.currencies.map(
        ({ code }: { code: string }) => code,
      );
    expect(await codes()).not.toContain('EUR');
    const { body } = await change('EUR', { active: true }).expect(200);
    expect(body.currency).toMatchObject({ code: 'EUR', active: true });
    expect(await codes()).toContain('EUR');
    await change('EUR', { exchange_rate: 0.9371 }).expect(200);
    expect(await one('EUR')).toMatchObject({ exchange_rate: 0.9371, last_synced: null });
    expect((await packages('EUR'))['professional']).toMatchObject({ price: 120.89 });
    expect(await entries('currencies.offer_changed')).toHaveLength(2);
    expect(await entries('currencies.rate_set')).toMatchObject([
      {
        actor_id: admin.user.id,
        subject: 'currency:EUR',
        details: { rate: '0.9371', rate_before: '0.962557' },
      },
    ]);
  });

  it.each<[string, string, number, object]>([
    ['[O-036] the rate of the base', 'USD', 409, { exchange_rate: 2 }],
    ['the base made inactive', 'USD', 409, { active: false }],
    ['a code that is none of ours', 'ZZZ', 404, { active: false }],
    ['no code', 'EURO', 400, { active: false }],
    ['nothing', 'EUR', 400, {}],
    ['two at once', 'EUR', 400, { active: false, exchange_rate: 1 }],
    ['no base', 'EUR', 400, { is_base: false }],
    ['the rate of the base kept by hand', 'USD', 409, { set_by_hand: true }],
    ['a rate of nothing', 'EUR', 400, { exchange_rate: 0 }],
    ['a rate as text', 'EUR', 400, { exchange_rate: '0.9' }],
    ['a rate out of bounds', 'EUR', 422, { exchange_rate: 1e11 }],
  ])('is as before when asked for %s', async (_what, code, status, body) => {
    const before = await listed();
    await change(code, body).expect(status);
    expect(await listed()).toEqual(before);
    expect(await entries('currencies.rate_set')).toEqual([]);
  });
});

describe('the day of a rate', () => {
  it('[W-360] is that of the rates a new installation begins with, and that of the day it is set by hand', async () => {
    expect(await one('EUR')).toMatchObject({ rate_date: '2024-12-31', rate_old: false, set_by_hand: false });
    const today = api.clock.now().toISOString().slice(0, 10);
    const { body } = await change('EUR', { exchange_rate: 0.95 }).expect(200);
    expect(body.currency).toMatchObject({
      rate_date: today,
      rate_age_days: 0,
      rate_old: false,
      set_by_hand: true,
    });
  });

  it('[W-385] is named once for the rates that are built in, which do not count as old', async () => {
    const { currencies, ...list } = await listed();
    expect(list).toMatchObject({ rates_source: 'snapshot', built_in_date: '2024-12-31' });
    expect(currencies.filter(({ rate_old: old }: { rate_old: boolean }) => old)).toEqual([]);
  });

  it('[W-360] survives a sync when it was set by hand, until the currency is told to follow syncs', async () => {
    await change('EUR', { exchange_rate: 0.95 }).expect(200);
    const { body } = await sync();
    expect(body).toMatchObject({
      updated: 29,
      held: [],
      kept: [{ code: 'EUR', rate_before: 0.95, exchange_rate: 0.962557 }],
    });
    expect(await one('EUR')).toMatchObject({ exchange_rate: 0.95, set_by_hand: true, held_rate: null });
    await change('EUR', { set_by_hand: false }).expect(200);
    expect(await one('EUR')).toMatchObject({ exchange_rate: 0.95, set_by_hand: false });
    expect((await sync()).body).toMatchObject({ updated: 30, kept: [] });
    expect(await one('EUR')).toMatchObject({ exchange_rate: 0.962557, rate_date: '2024-12-31' });
    expect(await entries('currencies.rate_pin_changed')).toMatchObject([
      { subject: 'currency:EUR', details: { set_by_hand: false, set_by_hand_before: true } },
    ]);
  });
});

describe('a change that is probably a slip', () => {
  it('is a rate more than 20% off, which needs to be confirmed', async () => {
    const { body } = await change('EUR', { exchange_rate: 9.3 }).expect(409);
    expect(body).toMatchObject({
      code: 'currencies.rate_far_off',
      error:
        'The rate of EUR would change from 0.962557 to 9.3, which is 866% more. Confirm it, or correct it.',
    });
    expect(await one('EUR')).toMatchObject({ exchange_rate: 0.962557 });
    expect(await entries('currencies.rate_set')).toEqual([]);
    await change('EUR', { exchange_rate: 9.3, confirm: true }).expect(200);
    expect(await one('EUR')).toMatchObject({ exchange_rate: 9.3 });
  });

  it('is a base in which prices become zero: they are listed, and nothing is saved until confirmed', async () => {
    await api.request
      .put('/api/admin/packages/starter')
      .set(admin.bearer)
      .send({ price: '0.01', original_price: null })
      .expect(200);
    const before = [await listed(), await packages('USD')];
    const { body } = await change('KWD', { is_base: true }).expect(409);
    expect(body).toMatchObject({
      code: 'currencies.prices_lost',
      errors: [{ field: 'starter.price', message: '0.01 USD becomes 0.000 KWD' }],
    });
    expect([await listed(), await packages('USD')]).toEqual(before);
    await change('KWD', { is_base: true, confirm: true }).expect(200);
    expect((await packages('KWD'))['starter']).toMatchObject({ price: 0 });
  });

  it('cannot be a base in which a price is out of bounds', async () => {
    await api.database
      .knex('catalog_packages')
      .where({ id: 'starter' })
      .update({ price_minor: 100_000_000_000 });
    const before = await listed();
    const { body } = await change('KRW', { is_base: true, confirm: true }).expect(409);
    expect(body).toMatchObject({ code: 'currencies.base_unusable', errors: [{ field: 'starter.price' }] });
    expect(await listed()).toEqual(before);
  });
});

describe('one bad price', () => {
  it('is left out of the list in that currency, named to admins, and not sold there', async () => {
    await api.database
      .knex('catalog_packages')
      .where({ id: 'starter' })
      .update({ price_minor: 100_000_000_000 });
    const won = await packages('KRW');
    expect(won['starter']).toBeUndefined();
    expect(won['professional']).toBeDefined();
    expect((await packages('USD'))['starter']).toMatchObject({ price: 1_000_000_000 });
    const { body } = await api.request.get('/api/admin/packages').set(admin.bearer).expect(200);
    const starter = body.packages.find(({ id }: { id: string }) => id === 'starter');
    expect(starter.unpriced_in).toContain('KRW');
    expect(starter.unpriced_in).not.toContain('EUR');

    const { bearer } = await api.signIn();
    const items = [{ ...carts.credits.items[0], id: 'starter', type: 'package', quantity: 1 }];
    const answer = await checkout(api, { bearer, cart: { ...carts.credits, items, currency: 'KRW' } });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'items[0].id', message: 'is not on sale in this currency' }],
    ]);
  });
});

describe('another base', () => {
  it('[D-054] [O-080] re-expresses every rate and stored price at once, and asks for a sync', async () => {
    await change('EUR', { exchange_rate: 0.8 }).expect(200);
    await change('JPY', { exchange_rate: 160 }).expect(200);
    const custom = { EUR: 99, GBP: 88 };
    await api.request
      .put('/api/admin/packages/expert')
      .set(admin.bearer)
      .send({ custom_prices: custom })
      .expect(200);
    const [dollars, yen] = [await packages('USD'), await packages('JPY')];
    await change('SEK', { active: false }).expect(200);

    await change('EUR', { is_base: true }).expect(200);
    const { currencies, base_currency: base, needs_sync: needsSync } = await listed();
    expect([base, needsSync]).toEqual(['EUR', true]);
    expect(currencies.filter((own: { is_base: boolean }) => own.is_base)).toHaveLength(1);
    expect(await one('EUR')).toMatchObject({ exchange_rate: 1, active: true, needs_sync: false });
    expect(await one('USD')).toMatchObject({ exchange_rate: 1.25, is_base: false, needs_sync: true });
    expect(await one('JPY')).toMatchObject({ exchange_rate: 200 });
    expect(await one('SEK')).toMatchObject({ active: false, needs_sync: true });

    const euros = await packages('EUR');
    // 59 × 0.8 and 250 × 0.8; what was decided for the euro is the price now, and the dollar keeps its own.
    expect(euros['starter']).toMatchObject({ price: 47.2, original_price: 200 });
    expect(euros['expert']).toMatchObject({ price: 99 });
    const { body } = await api.request.get('/api/admin/package-prices/expert').set(admin.bearer);
    expect(Object.keys(body.prices).sort()).toEqual(['GBP', 'USD']);
    expect(await packages('USD')).toEqual(dollars);
    expect((await packages('JPY'))['starter']).toEqual(yen['starter']);
    expect(await entries('currencies.base_changed')).toMatchObject([
      { details: { base: 'EUR', base_before: 'USD', rate_before: '0.8' } },
    ]);

    await sync();
    expect(await listed()).toMatchObject({ base_currency: 'EUR', needs_sync: false });
    expect((await one('USD')).exchange_rate).toBeCloseTo(1 / 0.962557, 6);
    await change('GBP', { exchange_rate: 0.8 }).expect(200);
    await change('EUR', { is_base: true }).expect(200);
    expect(await entries('currencies.base_changed')).toHaveLength(1);
  });

  it('is active even when it was not, and the old one can then be made inactive', async () => {
    await change('GBP', { active: false }).expect(200);
    await change('GBP', { is_base: true }).expect(200);
    expect(await one('GBP')).toMatchObject({ is_base: true, active: true });
    await change('USD', { active: false }).expect(200);
    const { body } = await api.request.get('/api/currencies/public');
    expect(body.default_currency).toBe('GBP');
    expect((await packages('GBP'))['starter']).toMatchObject({ currency: 'GBP', price: 47.09 });
  });

  it('changes nothing when one part of it cannot be written', async () => {
    const before = [await listed(), await packages('GBP')];
    await api.database.knex.raw('alter table platform_audit rename to platform_audit_away');
    await change('EUR', { is_base: true }).expect(500);
    await api.database.knex.raw('alter table platform_audit_away rename to platform_audit');
    expect([await listed(), await packages('GBP')]).toEqual(before);
  });

  it('[D-053] leaves orders as they were', async () => {
    const { bearer } = await api.signIn();
    const cart = { ...carts.credits, currency: 'JPY', totalAmount: 7848 };
    const { body } = await checkout(api, { bearer, cart }).expect(201);
    await change('JPY', { is_base: true }).expect(200);
    const later = await api.request.get(`/api/orders/${body.order.order_id}`).set(bearer).expect(200);
    expect(later.body.order).toEqual(body.order);
    const bought = await checkout(api, { bearer, cart }).expect(201);
    expect(bought.body.order).toMatchObject({ total_amount: 7848, currency: 'JPY', exchange_rate: '1' });
  });

  it('comes one after the other when many are wanted at once, with people reading and saving meanwhile', async () => {
    const save = (id: string) =>
      api.request.put(`/api/admin/packages/${id}`).set(admin.bearer).send({ popular: true });
    const answers = await Promise.all([
      ...['EUR', 'JPY', 'GBP', 'KWD'].map((code) => change(code, { is_base: true })),
      ...['starter', 'expert', 'credits-basic'].map(save),
      ...Array.from({ length: 8 }, () => api.request.get('/api/packages/public').query({ currency: 'CHF' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { base_currency: base, currencies } = await listed();
    expect(currencies.filter((own: { is_base: boolean }) => own.is_base)).toMatchObject([{ code: base }]);
    const stored = await api.database.knex('catalog_packages').distinct('currency');
    expect(stored).toEqual([{ currency: base }]);
    // What is popular stands first, and the first one is made popular meanwhile.
    const prices = answers
      .slice(7)
      .map(({ body }) => body.packages.find((item: { id: string }) => item.id === 'professional').price);
    for (const price of prices) expect(price).toBeCloseTo(116.87, 0);
  });
});
