import { Secret, TOTP } from 'otpauth';
import { tokens } from '../../../composition/tokens.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { readEmailTo } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { loadContract } from '../contract/load-contract.ts';

const { operations } = loadContract();
const sensitive = operations.filter(({ recentProof }) => recentProof);
const REQUIRED = '403 accounts.proof_required';
const password = 'difference engine';
const email = 'root@example.com';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
  const passwordHash = await api.container.get(tokens.passwords).hash(password);
  await api.signIn({ role: 'admin', email, passwordHash });
});
afterEach(() => api.close());

const post = (path: string, bearer: Bearer | Record<string, string>, body: object) =>
  api.request.post(`/api${path}`).set(bearer).send(body);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  body.code === undefined ? `${status}` : `${status} ${body.code}`;
const prove = (bearer: Bearer, body: object = { password }) => post('/auth/me/proof', bearer, body);

async function logIn(fields: object = {}): Promise<Bearer> {
  const { body } = await post('/auth/login', {}, { email, password, ...fields }).expect(200);
  return { Authorization: `Bearer ${body.token}` };
}

/** Something sensitive that any admin may do. */
const act = async (bearer: Bearer) =>
  codeOf(await post('/integrations/keys', bearer, { name: 'Bot', scopes: ['orders:read'] }));

describe('what is sensitive', () => {
  it('is marked in the contract: credits and roles given, money out, accounts shut, settings, keys, webhooks', () => {
    expect(sensitive.map(({ id }) => id).sort()).toEqual([
      'addWebhook',
      'adjustUserCredits',
      'approvePayout',
      'changeUserTier',
      'createAdminOrder',
      'createApiKey',
      'createPayout',
      'createUser',
      'deleteUser',
      'markPayoutPaid',
      'refundOrder',
      'reinstateUser',
      'renewWebhookSecret',
      'resetUserTwoFactor',
      'saveSettings',
      'saveTaxSettings',
      'suspendUser',
      'updateAdminOrder',
      'updateUserAccount',
    ]);
  });

  it.each(sensitive)('$id asks an admin for the password given within an hour', async (operation) => {
    const bearer = await logIn();
    const path = operation.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const ask = async () => codeOf(await api.request[operation.method](`/api${path}`).set(bearer).send({}));
    expect(await ask()).not.toBe(REQUIRED);
    api.clock.pass({ minutes: 60 });
    expect(await ask()).toBe(REQUIRED);
    await prove(bearer).expect(204);
    expect(await ask()).not.toBe(REQUIRED);
  });
});

describe('giving the password again', () => {
  it('counts for an hour, and for this session alone', async () => {
    const [bearer, other] = [await logIn(), await logIn()];
    api.clock.pass({ minutes: 60 });
    await prove(bearer).expect(204);
    api.clock.pass({ minutes: 59 });
    expect([await act(bearer), await act(other)]).toEqual(['201', REQUIRED]);
    api.clock.pass({ minutes: 1 });
    expect(await act(bearer)).toBe(REQUIRED);
  });

  it('is refused with a wrong one, and guesses are counted', async () => {
    const bearer = await logIn();
    api.clock.pass({ minutes: 60 });
    const wrong = { password: 'another engine' };
    for (let guess = 0; guess < 10; guess++)
      expect(codeOf(await prove(bearer, wrong))).toBe('422 accounts.wrong_password');
    const throttled = await prove(bearer);
    expect(codeOf(throttled)).toBe('429 accounts.throttled');
    expect(await act(bearer)).toBe(REQUIRED);
  });

  it('takes a code too where the account has a second factor', async () => {
    const first = await logIn();
    const begun = await post('/auth/me/two-factor', first, { password }).expect(200);
    const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
    const code = () => app.generate({ timestamp: api.clock.now().getTime() });
    const confirmed = await post('/auth/me/two-factor/confirm', first, { totp_code: code() }).expect(200);
    api.clock.pass({ minutes: 60 });
    expect(await act(first)).toBe(REQUIRED);
    expect(codeOf(await prove(first))).toBe('422 accounts.code_required');
    expect(codeOf(await prove(first, { password, totp_code: '000000' }))).toBe('422 accounts.wrong_code');
    expect(await act(first)).toBe(REQUIRED);
    await prove(first, { password, totp_code: code() }).expect(204);
    expect(await act(first)).toBe('201');

    api.clock.pass({ minutes: 60 });
    const [recovery] = confirmed.body.recovery_codes as string[];
    await prove(first, { password, recovery_code: recovery }).expect(204);
    expect((await readEmailTo(api, email)).subject).toContain('A recovery code was used');
  });

  it('is not asked of users, nor of programs', async () => {
    const { body } = await post(
      '/auth/register',
      {},
      {
        email: 'expert@example.com',
        full_name: 'Ada Lovelace',
        password,
      },
    ).expect(201);
    await api.database
      .knex('accounts_users')
      .where({ id: body.user.id })
      .update({ subscription_tier: 'expert' });
    const admin = await logIn();
    const scopes = ['webhooks:write'];
    const made = await post('/integrations/keys', admin, { name: 'Hooks', scopes }).expect(201);
    api.clock.pass({ minutes: 60 });
    expect(await act({ Authorization: `Bearer ${body.token}` })).toBe('201');
    const hook = { url: 'https://hooks.example/in', events: ['analysis.completed'] };
    const key: Bearer = { Authorization: `Bearer ${made.body.secret}` };
    expect(codeOf(await post('/integrations/webhooks', key, hook))).not.toBe(REQUIRED);
  });
});
