import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const chosen = {
  currency: 'EUR',
  time_zone: 'America/New_York',
  number_format: 'point-comma',
  candle_colours: 'blue-orange',
};
type By = { Authorization: string };
const read = async (by: By) => (await api.request.get('/api/auth/me/preferences').set(by).expect(200)).body;
const save = (by: By, body: object) => api.request.put('/api/auth/me/preferences').set(by).send(body);

describe('[W-332] preferences', () => {
  it('are those of the browser until they are chosen, then those of the account on every device', async () => {
    const { bearer } = await api.signIn();
    expect(await read(bearer)).toEqual({
      currency: null,
      time_zone: null,
      number_format: 'comma-point',
      candle_colours: null,
    });
    expect((await save(bearer, chosen).expect(200)).body).toEqual(chosen);
    await save(bearer, { ...chosen, currency: null }).expect(200);
    expect(await read(bearer)).toEqual({ ...chosen, currency: null });
    const { bearer: other } = await api.signIn();
    expect((await read(other)).number_format).toBe('comma-point');
  });

  it('refuse what does not exist, at the field', async () => {
    const { bearer } = await api.signIn();
    const { body } = await save(bearer, { ...chosen, time_zone: 'Europe/Atlantis' }).expect(422);
    expect(body).toMatchObject({ code: 'accounts.time_zone', errors: [{ field: 'time_zone' }] });
    for (const wrong of [{ currency: 'euro' }, { number_format: 'roman' }, { candle_colours: 'pink' }])
      await save(bearer, { ...chosen, ...wrong }).expect(400);
    expect((await read(bearer)).time_zone).toBeNull();
  });

  it('are in the export, and go with the account', async () => {
    const password = 'difference engine';
    const { body } = await api.request
      .post('/api/auth/register')
      .send({ email: 'ada@example.com', full_name: 'Ada', password })
      .expect(201);
    const bearer = { Authorization: `Bearer ${body.token}` };
    await save(bearer, chosen).expect(200);
    const exported = await api.request.get('/api/auth/me/export').set(bearer).expect(200);
    expect(exported.body.sections).toContainEqual({ name: 'preferences', records: [chosen] });
    await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
    expect(await api.database.knex('accounts_preferences').where({ user_id: body.user.id })).toEqual([]);
  });
});
