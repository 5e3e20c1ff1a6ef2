import {
  createPackage,
  deletePackage,
  listPackages,
  updatePackage,
} from '../generated/client/catalog/catalog.ts';
import { listCurrencies, syncRates, updateCurrency } from '../generated/client/currencies/currencies.ts';
import type { AdminCurrencyList, AdminPackageList } from '../generated/model';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  like,
  moment,
  nullValue,
  number,
  provider,
  refuse,
  regex,
  string,
  useServer,
} from './consumer.ts';

const asked = () =>
  provider()
    .addInteraction()
    .given('Ada is signed in', { token: TOKEN })
    .given('Ada is an admin')
    .given('the shop stands as new');

/** What the console reads of a package. */
const shown = {
  id: string('professional'),
  name: string('Professional'),
  description: string('For people who read charts every day.'),
  price: number(129),
  price_minor: integer(12_900),
  currency: string('USD'),
  currency_symbol: string('$'),
  unlimited: boolean(false),
  popular: boolean(true),
  active: boolean(true),
  custom_prices: like({}),
  unpriced_in: like([]),
};

const currency = {
  code: regex('^[A-Z]{3}$', 'USD'),
  name: string('US dollar'),
  symbol: string('$'),
  exchange_rate: number(1),
  rate_old: boolean(false),
  set_by_hand: boolean(false),
  is_base: boolean(true),
  active: boolean(true),
  needs_sync: boolean(false),
  held_rate: nullValue(),
  minor_digits: integer(2),
};

const draft = {
  id: 'fifty',
  type: 'credits',
  name: 'Fifty',
  price: '49.90',
  credits: '50',
  currency: 'USD',
} as const;

describe('the catalogue and the currencies, as the console runs them', () => {
  it('reads every package', () =>
    asked()
      .uponReceiving('a question for the whole catalogue')
      .withRequest('GET', '/api/admin/packages', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          currency: string('USD'),
          packages: eachLike({
            ...shown,
            type: string('package'),
            features: eachLike('50 analyses per day'),
          }),
          creditPackages: eachLike({ ...shown, type: string('credits') }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const { packages, creditPackages } = (await listPackages()) as AdminPackageList;
        expect([packages[0]?.id, creditPackages[0]?.type]).toEqual(['professional', 'credits']);
      }));

  it('creates a package', () =>
    asked()
      .uponReceiving('a new credit package')
      .withRequest('POST', '/api/admin/packages', (request) => request.headers(bearer).jsonBody(draft))
      .willRespondWith(201, (response) =>
        response.jsonBody({
          package: { ...shown, id: string('fifty'), type: string('credits'), credits: integer(50) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await createPackage(draft)).package.credits).toBe(50);
      }));

  it('reads why a credit package without a value is not created', () => {
    const { credits: _, ...without } = draft;
    return asked()
      .uponReceiving('a new credit package without a credits value')
      .withRequest('POST', '/api/admin/packages', (request) => request.headers(bearer).jsonBody(without))
      .willRespondWith(
        422,
        refuse(422, 'catalog.invalid_package', {
          error: 'Credit packages must have a credits value',
          errors: eachLike({ field: string('credits'), message: string('must be there') }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(createPackage(without)).rejects.toThrow('Credit packages must have a credits value');
      });
  });

  it('makes a package inactive', () =>
    asked()
      .uponReceiving('the plan expert made inactive')
      .withRequest('PUT', '/api/admin/packages/expert', (request) =>
        request.headers(bearer).jsonBody({ active: false }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ package: { id: string('expert'), active: boolean(false) } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await updatePackage('expert', { active: false })).package.active).toBe(false);
      }));

  it('deletes a package that nobody ordered', () =>
    asked()
      .uponReceiving('the deletion of the plan spare')
      .withRequest('DELETE', '/api/admin/packages/spare', (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await deletePackage('spare');
      }));

  it('reads every currency', () =>
    asked()
      .uponReceiving('a question for every currency')
      .withRequest('GET', '/api/admin/currencies', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          base_currency: string('USD'),
          needs_sync: boolean(false),
          rates_source: regex('^(feed|snapshot)$', 'snapshot'),
          built_in_date: regex('^\\d{4}-\\d{2}-\\d{2}$', '2024-12-31'),
          currencies: eachLike(currency),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(((await listCurrencies()) as AdminCurrencyList).currencies[0]?.code).toBe('USD');
      }));

  it.each([
    ['NOK', { exchange_rate: 11.3534 }],
    ['NOK', { active: false }],
    ['NOK', { set_by_hand: false }],
    ['USD', { is_base: true }],
  ] as const)('changes a currency: %s %j', (code, change) =>
    asked()
      .uponReceiving(`a change of ${code}: ${Object.keys(change).join()}`)
      .withRequest('PUT', `/api/admin/currencies/${code}`, (request) =>
        request.headers(bearer).jsonBody(change),
      )
      .willRespondWith(200, (response) => response.jsonBody({ currency: { code: string(code) } }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await updateCurrency(code, change)).currency.code).toBe(code);
      }),
  );

  it('syncs the rates', () =>
    asked()
      .uponReceiving('a sync of the rates')
      .withRequest('POST', '/api/admin/currencies/sync-rates', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          updated: integer(30),
          base_currency: string('USD'),
          synced_at: moment,
          source: regex('^(feed|snapshot)$', 'snapshot'),
          rates_date: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-20'),
          unchanged: like([]),
          unusable: like([]),
          held: like([]),
          kept: like([]),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await syncRates()).updated).toBe(30);
      }));
});
