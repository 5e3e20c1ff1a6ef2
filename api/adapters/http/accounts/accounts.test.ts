import { createHash } from 'node:crypto';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { roles } from '../../../domain/shared/role.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { REGISTRATIONS_PER_HOUR: '1000' } });
});
afterAll(() => api.close());

const password = 'difference engine';
let count = 0;
const freshEmail = (): string => `person-${++count}@example.com`;
const register = (fields: object = {}) =>
  api.request
    .post('/api/auth/register')
    .send({ email: freshEmail(), full_name: 'Ada Lovelace', password, ...fields });
const logIn = (email: string, typed = password) =>
  api.request.post('/api/auth/login').send({ email, password: typed });
const me = (token: string) => api.request.get('/api/auth/me').set('Authorization', `Bearer ${token}`);
const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String((answer.headers['set-cookie'] as string[] | undefined)?.[0]);

describe('registering', () => {
  it('[V-187] answers the user and a token that signs in', async () => {
    const answer = await register({ email: 'ada@example.com', plan: 'starter' });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual(['token', 'user']);
    expect(answer.body.user).toMatchObject({
      email: 'ada@example.com',
      full_name: 'Ada Lovelace',
      role: 'user',
    });
    expect((await me(answer.body.token)).body.user).toEqual(answer.body.user);
  });

  it('[V-127] answers every field of the user, with its type', async () => {
    const { user } = (await register()).body;
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: expect.any(String),
      email_confirmed: false,
      full_name: 'Ada Lovelace',
      plan: 'none',
      subscription_tier: 'none',
      role: 'user',
      user_type: 'user',
      credits_balance: expect.any(Number),
      credits_unlimited: expect.any(Boolean),
      credits_expiring: { credits: 10, expires_at: '2026-03-09T09:00:00.000Z', source: 'trial' },
      created_at: api.clock.now().toISOString(),
    });
  });

  it('is answered with no-store, as all private answers are', async () => {
    const { headers, body } = await register();
    const own = await me(body.token);
    expect([headers, own.headers].map((each) => each['cache-control'])).toEqual(['no-store', 'no-store']);
    const plans = await api.request.get('/api/packages/public');
    expect(plans.headers['cache-control']).toBe('no-cache');
  });

  it('[D-046] takes the plan as intent only', async () => {
    const answer = await register({ email: 'intent@example.com', plan: 'professional' });
    expect((await me(answer.body.token)).body.user).toMatchObject({
      plan: 'none',
      subscription_tier: 'none',
    });
    const row = await api.database.knex('accounts_users').where({ email: 'intent@example.com' }).first();
    expect(row).toMatchObject({ intended_tier: 'pro', subscription_tier: 'none' });
  });

  it('ignores a role and credits in the request', async () => {
    const answer = await register({ role: 'admin', subscription_tier: 'expert', credits_unlimited: true });
    expect(answer.body.user).toMatchObject({
      role: 'user',
      subscription_tier: 'none',
      credits_unlimited: false,
    });
  });

  it('keeps the email trimmed and in lower case, once', async () => {
    await register({ email: '  Grace@Example.COM ' }).expect(201);
    const again = await register({ email: 'grace@example.com' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: 'accounts.email_taken',
      error: expect.stringContaining('already'),
    });
    expect((await logIn('GRACE@example.com ')).status).toBe(200);
  });

  it('registers an email once in parallel registrations', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 5 }, () => register({ email })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await api.database.knex('accounts_users').where({ email })).toHaveLength(1);
  });

  it('[D-040] refuses short and common passwords, and stores argon2id', async () => {
    expect((await register({ password: 'abcde' })).status).toBe(400);
    const common = await register({ password: '123456' });
    expect(common.status).toBe(422);
    expect(common.body).toMatchObject({ code: 'accounts.weak_password', errors: [{ field: 'password' }] });
    const email = freshEmail();
    await register({ email }).expect(201);
    const row = await api.database.knex('accounts_users').where({ email }).first();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/);
  });

  it('refuses a blank name', async () => {
    const answer = await register({ full_name: '   ' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'accounts.blank_name', errors: [{ field: 'full_name' }] });
  });
});

describe('logging in', () => {
  it.each(roles)('[V-188] answers user and token, the user with the role %s', async (role) => {
    const email = freshEmail();
    await register({ email });
    await api.database.knex('accounts_users').where({ email }).update({ role });
    const answer = await logIn(email);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { email, role, user_type: role }, token: expect.any(String) });
    expect((await me(answer.body.token)).status).toBe(200);
  });

  it('answers an unknown email like a wrong password', async () => {
    const email = freshEmail();
    await register({ email });
    const [wrong, unknown] = [await logIn(email, 'something else'), await logIn(freshEmail())];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.error).toBe('Wrong email or password');
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
  });

  it('refuses to sign in to an unclaimed account', async () => {
    const { user } = await api.signIn();
    await api.database.knex('accounts_users').where({ id: user.id }).update({ password_hash: null });
    expect((await logIn(user.email, '')).status).toBe(400);
    expect((await logIn(user.email, 'null')).status).toBe(401);
  });

  it('[V-173] wants email and password', async () => {
    const answer = await api.request.post('/api/auth/login').send({ email: 'not an address' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([
        { field: 'email', message: 'must be an email address' },
        { field: 'password', message: 'is required' },
      ]),
    );
  });
});

describe('the token', () => {
  it('[D-034] is opaque and stored as a hash only, in no table in clear', async () => {
    const { token } = (await register()).body;
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const stored = await api.database.knex('accounts_sessions').where({
      token_hash: createHash('sha256').update(token).digest(),
    });
    expect(stored).toHaveLength(1);
    expect(await everythingStored()).not.toContain(token);
  });

  it('[D-035] comes as an HttpOnly, SameSite=Lax cookie too, from register and login', async () => {
    const email = freshEmail();
    for (const answer of [await register({ email }), await logIn(email)]) {
      expect(cookieOf(answer)).toBe(`wickwise_session=${answer.body.token}; Path=/; HttpOnly; SameSite=Lax`);
      const byCookie = await api.request
        .get('/api/auth/me')
        .set('Cookie', `wickwise_session=${answer.body.token}`);
      expect(byCookie.body.user.email).toBe(email);
    }
  });

  it('[V-192] [D-038] signs nobody in after logging out, as bearer or as cookie; other sessions live on', async () => {
    const email = freshEmail();
    const { token } = (await register({ email })).body;
    const other = (await logIn(email)).body.token;
    const out = await api.request.post('/api/auth/logout').set('Authorization', `Bearer ${token}`);
    expect(out.status).toBe(204);
    expect(cookieOf(out)).toBe('wickwise_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect((await me(token)).status).toBe(401);
    expect((await api.request.get('/api/auth/me').set('Cookie', `wickwise_session=${token}`)).status).toBe(
      401,
    );
    expect((await me(other)).status).toBe(200);
  });

  it('is revoked when logging out by cookie', async () => {
    const { token } = (await register()).body;
    const cookie = `wickwise_session=${token}`;
    const out = await api.request.post('/api/auth/logout').set('Cookie', cookie).set('Origin', api.origin);
    expect(out.status).toBe(204);
    expect((await me(token)).status).toBe(401);
  });

  it('counts before the cookie, also when it is dead', async () => {
    const alive = (await register()).body.token;
    const answer = await api.request
      .get('/api/auth/me')
      .set('Authorization', 'Bearer dead')
      .set('Cookie', `wickwise_session=${alive}`);
    expect(answer.status).toBe(401);
  });

  it('ends after the idle time, which use prolongs', async () => {
    const { bearer } = await api.signIn();
    const look = () => api.request.get('/api/auth/me').set(bearer);
    api.clock.pass({ minutes: 239 });
    expect((await look()).status).toBe(200);
    api.clock.pass({ minutes: 239 });
    expect((await look()).status).toBe(200);
    api.clock.pass({ minutes: 240 });
    expect((await look()).status).toBe(401);
  });
});

describe('the own profile', () => {
  it('[V-189] answers the user', async () => {
    const { user, bearer } = await api.signIn({ tier: 'pro' });
    const answer = await api.request.get('/api/auth/me').set(bearer);
    expect(Object.keys(answer.body)).toEqual(['user']);
    expect(answer.body.user).toMatchObject({ id: user.id, plan: 'pro', subscription_tier: 'pro' });
  });

  it.each(['user', 'brand', 'admin'] as const)(
    '[O-001] has the role %s and one of four tiers',
    async (role) => {
      for (const tier of ['none', 'starter', 'pro', 'expert'] as const) {
        const { bearer } = await api.signIn({ role, tier });
        const { user } = (await api.request.get('/api/auth/me').set(bearer)).body;
        expect(user).toMatchObject({ role, subscription_tier: tier });
      }
    },
  );

  it('[V-190] changes the name, and nothing that is not the user’s to change', async () => {
    const { bearer } = await api.signIn();
    const change = {
      full_name: ' Augusta Ada King ',
      role: 'admin',
      credits_balance: 99,
      plan: 'expert',
      email: 'x@y.zz',
    };
    const answer = await api.request.patch('/api/auth/me').set(bearer).send(change);
    expect(answer.status).toBe(200);
    const now = (await api.request.get('/api/auth/me').set(bearer)).body.user;
    expect(answer.body.user).toEqual(now);
    expect(now).toMatchObject({
      full_name: 'Augusta Ada King',
      role: 'user',
      credits_balance: 10,
      plan: 'none',
    });
  });

  it('stays as it is when nothing is sent', async () => {
    const { user, bearer } = await api.signIn({ fullName: 'Grace Hopper' });
    const answer = await api.request.patch('/api/auth/me').set(bearer).send({});
    expect(answer.body.user).toMatchObject({ id: user.id, full_name: 'Grace Hopper' });
  });
});

describe('passwords', () => {
  it('[V-128] are in no answer, nor is their hash', async () => {
    const email = freshEmail();
    const answers = [await register({ email }), await logIn(email)];
    const token = answers[0]?.body.token;
    answers.push(await me(token));
    answers.push(
      await api.request
        .patch('/api/auth/me')
        .set('Authorization', `Bearer ${token}`)
        .send({ full_name: 'B' }),
    );
    for (const answer of answers) {
      expect(answer.body.user).toBeDefined();
      expect(answer.text).not.toMatch(/password|argon2|difference engine/i);
    }
  });

  it('are not logged, nor are tokens', async () => {
    const email = freshEmail();
    const { token } = (await register({ email })).body;
    await logIn(email, 'a wrong guess at it');
    await me(token);
    await api.request
      .post('/api/auth/login')
      .set('Content-Type', 'application/json')
      .send('{"password": "broken json');
    expect(api.logLines.length).toBeGreaterThan(3);
    const log = api.logLines.join('\n');
    for (const hidden of [password, token, 'a wrong guess at it', 'broken json', 'argon2'])
      expect(log).not.toContain(hidden);
  });
});

async function everythingStored(): Promise<string> {
  const { rows } = await api.database.knex.raw<{ rows: { tablename: string }[] }>(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  const texts = await Promise.all(
    rows.map(async ({ tablename }) => {
      const all = await api.database.knex.raw(
        `select coalesce(string_agg(t::text, ' '), '') as text from "${tablename}" t`,
      );
      return all.rows[0].text as string;
    }),
  );
  return texts.join('\n');
}
