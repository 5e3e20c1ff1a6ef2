import { rebase } from '../../domain/currencies/published-rates.ts';
import { FeedRatesSource, type FeedOptions } from './feed-rates-source.ts';
import { SnapshotRatesSource } from './snapshot-rates-source.ts';
import { ecbXml, startFeedServer, type FeedServer } from './testing/feed-server.ts';

let feed: FeedServer;
beforeAll(async () => {
  feed = await startFeedServer();
});
afterAll(() => feed.close());

const ask = (options: Partial<FeedOptions> = {}) =>
  new FeedRatesSource({ url: feed.url, format: 'ecb-xml', ...options }).latest();

describe('a feed', () => {
  it('is asked for the format that is set', async () => {
    const accepted: unknown[] = [];
    feed.answer = (request, response) => {
      accepted.push(request.headers.accept);
      response.end(ecbXml({ USD: '1.0389' }));
    };
    expect(await ask()).toMatchObject({ ok: true, value: { base: 'EUR', date: '2026-03-02' } });
    feed.answer = (request, response) => {
      accepted.push(request.headers.accept);
      response.end(JSON.stringify({ base: 'USD', date: '2026-03-02', rates: { EUR: 0.9 } }));
    };
    expect(await ask({ format: 'json' })).toMatchObject({ ok: true, value: { base: 'USD' } });
    expect(accepted).toEqual(['application/xml, text/xml', 'application/json']);
  });

  it.each([404, 500, 503])('that answers %d is refused with that status', async (status) => {
    feed.answer = (_request, response) => response.writeHead(status).end(ecbXml({ USD: '1.0389' }));
    expect(await ask()).toEqual({ ok: false, error: `the feed answered with status ${status}` });
  });

  it('that sends nonsense is refused with what is wrong', async () => {
    feed.answer = (_request, response) => response.end('<html>');
    expect(await ask()).toEqual({ ok: false, error: 'the feed sent no well-formed XML' });
  });

  it('that never ends its answer is given up', async () => {
    feed.answer = (_request, response) => response.write('<Envelope>');
    expect(await ask({ timeoutMs: 200 })).toEqual({
      ok: false,
      error: 'the feed did not answer within 0.2 s',
    });
  });

  it('that never begins its answer is given up', async () => {
    feed.answer = () => undefined;
    expect(await ask({ timeoutMs: 200 })).toEqual({
      ok: false,
      error: 'the feed did not answer within 0.2 s',
    });
  });

  it('that sends without end is cut off', async () => {
    let closed: () => void;
    const cutOff = new Promise<void>((resolve) => (closed = resolve));
    feed.answer = (_request, response) => {
      const more = setInterval(() => response.write(' '.repeat(10_000)), 1);
      response.on('close', () => {
        clearInterval(more);
        closed();
      });
    };
    expect(await ask({ maxBytes: 50_000 })).toEqual({
      ok: false,
      error: 'the feed sent more than 50000 bytes',
    });
    await cutOff;
  });

  it('that hangs up is reported with no address', async () => {
    feed.answer = (request) => request.socket.destroy();
    const result = await ask();
    expect(result.ok ? '' : result.error).toMatch(/^the feed cannot be reached \([A-Za-z_ ]+\)$/);
  });

  it('that is not there is reported', async () => {
    const gone = await startFeedServer();
    await gone.close();
    expect(await ask({ url: gone.url })).toEqual({
      ok: false,
      error: 'the feed cannot be reached (ECONNREFUSED)',
    });
  });
});

describe('the built-in snapshot', () => {
  it('has a day and usable rates of every other base, with no network', async () => {
    const { value } = (await new SnapshotRatesSource().latest()) as { value: Parameters<typeof rebase>[0] };
    expect(value.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(value.rates.size).toBeGreaterThan(25);
    for (const code of [value.base, ...value.rates.keys()]) {
      const rebased = rebase(value, code);
      expect([code, rebased.ok && rebased.value.rates.size]).toEqual([code, value.rates.size]);
    }
  });
});
