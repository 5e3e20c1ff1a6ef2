import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { standardRates, standardRatesDate } from '../../../domain/taxes/standard-rates.ts';

type Bearer = { Authorization: string };

let api: TestApi;
let admin: Bearer;
beforeAll(async () => {
  api = await startTestApi();
  admin = (await api.signIn({ role: 'admin' })).bearer;
});
afterAll(() => api.close());

const rates = [
  { country: 'DE', rate_percent: 19 },
  { country: 'FI', rate_percent: 25.5 },
];
const german = {
  registered: true,
  country: 'DE',
  vat_number: 'de 136 695 976',
  address: '1 Example Street, Berlin',
  rates,
};
const save = (body: object) => api.request.put('/api/admin/taxes').set(admin).send(body);
const fields = (body: { errors: { field: string }[] }) => body.errors.map(({ field }) => field);

describe('tax settings', () => {
  it('are those of a seller who is not registered until somebody saves them, with the standard rates', async () => {
    const { body } = await api.request.get('/api/admin/taxes').set(admin).expect(200);
    expect(body.settings).toMatchObject({
      registered: false,
      country: '',
      version: 0,
      standard_rates_date: standardRatesDate,
    });
    expect(body.settings.rates).toHaveLength(Object.keys(standardRates).length);
    expect(body.settings.rates).toContainEqual({ country: 'DE', rate_percent: 19 });
    const open = await api.request.get('/api/checkout/taxes').expect(200);
    expect(open.body).toEqual({ registered: false, country: '', rates: [] });
  });

  it('hold from the next request on, with the number in its one way of writing, and are in the audit log', async () => {
    const { body } = await save({ ...german, version: 0 }).expect(200);
    expect(body.settings).toMatchObject({ ...german, vat_number: 'DE136695976', version: 1 });
    const open = await api.request.get('/api/checkout/taxes').expect(200);
    expect(open.body).toEqual({ registered: true, country: 'DE', rates });
    const log = await api.request
      .get('/api/admin/audit-log?action=taxes.settings_saved')
      .set(admin)
      .expect(200);
    expect(log.body.entries[0].details).toMatchObject({ registered: 'false → true', FR: '20 → none' });
  });

  it('are saved over the version that was read, and over no other', async () => {
    const { body } = await save({ ...german, version: 0 }).expect(409);
    expect(body).toMatchObject({ code: 'taxes.settings_changed', errors: [{ field: 'version' }] });
  });

  it('name the fields that are not valid', async () => {
    const { body } = await save({
      ...german,
      country: 'XX',
      rates: [...rates, { country: 'FR', rate_percent: 8.125 }],
      version: 1,
    }).expect(422);
    expect(body.code).toBe('taxes.invalid_settings');
    expect(fields(body)).toEqual(['country', 'vat_number', 'rates.FR']);
  });

  it('take no VAT number with a wrong check digit', async () => {
    const { body } = await save({ ...german, vat_number: 'DE136695977', version: 1 }).expect(422);
    expect(fields(body)).toEqual(['vat_number']);
  });
});
