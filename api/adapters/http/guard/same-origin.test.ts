import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { PUBLIC_URL: 'https://wickwise.example' } });
});
afterAll(() => api.close());

async function change(headers: Record<string, string>, by: 'cookie' | 'bearer') {
  const { token, bearer } = await api.signIn();
  const credentials = by === 'bearer' ? bearer : { Cookie: `theme=dark; wickwise_session=${token}` };
  const request = api.request.patch('/api/auth/me').set({ ...credentials, ...headers });
  return (await request.send({ full_name: 'Ada' })).status;
}

describe('[D-036] a write that signs in by cookie', () => {
  it.each([
    ['no Origin', {}],
    ['a foreign Origin', { Origin: 'https://evil.example' }],
    ['the Origin of a sandboxed frame', { Origin: 'null' }],
    ['ours with another scheme', { Origin: 'http://wickwise.example' }],
    ['ours with another port', { Origin: 'https://wickwise.example:8443' }],
    ['a name that begins like ours', { Origin: 'https://wickwise.example.evil.example' }],
  ])('is refused with %s', async (_name, headers) => {
    expect(await change(headers, 'cookie')).toBe(403);
  });

  it('is done from the public address, and from the host that was asked', async () => {
    expect(await change({ Origin: 'https://wickwise.example' }, 'cookie')).toBe(200);
    expect(await change({ Origin: api.origin }, 'cookie')).toBe(200);
  });

  it('needs no Origin with a bearer token', async () => {
    expect(await change({}, 'bearer')).toBe(200);
    expect(await change({ Origin: 'https://evil.example' }, 'bearer')).toBe(200);
  });

  it('is not asked of reading', async () => {
    const { token } = await api.signIn();
    await api.request.get('/api/auth/me').set('Cookie', `wickwise_session=${token}`).expect(200);
  });
});

describe('a call of the admin console', () => {
  it.each(['orders', 'users', 'brands'])(
    '[O-104] for %s is signed in by cookie or by bearer token',
    async (what) => {
      const { token, bearer } = await api.signIn({ role: 'admin' });
      const call = () => api.request.get(`/api/admin/${what}`);
      await call().set('Cookie', `wickwise_session=${token}`).expect(200);
      await call().set(bearer).expect(200);
      await call().expect(401);
    },
  );
});

describe('on https', () => {
  it('the cookie is Secure and the site insists on https', async () => {
    const answer = await api.request
      .post('/api/auth/register')
      .send({ email: 'ada@example.com', full_name: 'Ada', password: 'difference engine' });
    expect(String(answer.headers['set-cookie'])).toMatch(/; Secure(;|$)/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
