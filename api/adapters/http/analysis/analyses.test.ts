import { get } from 'node:http';
import sharp from 'sharp';
import { PictureStorage } from '../../../application/analysis/picture-storage.ts';
import { tokens } from '../../../composition/tokens.ts';
import { analyze, charts, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeAnalysis } from '../../../testing/store-analysis.ts';
import type { AnalysisJson } from '../../../domain/analysis/analysis-json-types.ts';

let api: TestApi;
let ada: Bearer;
let eve: Bearer;
let hourly: { id: string; image_url: string; analysis_json: AnalysisJson & { reading: unknown } };
let failed: string;
beforeAll(async () => {
  api = await startTestApi();
  ada = (await api.signIn()).bearer;
  eve = (await api.signIn()).bearer;
  const image_url = await upload(api, ada, charts.hourly);
  hourly = (await analyze(api, ada, { image_url, symbol: 'LTC_USDT' })).body.analysis;
  api.clock.pass({ minutes: 1 });
  await analyze(api, ada, { image_data_url: dataUrlOf(charts.daily), symbol: '=1+1' });
  api.clock.pass({ minutes: 1 });
  failed = (await analyze(api, ada, { image_data_url: dataUrlOf(charts.table) })).body.analysis_id;
});
afterAll(() => api.close());

function list(query = '', who = ada) {
  return api.request.get(`/api/chart/analyses${query}`).set(who);
}

const symbols = (body: { analyses: { symbol: string }[] }): string[] =>
  body.analyses.map(({ symbol }) => symbol);

describe('the own analyses', () => {
  it('[V-206] are listed newest first, as many as asked for', async () => {
    const { body } = await list('?limit=50');
    expect(symbols(body)).toEqual(['Unknown', '=1+1', 'LTC_USDT']);
    expect(body.meta).toEqual({
      total: 3,
      limit: 50,
      offset: 0,
      history_window: '30_days',
      hidden: 0,
    });
    const one = await list('?limit=1');
    expect(symbols(one.body)).toEqual(['Unknown']);
    expect(one.body.meta.total).toBe(3);
    expect(symbols((await list('?limit=1&offset=2')).body)).toEqual(['LTC_USDT']);
  });

  it('[W-280] carry in lists what a list shows, at most 1 kB each, and everything one by one', async () => {
    const { body } = await list('?status=completed');
    for (const row of body.analyses) {
      expect(JSON.stringify(row).length).toBeLessThan(1000);
      const whole = (await api.request.get(`/api/chart/analyses/${row.id}`).set(ada)).body.analysis;
      const { analysis_json: brief, ...rest } = row;
      const { analysis_json: json } = whole;
      expect(whole).toMatchObject(rest);
      expect(brief.plan).toEqual({ direction: json.plan.direction });
      expect(brief.last_price).toEqual({ value: json.last_price.value });
      for (const field of [
        'trend_direction',
        'time_frame',
        'entry_price',
        'risk_reward_ratio',
        'coin_symbol',
      ])
        expect(brief[field]).toEqual(json[field]);
      expect(json.analysis_summary.startsWith(brief.analysis_summary.replace(/…$/, ''))).toBe(true);
    }
    const one = await api.request.get(`/api/chart/analyses/${hourly.id}`).set(ada);
    expect(one.body.analysis.analysis_json.reading.bars.length).toBeGreaterThan(100);
    expect(one.body.analysis).toEqual(hourly);
  });

  it('[W-280] of 200 charts weigh at most 30 kB on their way', async () => {
    const many = await api.signIn();
    const { reading: _, ...analysis } = hourly.analysis_json;
    for (let n = 0; n < 200; n++) {
      const prices = {
        entry_price: 60_000 + 97.31 * n,
        stop_loss: 59_000 + 95.17 * n,
        confidence_level: n / 211,
      };
      await storeAnalysis(api, many.user.id, { symbol: `SYM${n}`, analysis: { ...analysis, ...prices } });
    }
    await api.database
      .knex('analysis_analyses')
      .where({ user_id: many.user.id })
      .update({ image_id: api.database.knex.raw('(select id from analysis_images limit 1)') });
    const address = `${api.origin}/api/chart/analyses?limit=200`;
    const headers = { ...many.bearer, 'accept-encoding': 'gzip' };
    const bytes = await new Promise<number>((resolve, reject) => {
      get(address, { headers }, (answer) => {
        let length = 0;
        answer.on('data', (part: Buffer) => (length += part.length)).on('end', () => resolve(length));
      }).once('error', reject);
    });
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(30_000);
  });

  it('are found by part of the symbol, in any case, with no wildcards', async () => {
    expect(symbols((await list('?q=ltc')).body)).toEqual(['LTC_USDT']);
    expect(symbols((await list('?q=C_U')).body)).toEqual(['LTC_USDT']);
    expect(symbols((await list('?q=%25')).body)).toEqual([]);
    expect(symbols((await list('?q=L_C')).body)).toEqual([]);
    expect(symbols((await list("?q='")).body)).toEqual([]);
  });

  it('are filtered by status and trend', async () => {
    expect(symbols((await list('?status=failed')).body)).toEqual(['Unknown']);
    const all = (await list('?status=completed')).body.analyses;
    for (const trend of ['bullish', 'bearish', 'sideways']) {
      const wanted = all.filter(
        (one: { analysis_json: { trend_direction: string } }) => one.analysis_json.trend_direction === trend,
      );
      expect((await list(`?trend=${trend}`)).body.analyses).toEqual(wanted);
    }
  });

  it.each(['?limit=0', '?limit=201', '?offset=-1', '?status=done', '?trend=up'])(
    'refuse %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});

describe("somebody else's analysis", () => {
  it.each(['', '/series', '/annotated.png'])('is not there%s', async (rest) => {
    expect((await api.request.get(`/api/chart/analyses/${hourly.id}${rest}`).set(eve)).status).toBe(404);
    expect((await api.request.get(`/api/chart/analyses/${hourly.id}${rest}`)).status).toBe(401);
  });

  it('cannot be deleted, listed or counted', async () => {
    expect((await api.request.delete(`/api/chart/analyses/${hourly.id}`).set(eve)).status).toBe(404);
    expect((await api.request.get(`/api/chart/analyses/${hourly.id}`).set(ada)).status).toBe(200);
    expect((await list('', eve)).body.meta.total).toBe(0);
    expect((await api.request.get('/api/chart/stats').set(eve)).body.analyses).toBe(0);
  });
});

describe('the series', () => {
  const series = (id: string, query = '') =>
    api.request.get(`/api/chart/analyses/${id}/series${query}`).set(ada);

  it('comes as JSON', async () => {
    const { body } = await series(hourly.id);
    expect(body).toMatchObject({ analysis_id: hourly.id, symbol: 'LTC_USDT', scale: 'linear' });
    expect(body.bars.length).toBeGreaterThan(100);
  });

  it('comes as CSV in which no cell is a formula', async () => {
    const id = (await list('?q=1%2B1')).body.analyses[0].id as string;
    const answer = await series(id, '?format=csv');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('attachment');
    const rows = answer.text.trim().split('\r\n');
    expect(rows[0]).toBe(
      'symbol,time_frame,slot,time,x_px,open,open_sigma,high,high_sigma,low,low_sigma,close,close_sigma,direction,confidence,by_hand,scale_set_by_hand,pane_set_by_hand,kind_set_by_hand,symbol_set_by_hand,time_frame_set_by_hand,bars_removed,read_by_model',
    );
    for (const row of rows.slice(1)) {
      expect(row.startsWith("'=1+1,")).toBe(true);
      expect(row.split(',').every((cell) => !/^[=+@]/.test(cell))).toBe(true);
    }
  });

  it('is not there for a failed analysis', async () => {
    expect(await series(failed)).toMatchObject({ status: 404, body: { code: 'analysis.no_reading' } });
  });
});

describe('the indicators over all bars', () => {
  const curves = (id: string, who = ada) => api.request.get(`/api/chart/analyses/${id}/indicators`).set(who);

  it('have one value for each bar of the series', async () => {
    const { status, body } = await curves(hourly.id);
    expect(status).toBe(200);
    const { analysis_json } = (await api.request.get(`/api/chart/analyses/${hourly.id}`).set(ada)).body
      .analysis;
    const rsi = body.indicators.find(({ id }: { id: string }) => id === 'rsi_14');
    expect(rsi.lines[0].values).toHaveLength(analysis_json.reading.bars.length);
    const last = analysis_json.indicators.find(({ id }: { id: string }) => id === 'rsi_14').outputs[0].value;
    expect(rsi.lines[0].values.at(-1)).toBeCloseTo(last, 6);
  });

  it('are not there for a failed analysis, nor for somebody else', async () => {
    expect(await curves(failed)).toMatchObject({ status: 404, body: { code: 'analysis.no_reading' } });
    expect((await curves(hourly.id, eve)).status).toBe(404);
  });
});

describe('the annotated picture', () => {
  it('is a PNG of the same size, drawn upon', async () => {
    const answer = await api.request.get(`/api/chart/analyses/${hourly.id}/annotated.png`).set(ada);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'png', width: 1180, height: 660 });
    const [drawn, plain] = await Promise.all(
      [answer.body, charts.hourly].map((one) => sharp(one).removeAlpha().raw().toBuffer()),
    );
    expect(drawn?.length).toBe(plain?.length);
    expect(drawn?.equals(plain ?? Buffer.alloc(0))).toBe(false);
  });

  it('is drawn once and kept beside the picture, until that is deleted', async () => {
    const { bearer } = await api.signIn();
    const bytes = await sharp(charts.hourly).modulate({ brightness: 0.9 }).png().toBuffer();
    const { body } = await analyze(api, bearer, { image_data_url: dataUrlOf(bytes) });
    const { id, image_url: address } = body.analysis;
    const read = () => api.request.get(`/api/chart/analyses/${id}/annotated.png`).set(bearer).expect(200);
    const first = (await read()).body;
    const image = (await api.container.get(tokens.images).find(address.split('/').at(-1)))!;
    const storage = api.container.get(PictureStorage);
    const { readout, analysis } = (await api.container.get(tokens.analyses).find(image.ownerId, id))!;
    const overlay = api.container.get(tokens.annotator).overlay(readout!, analysis!);
    expect(await storage.annotatedOf(image, overlay)).toMatchObject({ ok: true, value: first });
    expect(await storage.annotatedOf(image, `${overlay} `)).toEqual({ ok: true, value: null });
    await storage.putAnnotated(image, overlay, charts.daily);
    expect((await read()).body.equals(charts.daily)).toBe(true);
    await storage.putAnnotated(image, 'of another analysis', charts.daily);
    expect((await read()).body.equals(first)).toBe(true);
    await api.request.delete(`/api/chart/analyses/${id}`).set(bearer).expect(204);
    expect(await storage.annotatedOf(image, overlay)).toEqual({ ok: true, value: null });
  });

  it('stands upright when the picture lay on its side', async () => {
    const side = await sharp(charts.hourly).rotate(90).withMetadata({ orientation: 8 }).png().toBuffer();
    const { body } = await analyze(api, ada, { image_data_url: dataUrlOf(side) });
    expect(body.analysis.picture).toMatchObject({ width: 1180, height: 660 });
    expect(body.analysis.analysis_json.reading.size).toEqual({ width: 1180, height: 660 });
    const answer = await api.request.get(`/api/chart/analyses/${body.analysis.id}/annotated.png`).set(ada);
    expect(await sharp(answer.body).metadata()).toMatchObject({ width: 1180, height: 660 });
    expect((await api.request.delete(`/api/chart/analyses/${body.analysis.id}`).set(ada)).status).toBe(204);
  });
});

describe('the counts', () => {
  const stats = (who: Bearer) => api.request.get('/api/chart/stats').set(who);

  it('count all, and rate by confidence and completion', async () => {
    const { body } = await stats(ada);
    const completed = (await list('?status=completed')).body.analyses as {
      analysis_json: { confidence_level: number; trend_direction: string; entry_price: number | null };
    }[];
    const share = (wanted: typeof completed): number => Math.round((100 * wanted.length) / completed.length);
    const trend = (name: string) =>
      completed.filter((one) => one.analysis_json.trend_direction === name).length;
    expect(body).toMatchObject({
      analyses: 3,
      completed: 2,
      failed: 1,
      analyzing: 0,
      bullish: trend('bullish'),
      bearish: trend('bearish'),
      sideways: trend('sideways'),
      accuracyPct: share(completed.filter((one) => one.analysis_json.confidence_level > 0.7)),
      success_rate_pct: 67,
      with_plan: completed.filter((one) => one.analysis_json.entry_price !== null).length,
      // The two read ones and the one deleted since; the refused one was free.
      used_today: 3,
      daily_limit: 10,
    });
  });

  it('[V-184] count of today what the daily limit counts: from midnight UTC, and no refused picture', async () => {
    const { bearer } = await api.signIn();
    const usedToday = async (): Promise<number> => (await stats(bearer)).body.used_today;
    const { body } = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly) });
    await analyze(api, bearer, { image_data_url: dataUrlOf(charts.table) });
    expect((await stats(bearer)).body).toMatchObject({ analyses: 2, failed: 1, used_today: 1 });
    const statement = await api.request.get('/api/credits/statement').set(bearer);
    expect(statement.body.daily_usage).toMatchObject({ used: 1, limit: 10 });

    const reservedAt = (at: string) =>
      api.database
        .knex('credits_reservations')
        .where({ analysis_id: body.analysis.id })
        .update({ reserved_at: at });
    const today = api.clock.now().toISOString().slice(0, 10);
    await reservedAt(`${today}T00:00:00.000Z`);
    expect(await usedToday()).toBe(1);
    await reservedAt(new Date(Date.parse(`${today}T00:00:00.000Z`) - 1).toISOString());
    expect(await usedToday()).toBe(0);
  });

  it.each([
    ['none', 'user', 10],
    ['starter', 'user', 10],
    ['pro', 'user', 50],
    ['expert', 'user', null],
    ['none', 'admin', null],
  ] as const)('[V-183] tell the daily limit of tier %s for a %s: %s', async (tier, role, limit) => {
    const { bearer } = await api.signIn({ tier, role });
    expect((await stats(bearer)).body).toMatchObject({
      daily_limit: limit,
      accuracyPct: 0,
      success_rate_pct: 0,
    });
  });
});

describe('deleting', () => {
  it('takes the picture along when no other analysis uses it', async () => {
    const { bearer } = await api.signIn();
    const image_url = await upload(api, bearer, charts.third);
    const first = (await analyze(api, bearer, { image_url })).body.analysis.id as string;
    const second = (await analyze(api, bearer, { image_url, rerun: true })).body.analysis.id as string;
    expect((await api.request.delete(`/api/chart/analyses/${first}`).set(bearer)).status).toBe(204);
    expect((await api.request.get(image_url).set(bearer)).status).toBe(200);
    expect((await api.request.delete(`/api/chart/analyses/${second}`).set(bearer)).status).toBe(204);
    expect((await api.request.get(image_url).set(bearer)).status).toBe(404);
    expect((await api.request.get(`/api/chart/analyses/${second}`).set(bearer)).status).toBe(404);
    expect((await api.request.delete(`/api/chart/analyses/${second}`).set(bearer)).status).toBe(404);
  });
});
