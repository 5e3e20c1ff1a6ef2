import { listPublicPackages } from '../generated/client/catalog/catalog.ts';
import { listPublicCurrencies } from '../generated/client/currencies/currencies.ts';
import { boolean, eachLike, integer, number, provider, regex, string, useServer } from './consumer.ts';

/** What the cart and the prices read of anything on sale. */
const sold = (type: 'package' | 'credits') => ({
  type: string(type),
  name: string('Professional'),
  description: string('For people who read charts every day.'),
  price: number(124.17),
  price_minor: integer(12417),
  currency: regex('^EUR$', 'EUR'),
  currency_symbol: string('€'),
  popular: boolean(true),
});

describe('what is on sale, as the web uses it', () => {
  it('reads the active currencies', () =>
    provider()
      .addInteraction()
      .uponReceiving('a question for the active currencies')
      .withRequest('GET', '/api/currencies/public')
      .willRespondWith(200, (response) =>
        response.jsonBody({
          default_currency: regex('^[A-Z]{3}$', 'USD'),
          currencies: eachLike({
            code: regex('^[A-Z]{3}$', 'EUR'),
            name: string('Euro'),
            symbol: string('€'),
            exchange_rate: number(0.9626),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await listPublicCurrencies()).currencies[0]?.code).toBe('EUR');
      }));

  it('reads plans and credit packages in a currency', () =>
    provider()
      .addInteraction()
      .uponReceiving('a question for everything on sale, in euro')
      .withRequest('GET', '/api/packages/public', (request) => request.query({ currency: 'EUR' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          currency: string('EUR'),
          packages: eachLike({
            ...sold('package'),
            id: string('professional'),
            original_price_minor: integer(48128),
            features: eachLike('50 analyses per day'),
          }),
          creditPackages: eachLike({ ...sold('credits'), id: string('credits-standard') }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        const { packages, creditPackages } = await listPublicPackages({ currency: 'EUR' });
        expect(packages[0]?.price_minor).toBe(12417);
        expect(creditPackages[0]?.id).toBe('credits-standard');
      }));
});
