import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type By = { Authorization: string };
const get = async (path: string, by: By) => (await api.request.get(`/api${path}`).set(by).expect(200)).body;

describe('[W-470] what a signed-in page needs first', () => {
  it('is one answer, the same as five give', async () => {
    const { bearer } = await api.signIn();
    await api.request
      .put('/api/auth/me/preferences')
      .set(bearer)
      .send({ currency: 'EUR', time_zone: null, number_format: 'point-comma', candle_colours: null })
      .expect(200);
    await api.request.delete('/api/auth/me/tour').set(bearer).expect(204);
    const start = await get('/auth/me/start', bearer);
    expect(start).toEqual({
      ...(await get('/auth/me', bearer)),
      preferences: await get('/auth/me/preferences', bearer),
      tour: await get('/auth/me/tour', bearer),
      settings: await get('/settings/public', bearer),
      stats: await get('/chart/stats', bearer),
    });
    expect([start.preferences.currency, start.tour.left]).toEqual(['EUR', true]);
  });

  it('holds no counts for those who analyse nothing', async () => {
    const { bearer } = await api.signIn({ role: 'brand' });
    const { stats, user } = await get('/auth/me/start', bearer);
    expect([stats, user.role]).toEqual([null, 'brand']);
  });

  it('is refused to whoever is not signed in', async () => {
    await api.request.get('/api/auth/me/start').expect(401);
  });
});
