import { tokens } from '../../../composition/tokens.ts';
import type { ChartReading } from '../../../ports/analysis/chart-reading.ts';
import { charts, dataUrlOf } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { visitorFrom } from '../../../testing/visitors.ts';

const CHART = dataUrlOf(charts.hourly);

/** Reads as usual, unless a test makes it fail. */
class FailingReading implements ChartReading {
  broken: Error | 'busy' | null = null;
  private readonly inner: ChartReading;

  constructor(inner: ChartReading) {
    this.inner = inner;
  }

  read: ChartReading['read'] = async (picture, onStage, hints) => {
    if (this.broken === 'busy') return { ok: false, error: { code: 'busy' } };
    if (this.broken) throw this.broken;
    return this.inner.read(picture, onStage, hints);
  };

  expectPicture(): void {}
}

let api: TestApi;
let reading: FailingReading;
beforeAll(async () => {
  api = await startTestApi({
    settings: { TRUST_PROXY: '1' },
    rebind(container) {
      reading = new FailingReading(container.get(tokens.reading));
      container.rebind(tokens.reading).toConstantValue(reading);
    },
  });
});
afterAll(() => api.close());
beforeEach(() => {
  reading.broken = null;
});

describe('a visit to the demo', () => {
  it('[V-208] tells the limit and the tries, by both methods', async () => {
    const { get, post } = visitorFrom(api);
    expect(await get('/api/demo/visit')).toMatchObject({ status: 200, body: { limit: 3, demo_tries: 0 } });
    const posted = await post('/api/demo/visit', { ip_info: { city: 'Oslo' }, client_ip: '203.0.113.9' });
    expect(posted).toMatchObject({ status: 200, body: { limit: 3, demo_tries: 0 } });
  });

  it('binds the visitor by a cookie that scripts cannot read', async () => {
    const { headers } = await visitorFrom(api).get('/api/demo/visit');
    const [cookie] = headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(
      /^wickwise_visitor=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=2592000; .*HttpOnly; SameSite=Lax/,
    );
  });

  it('writes nothing down', async () => {
    const before = await api.database.knex('visitors_uses').count();
    await visitorFrom(api).get('/api/demo/visit');
    expect(await api.database.knex('visitors_uses').count()).toEqual(before);
  });
});

describe('a demo analysis', () => {
  it('[V-209] [V-229] is answered as for users, three times, and then refused', async () => {
    const { post, get } = visitorFrom(api);
    for (let tries = 1; tries <= 3; tries++) {
      const { status, body } = await post('/api/demo/analyze', { image_data_url: CHART, symbol: 'LTCUSDT' });
      expect(status).toBe(200);
      expect(body.meta).toEqual({ limit: 3, demo_tries: tries });
      expect(body.analysis).toMatchObject({ status: 'completed', symbol: 'LTCUSDT', image_url: null });
      expect(body.analysis.analysis_json.reading.bars.length).toBeGreaterThan(100);
      expect(body.analysis.analysis_json.last_price.sigma).toBeGreaterThan(0);
    }
    const refused = await post('/api/demo/analyze', { image_data_url: CHART });
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'visitors.demo_limit',
        error: 'Demo limit reached. Sign up to continue analyzing charts.',
        retry_after_seconds: 30 * 86_400,
      },
    });
    expect(refused.headers['retry-after']).toBe(String(30 * 86_400));
    expect((await get('/api/demo/visit')).body).toEqual({ limit: 3, demo_tries: 3 });
  });

  it('is over before another picture is received', async () => {
    const { post } = visitorFrom(api);
    for (let tries = 1; tries <= 3; tries++) await post('/api/demo/analyze', { image_data_url: CHART });
    const refused = await post('/api/demo/analyze', { image_data_url: 'not even read' });
    expect([refused.status, refused.body.code]).toEqual([429, 'visitors.demo_limit']);
  });

  it('[V-181] is all that a visitor may analyse', async () => {
    const refused = await visitorFrom(api).post('/api/chart/analyze', { image_data_url: CHART });
    expect(refused).toMatchObject({ status: 401, body: { code: 'access.not_signed_in' } });
  });

  it('keeps neither the picture nor the analysis, nor the address', async () => {
    const { post, address } = visitorFrom(api);
    await post('/api/demo/analyze', { image_data_url: CHART, client_ip: '203.0.113.9' });
    const { knex } = api.database;
    expect(await knex('analysis_images')).toEqual([]);
    expect(await knex('analysis_analyses')).toEqual([]);
    const stored = JSON.stringify(await knex('visitors_uses'));
    expect(stored).not.toContain(address);
    expect(stored).not.toContain('203.0.113.9');
  });

  it('of twenty at once are at most three', async () => {
    const { post } = visitorFrom(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/demo/analyze', { image_data_url: CHART })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(3).fill(200),
      ...Array(17).fill(429),
    ]);
  });

  it('of twenty at once without a cookie are at most three, too', async () => {
    const visitors = visitorFrom(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        visitors.withoutCookie.post('/api/demo/analyze', { image_data_url: CHART }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

describe('who has used the tries', () => {
  const spendAll = async (visitor: ReturnType<typeof visitorFrom>) => {
    for (let tries = 1; tries <= 3; tries++)
      await visitor.post('/api/demo/analyze', { image_data_url: CHART });
  };

  it('[D-100] is known without the cookie by the address, and elsewhere by the cookie', async () => {
    const visitor = visitorFrom(api);
    await spendAll(visitor);
    expect((await visitor.withoutCookie.get('/api/demo/visit')).body.demo_tries).toBe(3);
    const elsewhere = visitorFrom(api, visitor.cookie());
    expect((await elsewhere.get('/api/demo/visit')).body.demo_tries).toBe(3);
    expect((await visitorFrom(api).get('/api/demo/visit')).body.demo_tries).toBe(0);
  });

  it('[D-100] is not taken from a cookie that we did not sign', async () => {
    const visitor = visitorFrom(api);
    await spendAll(visitor);
    const [id] = visitor.cookie().split('.');
    const forged = visitorFrom(api, `${id}.${'A'.repeat(43)}`);
    expect((await forged.get('/api/demo/visit')).body.demo_tries).toBe(0);
    expect(forged.cookie()).not.toContain(id);
  });

  it('[D-101] is not taken from what the browser says of its address', async () => {
    const visitor = visitorFrom(api);
    const claims = [{ ip: '198.51.100.1', location: { city: 'Lima' } }, null, { ip: '198.51.100.2' }];
    for (const [index, ip_info] of claims.entries()) {
      const sent = { image_data_url: CHART, ip_info, client_ip: `198.51.100.${index}` };
      expect((await visitor.withoutCookie.post('/api/demo/analyze', sent)).status).toBe(200);
    }
    const more = { image_data_url: CHART, ip_info: { ip: '198.51.100.77' }, client_ip: '198.51.100.77' };
    expect((await visitor.withoutCookie.post('/api/demo/analyze', more)).status).toBe(429);
  });

  it('may try again after a month', async () => {
    const visitor = visitorFrom(api);
    await spendAll(visitor);
    api.clock.pass({ days: 30 });
    expect((await visitor.get('/api/demo/visit')).body.demo_tries).toBe(0);
  });
});

describe('what uses up no try', () => {
  const tries = async (visitor: ReturnType<typeof visitorFrom>) =>
    (await visitor.get('/api/demo/visit')).body.demo_tries as number;

  it('a picture without a chart, which is refused with its reason', async () => {
    const visitor = visitorFrom(api);
    const refused = await visitor.post('/api/demo/analyze', { image_data_url: dataUrlOf(charts.table) });
    expect(refused).toMatchObject({ status: 422, body: { code: 'analysis.refused' } });
    expect(refused.body.refusal.advice).not.toBe('');
    expect(await tries(visitor)).toBe(0);
  });

  it.each([
    ['a file that is no picture', 'data:image/png;base64,aGVsbG8gd29ybGQ=', 415],
    [
      'a drawing with a script',
      `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
      415,
    ],
    ['an address in place of a picture', 'data:text/html,http://127.0.0.1/', 400],
    ['half a picture', dataUrlOf(charts.hourly.subarray(0, 4000)), 422],
  ])('%s', async (_, image_data_url, status) => {
    const visitor = visitorFrom(api);
    expect((await visitor.post('/api/demo/analyze', { image_data_url })).status).toBe(status);
    expect(await tries(visitor)).toBe(0);
  });

  it('a failure on our side, and a full queue', async () => {
    const visitor = visitorFrom(api);
    reading.broken = new Error('Out of memory');
    expect((await visitor.post('/api/demo/analyze', { image_data_url: CHART })).status).toBe(500);
    reading.broken = 'busy';
    const busy = await visitor.post('/api/demo/analyze', { image_data_url: CHART });
    expect(busy).toMatchObject({ status: 503, body: { code: 'analysis.busy' } });
    expect(await tries(visitor)).toBe(0);
  });

  it('work that a killed process left behind, after ten minutes', async () => {
    const visitor = visitorFrom(api);
    await visitor.post('/api/demo/analyze', { image_data_url: CHART });
    await api.database.knex('visitors_uses').update({ settled_at: null });
    expect(await tries(visitor)).toBe(1);
    api.clock.pass({ minutes: 10 });
    expect(await tries(visitor)).toBe(0);
  });
});

it('more than thirty pictures an hour from one address are not looked at', async () => {
  const visitor = visitorFrom(api);
  const sent = { image_data_url: 'data:image/png;base64,' };
  for (let count = 0; count < 30; count++) await visitor.post('/api/demo/analyze', sent);
  const throttled = await visitor.post('/api/demo/analyze', sent);
  expect(throttled).toMatchObject({ status: 429, body: { code: 'accounts.throttled' } });
});

it.each([
  ['a word too long', { client_ip: 'x'.repeat(65) }],
  ['too many fields', { ip_info: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, n])) }],
  ['a book', { ip_info: { city: 'x'.repeat(501) } }],
])('what the browser says of its address is bounded: %s', async (_, said) => {
  const answer = await visitorFrom(api).post('/api/demo/visit', said);
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
});
