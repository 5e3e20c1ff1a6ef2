import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

type Bearer = Awaited<ReturnType<TestApi['signIn']>>;

let api: TestApi;
let admin: Bearer;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
  admin = await api.signIn({ role: 'admin' });
});
afterAll(() => api.close());

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.request[method](`/api/admin/${path}`).set(admin.bearer);
const listed = async () => (await call('get', 'packages').expect(200)).body;
const onSale = async (currency = 'USD') =>
  (await api.request.get('/api/packages/public').query({ currency }).expect(200)).body;
const idsOf = (list: { id: string }[]): string[] => list.map(({ id }) => id);
const entries = (action: string, id: string) =>
  api.database.knex('platform_audit').where({ action, subject: `package:${id}` });

const pack = (id: string, wanted: object = {}) => ({
  id,
  type: 'credits',
  name: 'Fifty',
  price: '49.90',
  credits: 50,
  ...wanted,
});

describe('the whole catalogue', () => {
  it('[O-123] has plans and credit packages, also inactive ones, with every field', async () => {
    await call('put', 'packages/credits-basic').send({ active: false }).expect(200);
    const { packages, creditPackages, currency } = await listed();
    expect([packages.length, creditPackages.length, currency]).toEqual([3, 8, 'USD']);
    expect(idsOf((await onSale()).creditPackages)).not.toContain('credits-basic');
    expect(creditPackages.find(({ id }: { id: string }) => id === 'credits-basic')).toEqual({
      id: 'credits-basic',
      type: 'credits',
      name: 'Basic',
      description: expect.any(String),
      price: 70,
      price_minor: 7000,
      original_price: null,
      original_price_minor: null,
      currency: 'USD',
      currency_symbol: '$',
      tier: null,
      credits: 70,
      unlimited: false,
      validity_days: 45,
      features: [],
      popular: false,
      active: false,
      color: expect.any(String),
      custom_prices: {},
      unpriced_in: [],
    });
  });

  it('comes as CSV in which no name is a formula', async () => {
    const name = '=HYPERLINK("http://evil.example")';
    await call('post', 'packages')
      .send(pack('formula', { name, features: ['One', 'Two'] }))
      .expect(201);
    const answer = await call('get', 'packages').set('Accept', 'text/csv').expect(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="packages.csv"');
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 3 + 9);
    expect(lines[0]).toBe(
      'id,type,name,description,price,original_price,currency,tier,credits,validity_days,color,popular,active,features,custom_prices,unpriced_in',
    );
    expect(lines.find((line) => line.startsWith('formula,'))).toContain(`"'=HYPERLINK(""http`);
    expect(lines.find((line) => line.startsWith('formula,'))).toContain('One; Two');
    await call('delete', 'packages/formula').expect(204);
  });
});

describe('a new package', () => {
  it('[O-124] [O-102] is a credit package or a plan, stored as sent, last among its like', async () => {
    const sent = pack('fifty', {
      original_price: 60,
      features: ['First', ' ', '', 'Second '],
      validity_days: 30,
      color: '#ABCDEF',
      popular: true,
      custom_prices: { EUR: 45, JPY: '6500', GBP: '' },
      currency: 'USD',
    });
    const { body } = await call('post', 'packages').send(sent).expect(201);
    expect(body.package).toMatchObject({
      id: 'fifty',
      price: 49.9,
      price_minor: 4990,
      original_price: 60,
      features: ['First', 'Second'],
      color: '#abcdef',
      popular: true,
      active: true,
      custom_prices: { EUR: 45, JPY: 6500 },
    });
    const plan = { id: 'team', type: 'package', name: 'Team', price: 400, tier: 'professional' };
    await call('post', 'packages').send(plan).expect(201);
    const { packages, creditPackages } = await listed();
    expect([packages.at(-1), creditPackages.at(-1)]).toMatchObject([
      { id: 'team', tier: 'pro', credits: null },
      { id: 'fifty', tier: null, credits: 50 },
    ]);
    expect(idsOf((await onSale()).packages)).toContain('team');
  });

  it('is in the audit log with its prices', async () => {
    await call('post', 'packages')
      .send(pack('logged', { custom_prices: { EUR: 45, JPY: '6500', GBP: '' } }))
      .expect(201);
    expect(await entries('catalog.package_created', 'logged')).toMatchObject([
      { actor_id: admin.user.id, details: { price: '49.90 USD', custom_prices: '45.00 EUR, 6500 JPY' } },
    ]);
    await call('delete', 'packages/logged').expect(204);
  });

  it('[O-070] is refused when its id is taken', async () => {
    const { body } = await call('post', 'packages').send(pack('credits-basic')).expect(409);
    expect(body).toMatchObject({ code: 'catalog.id_taken', errors: [{ field: 'id' }] });
  });

  it.each([{}, { credits: null }, { credits: '' }, { credits: ' ', unlimited: false }])(
    '[O-099] is refused as credit package without a value: %j',
    async (credits) => {
      const { credits: _, ...without } = pack('no-value');
      const { body } = await call('post', 'packages')
        .send({ ...without, ...credits })
        .expect(422);
      expect(body).toMatchObject({
        code: 'catalog.invalid_package',
        error: 'Credit packages must have a credits value',
        errors: [{ field: 'credits', message: 'Credit packages must have a credits value' }],
      });
    },
  );

  it.each([
    ['50', 50],
    ['unlimited', 'unlimited'],
    ['5.5', null],
    ['abc', null],
    [0, null],
  ])('[O-100] takes credits %j as %j', async (credits, meaning) => {
    const answer = await call('post', 'packages').send(pack('by-credits', { credits }));
    expect([answer.status, answer.body.package?.credits ?? null]).toEqual([
      meaning === null ? 422 : 201,
      meaning,
    ]);
    if (meaning !== null) await call('delete', 'packages/by-credits').expect(204);
  });

  it.each<[string, object]>([
    ['id', { id: 'Not a slug' }],
    ['name', { name: '  ' }],
    ['price', { price: '' }],
    ['price', { price: 'abc' }],
    ['price', { price: 1.999 }],
    ['price', { price: -1 }],
    ['currency', { currency: 'EUR' }],
    ['color', { color: 'red' }],
    ['prices.USD', { custom_prices: { USD: 5 } }],
    ['prices.ZZZ', { custom_prices: { ZZZ: 5 } }],
    ['prices.JPY', { custom_prices: { JPY: 0.5 } }],
  ])('[O-100] names %s when it is wrong: %j', async (field, wrong) => {
    const { body } = await call('post', 'packages').send(pack('wrong', wrong)).expect(422);
    expect(body.errors).toMatchObject([{ field }]);
    expect(idsOf((await listed()).creditPackages)).not.toContain('wrong');
  });

  it('[O-098] is refused without id, name or price', async () => {
    const { body } = await call('post', 'packages').send({ type: 'credits', credits: 5 }).expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['id', 'name', 'price']);
  });
});

describe('a change', () => {
  it('[O-125] [O-076] is of what is sent only, shows at once, and is in the audit log', async () => {
    const before = (await listed()).packages.find(({ id }: { id: string }) => id === 'starter');
    const change = { price: '61.50', popular: true, features: ['All of it'] };
    const { body } = await call('put', 'packages/starter').send(change).expect(200);
    const after = { ...before, ...change, price: 61.5, price_minor: 6150 };
    expect(body.package).toEqual(after);
    expect((await onSale()).packages[0]).toMatchObject({ id: 'starter', price: 61.5, popular: true });
    await call('put', 'packages/starter').send({ popular: false, active: false }).expect(200);
    expect(idsOf((await onSale()).packages)).not.toContain('starter');
    await call('put', 'packages/starter')
      .send({ ...before, active: true })
      .expect(200);
    expect((await listed()).packages.find(({ id }: { id: string }) => id === 'starter')).toEqual(before);
    expect((await entries('catalog.package_changed', 'starter').orderBy('id'))[0]).toMatchObject({
      actor_id: admin.user.id,
      details: { price: '61.50 USD', price_before: '59.00 USD', popular: true, popular_before: false },
    });
  });

  it.each<[string, object]>([
    ['id', { id: 'other' }],
    ['type', { type: 'credits' }],
    ['tier', { tier: 'none' }],
    ['currency', { currency: 'GBP' }],
  ])('[O-101] does not touch %s', async (field, change) => {
    const before = await listed();
    const { body } = await call('put', 'packages/expert').send(change).expect(422);
    expect(body.errors).toMatchObject([{ field }]);
    expect(await listed()).toEqual(before);
  });

  it('cannot take the value from a credit package', async () => {
    await call('put', 'packages/credits-popular').send({ credits: null }).expect(422);
    const { body } = await call('put', 'packages/credits-popular').send({ credits: null, unlimited: true });
    expect(body.package).toMatchObject({ credits: 'unlimited', unlimited: true });
    await call('put', 'packages/credits-popular').send({ credits: 150 }).expect(200);
  });

  it('is nothing for a package that is not there', async () => {
    for (const answer of [
      call('put', 'packages/nothing').send({ active: false }),
      call('delete', 'packages/nothing'),
      call('get', 'package-prices/nothing'),
      call('put', 'package-prices/nothing').send({ prices: {} }),
    ])
      expect((await answer).body).toMatchObject({ status: 404, code: 'catalog.package_not_found' });
  });
});

describe('deleting', () => {
  it('[O-126] takes a package that nobody ordered from every list', async () => {
    await call('post', 'packages')
      .send(pack('short-lived', { custom_prices: { EUR: 1 } }))
      .expect(201);
    await call('delete', 'packages/short-lived').expect(204);
    expect(idsOf((await listed()).creditPackages)).not.toContain('short-lived');
    expect(idsOf((await onSale()).creditPackages)).not.toContain('short-lived');
    expect(await entries('catalog.package_deleted', 'short-lived')).toHaveLength(1);
  });

  it('is refused once somebody has ordered it, and offers to make it inactive', async () => {
    const { bearer } = await api.signIn();
    const { body: placed } = await checkout(api, { bearer, cart: carts.credits }).expect(201);
    const { body } = await call('delete', 'packages/credits-starter').expect(409);
    expect(body.code).toBe('catalog.package_has_orders');
    expect(body.error).toContain('Make it inactive instead');
    await call('put', 'packages/credits-starter').send({ active: false }).expect(200);
    expect(idsOf((await onSale()).creditPackages)).not.toContain('credits-starter');
    const stored = await api.request.get(`/api/orders/${placed.order.order_id}`).set(bearer).expect(200);
    expect(stored.body.order).toEqual(placed.order);
    await call('put', 'packages/credits-starter').send({ active: true }).expect(200);
  });
});

describe('custom prices', () => {
  it('[O-127] [O-128] are set all at once, keyed by currency, and hold on pricing and at checkout', async () => {
    const path = 'package-prices/credits-starter';
    expect((await call('get', path).expect(200)).body).toEqual({ prices: {} });
    const prices = { EUR: 41.5, JPY: '6100', GBP: null };
    const { body } = await call('put', path).send({ prices }).expect(200);
    expect(body).toEqual({
      prices: {
        EUR: { currency_code: 'EUR', custom_price: 41.5 },
        JPY: { currency_code: 'JPY', custom_price: 6100 },
      },
    });
    expect((await call('get', path)).body).toEqual(body);
    const inEuro = (await onSale('EUR')).creditPackages;
    expect(inEuro.find(({ id }: { id: string }) => id === 'credits-starter')).toMatchObject({ price: 41.5 });
    const { bearer } = await api.signIn();
    const cart = { ...carts.credits, currency: 'EUR', totalAmount: 41.5 };
    const { body: placed } = await checkout(api, { bearer, cart }).expect(201);
    expect(placed.order).toMatchObject({ total_amount: 41.5, currency: 'EUR' });
    await call('put', path).send({ prices: {} }).expect(200);
    expect((await call('get', path)).body).toEqual({ prices: {} });
    expect(await entries('catalog.prices_set', 'credits-starter').orderBy('id')).toMatchObject([
      { details: { custom_prices: '41.50 EUR, 6100 JPY', custom_prices_before: '' } },
      { details: { custom_prices: '', custom_prices_before: '41.50 EUR, 6100 JPY' } },
    ]);
  });

  it('are all refused when one is wrong', async () => {
    const prices = { EUR: 40, KWD: '1.2345', USD: 50 };
    const { body } = await call('put', 'package-prices/starter').send({ prices }).expect(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['prices.KWD', 'prices.USD']);
    expect((await call('get', 'package-prices/starter')).body).toEqual({ prices: {} });
  });
});
