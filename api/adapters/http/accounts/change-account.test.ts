import { tokens } from '../../../composition/tokens.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Person = Awaited<ReturnType<TestApi['signIn']>>;
const reason = 'Asked for it by phone.';
const change = (by: Person, id: string, body: object) =>
  api.request
    .patch(`/api/admin/users/${id}/account`)
    .set(by.bearer)
    .send({ reason, ...body });
const remove = (by: Person, id: string) =>
  api.request.post(`/api/admin/users/${id}/deletion`).set(by.bearer).send({ reason });
const admin = () => api.signIn({ role: 'admin' });
const trailOf = (id: string) =>
  api.database
    .knex('platform_audit')
    .where({ subject: `user:${id}` })
    .orderBy('id')
    .select('action', 'details');
const mailTo = async (address: string) =>
  (await readOutbox(api)).filter(({ to }) => to === address).map(({ subject }) => subject);
const isIn = async (who: Person) => (await api.request.get('/api/auth/me').set(who.bearer)).status === 200;

describe('[W-214] an admin changes an account', () => {
  it('renames it, with both names and the reason in the audit log', async () => {
    const [by, { user }] = [await admin(), await api.signIn({ fullName: 'Ada' })];
    const answer = await change(by, user.id, { full_name: ' Ada King ' });
    expect([answer.status, answer.body.user.full_name]).toEqual([200, 'Ada King']);
    expect(await trailOf(user.id)).toEqual([
      {
        action: 'accounts.changed',
        details: { reason, full_name_before: 'Ada', full_name_after: 'Ada King' },
      },
    ]);
  });

  it('gives it another role, which signs it out', async () => {
    const [by, who] = [await admin(), await api.signIn()];
    const answer = await change(by, who.user.id, { role: 'support' });
    expect(answer.body.user.role).toBe('support');
    expect(await isIn(who)).toBe(false);
  });

  it('moves it to another address, which has yet to be proven; the old one is notified', async () => {
    const [by, who] = [await admin(), await api.signIn({ mailboxProvenAt: api.clock.now() })];
    const email = `new-${who.user.email}`;
    const answer = await change(by, who.user.id, { email: email.toUpperCase() });
    expect(answer.body.user).toMatchObject({ email, email_confirmed: false });
    expect(await isIn(who)).toBe(false);
    expect(await mailTo(who.user.email)).toEqual(['Your Wickwise account has a new email address']);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('not to an address that has an account, and then nothing has changed', async () => {
    const [by, who, other] = [await admin(), await api.signIn(), await api.signIn()];
    const answer = await change(by, who.user.id, { email: other.user.email, full_name: 'Moved' });
    expect([answer.status, answer.body.code]).toEqual([409, 'accounts.email_taken']);
    expect((await api.container.get(tokens.users).find(who.user.id))?.fullName).toBe(who.user.fullName);
    expect(await isIn(who)).toBe(true);
  });

  it('neither the own role nor that of a partner, and only with a reason', async () => {
    const [by, partner] = [await admin(), await api.signIn({ role: 'brand' })];
    expect((await change(by, by.user.id, { role: 'user' })).body.code).toBe('accounts.own_account');
    expect((await change(by, partner.user.id, { role: 'user' })).body.code).toBe('accounts.partner_account');
    expect((await change(by, partner.user.id, { reason: ' ', full_name: 'X' })).status).toBe(400);
    expect((await change(by, by.user.id, { full_name: 'Olive' })).status).toBe(200);
  });

  it('of two admins who demote each other at once one stays', async () => {
    await api.database.knex('accounts_users').where({ role: 'admin' }).update({ role: 'user' });
    const passwordHash = await api.container.get(tokens.passwords).hash('difference engine');
    const make = () => api.signIn({ role: 'admin', passwordHash });
    const [one, two] = [await make(), await make()];
    const answers = await Promise.all([
      change(one, two.user.id, { role: 'user' }),
      change(two, one.user.id, { role: 'user' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await api.database.knex('accounts_users').where({ role: 'admin' }).count();
    expect(Number(left[0]?.['count'])).toBe(1);
  });
});

describe('[W-215] an admin deletes an account', () => {
  it('as its owner would, notified by email, with the reason alone in the audit log', async () => {
    const [by, who] = [await admin(), await api.signIn()];
    await remove(by, who.user.id).expect(204);
    expect(await isIn(who)).toBe(false);
    expect(await mailTo(who.user.email)).toEqual(['Your Wickwise account is deleted']);
    expect(await trailOf(who.user.id)).toEqual([
      { action: 'accounts.deleted', details: { reason, role: 'user' } },
    ]);
    expect((await remove(by, who.user.id)).status).toBe(404);
  });

  it('neither the own one nor a partner’s', async () => {
    const [by, partner] = [await admin(), await api.signIn({ role: 'brand' })];
    expect((await remove(by, by.user.id)).body.code).toBe('accounts.own_account');
    expect((await remove(by, partner.user.id)).body.code).toBe('accounts.partner_account');
  });
});

describe('[W-216] staff send an email again', () => {
  const resend = (by: Person, id: string, kind: string) =>
    api.request.post(`/api/admin/users/${id}/emails`).set(by.bearer).send({ kind, reason });

  it('only one that the account needs', async () => {
    const by = await api.signIn({ role: 'support' });
    const passwordHash = await api.container.get(tokens.passwords).hash('difference engine');
    const waiting = await api.signIn({ passwordHash: null, mailboxProvenAt: null });
    const proven = await api.signIn({ passwordHash, mailboxProvenAt: api.clock.now() });
    expect((await resend(by, waiting.user.id, 'claim')).status).toBe(202);
    expect((await resend(by, waiting.user.id, 'reset')).body.code).toBe('accounts.email_not_due');
    expect((await resend(by, proven.user.id, 'reset')).status).toBe(202);
    expect((await resend(by, proven.user.id, 'confirm')).body.code).toBe('accounts.email_not_due');
    expect(await mailTo(waiting.user.email)).toEqual(['Your Wickwise account is waiting']);
    expect(await mailTo(proven.user.email)).toEqual(['Set a new Wickwise password']);
  });
});

describe('[W-217] staff see what belongs to an account', () => {
  it('its credits, its analyses without what was read, and its orders', async () => {
    const [by, { user }] = [await api.signIn({ role: 'support' }), await api.signIn()];
    const get = (path: string) => api.request.get(`/api/admin${path}`).set(by.bearer);
    const statement = await get(`/users/${user.id}/statement`).expect(200);
    expect(statement.body).toMatchObject({ balance: 10 });
    expect((await get(`/users/${user.id}/analyses`).expect(200)).body).toEqual({ analyses: [], total: 0 });
    expect((await get(`/orders?user_id=${user.id}`).expect(200)).body.orders).toEqual([]);
    expect((await get('/users/00000000-0000-4000-8000-000000000000/statement')).status).toBe(404);
  });
});
