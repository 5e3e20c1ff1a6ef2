import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

const page = '<!doctype html><head><title>Wickwise</title></head>';
const start = '<!doctype html><title>Wickwise</title><h1>It does not guess.</h1>';
const script = 'console.log("chart")';
let directory: string;
let api: TestApi;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'wickwise-web-'));
  mkdirSync(join(directory, 'dist/assets'), { recursive: true });
  const write = (path: string, content: string | Buffer) =>
    writeFileSync(join(directory, 'dist', path), content);
  write('index.html', start);
  write('app.html', page);
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('.hidden', 'secret');
  write(
    'page-files.json',
    JSON.stringify({
      '/history/outcome': ['/assets/outcome.js'],
      '/history/:id': ['/assets/detail.js', '/assets/a.js'],
    }),
  );
  write('assets/main-B3f9_xQ1.js', script);
  write('assets/chart-preview-worker-B3f9_xQ1.js', script);
  write('assets/main-B3f9_xQ1.js.br', brotliCompressSync(script));
  write('assets/main-B3f9_xQ1.js.gz', gzipSync(script));
  writeFileSync(join(directory, 'outside.txt'), 'secret');
  api = await startTestApi({ webDirectory: join(directory, 'dist') });
});
afterAll(async () => {
  await api.close();
  rmSync(directory, { recursive: true });
});

describe('the built web', () => {
  it('may ask the browser for a photo or the screen, and what it embeds for nothing', async () => {
    const policy = (await api.request.get('/')).headers['permissions-policy'];
    expect(policy).toContain('camera=(self), display-capture=(self), ');
    expect(policy).toContain('geolocation=()');
  });

  it('names its own address as canonical, whatever the path looks like', async () => {
    const { headers } = await api.request.get('//elsewhere.example/dashboard');
    expect(headers.link).toBe(`<${api.environment.publicUrl}//elsewhere.example/dashboard>; rel="canonical"`);
  });

  it.each([
    ['/history/outcome', ['/assets/outcome.js']],
    ['/history/5b1', ['/assets/detail.js', '/assets/a.js']],
    ['/history', []],
    ['/history/5b1/more', []],
    ['/', []],
  ])(
    '[W-384] names at %s the scripts of that page, so that they are asked for at once',
    async (path, scripts) => {
      const links = String((await api.request.get(path)).headers.link)
        .split(', ')
        .slice(1);
      expect(links).toEqual(scripts.map((script) => `<${script}>; rel="modulepreload"`));
    },
  );

  it.each([
    ['/', start],
    ['/login', page],
    ['/chart-analysis', page],
    ['/admin-dashboard/orders', page],
  ])('answers its page at %s, never cached', async (path, text) => {
    const answer = await api.request.get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(text);
    expect(answer.headers.link).toBe(`<${new URL(path, api.environment.publicUrl).href}>; rel="canonical"`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it.each(['/nothing', '/login/again', '/wp-admin/'])(
    '[W-260] answers 404 with its page at %s, which says so, and names no canonical address',
    async (path) => {
      const answer = await api.request.get(path).set('If-None-Match', '*');
      expect([answer.status, answer.text, answer.type]).toEqual([404, page, 'text/html']);
      expect(answer.headers.link).toBeUndefined();
    },
  );

  it('[W-260] answers a problem at unknown addresses of the api', async () => {
    const answer = await api.request.get('/api/nothing');
    expect([answer.status, answer.type]).toEqual([404, 'application/problem+json']);
  });

  it('lets browsers keep files whose name tells their content, for ever', async () => {
    const answer = await api.request.get('/assets/main-B3f9_xQ1.js').set('Accept-Encoding', 'identity');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect((await api.request.get('/icon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
    });
  });

  it.each(['br', 'gzip'])('sends the copy compressed by %s when there is one', async (encoding) => {
    const answer = await fetch(`${api.origin}/assets/main-B3f9_xQ1.js`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.text()).toBe(script);
  });

  it('answers 304 to who has it', async () => {
    const first = await api.request.get('/');
    const again = await api.request.get('/').set('If-None-Match', String(first.headers.etag));
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('answers the head alone to HEAD', async () => {
    const answer = await api.request.head('/');
    expect([answer.status, answer.headers['content-length']]).toEqual([200, String(start.length)]);
  });

  it.each([
    '/missing.js',
    '/assets/other-00000000.js',
    '/.hidden',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/%00.js',
  ])('has nothing at %s', async (path) => {
    const answer = await api.request.get(path);
    expect(answer.text).not.toContain('secret');
    expect(answer.status === 404 || answer.text === page).toBe(true);
  });

  it('tells search engines where pages are and that the api is none', async () => {
    const robots = await api.request.get('/robots.txt');
    expect(robots.type).toBe('text/plain');
    expect(robots.text).toContain('Disallow: /api/');
    expect(robots.text).toContain(`Sitemap: ${new URL('/sitemap.xml', api.environment.publicUrl).href}`);
    const sitemap = await api.request.get('/sitemap.xml');
    expect(sitemap.type).toBe('application/xml');
    expect(sitemap.text).toContain(`<loc>${new URL('/pricing', api.environment.publicUrl).href}</loc>`);
  });

  it('[W-242] shows sites where a share link is posted its preview, and lists it nowhere', async () => {
    const path = `/shared/${'a'.repeat(43)}`;
    const { text, headers, status } = await api.request.get(path);
    const image = new URL(`/api${path}/preview.png`, api.environment.publicUrl).href;
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(`<meta property="og:image" content="${image}">`);
    expect(text).toContain('<title>Wickwise</title>');
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect((await api.request.get('/robots.txt')).text).toContain('Allow: /api/shared/');
    for (const other of ['/shared/short', `/shared/${'a'.repeat(42)}"`, '/login'])
      expect((await api.request.get(other)).text).not.toContain('og:image');
  });

  it('takes no writes', async () => {
    const answer = await api.request.post('/login').send({});
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('[D-037] the Content-Security-Policy', () => {
  it.each(['/', '/assets/main-B3f9_xQ1.js', '/api/health/live', '/api/nothing'])(
    'of %s allows no foreign and no inline script',
    async (path) => {
      const policy = Object.fromEntries(
        String((await api.request.get(path)).headers['content-security-policy'])
          .split(';')
          .map((directive) => directive.trim().split(/ (.*)/).slice(0, 2)),
      );
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'script-src-attr': "'none'",
        'img-src': "'self' blob: data: https:",
        'connect-src': "'self'",
        'worker-src': "'self'",
        'object-src': "'none'",
        'frame-ancestors': "'none'",
      });
    },
  );
});

it('the policy of the thread that reads pictures lets it compile WebAssembly, and no other answer does', async () => {
  const policyOf = async (path: string): Promise<string> =>
    String((await api.request.get(path)).headers['content-security-policy']);
  expect(await policyOf('/assets/chart-preview-worker-B3f9_xQ1.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  for (const path of ['/', '/assets/main-B3f9_xQ1.js', '/chart-analysis', '/api/health/live'])
    expect(await policyOf(path)).not.toContain('eval');
});

describe('without a build', () => {
  it('the page says what to run, and the api answers', async () => {
    const bare = await startTestApi({ webDirectory: join(directory, 'nothing') });
    try {
      const answer = await bare.request.get('/');
      expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('make build')]);
      expect((await bare.request.get('/api/health/live')).status).toBe(200);
    } finally {
      await bare.close();
    }
  });
});
