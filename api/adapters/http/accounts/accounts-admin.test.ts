import { tokens } from '../../../composition/tokens.ts';
import { CreditAdjustments } from '../../../application/credits/credit-adjustments.ts';
import { PostgresUserDirectory } from '../../postgres/accounts/postgres-user-directory.ts';
import { giveCredits } from '../../../testing/give-credits.ts';
import { readEmailTo, tokenIn } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn({ email: 'root@example.com', fullName: 'Root', role: 'admin' });
});
afterAll(() => api.close());

const get = (path: string) => api.request.get(`/api${path}`).set(admin.bearer);
const create = (fields: object) =>
  api.request
    .post('/api/admin/users')
    .set(admin.bearer)
    .send({ full_name: 'Grace Hopper', password: 'nanosecond wire', ...fields });
const logIn = (email: string, password: string) =>
  api.request.post('/api/auth/login').send({ email, password });
const audited = (action: string) =>
  api.database
    .knex('platform_audit')
    .where({ action, actor_id: admin.user.id })
    .orderBy('id', 'desc')
    .first();

describe('the list of users', () => {
  const names = async (query: string) =>
    (await get(`/admin/users?${query}`).expect(200)).body.users.map(
      (user: { full_name: string }) => user.full_name,
    );
  beforeAll(async () => {
    const people = ['Ann Lee', 'Bob Ray', 'Cy 100%_done'];
    for (const [i, fullName] of people.entries()) {
      api.clock.pass({ minutes: 1 });
      await api.signIn({ fullName, email: `list-${i}@x${i}.example`, tier: i === 0 ? 'pro' : 'starter' });
    }
  });

  it('[O-064] comes in pages, newest first, with counts of all', async () => {
    const { body } = await get('/admin/users?pageSize=2');
    expect(body.users.map((user: { full_name: string }) => user.full_name)).toEqual([
      'Cy 100%_done',
      'Bob Ray',
    ]);
    expect(body.meta).toMatchObject({ page: 1, pages: 2, total: 4, total_is_exact: true });
    expect(body.stats).toEqual({ total: 4, starter: 2, pro: 1, expert: 0 });
    expect(body.users[0]).toEqual({
      id: expect.any(String),
      full_name: 'Cy 100%_done',
      email: 'list-2@x2.example',
      email_confirmed: true,
      role: 'user',
      user_type: 'user',
      plan: 'starter',
      subscription_tier: 'starter',
      credits_balance: 10,
      credits_unlimited: false,
      created_at: api.clock.now().toISOString(),
      claimed: true,
      two_factor: false,
      suspended_at: null,
      suspension_reason: null,
    });
    expect(await names('page=2&pageSize=2')).toEqual(['Ann Lee', 'Root']);
  });

  it('[O-115] is answered by GET /users too', async () => {
    const { body } = await get('/admin/users?pageSize=2');
    expect(body.users).toHaveLength(2);
    expect((await get('/users?pageSize=2')).body).toEqual(body);
  });

  it('[D-111] is searched, filtered and sorted', async () => {
    expect(await names('q=aNN')).toEqual(['Ann Lee']);
    expect(await names('q=x1.EXAMPLE')).toEqual(['Bob Ray']);
    expect(await names('q=le')).toEqual(['Ann Lee']);
    expect(await names('q=ee')).toEqual([]);
    expect(await names(`q=${encodeURIComponent('0%_d')}`)).toEqual(['Cy 100%_done']);
    expect(await names(`q=${encodeURIComponent('0%o')}`)).toEqual([]);
    expect(await names('tier=professional')).toEqual(['Ann Lee']);
    expect(await names('role=admin')).toEqual(['Root']);
    expect(await names('sort=full_name')).toEqual(['Ann Lee', 'Bob Ray', 'Cy 100%_done', 'Root']);
    expect(await names('sort=full_name&order=desc&pageSize=1')).toEqual(['Root']);
    expect(await names('sort=email&pageSize=1')).toEqual(['Ann Lee']);
    expect(await names('sort=subscription_tier&order=desc&pageSize=1')).toEqual(['Cy 100%_done']);
    expect(await names('sort=role&pageSize=1')).toEqual(['Root']);
    expect(await names('sort=created_at&order=asc&pageSize=1')).toEqual(['Root']);
    await get('/admin/users?tier=gold').expect(400);
  });

  it('does not count credits that have expired, nor unlimited ones that are none', async () => {
    const { user } = await api.signIn({ fullName: 'Fay Late' });
    api.clock.pass({ days: 8 });
    admin = await api.signIn({ role: 'admin', email: 'root-2@example.com' });
    expect((await get(`/admin/users/${user.id}`)).body.user).toMatchObject({ credits_balance: 0 });
    await giveCredits(api, user.id, 3);
    expect((await get(`/admin/users/${user.id}`)).body.user).toMatchObject({ credits_balance: 3 });
    await giveCredits(api, user.id, 'unlimited');
    expect((await get(`/admin/users/${user.id}`)).body.user).toMatchObject({ credits_unlimited: true });
    await get('/admin/users/00000000-0000-4000-8000-000000000000').expect(404);
  });

  it('[D-107] is a CSV of all that match, in which no cell is a formula', async () => {
    await api.signIn({ fullName: '=HYPERLINK("http://evil")', email: 'csv@example.com' });
    const answer = await get('/admin/users?q=csv%40&pageSize=1').set('Accept', 'text/csv').expect(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="users.csv"');
    const [head, line, rest] = answer.text.split('\r\n');
    expect(head).toMatch(/^id,full_name,email,role,subscription_tier,credits_balance,/);
    expect(line).toContain(`,"'=HYPERLINK(""http://evil"")",csv@example.com,user,none,10,no,yes,yes,no,,`);
    expect(rest).toBe('');
  });

  it('[D-107] is a CSV in the order of the list, whole however many are read at once', async () => {
    for (const fullName of ['Csv Cid', 'Csv Ann', 'Csv bob', 'Csv Ann']) await api.signIn({ fullName });
    const answer = await get('/admin/users?q=csv%20&sort=full_name&order=desc')
      .set('Accept', 'text/csv')
      .expect(200);
    const written = [...answer.text.matchAll(/Csv \w+/g)].map(([name]) => name);
    expect(written).toEqual(['Csv Cid', 'Csv bob', 'Csv Ann', 'Csv Ann']);
    const directory = new PostgresUserDirectory({ database: api.database.knex, batch: 1 });
    for (const sort of ['created_at', 'full_name', 'email', 'role', 'subscription_tier'] as const) {
      const order = { sort, descending: sort === 'role' };
      const at = api.clock.now();
      const all: unknown[] = [];
      for await (const [one] of directory.all({}, order, at)) all.push(one?.user.id);
      const { users } = await directory.page({}, { ...order, offset: 0, limit: 100 }, at);
      expect(all).toEqual(users.map(({ user }) => user.id));
    }
  });

  it('[O-103] is for admins', async () => {
    const { bearer } = await api.signIn();
    for (const path of ['/api/admin/users', '/api/users'])
      await api.request.get(path).set(bearer).expect(403);
  });
});

describe('an admin who makes an account', () => {
  it('[O-117][D-044] gives it a password that works, and an email with a link to set another', async () => {
    const email = 'grace@example.com';
    const made = await create({
      email: 'Grace@Example.com',
      user_type: 'user',
      plan: 'professional',
      credits_balance: 50,
      credits_unlimited: false,
    });
    expect(made.status).toBe(201);
    expect(made.body.user).toMatchObject({
      email,
      full_name: 'Grace Hopper',
      role: 'user',
      subscription_tier: 'pro',
      credits_balance: 50,
      credits_unlimited: false,
    });
    expect((await logIn(email, 'nanosecond wire')).status).toBe(200);

    const received = await readEmailTo(api, email);
    expect(received.kind).toBe('welcome');
    expect(received.text).not.toContain('nanosecond');
    expect(received.text).toContain('/reset-password#token=');
    api.clock.pass({ days: 6 });
    await api.request
      .post('/api/auth/password-reset/confirm')
      .send({ token: tokenIn(received), password: 'compiler of my own' })
      .expect(204);
    expect((await logIn(email, 'nanosecond wire')).status).toBe(401);
    const { body } = await logIn(email, 'compiler of my own');
    expect(body.user.credits_balance).toBe(50);
    const lot = await api.database.knex('credits_lots').where({ user_id: made.body.user.id }).first();
    expect(lot).toMatchObject({ source: 'admin_grant', granted: '50', expires_at: null });
    admin = await api.signIn({ role: 'admin', email: 'root-3@example.com' });
  });

  it('[O-092] has no balance when its credits are unlimited', async () => {
    const unlimited = await create({ email: 'all@example.com', credits_balance: 7, credits_unlimited: true });
    expect(unlimited.body.user).toMatchObject({ credits_balance: 0, credits_unlimited: true });
    expect(await audited('accounts.user_created')).toMatchObject({
      subject: `user:${unlimited.body.user.id}`,
      details: { email: 'all@example.com', role: 'user', tier: 'none', credits: 'unlimited' },
    });
  });

  it('is refused when its address has an account', async () => {
    await create({ email: 'taken@example.com' });
    expect((await create({ email: 'taken@example.com' })).body.code).toBe('accounts.email_taken');
  });

  it('[O-091] is refused with a password that is short or well known', async () => {
    expect((await create({ email: 'b@example.com', password: 'abcde' })).status).toBe(400);
    expect((await create({ email: 'b@example.com', password: 'password1' })).body).toMatchObject({
      code: 'accounts.weak_password',
      status: 422,
    });
  });

  it.each([{ credits_balance: -1 }, { credits_balance: 1.5 }, { full_name: '  ' }, { plan: 'gold' }])(
    '[O-092] is refused with %j',
    async (wrong) => {
      expect((await create({ email: 'b@example.com', ...wrong })).status).toBe(400);
    },
  );

  it('[O-093] is a user or an admin', async () => {
    expect((await create({ email: 'b@example.com', user_type: 'brand' })).status).toBe(400);
    const second = await create({ email: 'admin-2@example.com', user_type: 'admin' });
    expect(second.body.user.role).toBe('admin');
  });
});

describe('an admin who changes an account', () => {
  it('[O-077][O-116] sets any tier, and nothing else', async () => {
    const { user } = await api.signIn();
    const stats = async () => (await get('/admin/users?pageSize=1')).body.stats;
    const before = await stats();
    const patch = (body: object, id = user.id) =>
      api.request.patch(`/api/admin/users/${id}`).set(admin.bearer).send(body);
    for (const [plan, tier] of [
      ['starter', 'starter'],
      ['professional', 'pro'],
      ['expert', 'expert'],
      ['none', 'none'],
      ['pro', 'pro'],
    ]) {
      const { body } = await patch({ plan, role: 'admin', credits_balance: 99 }).expect(200);
      expect(body.user).toMatchObject({ subscription_tier: tier, role: 'user', credits_balance: 10 });
    }
    expect(await stats()).toEqual({ ...before, pro: before.pro + 1 });
    expect(await audited('accounts.tier_changed')).toMatchObject({
      subject: `user:${user.id}`,
      details: { before: 'none', after: 'pro' },
    });
    await patch({ plan: 'gold' }).expect(400);
    await patch({ plan: 'pro' }, '00000000-0000-4000-8000-000000000000').expect(404);
  });

  it('gives and takes credits once a key, never below zero, and says why', async () => {
    const { user } = await api.signIn();
    const adjust = (credits: number, key: string, reason = 'Made good') =>
      api.request
        .post(`/api/admin/users/${user.id}/credits`)
        .set({ ...admin.bearer, 'Idempotency-Key': key })
        .send({ credits, reason });
    expect((await adjust(5, 'a')).body.user.credits_balance).toBe(15);
    expect((await adjust(5, 'a')).body.user.credits_balance).toBe(15);
    expect((await adjust(6, 'a')).body.code).toBe('accounts.key_reused');
    expect((await adjust(-12, 'b')).body.user.credits_balance).toBe(3);
    const tooMany = await adjust(-4, 'c');
    expect([tooMany.status, tooMany.body.code]).toEqual([402, 'credits.insufficient']);
    expect((await adjust(-3, 'c')).body.user.credits_balance).toBe(0);
    expect((await adjust(0, 'd')).status).toBe(400);
    expect(await audited('accounts.credits_adjusted')).toMatchObject({
      details: { credits: -3, reason: 'Made good' },
    });
  });

  it('answers that a change of credits is in progress while another call under its key does it', async () => {
    const { user } = await api.signIn();
    let begun = () => {};
    let go = () => {};
    const under = new Promise<void>((resolve) => (begun = resolve));
    const held = new Promise<void>((resolve) => (go = resolve));
    const hold = api.container.get(tokens.unitOfWork).run(async (tx) => {
      await api.container.get(CreditAdjustments).give(tx, user.id, 1);
      begun();
      await held;
    });
    await under;
    const adjust = () =>
      api.request
        .post(`/api/admin/users/${user.id}/credits`)
        .set({ ...admin.bearer, 'Idempotency-Key': 'at-once' })
        .send({ credits: 5, reason: 'Made good' });
    // supertest sends when it is waited for.
    const first = adjust().then((answer) => answer);
    const keys = () => api.database.knex('ordering_idempotency_keys').where({ key: 'at-once' });
    while ((await keys()).length === 0);
    const second = await adjust();
    expect([second.status, second.body.code, second.headers['retry-after']]).toEqual([
      409,
      'accounts.in_progress',
      '1',
    ]);
    go();
    await hold;
    expect((await first).body.user.credits_balance).toBe(16);
    expect((await adjust()).body.user.credits_balance).toBe(16);
  });

  it('lists the sessions of a user, and ends one', async () => {
    const { user, bearer } = await api.signIn();
    const list = async () => (await get(`/admin/users/${user.id}/sessions`).expect(200)).body.sessions;
    const [session] = await list();
    expect(session).toMatchObject({ current: false, device: null });
    const end = (path: string) => api.request.delete(`/api/admin/users/${path}`).set(admin.bearer);
    await end(`${admin.user.id}/sessions/${session.id}`).expect(404);
    await api.request.get('/api/auth/me').set(bearer).expect(200);
    await end(`${user.id}/sessions/${session.id}`).expect(204);
    await api.request.get('/api/auth/me').set(bearer).expect(401);
    await end(`${user.id}/sessions/${session.id}`).expect(404);
    expect(await list()).toEqual([]);
    expect(await audited('accounts.session_revoked')).toMatchObject({ subject: `user:${user.id}` });

    await end(`${admin.user.id}/sessions`).expect(204);
    await get('/auth/me').expect(200);
    expect(await audited('accounts.sessions_revoked')).toMatchObject({ details: { sessions: 0 } });
    await end('00000000-0000-4000-8000-000000000000/sessions').expect(404);
  });
});
