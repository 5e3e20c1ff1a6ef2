import { readFileSync } from 'node:fs';
import { SealStoredPlans } from '../../../application/analysis/seal-stored-plans.ts';
import { tokens } from '../../../composition/tokens.ts';
import { analyze, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

const rising = readFileSync(
  new URL('../../../../web/src/entities/analysis/samples/rising.webp', import.meta.url),
);

let api: TestApi;
let bearer: Bearer;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  bearer = (await api.signIn()).bearer;
});

const credits = async () => (await api.request.get('/api/auth/me').set(bearer)).body.user.credits_balance;
const usedToday = async () => (await api.request.get('/api/chart/stats').set(bearer)).body.used_today;

describe('a sample chart of ours', () => {
  it('[W-303] is read and stored like any other, for nothing', async () => {
    const before = await credits();
    const image_url = await upload(api, bearer, rising);
    const { status, body } = await analyze(api, bearer, { image_url });
    expect(status).toBe(200);
    expect(body.analysis).toMatchObject({
      status: 'completed',
      analysis_json: { trend_direction: 'bullish' },
    });
    expect([await credits(), await usedToday()]).toEqual([before, 0]);
    const own = await api.request.get(`/api/chart/analyses/${body.analysis.id}`).set(bearer);
    expect(own.body.analysis.image_url).toBe(image_url);
    const again = await analyze(api, bearer, { image_url, rerun: true });
    expect([again.body.reused, again.body.analysis.id]).toEqual([true, body.analysis.id]);
    expect(await credits()).toBe(before);
  });

  it('[W-303] seals no plan, counts as none, says nothing of the market, and gives no credit back', async () => {
    const { analysis } = (await analyze(api, bearer, { image_data_url: dataUrlOf(rising) })).body;
    expect(analysis.analysis_json.plan.direction).toBe('long');
    const before = await credits();
    const report = await api.request
      .post(`/api/chart/analyses/${analysis.id}/reading-report`)
      .set(bearer)
      .send({ wrong: ['bars'] });
    expect(report.status).toBeLessThan(300);
    expect(await credits()).toBe(before);
    await api.container.get(SealStoredPlans).run();
    expect(await api.database.knex('analysis_record').where({ kind: 'plan' })).toEqual([]);
    const pulse = await api.container.get(tokens.marketStatistics).pulse(new Date(0));
    expect(pulse.analyses).toBe(0);
    const stats = (await api.request.get('/api/chart/stats').set(bearer)).body;
    expect([stats.completed, stats.with_plan]).toEqual([1, 0]);
  });

  it('[W-303] costs a credit as soon as its reading is corrected, like any chart', async () => {
    const before = await credits();
    const image_data_url = dataUrlOf(rising);
    const corrected = await analyze(api, bearer, { image_data_url, hints: { timeframe: '1h' } });
    expect(corrected.status).toBe(200);
    expect(await credits()).toBe(before - 1);
  });
});
