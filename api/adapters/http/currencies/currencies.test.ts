import { currencyInForce } from '../../../domain/currencies/currency.ts';
import { tokens } from '../../../composition/tokens.ts';
import { termsOf } from '../../../testing/terms-of.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const listed = async () => (await api.request.get('/api/currencies/public').expect(200)).body;
const currencies = () => api.database.knex('currencies_currencies');

describe('the public currencies', () => {
  it('[V-197] are answered to everybody, with code, name, symbol and rate', async () => {
    const answer = await listed();
    expect(answer.currencies[0]).toEqual({
      code: 'USD',
      name: 'US dollar',
      symbol: '$',
      exchange_rate: 1,
      is_base: true,
      active: true,
      minor_digits: 2,
    });
    const codes = answer.currencies.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'EUR',
        'GBP',
        'JPY',
        'KRW',
        'CHF',
        'CAD',
        'AUD',
        'INR',
        'BRL',
        'ZAR',
        'AED',
        'SGD',
      ]),
    );
    expect(codes).toEqual(expect.arrayContaining(['KWD', 'BHD', 'OMR', 'CLP', 'PYG', 'CRC']));
    expect(answer.default_currency).toBe('USD');
  });

  it('[O-038] are only the active ones', async () => {
    await currencies().where({ code: 'SEK' }).update({ active: false });
    const codes = (await listed()).currencies.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('SEK');
    expect(codes).toContain('NOK');
  });

  it('have the base as default when USD is inactive', async () => {
    await api.database.knex.transaction(async (trx) => {
      await trx('currencies_currencies').where({ code: 'USD' }).update({ is_base: false, active: false });
      await trx('currencies_currencies').where({ code: 'EUR' }).update({ is_base: true, rate: 1 });
      await trx('catalog_packages').update({ currency: 'EUR' });
    });
    expect((await listed()).default_currency).toBe('EUR');
    expect((await api.request.get('/api/packages/public')).body.currency).toBe('EUR');
    const { currencies } = await termsOf(api.container.get(tokens.checkoutTerms), []);
    expect(currencyInForce(currencies, undefined)).toMatchObject({ code: 'EUR', isBase: true });
  });
});
