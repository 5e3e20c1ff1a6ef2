import { buildAnalysisJson } from '../../../testing/build-analysis-json.ts';
import { storeAnalysis, type StoredAnalysis } from '../../../testing/store-analysis.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const wild = { ...buildAnalysisJson().volatility, class: 'high' as const };
const rising: StoredAnalysis = {
  analysis: { trend_direction: 'bullish', confidence_level: 0.8, volatility: wild },
};

async function pulse() {
  const { bearer } = await api.signIn();
  const answer = await api.request.get('/api/insights/market-pulse').set(bearer);
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('[D-110] the market pulse', () => {
  it('says that there are too few, and shows a sample', async () => {
    const { user } = await api.signIn();
    await storeAnalysis(api, user.id, { analysis: { trend_direction: 'bearish', confidence_level: 0.3 } });
    expect(await pulse()).toEqual({
      sample: true,
      analyses: 1,
      needed: 20,
      days: 7,
      sentiment: 'Upward',
      volatility: 'Moderate',
      data_index: 65,
      bullish: 0,
      bearish: 1,
      sideways: 0,
    });
  });

  it("is computed from everybody's analyses of the last days", async () => {
    const [ada, eve] = [await api.signIn(), await api.signIn()];
    for (let n = 0; n < 12; n += 1) await storeAnalysis(api, ada.user.id, rising);
    for (let n = 0; n < 8; n += 1) {
      await storeAnalysis(api, eve.user.id, {
        analysis: { trend_direction: 'bearish', confidence_level: 0.6 },
      });
    }
    expect(await pulse()).toMatchObject({
      sample: false,
      analyses: 20,
      sentiment: 'Upward',
      volatility: 'High',
      data_index: 72,
      bullish: 12,
      bearish: 8,
      sideways: 0,
    });
  });

  it('leaves out what is older, what failed, and the same picture again', async () => {
    const { user } = await api.signIn();
    const now = api.clock.now().getTime();
    await storeAnalysis(api, user.id, { ...rising, at: new Date(now - 7 * DAY_MS) });
    await storeAnalysis(api, user.id, { ...rising, at: new Date(now - 7 * DAY_MS - 1) });
    await storeAnalysis(api, user.id, { ...rising, picture: 'same', at: new Date(now - DAY_MS) });
    await storeAnalysis(api, user.id, { picture: 'same', analysis: { trend_direction: 'bearish' } });
    await api.database.knex('analysis_analyses').insert({
      id: '00000000-0000-4000-8000-00000000f001',
      user_id: user.id,
      created_at: new Date(now),
      symbol: 'Unknown',
      status: 'failed',
      picture_sha256: 'f'.repeat(64),
      picture_width: 1,
      picture_height: 1,
      picture_mime_type: 'image/png',
      notices: '[]',
      alive_at: new Date(now),
      ended_at: new Date(now),
    });
    expect(await pulse()).toMatchObject({ analyses: 2, bullish: 1, bearish: 1 });
  });
});
