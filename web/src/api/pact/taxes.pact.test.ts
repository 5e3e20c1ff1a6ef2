import { getTaxRules, getTaxSettings, saveTaxSettings } from '../generated/client/taxes/taxes.ts';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  nullValue,
  number,
  provider,
  refuse,
  regex,
  string,
  useServer,
} from './consumer.ts';

const rate = eachLike({ country: regex('^[A-Z]{2}$', 'DE'), rate_percent: number(19) });

const change = {
  registered: true,
  country: 'DE',
  vat_number: 'DE136695976',
  address: '1 Example Street, 10115 Berlin, Germany',
  rates: [{ country: 'DE', rate_percent: 19 }],
  version: 0,
};

const asAdmin = () =>
  provider()
    .addInteraction()
    .given('Ada is signed in', { token: TOKEN })
    .given('Ada is an admin')
    .given('nobody has said how sales are taxed');

describe('taxes, as the web uses them', () => {
  it('reads the rules before a purchase', () =>
    provider()
      .addInteraction()
      .given('nobody has said how sales are taxed')
      .uponReceiving('a question for the rules of taxes')
      .withRequest('GET', '/api/checkout/taxes')
      .willRespondWith(200, (response) =>
        response.jsonBody({ registered: boolean(false), country: string(''), rates: [] }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await getTaxRules()).registered).toBe(false);
      }));

  it('reads the settings, where nobody has saved any', () =>
    asAdmin()
      .uponReceiving('an admin’s question for the settings of taxes')
      .withRequest('GET', '/api/admin/taxes', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          settings: {
            registered: boolean(false),
            country: string(''),
            vat_number: string(''),
            address: string(''),
            rates: rate,
            standard_rates_date: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-01-01'),
            version: integer(0),
            updated_at: nullValue(),
            updated_by: nullValue(),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getTaxSettings()).settings.rates[0]?.country).toBe('DE');
      }));

  it('saves settings', () =>
    asAdmin()
      .uponReceiving('settings of taxes to save')
      .withRequest('PUT', '/api/admin/taxes', (request) => request.headers(bearer).jsonBody(change))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          settings: { registered: boolean(true), country: string('DE'), version: integer(1) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await saveTaxSettings(change)).settings.version).toBe(1);
      }));

  it('hears that a VAT number is none, and that somebody else has saved', async () => {
    const typo = { ...change, vat_number: 'DE136695977' };
    await asAdmin()
      .uponReceiving('settings of taxes with a VAT number that is none')
      .withRequest('PUT', '/api/admin/taxes', (request) => request.headers(bearer).jsonBody(typo))
      .willRespondWith(422, refuse(422, 'taxes.invalid_settings'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(saveTaxSettings(typo)).rejects.toMatchObject({ code: 'taxes.invalid_settings' });
      });
    const late = { ...change, version: 7 };
    await asAdmin()
      .uponReceiving('settings of taxes over a version that is not in force')
      .withRequest('PUT', '/api/admin/taxes', (request) => request.headers(bearer).jsonBody(late))
      .willRespondWith(409, refuse(409, 'taxes.settings_changed'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(saveTaxSettings(late)).rejects.toMatchObject({ code: 'taxes.settings_changed' });
      });
  });
});
