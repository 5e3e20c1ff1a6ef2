import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}${path}`, { headers });

describe('texts of answers', () => {
  it.each(['br', 'gzip'])('are compressed by %s for who accepts it', async (encoding) => {
    const answer = await ask('/api/packages/public', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.json()).toEqual(
      await (await ask('/api/packages/public', { 'Accept-Encoding': 'identity' })).json(),
    );
  });

  it('stay as they are where one packet holds them', async () => {
    const answer = await ask('/api/health/live', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it('stay as they are beside a session cookie', async () => {
    const answer = await fetch(`${api.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'br' },
      body: JSON.stringify({
        email: 'a@example.com',
        password: 'correct horse 7',
        full_name: 'x'.repeat(100),
      }),
    });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([201, null]);
  });
});

describe('public answers', () => {
  it('are not sent again to who has them', async () => {
    const first = await ask('/api/packages/public', { 'Accept-Encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    expect([etag, first.headers.get('cache-control')]).toEqual([expect.stringMatching(/^W\/"/), 'no-cache']);
    const again = await api.request.get('/api/packages/public').set('If-None-Match', etag);
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('are sent when they have changed', async () => {
    const answer = await api.request.get('/api/packages/public').set('If-None-Match', 'W/"of another day"');
    expect(answer.status).toBe(200);
  });
});

describe('private answers', () => {
  it('are never stored by caches', async () => {
    const { bearer } = await api.signIn();
    const answer = await ask('/api/auth/me', bearer);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
  });
});
