import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const onSale = (currency?: string) =>
  api.request.get('/api/packages/public').query(currency === undefined ? {} : { currency });
const packages = () => api.database.knex('catalog_packages');
const byId = (list: { id: string }[]): Record<string, Record<string, unknown>> =>
  Object.fromEntries(list.map((item) => [item.id, item]));

describe('what is on sale', () => {
  it('[V-196] [D-057] is three plans and eight credit packages, to everybody', async () => {
    const answer = await onSale();
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(['creditPackages', 'currency', 'packages']);
    expect([answer.body.packages.length, answer.body.creditPackages.length]).toEqual([3, 8]);
  });

  it('[V-135] names every field of a plan', async () => {
    const { professional } = byId((await onSale()).body.packages);
    expect(professional).toEqual({
      id: 'professional',
      type: 'package',
      name: 'Professional',
      description: expect.any(String),
      price: 129,
      price_minor: 12_900,
      original_price: 500,
      original_price_minor: 50_000,
      currency: 'USD',
      currency_symbol: '$',
      tier: 'pro',
      credits: null,
      validity_days: null,
      features: expect.arrayContaining([expect.any(String)]),
      popular: true,
      active: true,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it('[V-136] names every field of a credit package', async () => {
    const packs = byId((await onSale()).body.creditPackages);
    expect(packs['credits-standard']).toEqual({
      id: 'credits-standard',
      type: 'credits',
      name: 'Standard',
      description: expect.any(String),
      price: 100,
      price_minor: 10_000,
      original_price: null,
      original_price_minor: null,
      currency: 'USD',
      currency_symbol: '$',
      tier: null,
      credits: 100,
      unlimited: false,
      validity_days: 60,
      features: [],
      popular: true,
      active: true,
      color: expect.any(String),
    });
    expect(packs['credits-unlimited']).toMatchObject({
      credits: 'unlimited',
      unlimited: true,
      validity_days: null,
    });
  });

  it.each([
    ['starter', 59, 250, false, 'starter', ['10 analyses', '30-day history']],
    ['professional', 129, 500, true, 'pro', ['50 analyses', '6-month history']],
    [
      'expert',
      189,
      750,
      false,
      'expert',
      ['Unlimited analyses', 'Unlimited history', 'API access', 'White-label'],
    ],
  ])('has the plan %s', async (id, price, original, popular, tier, features) => {
    const plan = byId((await onSale()).body.packages)[id];
    expect(plan).toMatchObject({ price, original_price: original, popular, tier, currency: 'USD' });
    for (const feature of features) expect((plan?.features as string[]).join('; ')).toContain(feature);
  });

  async function expectCredits(
    name: string,
    price: number,
    credits: number | 'unlimited',
    days: number | null,
  ): Promise<void> {
    const packs = byId((await onSale()).body.creditPackages);
    expect(packs[`credits-${name.toLowerCase()}`]).toMatchObject({
      name,
      price,
      credits,
      validity_days: days,
      popular: name === 'Standard',
    });
  }

  it('[V-235] has the credit package Starter', () => expectCredits('Starter', 50, 50, 30));
  it('[V-236] has the credit package Basic', () => expectCredits('Basic', 70, 70, 45));
  it('[V-237] has the credit package Standard', () => expectCredits('Standard', 100, 100, 60));
  it('[V-238] has the credit package Popular', () => expectCredits('Popular', 150, 150, 90));
  it('[V-239] has the credit package Professional', () => expectCredits('Professional', 250, 250, 120));
  it('[V-240] has the credit package Business', () => expectCredits('Business', 500, 500, 180));
  it('[V-241] has the credit package Enterprise', () => expectCredits('Enterprise', 1000, 1000, 365));
  it('has the credit package Unlimited', () => expectCredits('Unlimited', 1500, 'unlimited', null));

  it('[W-392] offers no plan to teams, since an account is one person’s', async () => {
    const { packages: plans } = (await onSale()).body;
    const texts = plans.map(({ description, features }: Record<string, unknown>) => [description, features]);
    expect(JSON.stringify(texts)).not.toMatch(/team|seat/i);
    expect(plans.at(-1)).toMatchObject({ id: 'expert', description: 'For heavy use and programs.' });
  });

  it('stands with popular ones first', async () => {
    const { packages: plans, creditPackages } = (await onSale()).body;
    expect(plans.map(({ id }: { id: string }) => id)).toEqual(['professional', 'starter', 'expert']);
    expect(creditPackages[0].id).toBe('credits-standard');
  });

  it('is without inactive ones', async () => {
    await packages().where({ id: 'credits-basic' }).update({ active: false });
    const { creditPackages } = (await onSale()).body;
    expect(creditPackages).toHaveLength(7);
    expect(byId(creditPackages)).not.toHaveProperty('credits-basic');
    await packages().where({ id: 'credits-basic' }).update({ active: true });
  });
});

describe('[D-052] a price in another currency', () => {
  it('is base × rate, in the decimals of the currency', async () => {
    const currencies = api.database.knex('currencies_currencies');
    await currencies.clone().where({ code: 'EUR' }).update({ rate: '0.9371' });
    await currencies.clone().where({ code: 'JPY' }).update({ rate: '151.259' });
    await currencies.clone().where({ code: 'KWD' }).update({ rate: '0.30715' });
    const priceOf = async (currency: string) => {
      const { professional } = byId((await onSale(currency)).body.packages);
      return [
        professional?.price,
        professional?.price_minor,
        professional?.currency,
        professional?.original_price,
      ];
    };
    // 129 × 0.9371 = 120.8859; × 151.259 = 19512.411; × 0.30715 = 39.62235
    expect(await priceOf('EUR')).toEqual([120.89, 12_089, 'EUR', 468.55]);
    expect(await priceOf('JPY')).toEqual([19_512, 19_512, 'JPY', 75_630]);
    expect(await priceOf('KWD')).toEqual([39.62, 39_620, 'KWD', 153.58]);
  });

  it('is the custom price where the package has one', async () => {
    await api.database
      .knex('catalog_package_prices')
      .insert({ package_id: 'starter', currency: 'GBP', price_minor: 4500 });
    const answer = await onSale('gbp');
    expect(answer.body.currency).toBe('GBP');
    const { starter, expert } = byId(answer.body.packages);
    expect(starter).toMatchObject({ price: 45, price_minor: 4500, currency: 'GBP', currency_symbol: '£' });
    expect(expert?.price).toBe(150.85);
    expect(byId((await onSale('USD')).body.packages).starter?.price).toBe(59);
  });
});

describe('a currency that is not offered', () => {
  it.each(['ZZZ', 'CHF'])('is refused by name: %s', async (code) => {
    await api.database.knex('currencies_currencies').where({ code: 'CHF' }).update({ active: false });
    const answer = await onSale(code);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'currencies.not_offered', errors: [{ field: 'currency' }] });
  });

  it.each(['EURO', '', '€', "E';"])('is refused when it is no code: %p', async (code) => {
    const answer = await onSale(code);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field: 'currency' }]);
  });
});
