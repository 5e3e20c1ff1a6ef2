import { storeAnalysis } from '../../../testing/store-analysis.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the figures of an account', () => {
  it('[V-179] rate accuracy as the share of completed analyses above 0.7, in whole percent', async () => {
    const { user, bearer } = await api.signIn();
    const stats = async () => (await api.request.get('/api/chart/stats').set(bearer)).body;
    expect((await stats()).accuracyPct).toBe(0);
    for (const confidence_level of [0.7, 0.71, 0.9]) {
      await storeAnalysis(api, user.id, { analysis: { confidence_level } });
    }
    expect(await stats()).toMatchObject({ analyses: 3, completed: 3, accuracyPct: 67 });
    const refused = await storeAnalysis(api, user.id);
    await api.database
      .knex('analysis_analyses')
      .where({ id: refused })
      .update({ status: 'failed', analysis_json: null, reading: null });
    expect(await stats()).toMatchObject({ analyses: 4, completed: 3, accuracyPct: 67, success_rate_pct: 75 });
  });

  it('[D-047] of a new one are those of tier none, limited as starter', async () => {
    const answer = await api.request
      .post('/api/auth/register')
      .send({ email: 'new@example.com', full_name: 'New', password: 'measured twice', plan: 'expert' });
    const bearer = { Authorization: `Bearer ${answer.body.token}` };
    const me = (await api.request.get('/api/auth/me').set(bearer)).body.user;
    expect(me).toMatchObject({ subscription_tier: 'none', plan: 'none' });
    expect((await api.request.get('/api/chart/stats').set(bearer)).body.daily_limit).toBe(10);
  });
});

describe('what somebody may do', () => {
  /** Let in: whatever else is wrong with an empty request, it is not who asks. */
  const barred = [401, 403];
  const post = (path: string, headers = {}) => api.request.post(`/api${path}`).set(headers).send({});

  it('[V-181] visitors: demo, tutor and guest checkout, but no analysis', async () => {
    for (const path of ['/demo/visit', '/demo/analyze', '/tutor/visit', '/tutor/send', '/checkout/guest']) {
      expect([path, barred.includes((await post(path)).status)]).toEqual([path, false]);
    }
    for (const path of ['/chart/analyze', '/files', '/chart/upload', '/cart/checkout']) {
      expect([path, (await post(path)).status]).toEqual([path, 401]);
    }
  });

  it('[V-182] users: figures, analyses, tutor, credits, checkout and the own profile', async () => {
    const { bearer } = await api.signIn();
    const own = [
      '/chart/stats',
      '/chart/analyses',
      '/insights/market-pulse',
      '/credits/statement',
      '/auth/me',
    ];
    for (const path of [...own, '/tutor/conversations']) {
      expect([path, (await api.request.get(`/api${path}`).set(bearer)).status]).toEqual([path, 200]);
    }
    for (const path of ['/chart/analyze', '/tutor/conversations', '/cart/checkout']) {
      expect([path, barred.includes((await post(path, bearer)).status)]).toEqual([path, false]);
    }
    const renamed = await api.request.patch('/api/auth/me').set(bearer).send({ full_name: 'Ada Byron' });
    expect(renamed.body.user.full_name).toBe('Ada Byron');
  });
});
