import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pseudonymOf } from '../../../domain/accounts/pseudonym.ts';
import { tokens } from '../../../composition/tokens.ts';
import { charts, dataUrlOf, type Bearer } from '../../../testing/chart-fixtures.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { readEmailTo, readOutbox, tokenIn } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { statementsDuring } from '../../../testing/statements-during.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ settings: { REGISTRATIONS_PER_HOUR: '1000' } });
});
afterEach(() => api.close());

const email = 'ada@example.com';
const password = 'difference engine';
const another = 'analytical engine';
const post = (path: string, body: object) => api.request.post(`/api${path}`).send(body);
const register = (fields: object = {}) =>
  post('/auth/register', { email, full_name: 'Ada Lovelace', password, ...fields });
const logIn = (typed: string, as = email) => post('/auth/login', { email: as, password: typed });
const me = (token: string) => api.request.get('/api/auth/me').set('Authorization', `Bearer ${token}`);
const link = async (to = email): Promise<string> => tokenIn(await readEmailTo(api, to));
/** A paid order as the shop keeps it; this test is not about buying. */
const insertOrder = (userId: string) =>
  api.database.knex('ordering_orders').insert({
    id: userId,
    number: 'WW-1',
    user_id: userId,
    email,
    customer_name: 'Ada Lovelace',
    placed_by: 'account',
    status: 'paid',
    currency: 'USD',
    total_minor: 5900,
    base_currency: 'USD',
    base_total_minor: 5900,
    rate: '1',
    card_fingerprint: 'of-a-card',
    placed_at: api.clock.now(),
    checked_at: api.clock.now(),
    paid_at: api.clock.now(),
  });
const storedPictures = async (): Promise<string[]> => {
  const all = await readdir(join(api.environment.dataDir, 'images'), {
    recursive: true,
    withFileTypes: true,
  });
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const buyAsGuest = () =>
  api.container.get(tokens.unitOfWork).run(async (tx) => {
    const accounts = api.container.get(tokens.unclaimed);
    const { userId, claimed } = await accounts.findOrMake(tx, ' ADA@example.com ', 'Ada Lovelace');
    await accounts.postClaimLink(tx, userId);
    return { userId, claimed };
  });

describe('a forgotten password', () => {
  it('[D-042] is replaced by an emailed link that works once, and every session ends', async () => {
    const { body } = await register();
    await post('/auth/password-reset', { email: ' ADA@Example.com' }).expect(202);
    const received = await readEmailTo(api, email);
    expect(received).toMatchObject({ kind: 'password-reset', subject: 'Set a new Wickwise password' });
    expect(received.text).toContain(`${api.environment.publicUrl}/reset-password#token=`);
    const token = tokenIn(received);

    api.clock.pass({ seconds: 1 });
    await post('/auth/password-reset/confirm', { token, password: another }).expect(204);
    await me(body.token).expect(401);
    await logIn(password).expect(401);
    await logIn(another).expect(200);
    expect(await readEmailTo(api, email)).toMatchObject({ kind: 'password-changed' });

    const again = await post('/auth/password-reset/confirm', { token, password: 'something else' });
    expect(again.status).toBe(422);
    expect(again.body).toMatchObject({ code: 'accounts.dead_link', errors: [{ field: 'token' }] });
  });

  it('answers the same for an address without an account, and writes to nobody', async () => {
    const answer = await post('/auth/password-reset', { email: 'nobody@example.com' });
    expect([answer.status, answer.text]).toEqual([202, '']);
    expect(await readOutbox(api)).toEqual([]);
  });

  it('does the same work whether or not there is an account', async () => {
    await register();
    const work = async (of: string): Promise<string[]> => {
      const ask = () => post('/auth/password-reset', { email: of }).expect(202);
      const { sent } = await statementsDuring(api, ask);
      return sent.map(({ sql }) => sql).sort();
    };
    const known = await work(email);
    expect(known.length).toBeGreaterThan(0);
    expect(await work('nobody@example.com')).toEqual(known);
  });

  it('has a link for an hour, and the latest password ends the earlier links', async () => {
    await register();
    await post('/auth/password-reset', { email });
    const first = await link();
    api.clock.pass({ minutes: 61 });
    await post('/auth/password-reset/confirm', { token: first, password: another }).expect(422);
    await post('/auth/password-reset', { email });
    const second = await link();
    api.clock.pass({ minutes: 1 });
    await post('/auth/password-reset', { email });
    const third = await link();
    await post('/auth/password-reset/confirm', { token: third, password: another }).expect(204);
    await post('/auth/password-reset/confirm', { token: second, password }).expect(422);
  });

  it('sets one password when a link is used twice at once', async () => {
    await register();
    await post('/auth/password-reset', { email });
    const token = await link();
    const uses = await Promise.all(
      [another, 'something else', 'a third thing'].map((typed) =>
        post('/auth/password-reset/confirm', { token, password: typed }),
      ),
    );
    expect(uses.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  });

  it('keeps the link when the new password is refused, and takes no other link for it', async () => {
    await register();
    await post('/auth/password-reset', { email });
    const token = await link();
    const weak = await post('/auth/password-reset/confirm', { token, password: 'password' });
    expect(weak.body).toMatchObject({ code: 'accounts.weak_password', errors: [{ field: 'password' }] });
    await post('/auth/claim', { token, password: another }).expect(422);
    await post('/auth/password-reset/confirm', { token, password: another }).expect(204);
  });

  it('is asked for five times an hour, whether or not there is an account', async () => {
    for (const to of ['ada@example.com', 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) statuses.push((await post('/auth/password-reset', { email: to })).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
  });

  it('leaves no secret in the database or the log', async () => {
    await register();
    await post('/auth/password-reset', { email });
    const token = await link();
    const { database } = api;
    const stored = JSON.stringify([
      await database.knex('accounts_email_tokens'),
      await database.knex('mail_letters'),
      await database.knex('graphile_worker._private_jobs'),
      api.logLines,
    ]);
    expect(stored).not.toContain(token);
  });
});

describe('an account that waits to be claimed', () => {
  it('[D-045] is made by POST /users, grants nothing, and belongs to whoever opens its email', async () => {
    const sent = { email, full_name: 'Ada Lovelace', plan: 'expert' };
    const made = await post('/users', sent);
    expect(made.status).toBe(201);
    expect(made.body.user).toMatchObject({
      email,
      full_name: 'Ada Lovelace',
      plan: 'none',
      subscription_tier: 'none',
      credits_balance: 0,
      credits_unlimited: false,
    });
    await logIn(password).expect(401);

    const received = await readEmailTo(api, email);
    expect(received.kind).toBe('claim');
    const answer = await post('/auth/claim', { token: tokenIn(received), password, full_name: 'Ada King' });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']?.[0]).toContain('wickwise_session=');
    const { user } = (await me(answer.body.token)).body;
    expect(user).toMatchObject({
      full_name: 'Ada King',
      subscription_tier: 'none',
      credits_unlimited: false,
    });
    // The trial that every new account has, and no more.
    expect(user.credits_balance).toBe(10);
    await logIn(password).expect(200);
    await post('/auth/claim', { token: tokenIn(received), password: another }).expect(422);
  });

  it('answers the same for an address that has an account', async () => {
    const sent = { email, full_name: 'Eve' };
    const before = (await post('/users', sent)).body;
    await post('/auth/claim', { token: await link(), password }).expect(200);
    const received = (await readOutbox(api)).length;
    expect((await post('/users', sent)).body).toEqual(before);
    expect(await readOutbox(api)).toHaveLength(received);
    const id = await api.database.knex('accounts_users').where({ email }).first('id');
    expect(before.user.id).not.toBe(id.id);
  });

  it('is one, however often the address buys, and each of its emails opens it', async () => {
    const purchases = await Promise.all([buyAsGuest(), buyAsGuest(), buyAsGuest()]);
    expect(new Set(purchases.map(({ userId }) => userId)).size).toBe(1);
    const [first] = (await readOutbox(api)).filter(({ to }) => to === email);
    if (!first) throw new Error('No email.');
    await post('/auth/claim', { token: tokenIn(first), password }).expect(200);
    expect(await buyAsGuest()).toMatchObject({ claimed: true });
    expect(await readOutbox(api)).toHaveLength(3);
  });

  it('is not taken over by registering with its address: that sends the email again', async () => {
    await buyAsGuest();
    const before = (await readOutbox(api)).length;
    const answer = await register();
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('accounts.unclaimed');
    expect(answer.body.error).toContain('link');
    expect(await readOutbox(api)).toHaveLength(before + 1);
    await logIn(password).expect(401);
    await post('/auth/claim', { token: await link(), password }).expect(200);
  });

  it('has links for seven days, and asking for a new password sends another', async () => {
    await buyAsGuest();
    const first = await link();
    api.clock.pass({ days: 7 });
    await post('/auth/claim', { token: first, password }).expect(422);
    await post('/auth/password-reset', { email }).expect(202);
    await post('/auth/claim', { token: await link(), password }).expect(200);
  });

  it('[D-041] is made a limited number of times', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await post('/users', { email, full_name: 'Ada' })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('invites with other words, and makes no trial for somebody who is no customer', async () => {
    await api.container.get(tokens.unitOfWork).run(async (tx) => {
      const accounts = api.container.get(tokens.unclaimed);
      const { userId } = await accounts.findOrMake(tx, email, 'Brand Person', 'brand');
      await accounts.postClaimLink(tx, userId, 'invitation');
    });
    const received = await readEmailTo(api, email);
    expect(received).toMatchObject({ kind: 'invitation', subject: 'You are invited to Wickwise' });
    const { body } = await post('/auth/claim', { token: tokenIn(received), password });
    expect(body.user).toMatchObject({ role: 'brand', credits_balance: 0 });
  });
});

describe('[D-049] the own data', () => {
  it('is offered as a file, with analyses and sign-ins and nobody else’s', async () => {
    const { body } = await register();
    const bearer = { Authorization: `Bearer ${body.token}` };
    await api.request
      .post('/api/chart/analyze')
      .set(bearer)
      .send({ image_data_url: dataUrlOf(charts.daily) });
    await api.signIn();
    await insertOrder(body.user.id);
    const answer = await api.request.get('/api/auth/me/export').set(bearer);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="wickwise-data.json"');
    expect(answer.body.user.email).toBe(email);
    const section = (name: string): object[] =>
      answer.body.sections.find((each: { name: string }) => each.name === name)?.records;
    expect(section('sessions')).toHaveLength(1);
    expect(section('analyses')).toMatchObject([
      { status: 'completed', analysis: { confidence_level: expect.any(Number) } },
    ]);
    expect(section('orders')).toMatchObject([{ number: 'WW-1', email, total_minor: '5900', items: [] }]);
    const changes = section('credits') as { change: number }[];
    expect(changes.reduce((sum, { change }) => sum + change, 0)).toBe(answer.body.user.credits_balance);
    expect(answer.text).not.toMatch(/argon2id|token_hash/);
  });

  it('takes no new password when it is deleted while that is being hashed', async () => {
    const { body } = await register();
    const bearer = { Authorization: `Bearer ${body.token}` };
    const passwords = api.container.get(tokens.passwords);
    const hash = passwords.hash.bind(passwords);
    passwords.hash = async (text) => {
      await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
      return hash(text);
    };
    const change = { current_password: password, new_password: another };
    const late = await api.request.post('/api/auth/me/password').set(bearer).send(change);
    expect([late.status, late.body.code]).toEqual([422, 'accounts.wrong_password']);
    const row = await api.database.knex('accounts_users').where({ id: body.user.id }).first();
    expect(row.password_hash).toBeNull();
  });

  it('is gone after deleting the account: no sign-in, no name, no pictures; the entries stay', async () => {
    const { body } = await register();
    const bearer = { Authorization: `Bearer ${body.token}` };
    const read = await api.request
      .post('/api/chart/analyze')
      .set(bearer)
      .send({ image_data_url: dataUrlOf(charts.daily) });
    const picture = read.body.analysis.image_url;
    await api.request.get(picture).set(bearer).expect(200);
    expect(await storedPictures()).toHaveLength(1);
    await insertOrder(body.user.id);
    const entries = await api.database.knex('credits_entries').count('* as n');

    const wrong = await api.request.delete('/api/auth/me').set(bearer).send({ password: another });
    expect(wrong.status).toBe(422);
    expect(wrong.body.code).toBe('accounts.wrong_password');
    await me(body.token).expect(200);

    api.clock.pass({ seconds: 1 });
    await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
    await me(body.token).expect(401);
    await logIn(password).expect(401);
    expect(await storedPictures()).toEqual([]);
    expect(await api.database.knex('analysis_analyses')).toEqual([]);
    expect(await api.database.knex('analysis_images')).toEqual([]);
    expect(await api.database.knex('credits_entries').count('* as n')).toEqual(entries);
    const pseudonym = `deleted-${body.user.id}@deleted.invalid`;
    expect(await api.database.knex('ordering_orders')).toMatchObject([
      { user_id: body.user.id, total_minor: '5900', email: pseudonym, customer_name: 'Deleted user' },
    ]);
    const row = await api.database.knex('accounts_users').where({ id: body.user.id }).first();
    expect(row).toMatchObject({
      email: pseudonym,
      full_name: 'Deleted user',
      password_hash: null,
      deleted_at: api.clock.now(),
    });
    expect(await readEmailTo(api, email)).toMatchObject({ kind: 'account-deleted' });

    const anew = await register();
    expect(anew.status).toBe(201);
    expect(anew.body.user.id).not.toBe(body.user.id);
  });

  it('leaves no address in an order that is placed while the account is deleted', async () => {
    const { user, bearer } = await api.signIn({ email });
    const { knex } = api.database;
    const answer = await api.container.get(tokens.unitOfWork).run(async (tx) => {
      const users = api.container.get(tokens.users);
      await users.hold(user.id, tx);
      const placed = checkout(api, { bearer, cart: carts.credits }).then((done) => done);
      await untilSomebodyWaits(knex);
      await users.pseudonymise(user.id, pseudonymOf(user.id), api.clock.now(), tx);
      return { placed };
    });
    const { status } = await answer.placed;
    expect(await knex('ordering_orders')).toEqual([]);
    expect(status).toBe(422);
  });

  it('takes along, and removes, what was typed in refund requests, refunds and the audit log', async () => {
    const { user, bearer } = await api.signIn({
      email,
      passwordHash: await api.container.get(tokens.passwords).hash(password),
    });
    const { bearer: admin } = await api.signIn({ role: 'admin' });
    const words = { request: 'My dog ate it', refund: 'Said the dog did it', credits: 'For the dog' };
    const { body } = await checkout(api, { bearer, cart: carts.credits }).expect(201);
    const id = body.order.order_id;
    const send = (path: string, fields: object, as: Bearer) =>
      api.request
        .post(`/api${path}`)
        .set({ ...as, 'Idempotency-Key': 'words' })
        .send(fields);
    await send(`/orders/${id}/refund-request`, { reason: words.request }, bearer).expect(201);
    await send(`/admin/orders/${id}/refunds`, { amount: 5, reason: words.refund }, admin).expect(201);
    await send(`/admin/users/${user.id}/credits`, { credits: 5, reason: words.credits }, admin).expect(200);
    const { text } = await api.request.get('/api/auth/me/export').set(bearer).expect(200);
    for (const word of Object.values(words)) expect(text).toContain(word);

    await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
    const { knex } = api.database;
    for (const table of ['ordering_refund_requests', 'ordering_refunds', 'platform_audit', 'ordering_orders'])
      expect(JSON.stringify(await knex(table))).not.toMatch(/dog|ada@/);
    expect(await knex('platform_audit').where({ action: 'ordering.order_refunded' })).toHaveLength(1);
  });

  it('of the last admin cannot be deleted; of two admins who leave at once, one stays', async () => {
    const hash = await api.container.get(tokens.passwords).hash(password);
    const first = await api.signIn({ role: 'admin', passwordHash: hash });
    const alone = await api.request.delete('/api/auth/me').set(first.bearer).send({ password });
    expect([alone.status, alone.body.code]).toEqual([409, 'accounts.last_admin']);
    const second = await api.signIn({ role: 'admin', passwordHash: hash });
    const both = await Promise.all(
      [first, second].map(({ bearer }) => api.request.delete('/api/auth/me').set(bearer).send({ password })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
