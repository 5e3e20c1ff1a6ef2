import { startTestApi, type TestApi, type TestApiOptions } from '../../../testing/start-test-api.ts';

/** A feed on 127.0.0.1; the adapter's own tests say what else a feed may do. */
import { ecbXml, startFeedServer, type FeedServer } from '../../rates/testing/feed-server.ts';

let feed: FeedServer;
let api: TestApi;
let withoutFeed: TestApi;
beforeAll(async () => {
  feed = await startFeedServer();
  const settings: TestApiOptions['settings'] = { RATES_URL: feed.url, RATES_FORMAT: 'ecb-xml' };
  api = await startTestApi({ settings });
  withoutFeed = await startTestApi();
});
afterAll(async () => {
  await api.close();
  await withoutFeed.close();
  await feed.close();
});

async function sync(on: TestApi) {
  const { bearer, user } = await on.signIn({ role: 'admin' });
  return { answer: await on.request.post('/api/admin/currencies/sync-rates').set(bearer), user };
}
const stored = async (on: TestApi) =>
  on.database.knex('currencies_currencies').select('code', 'rate', 'last_synced', 'is_base').orderBy('code');
const rateOf = async (on: TestApi, code: string) =>
  Number((await stored(on)).find((row) => row.code === code)?.rate);

describe('syncing rates', () => {
  it('[O-130] puts the rates of the feed in force, per unit of our base', async () => {
    feed.answer = (_request, response) =>
      response.end(ecbXml({ USD: '1.25', JPY: '160', GBP: '0.8', ISK: '150' }));
    const { answer, user } = await sync(api);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      updated: 3,
      base_currency: 'USD',
      synced_at: api.clock.now().toISOString(),
      source: 'feed',
      rates_date: '2026-03-02',
    });
    expect([await rateOf(api, 'EUR'), await rateOf(api, 'JPY'), await rateOf(api, 'GBP')]).toEqual([
      0.8, 128, 0.64,
    ]);
    expect(await rateOf(api, 'USD')).toBe(1);
    expect(answer.body.unchanged).toEqual(expect.arrayContaining(['KWD', 'CRC']));
    expect(await rateOf(api, 'KWD')).toBe(0.3084);

    const synced = (await stored(api)).filter((row) => row.last_synced !== null).map((row) => row.code);
    expect(synced).toEqual(['EUR', 'GBP', 'JPY', 'USD']);
    const [entry] = await api.database.knex('platform_audit').where({ action: 'currencies.rates_synced' });
    expect(entry).toMatchObject({ actor_id: user.id, details: { updated: 3, source: 'feed' } });
  });

  it('[W-385] leaves rates old where the feed has nothing newer, and the list names the feed', async () => {
    const { bearer } = await api.signIn({ role: 'admin' });
    const { body } = await api.request.get('/api/admin/currencies').set(bearer).expect(200);
    expect(body).toMatchObject({ rates_source: 'feed', built_in_date: null });
    const find = (code: string) => body.currencies.find((one: { code: string }) => one.code === code);
    expect(find('KWD')).toMatchObject({ rate_date: '2024-12-31', rate_old: true });
  });

  it.each<[string, number, string, string]>([
    ['answers 500', 500, 'oops', 'status 500'],
    ['sends nonsense', 200, '<html><br></html>', 'no well-formed XML'],
    ['has a bad rate among good ones', 200, ecbXml({ USD: '1.25', JPY: '160', GBP: '-1' }), 'rate of GBP'],
    ['does not know our base', 200, ecbXml({ JPY: '160' }), 'no rate of USD'],
  ])('[D-056] changes nothing and says why when the feed %s', async (_what, status, body, reason) => {
    feed.answer = (_request, response) => response.writeHead(status).end(body);
    const before = await stored(api);
    const { answer } = await sync(api);
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('currencies.sync_failed');
    expect(answer.body.error).toContain(reason);
    expect(await stored(api)).toEqual(before);
  });

  it('[D-056] changes nothing when the database stops half-way', async () => {
    feed.answer = (_request, response) => response.end(ecbXml({ USD: '1.5', JPY: '99' }));
    const before = await stored(api);
    await api.database.knex.raw('alter table platform_audit rename to platform_audit_away');
    const { answer } = await sync(api);
    await api.database.knex.raw('alter table platform_audit_away rename to platform_audit');
    expect(answer.status).toBe(500);
    expect(await stored(api)).toEqual(before);
  });

  it('[D-055] takes the built-in snapshot when no feed is set', async () => {
    await withoutFeed.database.knex('currencies_currencies').where({ code: 'EUR' }).update({ rate: 1.1 });
    const { answer } = await sync(withoutFeed);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      source: 'snapshot',
      base_currency: 'USD',
      updated: 30,
      unchanged: [],
    });
    expect(await rateOf(withoutFeed, 'EUR')).toBeCloseTo(0.962557, 6);
  });

  it('leaves the rates of one feed answer when many sync at once', async () => {
    let asked = 0;
    feed.answer = (_request, response) => {
      const turn = ++asked;
      response.end(ecbXml({ USD: '1', JPY: String(150 + turn), GBP: String(0.65 + turn / 1000) }));
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sync(api)));
    expect(answers.map(({ answer }) => answer.status)).toEqual(Array(8).fill(200));
    expect(asked).toBe(8);
    expect((await rateOf(api, 'GBP')) * 1000 - (await rateOf(api, 'JPY'))).toBeCloseTo(500, 6);
  });

  it('leaves rates alone that are out of bounds or far off, names them, and takes the others', async () => {
    await api.database.knex('currencies_currencies').where({ code: 'EUR' }).update({ rate: 1 });
    await api.database.knex('currencies_currencies').where({ code: 'JPY' }).update({ rate: 150 });
    await api.database.knex('currencies_currencies').where({ code: 'GBP' }).update({ rate: 0.65 });
    const { rate: krw } = await api.database.knex('currencies_currencies').where({ code: 'KRW' }).first();
    feed.answer = (_request, response) =>
      response.end(ecbXml({ USD: '1', JPY: '1.5', GBP: '0.66', KRW: '0.00000001' }));
    const { answer } = await sync(api);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      updated: 2,
      unusable: ['KRW'],
      held: [{ code: 'JPY', rate_before: 150, exchange_rate: 1.5 }],
    });
    expect(answer.body.unchanged).not.toContain('KRW');
    expect(await Promise.all(['JPY', 'GBP', 'KRW'].map((code) => rateOf(api, code)))).toEqual([
      150,
      0.66,
      Number(krw),
    ]);
  });

  it('keeps a rate that is far off until an admin decides, or the next sync publishes another', async () => {
    const { bearer } = await api.signIn({ role: 'admin' });
    const list = '/api/admin/currencies';
    const waiting = async () => {
      const { body } = await api.request.get(list).set(bearer).expect(200);
      return Object.fromEntries(
        body.currencies
          .filter(({ held_rate: rate }: { held_rate: number | null }) => rate !== null)
          .map(({ code, held_rate: rate }: { code: string; held_rate: number }) => [code, rate]),
      );
    };
    const publish = async (rates: Record<string, string>) => {
      feed.answer = (_request, response) => response.end(ecbXml({ USD: '1', ...rates }));
      expect((await sync(api)).answer.status).toBe(200);
    };
    const set = (code: string, body: object) =>
      api.request.put(`${list}/${code}`).set(bearer).send(body).expect(200);
    await publish({ JPY: '1.5', GBP: '6.6', CHF: '9' });
    expect(await waiting()).toEqual({ JPY: 1.5, GBP: 6.6, CHF: 9 });
    await publish({ JPY: '1.4', GBP: String(await rateOf(api, 'GBP')) });
    expect(await waiting()).toEqual({ JPY: 1.4, CHF: 9 });
    const { body } = await set('JPY', { exchange_rate: 1.4, confirm: true });
    const published = { exchange_rate: 1.4, held_rate: null, rate_date: '2026-03-02', set_by_hand: false };
    expect(body.currency).toMatchObject(published);
    const chf = await rateOf(api, 'CHF');
    await set('CHF', { exchange_rate: chf });
    expect([await waiting(), await rateOf(api, 'CHF')]).toEqual([{}, chf]);
  });

  it('is for admins only', async () => {
    const { bearer } = await withoutFeed.signIn();
    await withoutFeed.request.post('/api/admin/currencies/sync-rates').set(bearer).expect(403);
    await withoutFeed.request.post('/api/admin/currencies/sync-rates').expect(401);
  });
});
