import { giveCredits } from '../../../testing/give-credits.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { statementsDuring } from '../../../testing/statements-during.ts';

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

  it('[W-574] is one statement beside the one that says who asks, as are the account and a list of analyses', async () => {
    const { bearer } = await api.signIn();
    for (const path of [
      '/auth/me/start',
      '/auth/me',
      '/chart/analyses',
      '/chart/analyses?q=btc&refused=exclude',
    ]) {
      const { sent } = await statementsDuring(api, () => get(path, bearer));
      expect(sent).toMatchObject([
        { options: { name: expect.any(String) } },
        { options: { name: expect.any(String) } },
      ]);
    }
  });

  it('enters what has expired meanwhile before it shows the balance', async () => {
    const { bearer, user } = await api.signIn();
    await giveCredits(api, user.id, 3);
    expect((await get('/auth/me/start', bearer)).user.credits_balance).toBeGreaterThan(0);
    await api.database.knex.raw(
      `update credits_lots set expires_at = granted_at + interval '1 second' where user_id = ?`,
      [user.id],
    );
    api.clock.pass({ seconds: 10 });
    expect((await get('/auth/me/start', bearer)).user.credits_balance).toBe(0);
    expect((await get('/auth/me', bearer)).user.credits_balance).toBe(0);
  });

  it('is refused to whoever is not signed in', async () => {
    await api.request.get('/api/auth/me/start').expect(401);
  });
});
