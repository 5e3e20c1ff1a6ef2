import { getStart } from '../generated/client/accounts/accounts.ts';
import {
  ANALYSIS_ID,
  TOKEN,
  analysisCounts,
  bearer,
  boolean,
  nullValue,
  provider,
  publicSettings,
  refuse,
  useServer,
  user,
  usualPreferences,
} from './consumer.ts';

describe('[W-470] the answer that a signed-in page starts with, as the web uses it', () => {
  const parts = {
    user,
    preferences: usualPreferences,
    tour: { left: boolean(false) },
    settings: publicSettings,
  };

  it('holds the account and what every page shows', () =>
    provider()
      .addInteraction()
      .given('Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID })
      .uponReceiving('a question for what a page starts with')
      .withRequest('GET', '/api/auth/me/start', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ ...parts, stats: analysisCounts }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const start = await getStart();
        expect([start.user.full_name, start.stats?.analyses]).toEqual(['Ada Lovelace', 1]);
      }));

  it('holds no counts for a partner', () =>
    provider()
      .addInteraction()
      .given('the partner chart-school is signed in', { token: TOKEN })
      .uponReceiving('a question of a partner for what a page starts with')
      .withRequest('GET', '/api/auth/me/start', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({ ...parts, user: { ...user, role: 'brand' }, stats: nullValue() }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getStart()).stats).toBeNull();
      }));

  it('is refused where the session has ended', () =>
    provider()
      .addInteraction()
      .uponReceiving('a question without a session for what a page starts with')
      .withRequest('GET', '/api/auth/me/start')
      .willRespondWith(401, refuse(401, 'access.not_signed_in'))
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(getStart()).rejects.toMatchObject({ status: 401 });
      }));
});
