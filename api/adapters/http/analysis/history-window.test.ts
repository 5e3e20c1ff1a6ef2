import type { User } from '../../../domain/accounts/user.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { storeAnalysis } from '../../../testing/store-analysis.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';

let api: TestApi;
let ada: { user: User; bearer: Bearer };
/** By age in days. */
const made: Record<number, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn({ tier: 'starter' });
  const now = api.clock.now().getTime();
  for (const days of [1, 29, 31, 170, 400]) {
    const symbol = days > 100 ? 'OLDUSDT' : 'NEWUSDT';
    made[days] = await storeAnalysis(api, ada.user.id, { at: new Date(now - days * DAY_MS), symbol });
  }
});
afterAll(() => api.close());

const give = (tier: string) =>
  api.database.knex('accounts_users').where({ id: ada.user.id }).update({ subscription_tier: tier });
const get = (path: string) => api.request.get(`/api/chart${path}`).set(ada.bearer);

describe('the history window', () => {
  async function expectShown(tier: string, shown: number[], window: string): Promise<void> {
    await give(tier);
    const { body } = await get('/analyses?limit=50');
    expect(body.analyses.map(({ id }: { id: string }) => id)).toEqual(shown.map((days) => made[days]));
    expect(body.meta).toEqual({
      total: shown.length,
      limit: 50,
      offset: 0,
      history_window: window,
      hidden: 5 - shown.length,
    });
  }

  it('without a plan shows 30 days', () => expectShown('none', [1, 29], '30_days'));
  it('[V-232] of Starter shows 30 days', () => expectShown('starter', [1, 29], '30_days'));
  it('[V-233] of Professional shows 6 months', () => expectShown('pro', [1, 29, 31, 170], '6_months'));
  it('[V-234] of Expert shows everything', () => expectShown('expert', [1, 29, 31, 170, 400], 'unlimited'));

  it('says how many of those that match are hidden', async () => {
    await give('starter');
    expect((await get('/analyses?q=OLD')).body.meta).toMatchObject({ total: 0, hidden: 2 });
    await give('pro');
    expect((await get('/analyses?q=OLD')).body.meta).toMatchObject({ total: 1, hidden: 1 });
  });

  it('keeps what is hidden: it counts, is no secret, and shows again after an upgrade', async () => {
    await give('starter');
    expect((await get('/stats')).body.analyses).toBe(5);
    for (const rest of ['', '/series', '/series?format=csv', '/annotated.png']) {
      const answer = await get(`/analyses/${made[31]}${rest}`);
      expect(answer).toMatchObject({ status: 403, body: { code: 'analysis.outside_window' } });
      expect(answer.body.error).toBe(
        'This analysis is older than the history of your plan. It is stored, and you will see it again after an upgrade.',
      );
    }
    await give('pro');
    expect((await get(`/analyses/${made[31]}`)).status).toBe(200);
    expect((await get(`/analyses/${made[31]}/series`)).status).toBe(200);
  });

  it('does not apply to admins, who see all', async () => {
    const admin = await api.signIn({ role: 'admin', tier: 'none' });
    const old = await storeAnalysis(api, admin.user.id, { at: new Date('2020-01-01T00:00:00Z') });
    expect((await api.request.get(`/api/chart/analyses/${old}`).set(admin.bearer)).status).toBe(200);
  });
});
