import { tokens } from '../../../composition/tokens.ts';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { analyze, charts, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { BreakableImageStore } from '../../../testing/image-store-doubles.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let storage: BreakableImageStore;
let bearer: Bearer;
beforeAll(async () => {
  api = await startTestApi({
    rebind(container) {
      storage = new BreakableImageStore(container.get(tokens.imageStore));
      container.rebind(tokens.imageStore).toConstantValue(storage);
    },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  bearer = (await api.signIn()).bearer;
  storage.down = false;
});

describe('analyzing a chart', () => {
  it('[V-131] [V-205] answers a record of the analysis', async () => {
    const image_url = await upload(api, bearer, charts.hourly);
    const answer = await analyze(api, bearer, { image_url, symbol: 'LTCUSDT' });
    expect(answer.status).toBe(200);
    const { analysis, reused } = answer.body;
    expect(reused).toBe(false);
    expect(analysis).toMatchObject({
      symbol: 'LTCUSDT',
      status: 'completed',
      image_url,
      refusal: null,
      notices: [],
    });
    expect(analysis.picture).toEqual({ width: 1180, height: 660, mime_type: 'image/png' });
  });

  it('[V-132] [V-133] answers what was measured and concluded', async () => {
    const image_url = await upload(api, bearer, charts.hourly);
    const answer = await analyze(api, bearer, { image_url, symbol: 'LTCUSDT' });
    const json = answer.body.analysis.analysis_json;
    expect(['bullish', 'bearish', 'sideways']).toContain(json.trend_direction);
    expect(json.confidence_level).toBeGreaterThan(0);
    expect(json.confidence_level).toBeLessThanOrEqual(1);
    for (const price of ['entry_price', 'stop_loss', 'take_profit_1', 'take_profit_2', 'risk_reward_ratio'])
      expect([json[price]].flat().every((value) => value === null || typeof value === 'number')).toBe(true);
    for (const text of ['trading_strategy', 'analysis_summary'])
      expect(json[text].length).toBeGreaterThan(10);
    expect(json).toHaveProperty('time_frame');
    expect(json.coin_symbol).toBe('LTCUSDT');
    expect(json.coin_name).toBe('Litecoin');
    for (const { type, strength, price } of json.key_levels) {
      expect(['support', 'resistance']).toContain(type);
      expect(['weak', 'moderate', 'strong']).toContain(strength);
      expect(price).toBeGreaterThan(100);
    }
    expect(json.reading.bars.length).toBeGreaterThan(100);
    expect(Object.keys(json)[0]).toBe('trend_direction');
  });

  it('measures the original when it also gets the copy', async () => {
    const image_url = await upload(api, bearer, charts.hourly);
    const small = await sharp(charts.hourly).resize(300).png().toBuffer();
    const answer = await analyze(api, bearer, { image_url, image_data_url: dataUrlOf(small) });
    expect(answer.body.analysis.analysis_json.reading.size).toEqual({ width: 1180, height: 660 });
    expect(answer.body.analysis.notices).toEqual([]);
  });

  it('measures and keeps the copy when it gets nothing else, and says so', async () => {
    const answer = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly) });
    expect(answer.status).toBe(200);
    expect(answer.body.analysis.notices.map(({ code }: { code: string }) => code)).toEqual(['measured_copy']);
    const picture = await api.request.get(answer.body.analysis.image_url).set(bearer);
    expect(picture.body.equals(charts.hourly)).toBe(true);
  });

  it.each(['', '  ', 'Unknown', undefined])('keeps %j as Unknown', async (symbol) => {
    const answer = await analyze(api, bearer, {
      image_data_url: dataUrlOf(charts.daily),
      symbol,
      rerun: true,
    });
    expect(answer.body.analysis.symbol).toBe('Unknown');
  });

  it('asks for a picture when there is none', async () => {
    const answer = await analyze(api, bearer, { symbol: 'BTC' });
    expect(answer).toMatchObject({ status: 422, body: { error: 'Please upload a chart image first.' } });
  });
});

describe('[D-027] an address that is not ours', () => {
  it('is refused without a request to the provider', async () => {
    let calls = 0;
    const listener = createServer(() => calls++);
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    const own = await upload(api, bearer, charts.hourly);
    for (const image_url of [`http://127.0.0.1:${port}/chart.png`, `http://127.0.0.1:${port}${own}`]) {
      const answer = await analyze(api, bearer, { image_url });
      expect(answer).toMatchObject({ status: 422, body: { code: 'analysis.foreign_image_url' } });
    }
    await new Promise((resolve) => listener.close(resolve));
    expect(calls).toBe(0);
  });
});

describe('the same picture again', () => {
  it('returns the stored analysis, until asked to run again', async () => {
    const image_url = await upload(api, bearer, charts.hourly);
    const first = await analyze(api, bearer, { image_url });
    const again = await analyze(api, bearer, { image_url: await upload(api, bearer, charts.hourly) });
    expect(again.body).toMatchObject({ reused: true, analysis: { id: first.body.analysis.id } });
    const rerun = await analyze(api, bearer, { image_url, rerun: true });
    expect(rerun.body.reused).toBe(false);
    expect(rerun.body.analysis.id).not.toBe(first.body.analysis.id);
  });

  it('is analysed anew for another user', async () => {
    const first = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly) });
    const other = (await api.signIn()).bearer;
    const second = await analyze(api, other, { image_data_url: dataUrlOf(charts.hourly) });
    expect(second.body.reused).toBe(false);
    expect(second.body.analysis.id).not.toBe(first.body.analysis.id);
  });

  it('is analysed once when asked for many times at once', async () => {
    const asked = Array.from({ length: 6 }, () =>
      analyze(api, bearer, { image_data_url: dataUrlOf(charts.third) }),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.filter(({ body }) => body.reused === false)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.analysis.id)).size).toBe(1);
    const { body } = await api.request.get('/api/chart/analyses').set(bearer);
    expect(body.meta.total).toBe(1);
    const stored = await api.database
      .knex('analysis_images')
      .where({ user_id: await ownerOf(answers[0]?.body.analysis.id) });
    expect(stored).toHaveLength(1);
  });

  async function ownerOf(id: string): Promise<string> {
    const row = await api.database.knex('analysis_analyses').where({ id }).first('user_id');
    return row.user_id as string;
  }
});

describe('a picture that cannot be read', () => {
  it.each(['table', 'texture'] as const)(
    'is refused with a reason and stands as failed: %s',
    async (name) => {
      const image_url = await upload(api, bearer, charts[name]);
      const answer = await analyze(api, bearer, { image_url });
      expect(answer).toMatchObject({ status: 422, body: { code: 'analysis.refused' } });
      const { refusal, analysis_id, error } = answer.body;
      expect(refusal.reason).toMatch(/\.$/);
      expect(error).toContain(refusal.advice);
      const { body } = await api.request.get(`/api/chart/analyses/${analysis_id}`).set(bearer);
      expect(body.analysis).toMatchObject({ status: 'failed', refusal, analysis_json: null, image_url });
    },
  );

  it('is looked at again when it is sent again', async () => {
    const image_url = await upload(api, bearer, charts.table);
    const first = await analyze(api, bearer, { image_url });
    const second = await analyze(api, bearer, { image_url });
    expect(second.body.analysis_id).not.toBe(first.body.analysis_id);
  });
});

describe('[D-031] a storage that fails', () => {
  it('does not stop an analysis that brings its picture, and the answer says so', async () => {
    storage.down = true;
    const answer = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly) });
    expect(answer.status).toBe(200);
    expect(answer.body.analysis).toMatchObject({ status: 'completed', image_url: null });
    const codes = answer.body.analysis.notices.map(({ code }: { code: string }) => code);
    expect(codes).toContain('image_hosting_failed');
    const drawn = await api.request
      .get(`/api/chart/analyses/${answer.body.analysis.id}/annotated.png`)
      .set(bearer);
    expect(drawn).toMatchObject({ status: 404, body: { code: 'analysis.no_picture' } });
  });

  it('falls back on the copy when the original cannot be fetched', async () => {
    const image_url = await upload(api, bearer, charts.hourly);
    storage.down = true;
    const answer = await analyze(api, bearer, { image_url, image_data_url: dataUrlOf(charts.hourly) });
    expect(answer.status).toBe(200);
    expect(answer.body.analysis.notices).toHaveLength(2);
  });

  it('is named when there is nothing else', async () => {
    const image_url = await upload(api, bearer, charts.hourly);
    storage.down = true;
    expect((await analyze(api, bearer, { image_url })).body.code).toBe('analysis.storage_unavailable');
    const sent = await api.request.post('/api/files').set(bearer).attach('file', charts.hourly, 'chart.png');
    expect(sent).toMatchObject({ status: 503, body: { code: 'analysis.storage_unavailable' } });
    const before = image_url.split('/').at(-1) ?? '';
    const { user_id } = await api.database.knex('analysis_images').where({ id: before }).first();
    expect(await api.database.knex('analysis_images').where({ user_id })).toHaveLength(1);
  });
});
