import {
  getSharedAnalysis,
  listShares,
  revokeShare,
  shareAnalysis,
} from '../generated/client/analysis/analysis.ts';
import {
  ANALYSIS_ID,
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  like,
  moment,
  provider,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const SHARE_ID = '6f1d8a52-33f0-4c37-9a64-0f0f5d2b7c11';
const SHARE_TOKEN = 'k3Yx0bqv6l1Nn0dU8o2uP5rT7wZ9aBcDeFgHiJkLmNo';
const shares = `/api/chart/analyses/${ANALYSIS_ID}/shares`;
const share = { id: uuid(SHARE_ID), created_at: moment, expires_at: moment, with_picture: boolean(false) };
const shared = [
  'Ada has shared one analysis',
  { token: TOKEN, analysis_id: ANALYSIS_ID, share_id: SHARE_ID, share_token: SHARE_TOKEN },
] as const;

describe('share links, as the web uses them', () => {
  it('makes one', () =>
    provider()
      .addInteraction()
      .given('Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID })
      .uponReceiving('a share link to make')
      .withRequest('POST', shares, (request) =>
        request.headers(bearer).jsonBody({ days: 7, with_picture: false }),
      )
      .willRespondWith(201, (response) =>
        response.jsonBody({
          share,
          url: regex('^https?://.+/shared/.+', 'https://wickwise.example/shared/x'),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await shareAnalysis(ANALYSIS_ID, { days: 7, with_picture: false })).share.id).toBe(SHARE_ID);
      }));

  it('lists those that work', () =>
    provider()
      .addInteraction()
      .given(...shared)
      .uponReceiving('a question for the share links')
      .withRequest('GET', shares, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ shares: eachLike(share) }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listShares(ANALYSIS_ID)).shares).toHaveLength(1);
      }));

  it('revokes one', () =>
    provider()
      .addInteraction()
      .given(...shared)
      .uponReceiving('a share link to revoke')
      .withRequest('DELETE', `${shares}/${SHARE_ID}`, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await revokeShare(ANALYSIS_ID, SHARE_ID);
      }));

  it('opens one without signing in', () =>
    provider()
      .addInteraction()
      .given(...shared)
      .uponReceiving('a share link')
      .withRequest('GET', `/api/shared/${SHARE_TOKEN}`)
      .willRespondWith(200, (response) =>
        response.jsonBody({
          symbol: string('BTCUSDT'),
          created_at: moment,
          expires_at: moment,
          decimals: integer(2),
          analysis_json: like({ bar_count: 120 }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await getSharedAnalysis(SHARE_TOKEN)).symbol).toBe('BTCUSDT');
      }));
});
