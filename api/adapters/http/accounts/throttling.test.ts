import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let replica: TestApi;
beforeEach(async () => {
  api = await startTestApi({ settings: { TRUST_PROXY: '1', REGISTRATIONS_PER_HOUR: '8' } });
  replica = await startTestApi({ settings: { TRUST_PROXY: '1' }, replicaOf: api });
});
afterEach(async () => {
  await replica.close();
  await api.close();
});

const password = 'difference engine';
const register = (email: string, from = '203.0.113.1') =>
  api.request
    .post('/api/auth/register')
    .set('X-Forwarded-For', from)
    .send({ email, full_name: 'Ada', password });
const logIn = (email: string, typed: string, from = '203.0.113.9', on = api) =>
  on.request.post('/api/auth/login').set('X-Forwarded-For', from).send({ email, password: typed });

async function statuses(
  tries: number,
  attempt: (i: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < tries; i++) all.push((await attempt(i)).status);
  return all;
}

describe('logging in with wrong passwords', () => {
  it('is stopped for account and address after ten tries, on every replica, until the window ends', async () => {
    await register('ada@example.com');
    const guess = (i: number) =>
      logIn('ada@example.com', `guess ${i}`, '198.51.100.1', i % 2 ? replica : api);
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(401), 429]);
    const right = await logIn('ada@example.com', password, '198.51.100.1');
    expect(right.status).toBe(429);
    expect(right.body).toMatchObject({ code: 'accounts.throttled', retry_after_seconds: 900 });
    expect(right.headers['retry-after']).toBe('900');
    api.clock.pass({ minutes: 15 });
    expect((await logIn('ada@example.com', password, '198.51.100.1')).status).toBe(200);
  });

  it('does not shut the owner out, who signs in from another address', async () => {
    await register('ada@example.com');
    await statuses(11, (i) => logIn('ada@example.com', `guess ${i}`, '198.51.100.1'));
    expect((await logIn('ada@example.com', password)).status).toBe(200);
  });

  it('is stopped after a hundred tries over all addresses, but for a device that signed in before', async () => {
    const { headers } = await register('ada@example.com');
    const device = /wickwise_device=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    const guesses = await statuses(101, (i) => logIn('ada@example.com', 'guess', `198.51.100.${i}`));
    expect(guesses).toEqual([...Array(100).fill(401), 429]);
    expect((await logIn('ada@example.com', password)).status).toBe(429);
    expect((await logIn('ada@example.com', password).set('Cookie', `${device}x`)).status).toBe(429);
    expect((await logIn('bob@example.com', 'guess').set('Cookie', device)).status).toBe(401);
    expect((await logIn('ada@example.com', password).set('Cookie', device)).status).toBe(200);
    const own = await statuses(11, () => logIn('ada@example.com', 'guess').set('Cookie', device));
    expect(own).toEqual([...Array(10).fill(401), 429]);
  }, 30_000);

  it('stops guesses that come all at once', async () => {
    await register('ada@example.com');
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => logIn('ada@example.com', `guess ${i}`)),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
  });

  it('treats an email without an account the same', async () => {
    expect(await statuses(11, () => logIn('nobody@example.com', 'guess'))).toEqual([
      ...Array(10).fill(401),
      429,
    ]);
  });

  it('is stopped for the address after sixty tries over many accounts; other addresses go on', async () => {
    const all = await statuses(61, (i) => logIn(`person-${i}@example.com`, 'password of the day'));
    expect(all).toEqual([...Array(60).fill(401), 429]);
    expect((await logIn('person-1@example.com', 'guess', '203.0.113.10')).status).toBe(401);
  }, 30_000);

  it('forgets the tries when the right password comes', async () => {
    await register('ada@example.com');
    expect(await statuses(9, () => logIn('ada@example.com', 'guess'))).toEqual(Array(9).fill(401));
    expect((await logIn('ada@example.com', password)).status).toBe(200);
    expect(await statuses(10, () => logIn('ada@example.com', 'guess'))).toEqual(Array(10).fill(401));
  });
});

describe('registering', () => {
  it('is stopped for an email after five tries, whatever the address', async () => {
    const all = await statuses(6, (i) => register('ada@example.com', `198.51.100.${i}`));
    expect(all).toEqual([201, 409, 409, 409, 409, 429]);
  });

  it('is stopped for an address after as many as the setting says', async () => {
    const all = await statuses(9, (i) => register(`person-${i}@example.com`));
    expect(all).toEqual([...Array(8).fill(201), 429]);
    api.clock.pass({ hours: 1 });
    expect((await register('late@example.com')).status).toBe(201);
  });
});

describe('counters', () => {
  it('do not reveal whom they count', async () => {
    await logIn('ada@example.com', 'guess');
    const { rows } = await api.database.knex.raw(
      "select string_agg(t::text, ' ') as text from accounts_throttles t",
    );
    expect(rows[0].text).not.toMatch(/ada|203\.0/);
    expect(await api.database.knex('accounts_throttles')).toHaveLength(3);
  });
});
