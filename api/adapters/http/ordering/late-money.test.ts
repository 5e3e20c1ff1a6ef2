import { randomUUID } from 'node:crypto';
import { DeleteOwnAccount } from '../../../application/accounts/delete-own-account.ts';
import { LateChargeReturns } from '../../../application/ordering/late-charge-returns.ts';
import { tokens } from '../../../composition/tokens.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import { cards, checkout, resolvePending } from '../../../testing/checkout-requests.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

type Bearer = { Authorization: string };

const password = 'correct horse battery';
let api: TestApi;
let admin: Bearer;
let passwordHash: string;

beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
  passwordHash = await api.container.get(tokens.passwords).hash(password);
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = (await api.signIn({ role: 'admin' })).bearer;
});

const rows = (table: string, where: object) => api.database.knex(table).where(where);
const order = async (id: string) => (await rows('ordering_orders', { id }))[0];
const lateOf = (id: string) => rows('ordering_late_charges', { order_id: id });
const leave = (bearer: Bearer) => api.request.delete('/api/auth/me').set(bearer).send({ password });
const mark = (id: string, payment_status: string) =>
  api.request.patch(`/api/admin/orders/${id}`).set(admin).send({ payment_status });
const trail = async (id: string): Promise<string[]> => {
  const { body } = await api.request.get(`/api/admin/orders/${id}/audit`).set(admin).expect(200);
  return body.entries.map(({ action }: { action: string }) => action);
};
const mailsOf = async (kind: string, number: string) =>
  (await readOutbox(api)).filter((mail) => mail.kind === kind && mail.subject.includes(number));
const creditsOf = async (userId: string): Promise<number> =>
  Number((await rows('credits_balances', { user_id: userId }))[0]?.available);

/** An order of a signed-in customer that waits at the bank. */
async function atTheBank(): Promise<{
  user: { id: string };
  bearer: Bearer;
  id: string;
  approve: () => Promise<void>;
}> {
  const { user, bearer } = await api.signIn({ passwordHash });
  const { body } = await checkout(api, { bearer, payment: { card_number: cards.challenge } }).expect(202);
  const reference = body.challenge.url.split('/').at(-1);
  const approve = async () => {
    const path = `/api/payments/sandbox/challenges/${reference}`;
    await api.request.post(path).send({ outcome: 'approve' }).expect(200);
  };
  return { user, bearer, id: body.order.order_id, approve };
}

/** The worker asks the gateway, then settles what it found. */
async function settle(): Promise<void> {
  api.clock.pass({ minutes: 11 });
  await resolvePending(api);
  api.clock.pass({ minutes: 2 });
  await resolvePending(api);
}

describe('money that comes when its order is over', () => {
  it('goes back when an admin had marked the order as paid and refunded it', async () => {
    const { user, id, approve } = await atTheBank();
    await mark(id, 'paid').expect(200);
    await mark(id, 'refunded').expect(200);
    await approve();
    await settle();
    const { number, status } = await order(id);
    expect(status).toBe('refunded');
    expect(await lateOf(id)).toMatchObject([{ status: 'succeeded', amount_minor: '17900' }]);
    expect(await creditsOf(user.id)).toBe(10);
    expect((await trail(id)).slice(0, 2)).toEqual([
      'ordering.late_charge_returned',
      'ordering.late_charge_returning',
    ]);
    expect(await mailsOf('late-charge-returned', number)).toHaveLength(1);
    const { body } = await api.request.get(`/api/admin/orders/${id}`).set(admin).expect(200);
    expect(body.order).toMatchObject({
      refunded_amount: 179,
      refunds: [
        { amount: 179, status: 'succeeded' },
        { amount: 179, status: 'succeeded', reason: 'Charged after the order had been refunded.' },
      ],
    });
  });

  it('is returned once in parallel and repeated calls', async () => {
    const { bearer, id, approve } = await atTheBank();
    await mark(id, 'cancelled').expect(200);
    await approve();
    const confirm = () => api.request.post(`/api/orders/${id}/confirm`).set(bearer);
    await Promise.all([confirm(), confirm(), confirm()]);
    await settle();
    await settle();
    expect(await lateOf(id)).toMatchObject([{ status: 'succeeded' }]);
    const [charge] = await rows('payments_sandbox_charges', { order_id: id });
    expect(charge).toMatchObject({ refunded_minor: '17900' });
  });

  it('is booked as returned once, though two workers sent it', async () => {
    const { id, approve } = await atTheBank();
    await mark(id, 'cancelled').expect(200);
    await approve();
    await settle();
    const { number } = await order(id);
    const [row] = await lateOf(id);
    const amount = money(Number(row.amount_minor), 'USD');
    const late = { id: row.id, orderId: id, reference: row.reference, amount, reason: row.reason };
    const pending = { ...late, status: 'pending' as const, at: api.clock.now(), settledAt: null };
    await api.container.get(LateChargeReturns).send(pending);
    const returned = (await trail(id)).filter((action) => action === 'ordering.late_charge_returned');
    expect(returned).toHaveLength(1);
    expect(await mailsOf('late-charge-returned', number)).toHaveLength(1);
    expect(await rows('payments_sandbox_refunds', { charge: row.reference })).toMatchObject([
      { key: row.id },
    ]);
  });

  it('is reported to the admin when the gateway tells later that it could not be given back', async () => {
    const { id, approve } = await atTheBank();
    await mark(id, 'cancelled').expect(200);
    await approve();
    api.clock.pass({ minutes: 11 });
    await resolvePending(api);
    const [row] = await lateOf(id);
    await rows('ordering_late_charges', { id: row.id }).update({ status: 'pending', settled_at: null });
    const charge = await api.container.get(tokens.gateway).find(id);
    if (!charge) throw new Error('Not charged');
    const seen = { reference: 're_late', key: row.id, amount: money(17_900, 'USD') };
    const failed = { ...seen, state: 'failed' as const, reason: 'The card account is closed.' };
    const reversals = { refunds: [failed], disputes: [], warnings: [] };
    const event = { id: randomUUID(), key: id, orderId: id, charge, reversals };
    const { container } = api;
    await container.get(tokens.unitOfWork).run((tx) => container.get(tokens.gatewayEvents).settle(event, tx));
    expect(await lateOf(id)).toMatchObject([{ status: 'refused' }]);
    expect(await trail(id)).toContain('ordering.late_charge_stuck');
  });

  it('that the gateway does not take back is reported to the admin, once', async () => {
    const { id, approve } = await atTheBank();
    await mark(id, 'cancelled').expect(200);
    await approve();
    await rows('payments_sandbox_charges', { order_id: id }).update({ refund_course: 'refused' });
    await settle();
    await settle();
    const { number } = await order(id);
    expect(await lateOf(id)).toMatchObject([{ status: 'refused' }]);
    expect(await mailsOf('late-charge-stuck', number)).toHaveLength(1);
    expect((await trail(id))[0]).toBe('ordering.late_charge_stuck');
  });
});

describe('an order that was deleted', () => {
  it('[W-576] comes back for money under another number when its own is another order’s by then', async () => {
    const { id, approve } = await atTheBank();
    const { number } = await order(id);
    await api.request.delete(`/api/admin/orders/${id}`).set(admin).expect(204);
    const { body } = await checkout(api).expect(201);
    await rows('ordering_orders', { id: body.order.order_id }).update({ number });
    await approve();
    await settle();
    const back = await order(id);
    expect(back).toMatchObject({ status: 'cancelled' });
    expect(back.number).not.toBe(number);
    expect(await lateOf(id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await rows('ordering_deleted', { order_id: id })).toEqual([]);
    expect(await order(body.order.order_id)).toMatchObject({ number });
  });
});

describe('an account that is deleted', () => {
  it('has its pending orders cancelled, and their money goes back', async () => {
    const { user, bearer, id, approve } = await atTheBank();
    await leave(bearer).expect(204);
    expect(await order(id)).toMatchObject({ status: 'cancelled', customer_name: 'Deleted user' });
    expect((await trail(id))[0]).toBe('ordering.order_cancelled');
    await approve();
    await settle();
    const { number } = await order(id);
    expect(await lateOf(id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await creditsOf(user.id)).toBe(10);
    expect(await mailsOf('late-charge-returned', number)).toEqual([]);
  });

  it('gets the money back of an order that was deleted before, and no name is left in it', async () => {
    const { user, bearer, id, approve } = await atTheBank();
    await api.request.delete(`/api/admin/orders/${id}`).set(admin).expect(204);
    await leave(bearer).expect(204);
    const [aside] = await rows('ordering_deleted', { order_id: id });
    expect(JSON.stringify(aside)).not.toContain('example.com');
    expect(aside.content).toMatchObject({ customerName: 'Deleted user', userId: user.id });
    await approve();
    await settle();
    expect(await order(id)).toMatchObject({ status: 'cancelled' });
    expect(await lateOf(id)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('is granted nothing by an order that was written down while it was being deleted', async () => {
    const { user, bearer, id, approve } = await atTheBank();
    await leave(bearer).expect(204);
    await rows('ordering_orders', { id }).update({ status: 'pending', cancelled_at: null });
    const { body } = await mark(id, 'paid').expect(409);
    expect(body.code).toBe('ordering.account_deleted');
    await approve();
    await settle();
    expect(await order(id)).toMatchObject({ status: 'cancelled' });
    expect(await lateOf(id)).toMatchObject([
      { status: 'succeeded', reason: 'Charged after the account had been deleted.' },
    ]);
    expect(await creditsOf(user.id)).toBe(10);
  });

  it('is granted nothing by an admin either', async () => {
    const { user, bearer } = await api.signIn({ passwordHash });
    await leave(bearer).expect(204);
    const path = `/api/admin/users/${user.id}`;
    const give = api.request.post(`${path}/credits`).set(admin).set('Idempotency-Key', randomUUID());
    await give.send({ credits: 5, reason: 'x' }).expect(404);
    const draft = { email: `deleted-${user.id}@deleted.invalid`, total_amount: 5, payment_status: 'paid' };
    const post = api.request.post('/api/admin/orders').set(admin).set('Idempotency-Key', randomUUID());
    expect((await post.send(draft).expect(400)).body.errors[0].field).toBe('email');
  });

  it('is sent one farewell email by two parallel deletions', async () => {
    const { user, bearer } = await api.signIn({ passwordHash });
    const answers = await Promise.all([leave(bearer), leave(bearer), leave(bearer)]);
    for (const { status } of answers) expect([204, 401]).toContain(status);
    const farewells = (await readOutbox(api)).filter(
      ({ to, kind }) => to === user.email && kind === 'account-deleted',
    );
    expect(farewells).toHaveLength(1);
  });

  it('is deleted, not refused for its password, when a parallel deletion ends before the password is compared', async () => {
    const { user, bearer } = await api.signIn({ passwordHash });
    const found = await api.container.get(tokens.users).find(user.id);
    if (!found) throw new Error('The account is missing.');
    const deletion = api.container.get(DeleteOwnAccount);
    expect(await deletion.run(found, 'another password')).toMatchObject({
      error: { code: 'accounts.wrong_password' },
    });
    await leave(bearer).expect(204);
    expect(await deletion.run(found, password)).toEqual({ ok: true, value: undefined });
  });
});
