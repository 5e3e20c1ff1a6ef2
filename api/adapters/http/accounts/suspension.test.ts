import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { readEmailTo, tokenIn } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['signIn']>>;
beforeEach(async () => {
  api = await startTestApi();
  admin = await api.signIn({ role: 'admin' });
});
afterEach(() => api.close());

const reason = 'Three payments with stolen cards.';
const password = 'difference engine';
const email = 'buyer@example.com';
const change = (what: 'suspend' | 'reinstate', id: string, bearer: Bearer = admin.bearer, why = reason) =>
  api.request.post(`/api/admin/users/${id}/${what}`).set(bearer).send({ reason: why });
const logIn = (typed = password) => api.request.post('/api/auth/login').send({ email, password: typed });
const me = (bearer: Bearer) => api.request.get('/api/auth/me').set(bearer);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;

/** Somebody with a password, who is signed in. */
async function register(): Promise<{ id: string; bearer: Bearer }> {
  const answer = await api.request
    .post('/api/auth/register')
    .send({ email, full_name: 'Ada Lovelace', password })
    .expect(201);
  return { id: answer.body.user.id, bearer: { Authorization: `Bearer ${answer.body.token}` } };
}

describe('suspending an account', () => {
  it('ends its sessions and API keys at once, for good', async () => {
    const { user, bearer } = await api.signIn({ tier: 'expert' });
    const draft = { name: 'Bot', scopes: ['analysis:read'] };
    const made = await api.request.post('/api/integrations/keys').set(bearer).send(draft).expect(201);
    const key = { Authorization: `Bearer ${made.body.secret}` };
    await api.request.get('/api/chart/analyses').set(key).expect(200);

    const { body } = await change('suspend', user.id).expect(200);
    expect(body.user).toMatchObject({
      suspended_at: api.clock.now().toISOString(),
      suspension_reason: reason,
    });
    await me(bearer).expect(401);
    await api.request.get('/api/chart/analyses').set(key).expect(401);

    await change('reinstate', user.id).expect(200);
    await me(bearer).expect(401);
    await api.request.get('/api/chart/analyses').set(key).expect(401);
  });

  it('refuses sessions and keys created in parallel with it', async () => {
    const { user, bearer } = await api.signIn();
    await api.database
      .knex('accounts_users')
      .where({ id: user.id })
      .update({ suspended_at: api.clock.now(), suspension_reason: reason });
    await me(bearer).expect(401);
    const secret = `wk_${api.container.get(tokens.sessionTokens).issue().token}`;
    const record = { id: randomUUID(), userId: user.id, name: 'Late', prefix: secret.slice(0, 11) };
    const times = { createdAt: api.clock.now(), expiresAt: null, lastUsedAt: null, revokedAt: null };
    const keyHash = api.container.get(tokens.sessionTokens).hash(secret);
    const key = { ...record, ...times, scopes: ['profile:read'] as const, keyHash };
    await api.container
      .get(tokens.unitOfWork)
      .run((tx) => api.container.get(tokens.apiKeys).add(key, Infinity, tx));
    await me({ Authorization: `Bearer ${secret}` }).expect(401);
  });

  it('is said at sign-in to whoever knows the password, and to nobody else', async () => {
    const { id } = await register();
    await change('suspend', id).expect(200);
    expect(codeOf(await logIn('another engine'))).toBe('401 accounts.wrong_credentials');
    const refused = await logIn();
    expect(codeOf(refused)).toBe('403 accounts.suspended');
    expect(refused.headers['set-cookie']).toBeUndefined();
    await change('reinstate', id).expect(200);
    expect((await logIn()).status).toBe(200);
  });

  it('is not undone by a link to a new password', async () => {
    const { id } = await register();
    const confirming = tokenIn(await readEmailTo(api, email));
    api.clock.pass({ minutes: 1 });
    await change('suspend', id).expect(200);
    const claim = { token: confirming, password: 'analytical engine' };
    expect(codeOf(await api.request.post('/api/auth/claim').send(claim))).toBe('403 accounts.suspended');
    expect(codeOf(await logIn())).toBe('403 accounts.suspended');
  });

  it('is announced to the owner by email without the reason, as is its end', async () => {
    const { id } = await register();
    api.clock.pass({ minutes: 1 });
    await change('suspend', id).expect(200);
    const message = await readEmailTo(api, email);
    expect(message).toMatchObject({ kind: 'account-suspended' });
    expect(message.text).not.toContain(reason);
    api.clock.pass({ minutes: 1 });
    await change('reinstate', id).expect(200);
    expect(await readEmailTo(api, email)).toMatchObject({ kind: 'account-reinstated' });
  });

  it('is written to the audit log with actor and reason, as is its end', async () => {
    const { user } = await api.signIn();
    await change('suspend', user.id).expect(200);
    await change('reinstate', user.id, admin.bearer, 'A mistake.').expect(200);
    const entries = await api.database
      .knex('platform_audit')
      .where({ subject: `user:${user.id}` })
      .orderBy('id');
    expect(entries.map(({ actor_id: actor, action, details }) => [actor, action, details])).toEqual([
      [admin.user.id, 'accounts.suspended', { reason }],
      [admin.user.id, 'accounts.reinstated', { reason: 'A mistake.' }],
    ]);
  });

  it('needs a reason that says something', async () => {
    const { user } = await api.signIn();
    await change('suspend', user.id, admin.bearer, '   ').expect(400);
    await change('suspend', user.id, admin.bearer, '').expect(400);
  });

  it('is refused for the own account, twice, and for an account that is not there', async () => {
    const { user } = await api.signIn();
    expect(codeOf(await change('suspend', admin.user.id))).toBe('409 accounts.own_account');
    expect(codeOf(await change('reinstate', user.id))).toBe('409 accounts.not_suspended');
    await change('suspend', user.id).expect(200);
    expect(codeOf(await change('suspend', user.id))).toBe('409 accounts.already_suspended');
    expect(codeOf(await change('suspend', randomUUID()))).toBe('404 accounts.user_not_found');
  });

  it('leaves one of two admins who suspend each other', async () => {
    const other = await api.signIn({ role: 'admin' });
    const answers = await Promise.all([
      change('suspend', other.user.id),
      change('suspend', admin.user.id, other.bearer),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const standing = await api.database
      .knex('accounts_users')
      .where({ role: 'admin' })
      .whereNull('suspended_at');
    expect(standing).toHaveLength(1);
  });

  it('leaves orders to be refunded by an admin', async () => {
    const { user, bearer } = await api.signIn({ mailboxProvenAt: api.clock.now() });
    const { body } = await checkout(api, { bearer, cart: carts.credits }).expect(201);
    await change('suspend', user.id).expect(200);
    const orderId: string = body.order.order_id;
    await api.request
      .post(`/api/admin/orders/${orderId}/refunds`)
      .set(admin.bearer)
      .set('Idempotency-Key', randomUUID())
      .send({ reason: 'Goodwill' })
      .expect(201);
    const [order] = await api.database.knex('ordering_orders').where({ id: orderId });
    expect(order).toMatchObject({ status: 'refunded' });
  });

  it('is in the list of users', async () => {
    const { user } = await api.signIn();
    await change('suspend', user.id).expect(200);
    const list = await api.request.get('/api/admin/users?role=user').set(admin.bearer).expect(200);
    expect(list.body.users).toMatchObject([{ id: user.id, suspension_reason: reason }]);
  });
});
