import { createHash } from 'node:crypto';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { API_KEY_REQUESTS_PER_MINUTE: '5' } });
});
afterAll(() => api.close());

const bearerOf = (secret: string): Bearer => ({ Authorization: `Bearer ${secret}` });
const me = (secret: string) => api.request.get('/api/auth/me').set(bearerOf(secret));

async function expert() {
  return api.signIn({ tier: 'expert' });
}

async function makeKey(bearer: Bearer, wanted: object = {}) {
  const body = { name: 'Nightly export', scopes: ['profile:read'], ...wanted };
  const answer = await api.request.post('/api/integrations/keys').set(bearer).send(body).expect(201);
  return answer.body as { key: { id: string; prefix: string }; secret: string };
}

const listed = async (bearer: Bearer) =>
  (await api.request.get('/api/integrations/keys').set(bearer).expect(200)).body.keys;

describe('[D-115] API keys', () => {
  it('are made by Expert users and by admins, nobody else', async () => {
    const make = async (wanted: object) =>
      (
        await api.request
          .post('/api/integrations/keys')
          .set((await api.signIn(wanted)).bearer)
          .send({ name: 'Export', scopes: ['analysis:read'] })
      ).status;
    expect(await make({ tier: 'starter' })).toBe(403);
    expect(await make({ tier: 'pro' })).toBe(403);
    expect(await make({ role: 'brand', tier: 'expert' })).toBe(403);
    expect(await make({ tier: 'expert' })).toBe(201);
    expect(await make({ role: 'admin' })).toBe(201);
  });

  it('are shown once, and stored as a hash', async () => {
    const { bearer, user } = await expert();
    const { key, secret } = await makeKey(bearer);
    expect(secret).toMatch(/^wk_[\w-]{43}$/);
    expect(key.prefix).toBe(secret.slice(0, 11));
    const again = await api.request.get('/api/integrations/keys').set(bearer);
    expect(again.text).not.toContain(secret);
    const [row] = await api.database.knex('integrations_api_keys').where({ user_id: user.id });
    expect(row.key_hash.equals(createHash('sha256').update(secret).digest())).toBe(true);
    expect(JSON.stringify(row)).not.toContain(secret.slice(11));
  });

  it('sign their owner in, and say when they were used last', async () => {
    const { bearer, user } = await expert();
    const { secret } = await makeKey(bearer);
    expect(await listed(bearer)).toMatchObject([{ status: 'active', last_used_at: null }]);
    const { body } = await me(secret).expect(200);
    expect(body.user.email).toBe(user.email);
    expect((await listed(bearer))[0].last_used_at).toBe(api.clock.now().toISOString());
  });

  it('open only what one of their scopes names', async () => {
    const { bearer } = await expert();
    const { secret } = await makeKey(bearer, { scopes: ['credits:read', 'orders:read'] });
    const get = (path: string) => api.request.get(path).set(bearerOf(secret));
    expect((await get('/api/credits/statement')).status).toBe(200);
    const without = await get('/api/chart/analyses').expect(403);
    expect(without.body.error).toBe('This needs a key with the scope analysis:read.');
    const closed = await get('/api/integrations/keys').expect(403);
    expect(closed.body).toMatchObject({ code: 'access.key_scope', error: 'No API key opens this.' });
  });

  it('are refused once revoked, and only their owner revokes them', async () => {
    const { bearer } = await expert();
    const { key, secret } = await makeKey(bearer);
    const path = `/api/integrations/keys/${key.id}`;
    expect((await api.request.delete(path).set((await expert()).bearer)).status).toBe(404);
    await me(secret).expect(200);
    await api.request.delete(path).set(bearer).expect(204);
    await me(secret).expect(401);
    expect((await api.request.delete(path).set(bearer)).status).toBe(404);
    expect(await listed(bearer)).toMatchObject([{ status: 'revoked' }]);
    api.clock.pass({ days: 31 });
    const later = await api.signIn({ role: 'admin' });
    expect(await listed(later.bearer)).toEqual([]);
  });

  it('[W-362] are in the audit log when they are made and revoked, without the key', async () => {
    const { bearer, user } = await expert();
    const { key, secret } = await makeKey(bearer);
    const path = `/api/integrations/keys/${key.id}`;
    const noted = () =>
      api.database
        .knex('platform_audit')
        .where({ subject: `api_key:${key.id}` })
        .orderBy('id');
    await api.request.delete(path).set(bearer).expect(204);
    const entries = await noted();
    await api.request.delete(path).set(bearer).expect(404);
    expect(await noted()).toEqual(entries);
    expect(entries).toMatchObject([
      { actor_id: user.id, action: 'integrations.key_made', details: { prefix: key.prefix } },
      { actor_id: user.id, action: 'integrations.key_revoked' },
    ]);
    expect(JSON.stringify(entries)).not.toContain(secret.slice(11));
  });

  it('end by themselves when they were made to', async () => {
    const { bearer } = await expert();
    const { secret } = await makeKey(bearer, { expires_in_days: 1 });
    await me(secret).expect(200);
    api.clock.pass({ hours: 23 });
    await me(secret).expect(200);
    api.clock.pass({ hours: 1 });
    await me(secret).expect(401);
  });

  it('sleep while the account has not the Expert plan', async () => {
    const { bearer, user } = await expert();
    const { key, secret } = await makeKey(bearer);
    const setTier = (tier: string) =>
      api.database.knex('accounts_users').where({ id: user.id }).update({ subscription_tier: tier });
    await setTier('pro');
    expect((await me(secret).expect(403)).body.code).toBe('access.expert_only');
    expect(await listed(bearer)).toHaveLength(1);
    await setTier('expert');
    await me(secret).expect(200);
    await setTier('none');
    await api.request.delete(`/api/integrations/keys/${key.id}`).set(bearer).expect(204);
  });

  it('end with the account', async () => {
    const password = 'difference engine';
    const body = { email: 'leaver@example.com', full_name: 'Ada', password };
    const registered = await api.request.post('/api/auth/register').send(body).expect(201);
    const bearer = bearerOf(registered.body.token);
    await api.database.knex('accounts_users').where(registeredAs(body.email)).update(asExpert);
    const { secret } = await makeKey(bearer);
    await me(secret).expect(200);
    const exported = await api.request.get('/api/auth/me/export').set(bearer).expect(200);
    expect(exported.text).toContain(secret.slice(0, 11));
    await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
    await me(secret).expect(401);
  });

  it('are refused with scopes that are no texts, whatever these call themselves', async () => {
    const { bearer } = await expert();
    const hostile = { toString: 'not a function', valueOf: null };
    const body = { name: 'Export', scopes: [hostile, hostile] };
    const answer = await api.request.post('/api/integrations/keys').set(bearer).send(body).expect(400);
    expect(answer.body.errors).toContainEqual({
      field: 'scopes',
      message: 'must not hold the same item twice',
    });
  });

  it('are twenty at most, also when made all at once', async () => {
    const { bearer } = await expert();
    const body = { name: 'Export', scopes: ['profile:read'] };
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => api.request.post('/api/integrations/keys').set(bearer).send(body)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('integrations.too_many_keys');
  });
});

describe('[D-116] the allowance of a key', () => {
  it('is said on every answer, is the same on every replica, and comes back', async () => {
    const replica = await startTestApi({
      replicaOf: api,
      settings: { API_KEY_REQUESTS_PER_MINUTE: '5' },
    });
    const { bearer } = await expert();
    const { secret } = await makeKey(bearer);
    try {
      const ask = (where: TestApi) => where.request.get('/api/auth/me').set(bearerOf(secret));
      const first = await ask(api).expect(200);
      expect(first.headers['ratelimit-policy']).toBe('"key";q=5;w=60');
      expect(first.headers.ratelimit).toBe('"key";r=4;t=60');
      api.clock.pass({ seconds: 20 });
      for (const where of [replica, api, replica]) await ask(where).expect(200);
      expect((await ask(api)).headers.ratelimit).toBe('"key";r=0;t=40');
      const refused = await ask(replica).expect(429);
      expect(refused.headers).toMatchObject({ ratelimit: '"key";r=0;t=40', 'retry-after': '40' });
      expect(refused.body).toMatchObject({ code: 'access.too_many_requests', retry_after_seconds: 40 });
      api.clock.pass({ seconds: 40 });
      await ask(api).expect(200);
    } finally {
      await replica.close();
    }
  });

  it('of one key is not another’s, and a session has none', async () => {
    const { bearer } = await expert();
    const [one, other] = [await makeKey(bearer), await makeKey(bearer)];
    for (let asked = 0; asked < 6; asked++) await me(one.secret);
    await me(one.secret).expect(429);
    await me(other.secret).expect(200);
    const { headers } = await api.request.get('/api/auth/me').set(bearer).expect(200);
    expect(headers.ratelimit).toBeUndefined();
  });
});

const registeredAs = (email: string) => ({ email });
const asExpert = { subscription_tier: 'expert' };
