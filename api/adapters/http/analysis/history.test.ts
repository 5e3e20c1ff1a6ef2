import type { User } from '../../../domain/accounts/user.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeAnalysis } from '../../../testing/store-analysis.ts';

let api: TestApi;
let ada: { user: User; bearer: Bearer };
let bob: { user: User; bearer: Bearer };
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ada = await api.signIn();
  bob = await api.signIn();
});

const call = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, who = ada) =>
  api.request[method](`/api/chart${path}`).set(who.bearer);
const store = (symbol: string, who = ada) => storeAnalysis(api, who.user.id, { symbol });

/** A record of a picture that was refused. */
async function refused(): Promise<string> {
  const id = await store('NOCHART');
  const refusal = { code: 'no_series', stage: 'candles', reason: 'No bars were found.', advice: 'Zoom in.' };
  await api.database
    .knex('analysis_analyses')
    .where({ id })
    .update({ status: 'failed', analysis_json: null, reading: null, refusal: JSON.stringify(refusal) });
  return id;
}

describe('tags and a note', () => {
  it('[W-010] are written on the own analysis, each by itself, and found by tag in any case', async () => {
    const id = await store('BTCUSDT');
    await store('ETHUSDT');
    const tagged = await call('patch', `/analyses/${id}`).send({
      tags: [' Breakout ', 'breakout', 'weekly'],
    });
    expect(tagged).toMatchObject({
      status: 200,
      body: { analysis: { id, tags: ['Breakout', 'weekly'], note: '' } },
    });
    await call('patch', `/analyses/${id}`).send({ note: 'Taken at the open.' });
    const { body } = await call('get', `/analyses/${id}`);
    expect(body.analysis).toMatchObject({ tags: ['Breakout', 'weekly'], note: 'Taken at the open.' });
    const found = await call('get', '/analyses?tag=BREAKOUT');
    expect(found.body.analyses.map((one: { id: string }) => one.id)).toEqual([id]);
  });

  it('[W-010] of two who change different parts at once both count', async () => {
    const id = await store('BTCUSDT');
    await Promise.all([
      call('patch', `/analyses/${id}`).send({ tags: ['a'] }),
      call('patch', `/analyses/${id}`).send({ note: 'b' }),
    ]);
    expect((await call('get', `/analyses/${id}`)).body.analysis).toMatchObject({ tags: ['a'], note: 'b' });
  });

  it('are nobody else’s to write, and bounded', async () => {
    const id = await store('BTCUSDT');
    expect(await call('patch', `/analyses/${id}`, bob).send({ note: 'x' })).toMatchObject({ status: 404 });
    for (const bad of [{}, { tags: ['x'.repeat(25)] }, { note: 'x'.repeat(2001) }]) {
      expect((await call('patch', `/analyses/${id}`).send(bad)).status).toBe(400);
    }
  });
});

describe('several analyses', () => {
  it('[W-011] are deleted at once; those of others, and those gone, are passed over', async () => {
    const [one, two, three, foreign] = [
      await store('A'),
      await store('B'),
      await store('C'),
      await store('D', bob),
    ];
    const body = { ids: [one, two, two, foreign] };
    expect((await call('post', '/deletions').send(body)).body).toEqual({ ids: [one, two] });
    expect((await call('post', '/deletions').send(body)).body).toEqual({ ids: [] });
    const left = (await call('get', '/analyses')).body.analyses.map(({ id }: { id: string }) => id);
    expect(left).toEqual([three]);
    expect((await call('get', `/analyses/${foreign}`, bob)).status).toBe(200);
  });

  it('[W-012] come as CSV, filtered as the list is, with refused pictures by their reason', async () => {
    const id = await store('=BTC');
    await store('ETHUSDT');
    await refused();
    const { text, headers } = await call('get', '/history.csv').expect(200);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toMatch(/analyses-\d{4}-\d\d-\d\d\.csv/);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(text).toContain("'=BTC");
    expect(text).toContain('No bars were found.');
    const one = await call('get', '/history.csv?q=%3DBTC&refused=exclude');
    expect(one.text.trim().split('\r\n')).toHaveLength(2);
    expect(one.text).toContain(id);
  });

  it('[W-009] leave refused pictures out when asked to', async () => {
    const id = await store('BTCUSDT');
    const not = await refused();
    const ids = async (query: string) =>
      (await call('get', `/analyses${query}`)).body.analyses.map((one: { id: string }) => one.id);
    expect(await ids('?refused=exclude')).toEqual([id]);
    expect(new Set(await ids(''))).toEqual(new Set([id, not]));
    expect(await ids('?status=failed')).toEqual([not]);
  });
});

describe('the watch list', () => {
  it('[W-013] shows each symbol with its latest reading, however it is spelled', async () => {
    await store('BTC/USDT');
    api.clock.pass({ seconds: 1 });
    const latest = await store('btcusdt');
    await store('BTCUSDT', bob);
    const { body } = await call('put', '/watchlist/BTCUSDT');
    expect(body.symbols).toEqual([
      expect.objectContaining({
        symbol: 'BTCUSDT',
        analyses: 2,
        latest: expect.objectContaining({ id: latest }),
      }),
    ]);
    expect(body.symbols[0].latest.analysis_json.reading).toBeUndefined();
    await call('put', '/watchlist/btc%2Fusdt');
    expect((await call('put', '/watchlist/EURUSD')).body.symbols).toMatchObject([
      { symbol: 'BTCUSDT' },
      { symbol: 'EURUSD', analyses: 0, latest: null },
    ]);
    await call('delete', '/watchlist/BTC-USDT').expect(200);
    expect((await call('delete', '/watchlist/BTCUSDT')).body.symbols).toMatchObject([{ symbol: 'EURUSD' }]);
    expect((await call('get', '/watchlist', bob)).body.symbols).toEqual([]);
  });

  it('[W-013] takes no text without a letter or digit, and 50 symbols', async () => {
    expect(await call('put', '/watchlist/---')).toMatchObject({
      status: 422,
      body: { code: 'analysis.no_symbol' },
    });
    await Promise.all(Array.from({ length: 52 }, (_, at) => call('put', `/watchlist/S${at}`)));
    const { body } = await call('get', '/watchlist');
    expect(body.symbols).toHaveLength(50);
    const known = body.symbols[0].symbol as string;
    expect((await call('put', `/watchlist/${known}`)).status).toBe(200);
    expect(await call('put', '/watchlist/ONEMORE')).toMatchObject({
      status: 409,
      body: { code: 'analysis.watchlist_full' },
    });
  });
});

it('[W-017] a report is a PDF file of the own analysis, also where no picture was stored', async () => {
  const id = await store('BTCUSDT');
  const { headers, body } = await call('get', `/analyses/${id}/report.pdf`).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain(`analysis-${id}.pdf`);
  expect(
    Buffer.from(body as Uint8Array)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await call('get', `/analyses/${id}/report.pdf`, bob)).status).toBe(404);
  expect((await call('get', `/analyses/${await refused()}/report.pdf`)).status).toBe(404);
});
