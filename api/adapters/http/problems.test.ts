import { validatorsOf, type Check } from './contract/validators.ts';
import { loadContract } from './contract/load-contract.ts';
import { AskTutor } from '../../application/tutor/ask-tutor.ts';
import { GetPublicSettings } from '../../application/platform/get-public-settings.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let isProblem: Check;

beforeAll(async () => {
  api = await startTestApi();
  const checks = validatorsOf(loadContract()).get('logIn')?.response(400, 'application/problem+json');
  if (!checks) throw new Error('The contract has no problem document.');
  isProblem = checks;
});
afterAll(() => api.close());

const json = (text: string) =>
  api.request.post('/api/auth/login').set('Content-Type', 'application/json').send(text);
const someId = '00000000-0000-4000-8000-000000000000';

/** Anything that could tell how the inside looks. */
const inside =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|select |insert |update .+ set|syntax error|relation "|knex|objection|postgres/i;

function expectProblem(
  answer: { status: number; headers: Record<string, string>; body: unknown; text: string },
  status: number,
) {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(isProblem(answer.body)).toBeNull();
  expect(answer.body).toMatchObject({
    status,
    request_id: answer.headers['x-request-id'],
    error: expect.any(String),
  });
  expect(answer.text).not.toMatch(inside);
}

describe('[D-118] failures are problem documents', () => {
  it('400: names every field that is wrong', async () => {
    const answer = await api.request
      .post('/api/auth/register')
      .send({ email: 'nobody', full_name: '', password: 'abc' });
    expectProblem(answer, 400);
    expect(answer.body.code).toBe('request.invalid');
    expect(answer.body.errors).toEqual([
      { field: 'email', message: 'must be an email address' },
      { field: 'full_name', message: 'must not be empty' },
      { field: 'password', message: 'must have at least 6 characters' },
    ]);
  });

  it('401, with the way to sign in', async () => {
    const answer = await api.request.get('/api/auth/me');
    expectProblem(answer, 401);
    expect(answer.headers['www-authenticate']).toContain('Bearer');
  });

  it('403 for another role', async () => {
    const { bearer } = await api.signIn({ role: 'brand' });
    expectProblem(await api.request.get('/api/chart/analyses').set(bearer), 403);
  });

  it('404 for an unknown address, and never the web', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/auth', `/api/files/${someId}/more`]) {
      expectProblem(await api.request.get(path).set('Accept', 'text/html'), 404);
    }
  });

  it('none for an address that is written with a slash at its end, or asked for its head', async () => {
    const answers = [
      await api.request.get('/api/packages/public/'),
      await api.request.head('/api/packages/public'),
      await api.request.get('/api/packages/public'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('405 with the methods there are', async () => {
    const answer = await api.request.put('/api/auth/me');
    expectProblem(answer, 405);
    expect(answer.headers.allow).toBe('GET, PATCH, DELETE, HEAD');
  });

  it('409 for what contradicts what is stored', async () => {
    const { user } = await api.signIn();
    const again = { email: user.email, full_name: 'Ada', password: 'difference engine' };
    expectProblem(await api.request.post('/api/auth/register').send(again), 409);
  });

  it('413 for a body over the limit', async () => {
    expectProblem(await json(JSON.stringify({ email: 'a@b.cc', password: 'x'.repeat(150_000) })), 413);
  });

  it('413 for more than a picture in a body that may carry one', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 0]));
    const body = JSON.stringify({ image_data_url: 'data:image/png;base64,AAAA', ...many });
    const answer = await api.request
      .post('/api/demo/analyze')
      .set('Content-Type', 'application/json')
      .send(body);
    expectProblem(answer, 413);
  });

  it('415 for another type, or a compressed body', async () => {
    expectProblem(await api.request.post('/api/auth/login').type('form').send('email=a'), 415);
    expectProblem(await api.request.post('/api/auth/login'), 415);
    expectProblem(
      await api.request
        .post('/api/auth/login')
        .set('Content-Encoding', 'gzip')
        .set('Content-Type', 'application/json')
        .send('{}'),
      415,
    );
  });

  it('429 with the time to wait', async () => {
    let answer = await json('{"email":"t@example.com","password":"guess it"}');
    for (let i = 0; i < 10; i++) answer = await json('{"email":"t@example.com","password":"guess it"}');
    expectProblem(answer, 429);
    expect(answer.body.retry_after_seconds).toBe(Number(answer.headers['retry-after']));
  });

  it.each([
    ['{"email": "a@b.cc", }', 'line 1, column 21'],
    ['{"email":\n  nope}', 'line 2, column 3'],
    ['{"a":1} {"b":2}', 'line 1, column 9'],
    ['{"password": "secret wo', 'line 1, column 14'],
    ['['.repeat(5000), 'line 1, column'],
  ])('400: says where %j stops being JSON, quoting nothing of it', async (text, position) => {
    const answer = await json(text);
    expectProblem(answer, 400);
    expect(answer.body).toMatchObject({
      code: 'request.malformed_json',
      detail: expect.stringContaining(position),
    });
    expect(answer.text).not.toContain('secret');
  });
});

describe('[D-119] no answer tells of the inside', () => {
  it.each([
    ['U+0000 in a text', () => json('{"email":"a@b.cc","password":"\\u0000"}'), 400],
    ['U+0000 in a query', () => api.request.get('/api/chart/analyses?q=%00'), 401],
    ['U+0000 in a path', () => api.request.get('/api/payments/sandbox/challenges/%00'), 400],
    ['half a character', () => json('{"email":"a@b.cc","password":"\\ud800"}'), 400],
    ['an odd id', () => api.request.get("/api/files/1'%20or%201=1--"), 401],
    ['a list for an object', () => json('[1,2,3]'), 400],
    ['null', () => json('null'), 400],
    ['an empty body', () => json(''), 400],
    ['lists within lists', () => json('['.repeat(20_000) + '"\\u0041"' + ']'.repeat(20_000)), 400],
    [
      'an address that belongs to nobody',
      () => json('{"email":"a@deleted.invalid","password":"guess it"}'),
      400,
    ],
    ['__proto__', () => json('{"__proto__":{"email":"a@b.cc"},"password":"guess it"}'), 400],
    [
      'quotes for the database',
      () => json(`{"email":"o'neill@example.com","password":"'; drop table users; --"}`),
      401,
    ],
    ['a wrong percent sign', () => api.request.get('/api/files/%E0%A4%A'), 401],
    [
      'a header of odd bytes',
      () => api.request.get('/api/auth/me').set('Authorization', 'Bearer \u00e4\u00f6\u00fc'),
      401,
    ],
    [
      'a huge token',
      () => api.request.get('/api/auth/me').set('Authorization', `Bearer ${'x'.repeat(8000)}`),
      401,
    ],
  ])('for %s', async (_name, call, status) => {
    const answer = await call();
    expect([answer.status, answer.text]).toEqual([status, expect.not.stringMatching(inside)]);
    expect(isProblem(answer.body)).toBeNull();
  });

  it('for odd parts of a signed-in request', async () => {
    const { bearer } = await api.signIn();
    const paths = [
      "/api/files/1'--",
      '/api/chart/analyses?limit=ten',
      '/api/chart/analyses?limit=1&limit=2',
      '/api/chart/analyses?q=%00',
    ];
    for (const path of paths) expectProblem(await api.request.get(path).set(bearer), 400);
  });

  it('[W-204] for a failing database: a bare 500 that names the request, the cause in the log', async () => {
    const other = await startTestApi();
    try {
      const { bearer } = await other.signIn();
      await other.database.knex.raw('alter table accounts_sessions rename to moved_away');
      const answer = await other.request.get('/api/auth/me').set(bearer);
      expectProblem(answer, 500);
      expect(answer.body.code).toBe('platform.unexpected');
      expect(answer.body.error).toContain(`name this request: ${answer.body.request_id}.`);
      const logged = other.logLines.find((line) => line.includes('Unexpected failure'));
      expect(logged).toContain('accounts_sessions');
      expect(logged).toContain(answer.body.request_id);
    } finally {
      await other.close();
    }
  });
});

describe('an answer that breaks the contract', () => {
  const wrongSettings = {
    platformName: 'W',
    company: { name: '', number: '', address: '' },
    supportEmail: 'no address',
  };
  const breakIt = (settings: Record<string, string>) =>
    startTestApi({
      settings,
      rebind: (container) => {
        const publicSettings: Pick<GetPublicSettings, 'run'> = { run: async () => wrongSettings };
        container.rebind<Pick<GetPublicSettings, 'run'>>(GetPublicSettings).toConstantValue(publicSettings);
      },
    });

  it('is a bare 500 and a loud line in the log', async () => {
    const broken = await breakIt({});
    try {
      const answer = await broken.request.get('/api/settings/public');
      expectProblem(answer, 500);
      expect(broken.logLines.join()).toContain('support_email must be an email address');
    } finally {
      await broken.close();
    }
  });

  it.each([
    ['as an answer', 'application/json', 500],
    ['in a stream that has begun', 'text/event-stream', 200],
  ])(
    '[W-365] so is a failure with a code that its operation does not list, %s',
    async (_, accept, status) => {
      const broken = await startTestApi({
        rebind: (container) => {
          const tutor: Pick<AskTutor, 'run'> = {
            run: async (_user, _id, _question, listener) => {
              listener?.onBegin?.();
              return { ok: false, error: { code: 'credits.insufficient' } } as never;
            },
          };
          container.rebind<Pick<AskTutor, 'run'>>(AskTutor).toConstantValue(tutor);
        },
      });
      try {
        const { bearer } = await broken.signIn();
        const answer = await broken.request
          .post(`/api/tutor/conversations/${someId}/messages`)
          .set(bearer)
          .set('Accept', accept)
          .send({ content: 'What is a doji?' });
        expect(answer.status).toBe(status);
        expect(answer.text).toContain('"code":"platform.unexpected"');
        expect(answer.text).not.toContain('credits.insufficient');
        expect(broken.logLines.join()).toContain('askTutor may not answer credits.insufficient');
      } finally {
        await broken.close();
      }
    },
  );

  it('is sent all the same, and logged, in production', async () => {
    const broken = await breakIt({ NODE_ENV: 'production' });
    try {
      const answer = await broken.request.get('/api/settings/public');
      expect(answer.status).toBe(200);
      expect(broken.logLines.join()).toContain('An answer breaks the contract');
    } finally {
      await broken.close();
    }
  });
});

describe('the request id', () => {
  it('is the caller’s when it is sane', async () => {
    const answer = await api.request.get('/api/auth/me').set('X-Request-Id', 'trace-1234.abc');
    expect(answer.headers['x-request-id']).toBe('trace-1234.abc');
    expect(answer.body.request_id).toBe('trace-1234.abc');
    expect(api.logLines.some((line) => line.includes('"request_id":"trace-1234.abc"'))).toBe(true);
  });

  it.each(['short', 'x'.repeat(65), 'a b c d e f g', '"},{"level":"fatal'])(
    'is our own instead of %j',
    async (given) => {
      const answer = await api.request.get('/api/auth/me').set('X-Request-Id', given);
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
