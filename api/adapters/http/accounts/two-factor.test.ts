import { Secret, TOTP } from 'otpauth';
import { tokens } from '../../../composition/tokens.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

const PASSWORD = 'difference engine';
let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await startTestApi();
  passwordHash = await api.container.get(tokens.passwords).hash(PASSWORD);
});
afterAll(() => api.close());

type Person = Awaited<ReturnType<TestApi['signIn']>>;
const newAdmin = () => api.signIn({ role: 'admin', passwordHash });
const post = (who: Person, path: string, body: object) =>
  api.request.post(`/api/auth/me/two-factor${path}`).set(who.bearer).send(body);
const status = async (who: Person) =>
  (await api.request.get('/api/auth/me/two-factor').set(who.bearer).expect(200)).body;
const logIn = (who: Person, factor: object = {}) =>
  api.request.post('/api/auth/login').send({ email: who.user.email, password: PASSWORD, ...factor });
/** What the app shows now. */
const shownBy = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() });
const nextStep = (): void => api.clock.pass({ seconds: 30 });

/** An admin with a second factor. */
async function enrolled() {
  const who = await newAdmin();
  const { secret } = (await post(who, '', { password: PASSWORD }).expect(200)).body;
  const answer = await post(who, '/confirm', { totp_code: shownBy(secret) }).expect(200);
  nextStep();
  return { who, secret: secret as string, codes: answer.body.recovery_codes as string[] };
}

const requirePolicy = (twoFactorRequired: boolean): Promise<boolean> => {
  const settings = api.container.get(tokens.settings);
  return api.container.get(tokens.unitOfWork).run(async (tx) => {
    const stored = await settings.stored(tx);
    const change = { settings: { ...stored.settings, twoFactorRequired }, version: stored.version };
    const actorId = (await api.database.knex('accounts_users').first('id')).id;
    return settings.save({ ...change, actorId, at: api.clock.now() }, tx);
  });
};

describe('setting two-factor sign-in up', () => {
  it('[D-043] takes the password, and a code of the app before it counts', async () => {
    const who = await newAdmin();
    const elsewhere = (await logIn(who).expect(200)).body.token;
    expect((await post(who, '', { password: 'wrong' })).body.code).toBe('accounts.wrong_password');
    const { secret, otpauth_url: url } = (await post(who, '', { password: PASSWORD }).expect(200)).body;
    expect(url).toContain(`secret=${secret}`);
    expect(decodeURIComponent(url)).toContain(`Wickwise:${who.user.email}`);
    await logIn(who).expect(200);
    expect((await post(who, '/confirm', { totp_code: '000000' })).body.code).toBe('accounts.wrong_code');
    expect(await status(who)).toEqual({
      enabled: false,
      required: false,
      enabled_at: null,
      recovery_codes_left: 0,
    });

    const { body } = await post(who, '/confirm', { totp_code: shownBy(secret) }).expect(200);
    expect(body.recovery_codes).toHaveLength(10);
    expect(body.recovery_codes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect(await status(who)).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    const dead = await api.request.get('/api/auth/me').set('Authorization', `Bearer ${elsewhere}`);
    expect(dead.status).toBe(401);
    expect((await post(who, '', { password: PASSWORD })).body.code).toBe('accounts.two_factor_on');

    const row = await api.database.knex('accounts_two_factor').where({ user_id: who.user.id }).first();
    expect(row.sealed_secret.toString('latin1')).not.toContain(secret);
    const stored = JSON.stringify(await api.database.knex('accounts_recovery_codes').select());
    expect(stored).not.toContain(body.recovery_codes[0].replaceAll('-', ''));
    expect(api.logLines.join('\n')).not.toContain(secret);
    const received = (await readOutbox(api)).filter(({ to }) => to === who.user.email);
    expect(received.map(({ subject }) => subject)).toEqual(['Wickwise: Two-factor sign-in is on']);
    const log = await api.database.knex('platform_audit').where({ actor_id: who.user.id }).pluck('action');
    expect(log.filter((action) => action !== 'accounts.signed_in')).toEqual(['accounts.two_factor_on']);
  });

  it('is open to everybody, and asked of staff alone', async () => {
    await requirePolicy(true);
    try {
      for (const [role, required] of [
        ['user', false],
        ['brand', false],
        ['support', true],
        ['admin', true],
      ] as const)
        expect([role, (await status(await api.signIn({ role }))).required]).toEqual([role, required]);
    } finally {
      await requirePolicy(false);
    }
  });
});

describe('signing in with a second factor', () => {
  it('[D-043] asks for the code in a second step, and takes each code once', async () => {
    const { who, secret } = await enrolled();
    const asked = await logIn(who);
    expect([asked.status, asked.body.code]).toEqual([401, 'accounts.totp_required']);
    expect(asked.body.error).toBe('Please enter the code from your authenticator app.');
    expect(asked.headers['set-cookie']).toBeUndefined();

    const code = shownBy(secret);
    const [one, other] = await Promise.all([
      logIn(who, { totp_code: code }),
      logIn(who, { totp_code: `${code.slice(0, 3)} ${code.slice(3)}` }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 401]);
    const again = await logIn(who, { totp_code: code });
    expect([again.status, again.body.code]).toEqual([401, 'accounts.wrong_second_factor']);
    nextStep();
    await logIn(who, { totp_code: shownBy(secret) }).expect(200);
  });

  it('does not reveal a second factor without the right password', async () => {
    const { who, secret } = await enrolled();
    const guess = { email: who.user.email, password: 'wrong', totp_code: shownBy(secret) };
    const answer = await api.request.post('/api/auth/login').send(guess);
    expect(answer.body.code).toBe('accounts.wrong_credentials');
    await logIn(who, { totp_code: shownBy(secret) }).expect(200);
  });

  it('[D-043] takes each recovery code once, however it is typed, and tells the owner', async () => {
    const { who, codes } = await enrolled();
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    await logIn(who, { recovery_code: typed }).expect(200);
    expect((await logIn(who, { recovery_code: codes[0] })).body.code).toBe('accounts.wrong_second_factor');
    expect((await status(who)).recovery_codes_left).toBe(9);
    const received = (await readOutbox(api)).filter(({ to }) => to === who.user.email);
    expect(received.at(-1)?.subject).toBe('Wickwise: A recovery code was used');
  });

  it('[D-043] slows guessing of codes down', async () => {
    const { who, secret } = await enrolled();
    const wrong = shownBy(secret) === '123456' ? '654321' : '123456';
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push((await logIn(who, { totp_code: wrong })).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    await logIn(who, { totp_code: shownBy(secret) }).expect(429);
    api.clock.pass({ minutes: 15 });
    await logIn(who, { totp_code: shownBy(secret) }).expect(200);
  });
});

describe('two-factor sign-in, once set up,', () => {
  it('gives new recovery codes for password and code', async () => {
    const { who, secret, codes } = await enrolled();
    const renew = (body: object) => post(who, '/recovery-codes', { password: PASSWORD, ...body });
    expect((await renew({})).body.code).toBe('accounts.wrong_code');
    expect((await renew({ password: 'wrong', totp_code: shownBy(secret) })).body.code).toBe(
      'accounts.wrong_password',
    );
    const fresh = (await renew({ totp_code: shownBy(secret) }).expect(200)).body.recovery_codes;
    expect((await logIn(who, { recovery_code: codes[1] })).status).toBe(401);
    await logIn(who, { recovery_code: fresh[1] }).expect(200);
  });

  it('[D-043] is switched off with password and code', async () => {
    const { who, codes } = await enrolled();
    await post(who, '/disable', { password: PASSWORD, totp_code: '000000' }).expect(422);
    await post(who, '/disable', { password: PASSWORD, recovery_code: codes[3] }).expect(204);
    await logIn(who).expect(200);
    expect((await post(who, '/disable', { password: PASSWORD, totp_code: '000000' })).body.code).toBe(
      'accounts.two_factor_off',
    );
  });

  it('is taken off by another admin for whoever has lost the app', async () => {
    const { who } = await enrolled();
    const other = await newAdmin();
    const reset = () => api.request.delete(`/api/admin/users/${who.user.id}/two-factor`).set(other.bearer);
    const shown = await api.request.get(`/api/admin/users/${who.user.id}`).set(other.bearer);
    expect(shown.body.user.two_factor).toBe(true);
    const own = await api.request.delete(`/api/admin/users/${who.user.id}/two-factor`).set(who.bearer);
    expect([own.status, own.body.code]).toEqual([409, 'accounts.two_factor_own']);
    await reset().expect(204);
    await api.request.get('/api/auth/me').set(who.bearer).expect(401);
    await logIn(who).expect(200);
    await reset().expect(409);
  });

  it('is deleted with the account', async () => {
    const { who } = await enrolled();
    const other = await newAdmin();
    const total = async () =>
      (await api.request.get('/api/admin/users').set(other.bearer)).body.stats.total as number;
    const before = await total();
    await api.request.delete('/api/auth/me').set(who.bearer).send({ password: PASSWORD }).expect(204);
    expect(await total()).toBe(before - 1);
    expect(await api.database.knex('accounts_two_factor').where({ user_id: who.user.id })).toEqual([]);
  });
});

describe('where the platform asks two-factor sign-in of every admin', () => {
  it('[D-043] an admin without it may only set it up', async () => {
    const who = await newAdmin();
    const user = await api.signIn();
    await requirePolicy(true);
    try {
      const refused = await api.request.get('/api/admin/users').set(who.bearer);
      expect([refused.status, refused.body.code]).toEqual([403, 'accounts.two_factor_missing']);
      await api.request.get('/api/auth/sessions').set(who.bearer).expect(403);
      await api.request.get('/api/auth/sessions').set(user.bearer).expect(200);
      await api.request.get('/api/auth/me').set(who.bearer).expect(200);
      expect((await status(who)).required).toBe(true);

      const { secret } = (await post(who, '', { password: PASSWORD }).expect(200)).body;
      await api.request.get('/api/admin/users').set(who.bearer).expect(403);
      await post(who, '/confirm', { totp_code: shownBy(secret) }).expect(200);
      await api.request.get('/api/admin/users').set(who.bearer).expect(200);
    } finally {
      await requirePolicy(false);
    }
  });
});
