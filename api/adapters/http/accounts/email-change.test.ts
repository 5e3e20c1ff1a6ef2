import { Secret, TOTP } from 'otpauth';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { tokens } from '../../../composition/tokens.ts';
import { readOutbox, tokenIn } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

const password = 'difference engine';
const next = 'new@example.com';

let api: TestApi;
let email: string;
let bearer: Bearer;
let userId: string;
beforeAll(async () => {
  api = await startTestApi({ settings: { REGISTRATIONS_PER_HOUR: '1000' } });
});
afterAll(() => api.close());

const post = (path: string, body: object, by: Bearer | Record<string, string> = {}) =>
  api.request.post(`/api${path}`).set(by).send(body);
const bearerOf = (token: string): Bearer => ({ Authorization: `Bearer ${token}` });
const me = (by: Bearer) => api.request.get('/api/auth/me').set(by);
const logIn = (as: string) => post('/auth/login', { email: as, password });
const pending = async () =>
  (await api.request.get('/api/auth/me/email-change').set(bearer).expect(200)).body.pending;
const ask = (to = next, given: object = {}) =>
  post('/auth/me/email-change', { email: to, password, ...given }, bearer);
/** The secret in the latest email of this kind to this address; time passes, so that the next email is a later one. */
async function secretTo(to: string, kind: string): Promise<string> {
  const emails = (await readOutbox(api)).filter((each) => each.to === to && each.kind === kind);
  api.clock.pass({ seconds: 1 });
  const last = emails.at(-1);
  if (!last) throw new Error(`No ${kind} to ${to}`);
  return tokenIn(last);
}
/** Asks for the new address and confirms it with the own session. */
async function move(): Promise<void> {
  await ask().expect(202);
  const token = await secretTo(next, 'email-change');
  await post('/auth/email-change/confirm', { token }, bearer).expect(204);
}

let people = 0;
beforeEach(async () => {
  await api.database
    .knex('accounts_users')
    .where({ email: next })
    .update({ email: `gone-${people}@example.com` });
  await api.database.knex('accounts_throttles').delete();
  email = `old-${++people}@example.com`;
  const { body } = await post('/auth/register', { email, full_name: 'Ada Lovelace', password }).expect(201);
  bearer = bearerOf(body.token);
  userId = body.user.id;
  await post('/auth/email-confirmation', { token: await secretTo(email, 'confirm') }, bearer).expect(204);
});

describe('[W-331] another email address', () => {
  it('waits until its mailbox confirms it: until then the account has the one it had', async () => {
    const { body } = await ask(' New@Example.COM ').expect(202);
    expect(body).toMatchObject({
      email: next,
      expires_at: '2026-03-03T09:00:'.concat(body.expires_at.slice(17)),
    });
    expect(await pending()).toEqual(body);
    await logIn(email).expect(200);
    await logIn(next).expect(401);
    expect((await readOutbox(api)).filter(({ to }) => to === next).at(-1)?.text).not.toContain('Ada');
  });

  it('takes the password, and a code where the second factor is on', async () => {
    await ask(next, { password: 'guess' }).expect(422);
    const { body } = await post('/auth/me/two-factor', { password }, bearer).expect(200);
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: api.clock.now().getTime() });
    await post('/auth/me/two-factor/confirm', { totp_code: code() }, bearer).expect(200);
    expect((await ask().expect(422)).body.code).toBe('accounts.code_required');
    expect(await pending()).toBeNull();
    api.clock.pass({ minutes: 1 });
    await ask(next, { totp_code: code() }).expect(202);
  });

  it('is the address once the link is used, which ends other sessions and works once', async () => {
    const other = bearerOf((await logIn(email).expect(200)).body.token);
    await ask().expect(202);
    const token = await secretTo(next, 'email-change');
    await post('/auth/email-change/confirm', { token }, bearer).expect(204);
    expect((await me(bearer).expect(200)).body.user).toMatchObject({ email: next, email_confirmed: true });
    await me(other).expect(401);
    await logIn(email).expect(401);
    await logIn(next).expect(200);
    expect(await pending()).toBeNull();
    expect((await post('/auth/email-change/confirm', { token }, bearer).expect(422)).body.code).toBe(
      'accounts.dead_link',
    );
  });

  it('is in the data export, while it waits and afterwards', async () => {
    const kept = async () =>
      (await api.request.get('/api/auth/me/export').set(bearer).expect(200)).body.sections.find(
        ({ name }: { name: string }) => name === 'email_changes',
      ).records;
    expect(await kept()).toEqual([]);
    await ask().expect(202);
    const waiting = { old_email: email, new_email: next, confirmed_at: null, ended_at: null };
    expect(await kept()).toEqual([expect.objectContaining(waiting)]);
    const token = await secretTo(next, 'email-change');
    await post('/auth/email-change/confirm', { token }, bearer).expect(204);
    expect(await kept()).toEqual([
      expect.objectContaining({ ...waiting, confirmed_at: expect.stringMatching(/Z$/) }),
    ]);
  });

  it('is not given to whoever reads a mistyped mailbox: the link takes the session or the password', async () => {
    await ask().expect(202);
    const token = await secretTo(next, 'email-change');
    expect((await post('/auth/email-change/confirm', { token }).expect(422)).body.code).toBe(
      'accounts.password_required',
    );
    const { bearer: stranger } = await api.signIn();
    await post('/auth/email-change/confirm', { token }, stranger).expect(422);
    await post('/auth/email-change/confirm', { token, password: 'guess' }).expect(422);
    await post('/auth/email-change/confirm', { token, password }).expect(204);
    await me(bearer).expect(401);
  });

  it('is too late after a day, and no longer good when it was cancelled or replaced', async () => {
    await ask().expect(202);
    const first = await secretTo(next, 'email-change');
    await ask(next).expect(202);
    await post('/auth/email-change/confirm', { token: first }, bearer).expect(422);
    const second = await secretTo(next, 'email-change');
    for (let time = 0; time < 2; time++)
      await api.request.delete('/api/auth/me/email-change').set(bearer).expect(204);
    expect(await pending()).toBeNull();
    await post('/auth/email-change/confirm', { token: second }, bearer).expect(422);
    await ask().expect(202);
    const third = await secretTo(next, 'email-change');
    api.clock.pass({ days: 1 });
    await post('/auth/email-change/confirm', { token: third }, bearer).expect(422);
  });

  it('is refused where it has an account, when it is asked for and when it got one meanwhile', async () => {
    expect((await ask(email).expect(409)).body.code).toBe('accounts.same_email');
    const { user } = await api.signIn();
    expect((await ask(user.email).expect(409)).body.code).toBe('accounts.email_taken');
    await ask().expect(202);
    const token = await secretTo(next, 'email-change');
    await post('/auth/register', { email: next, full_name: 'Eve', password }).expect(201);
    const { body } = await post('/auth/email-change/confirm', { token }, bearer).expect(409);
    expect(body.code).toBe('accounts.email_taken');
    expect((await me(bearer).expect(200)).body.user.email).toBe(email);
  });

  it('is confirmed once when its link is used twice at the same moment, and either cancelled or confirmed', async () => {
    await ask().expect(202);
    const token = await secretTo(next, 'email-change');
    const twice = await Promise.all([1, 2].map(() => post('/auth/email-change/confirm', { token }, bearer)));
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  it('is cancelled by the old mailbox while it waits', async () => {
    await ask().expect(202);
    const token = await secretTo(next, 'email-change');
    const keep = await secretTo(email, 'email-change-asked');
    expect((await post('/auth/email-change/undo', { token: keep }).expect(200)).body).toEqual({
      moved_back: false,
    });
    await post('/auth/email-change/undo', { token: keep }).expect(422);
    await post('/auth/email-change/confirm', { token }, bearer).expect(422);
    await me(bearer).expect(200);
  });

  it('is taken back by the old mailbox for a week: nobody stays signed in, and a new password can be set', async () => {
    await move();
    const keep = await secretTo(email, 'email-change-moved');
    api.clock.pass({ days: 6 });
    const taken = bearerOf((await logIn(next).expect(200)).body.token);
    await me(taken).expect(200);
    expect((await post('/auth/email-change/undo', { token: keep }).expect(200)).body).toEqual({
      moved_back: true,
    });
    await me(taken).expect(401);
    await logIn(next).expect(401);
    const reset = await secretTo(email, 'password-reset');
    await post('/auth/password-reset/confirm', { token: reset, password: 'analytical engine' }).expect(204);
    await post('/auth/email-change/undo', { token: keep }).expect(422);
    const kinds = (await readOutbox(api)).filter(({ to }) => to === next).map(({ kind }) => kind);
    expect(kinds.at(-1)).toBe('email-change-undone');
  });

  it('stays after that week, and says so where the old address has another account by then', async () => {
    await move();
    const keep = await secretTo(email, 'email-change-moved');
    await post('/auth/register', { email, full_name: 'Eve', password }).expect(201);
    expect((await post('/auth/email-change/undo', { token: keep }).expect(409)).body.code).toBe(
      'accounts.email_taken',
    );
    api.clock.pass({ days: 7 });
    await post('/auth/email-change/undo', { token: keep }).expect(422);
  });

  it('gives an old mailbox that was never proven no say, and does not name the new one there', async () => {
    await api.database.knex('accounts_users').where({ id: userId }).update({ mailbox_proven_at: null });
    await move();
    const told = (await readOutbox(api)).filter(
      ({ to, kind }) => to === email && kind.startsWith('email-change'),
    );
    expect(told.map(({ kind }) => kind)).toEqual(['email-change-asked', 'email-change-moved']);
    for (const { text } of told) expect(text).not.toMatch(/#token=|new@example|Ada/);
  });

  it('is forgotten with the account, and when nobody can undo it any more', async () => {
    const rows = () => api.database.knex('accounts_email_changes').where({ user_id: userId });
    await move();
    expect(await rows()).toHaveLength(1);
    api.clock.pass({ days: 8 });
    const purge = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'purge-links');
    await purge?.run({}, api.container.get(tokens.log));
    expect(await rows()).toHaveLength(0);
    bearer = bearerOf((await logIn(next).expect(200)).body.token);
    await ask('third@example.com').expect(202);
    await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
    expect(await rows()).toHaveLength(0);
  });
});
