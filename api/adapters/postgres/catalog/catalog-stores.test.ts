import { offerIn } from '../../../domain/catalog/offer.ts';
import { currencyInForce } from '../../../domain/currencies/currency.ts';
import { checkPackage } from '../../../domain/catalog/package-rules.ts';
import { decimalText, money } from '../../../domain/shared-with-web/money.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { KnexUnitOfWork } from '../knex-unit-of-work.ts';
import { termsOf } from '../../../testing/terms-of.ts';
import { PostgresCheckoutTerms } from '../ordering/postgres-checkout-terms.ts';
import { PostgresCurrencyStore } from '../currencies/postgres-currency-store.ts';
import { PostgresPackageStore } from './postgres-package-store.ts';

let database: TestDatabase;
let currencies: PostgresCurrencyStore;
let packages: PostgresPackageStore;
let terms: PostgresCheckoutTerms;
beforeAll(async () => {
  database = await createTestDatabase();
  currencies = new PostgresCurrencyStore({ database: database.knex });
  packages = new PostgresPackageStore({ database: database.knex });
  terms = new PostgresCheckoutTerms({ database: database.knex });
});
afterAll(() => database.drop());

const rows = () => database.knex('currencies_currencies');

/** What a checkout would sell an item for. */
async function offered(id: string, code: string) {
  const read = await termsOf(terms, [id]);
  const currency = currencyInForce(read.currencies, code);
  return currency && offerIn(read.packages[0], currency);
}

describe('[D-054] the database keeps exactly one base currency', () => {
  it.each<[string, () => PromiseLike<unknown>, string]>([
    [
      'a second base',
      () => rows().where({ code: 'EUR' }).update({ is_base: true, rate: 1 }),
      'currencies_one_base',
    ],
    [
      'a second base inserted',
      () => rows().insert(aCurrency({ is_base: true, rate: 1 })),
      'currencies_one_base',
    ],
    [
      'no base',
      () => rows().where({ is_base: true }).update({ is_base: false }),
      'catalog_packages_currency',
    ],
    ['a base that is gone', () => rows().where({ is_base: true }).delete(), 'catalog_packages_currency'],
    ['an inactive base', () => rows().where({ is_base: true }).update({ active: false }), 'base_is_active'],
    [
      'a base whose rate is not 1',
      () => rows().where({ is_base: true }).update({ rate: 2 }),
      'base_rate_is_one',
    ],
    ['a rate of nothing', () => rows().where({ code: 'EUR' }).update({ rate: 0 }), 'rate_check'],
  ])('and refuses %s', async (_what, change, constraint) => {
    await expect(Promise.resolve(change())).rejects.toThrow(constraint);
    expect(await rows().where({ is_base: true })).toMatchObject([{ code: 'USD', active: true }]);
  });

  it('also when nothing is on sale in it', async () => {
    const work = database.knex.transaction(async (trx) => {
      await trx('catalog_packages').delete();
      await trx('currencies_currencies').where({ is_base: true }).update({ is_base: false });
    });
    await expect(work).rejects.toThrow('There must be a base currency.');
    expect(await packages.list()).toHaveLength(11);
  });

  it('and lets it move in one transaction, together with the prices', async () => {
    const move = (from: string, to: string) =>
      database.knex.transaction(async (trx) => {
        await trx('currencies_currencies').where({ code: from }).update({ is_base: false });
        await trx('currencies_currencies').where({ code: to }).update({ is_base: true, rate: 1 });
        await trx('catalog_packages').update({ currency: to });
      });
    const before = await rows().where({ code: 'GBP' }).first();
    await move('USD', 'GBP');
    expect((await currencies.list())[0]).toMatchObject({ code: 'GBP', isBase: true });
    await move('GBP', 'USD');
    await rows().where({ code: 'GBP' }).update({ rate: before.rate });
  });
});

describe('the database refuses packages that mean nothing', () => {
  it.each<[string, object]>([
    ['credits_have_a_value', { id: 'credits-basic', credits: null }],
    ['one_credits_value', { id: 'credits-basic', unlimited: true }],
    ['credits_have_a_value', { id: 'starter', credits: 5 }],
    ['plan_has_tier', { id: 'starter', tier: null }],
    ['price_minor_check', { id: 'starter', price_minor: -1 }],
    ['catalog_packages_currency', { id: 'starter', currency: 'EUR' }],
  ])('%s: %j', async (constraint, change) => {
    const { id, ...columns } = change as { id: string };
    const update = database.knex('catalog_packages').where({ id }).update(columns);
    await expect(Promise.resolve(update)).rejects.toThrow(constraint);
  });
});

describe('stored packages', () => {
  it('all pass the rules for saving one', async () => {
    const shop = { base: 'USD', currencies: (await currencies.list()).map(({ code }) => code) };
    for (const item of await packages.list()) {
      const draft = {
        ...item,
        credits: item.credits ?? undefined,
        price: decimalText(item.price),
        originalPrice: item.originalPrice && decimalText(item.originalPrice),
        customPrices: {},
      };
      expect(checkPackage(draft, shop)).toEqual({ ok: true, value: item });
    }
  });
});

describe('stored rates', () => {
  it('come back as exact decimals, without blank digits', async () => {
    const unitOfWork = new KnexUnitOfWork({ database: database.knex });
    const at = new Date('2026-03-02T10:00:00Z');
    const rates = new Map([
      ['JPY', '160'],
      ['KWD', '0.3070000001'],
      ['ZZZ', '1'],
    ]);
    await unitOfWork.run((tx) => currencies.setRates(rates, '2026-03-02', at, tx));
    const byCode = new Map((await currencies.list()).map((currency) => [currency.code, currency]));
    expect(byCode.get('JPY')).toMatchObject({ rate: '160', lastSynced: at });
    expect(byCode.get('KWD')?.rate).toBe('0.3070000001');
    expect(byCode.get('USD')).toMatchObject({ rate: '1', lastSynced: null });
    expect(byCode.has('ZZZ')).toBe(false);
  });
});

describe('the price list', () => {
  it('prices an item in a currency and tells the rate', async () => {
    await database
      .knex('catalog_package_prices')
      .insert({ package_id: 'expert', currency: 'EUR', price_minor: 17_500 });
    expect(await offered('expert', 'EUR')).toMatchObject({
      type: 'package',
      tier: 'expert',
      credits: null,
      price: money(17_500, 'EUR'),
    });
    expect(await offered('credits-basic', 'EUR')).toMatchObject({
      type: 'credits',
      tier: null,
      credits: 70,
      validityDays: 45,
      price: money(6738, 'EUR'),
    });
    expect(await offered('credits-unlimited', 'USD')).toMatchObject({
      credits: 'unlimited',
      validityDays: null,
    });
  });

  it('knows nothing that is not on sale, and no currency that is not offered', async () => {
    expect(await offered('no-such-thing', 'USD')).toBeNull();
    expect(await offered('starter', 'ZZZ')).toBeNull();
    await database.knex('catalog_packages').where({ id: 'starter' }).update({ active: false });
    expect(await offered('starter', 'USD')).toBeNull();
    await rows().where({ code: 'CAD' }).update({ active: false });
    const read = (await termsOf(terms, [])).currencies;
    expect(read).toEqual(await currencies.list());
    expect(currencyInForce(read, 'CAD')).toBeNull();
    expect(currencyInForce(read, 'eur')).toMatchObject({ code: 'EUR', rate: '0.962557', isBase: false });
    expect(currencyInForce(read, undefined)).toMatchObject({ code: 'USD', rate: '1', isBase: true });
  });
});

function aCurrency(wanted: object): object {
  return { code: 'XAA', name: 'Test', symbol: 'X', rate: 2, is_base: false, active: true, ...wanted };
}
