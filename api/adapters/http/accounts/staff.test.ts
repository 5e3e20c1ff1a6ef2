import { Secret, TOTP } from 'otpauth';
import { tokens } from '../../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NO_ORDER = '00000000-0000-4000-8000-000000000000';
type Person = Awaited<ReturnType<TestApi['signIn']>>;
const get = (who: Person, path: string) => api.request.get(`/api${path}`).set(who.bearer);
const refund = (who: Person) =>
  api.request
    .post(`/api/admin/orders/${NO_ORDER}/refunds`)
    .set(who.bearer)
    .set('Idempotency-Key', who.user.id)
    .send({});

describe('[W-212] the roles below admin', () => {
  it('support looks after orders, users and messages, and moves no money', async () => {
    const support = await api.signIn({ role: 'support' });
    for (const path of ['/admin/orders', '/admin/users', '/admin/contact-messages']) {
      expect([path, (await get(support, path)).status]).toEqual([path, 200]);
    }
    for (const path of [
      '/admin/payouts',
      '/admin/settings',
      '/admin/analytics/overview',
      '/chart/analyses',
    ]) {
      expect([path, (await get(support, path)).status]).toEqual([path, 403]);
    }
    expect((await refund(support)).status).toBe(403);
    expect(
      (await api.request.patch(`/api/admin/users/${support.user.id}`).set(support.bearer).send({})).status,
    ).not.toBe(200);
  });

  it('finance looks after orders, refunds and payouts, and sees no messages', async () => {
    const finance = await api.signIn({ role: 'finance' });
    for (const path of ['/admin/orders', '/admin/payouts']) {
      expect([path, (await get(finance, path)).status]).toEqual([path, 200]);
    }
    expect((await refund(finance)).status).not.toBe(403);
    for (const path of ['/admin/users', '/admin/contact-messages', '/admin/settings']) {
      expect([path, (await get(finance, path)).status]).toEqual([path, 403]);
    }
  });

  it('are given by an admin, with the longer password of those who see what belongs to others', async () => {
    const admin = await api.signIn({ role: 'admin' });
    const make = (password: string) =>
      api.request
        .post('/api/admin/users')
        .set(admin.bearer)
        .send({ full_name: 'Sam', email: 'sam@example.com', password, user_type: 'support' });
    expect((await make('abc def')).body.code).toBe('accounts.weak_password');
    const made = await make('difference engine');
    expect([made.status, made.body.user.role]).toEqual([201, 'support']);
  });
});

it('[W-213] everybody may set up two-factor sign-in, and signs in with it from then on', async () => {
  const password = 'difference engine';
  const passwordHash = await api.container.get(tokens.passwords).hash(password);
  const who = await api.signIn({ role: 'user', passwordHash });
  const own = '/api/auth/me/two-factor';
  const { body } = await api.request.post(own).set(who.bearer).send({ password }).expect(200);
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
    timestamp: api.clock.now().getTime(),
  });
  await api.request.post(`${own}/confirm`).set(who.bearer).send({ totp_code: code }).expect(200);
  const answer = await api.request.post('/api/auth/login').send({ email: who.user.email, password });
  expect(answer.body.code).toBe('accounts.totp_required');
});

it('[W-228] sign-ins of staff, and failed ones, are in the audit log; those of users are not', async () => {
  const password = 'difference engine';
  const passwordHash = await api.container.get(tokens.passwords).hash(password);
  const logIn = (who: Person, typed: string) =>
    api.request.post('/api/auth/login').send({ email: who.user.email, password: typed });
  const trailOf = async (who: Person) =>
    (
      await api.database
        .knex('platform_audit')
        .where({ subject: `user:${who.user.id}` })
        .orderBy('id')
    ).map(({ action, actor_id: actor }) => [action, actor]);
  const [support, user] = [
    await api.signIn({ role: 'support', passwordHash }),
    await api.signIn({ passwordHash }),
  ];
  for (const who of [support, user]) {
    expect((await logIn(who, 'wrong engine')).status).toBe(401);
    expect((await logIn(who, password)).status).toBe(200);
  }
  expect(await trailOf(support)).toEqual([
    ['accounts.sign_in_failed', null],
    ['accounts.signed_in', support.user.id],
  ]);
  expect(await trailOf(user)).toEqual([]);
});
