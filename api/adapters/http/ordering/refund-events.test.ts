import { randomUUID } from 'node:crypto';
import { ProveBooks } from '../../../application/credits/prove-books.ts';
import { tokens } from '../../../composition/tokens.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { SeenRefund } from '../../../domain/ordering/seen-refund.ts';
import { cards, checkout, resolvePending } from '../../../testing/checkout-requests.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

type Bearer = { Authorization: string };

let api: TestApi;
let admin: Bearer;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = (await api.signIn({ role: 'admin' })).bearer;
});
afterEach(async () => {
  const reports = await api.container.get(ProveBooks).run();
  expect(reports.flatMap(({ differences }) => differences)).toEqual([]);
});

const meOf = async (bearer: Bearer) => (await api.request.get('/api/auth/me').set(bearer)).body.user;
const shown = async (id: string) => (await api.request.get(`/api/admin/orders/${id}`).set(admin)).body.order;
const trail = async (id: string): Promise<string[]> => {
  const { body } = await api.request.get(`/api/admin/orders/${id}/audit`).set(admin).expect(200);
  return body.entries.map(({ action }: { action: string }) => action);
};
const mails = async (kind: string, number: string) =>
  (await readOutbox(api)).filter((mail) => mail.kind === kind && mail.subject.includes(number));

async function paidOrder(card = cards.success) {
  const { user, bearer } = await api.signIn();
  const { body } = await checkout(api, { bearer, payment: { card_number: card } }).expect(201);
  return { user, bearer, id: body.order.order_id as string, number: body.order.number as string };
}

function refund(id: string, body: object) {
  const path = `/api/admin/orders/${id}/refunds`;
  return api.request.post(path).set(admin).set('Idempotency-Key', randomUUID()).send(body);
}

/** Tells what the gateway shows of the order's charge, as an event of it would. */
async function tell(orderId: string, refunds: Partial<SeenRefund>[]): Promise<void> {
  const charge = await api.container.get(tokens.gateway).find(orderId);
  if (!charge) throw new Error('Not charged');
  const whole = { key: null, amount: money(17_900, 'USD'), state: 'succeeded' as const, reason: null };
  const seen = refunds.map((one, nth) => ({ reference: `re_${orderId}_${nth}`, ...whole, ...one }));
  const event = {
    id: randomUUID(),
    key: orderId,
    orderId,
    charge,
    reversals: { refunds: seen, disputes: [], warnings: [] },
  };
  await api.container
    .get(tokens.unitOfWork)
    .run((tx) => api.container.get(tokens.gatewayEvents).settle(event, tx));
}

describe('a refund that the gateway calls pending', () => {
  it('moves credits and plan when it succeeds, and not before', async () => {
    const { bearer, id, number } = await paidOrder(cards.refundWaits);
    const answer = await refund(id, { reason: 'As asked' }).expect(202);
    expect(answer.body.refund.status).toBe('pending');
    expect(await meOf(bearer)).toMatchObject({ credits_balance: 60, subscription_tier: 'pro' });
    expect(await mails('order-refund', number)).toEqual([]);
    api.clock.pass({ minutes: 2 });
    await resolvePending(api);
    expect(await shown(id)).toMatchObject({ payment_status: 'refunded', refunds: [{ status: 'succeeded' }] });
    expect(await meOf(bearer)).toMatchObject({ credits_balance: 10, subscription_tier: 'none' });
    expect(await mails('order-refund', number)).toHaveLength(1);
  });

  it('says so when it fails: nothing moved, the admin is notified, and the amount can be refunded again', async () => {
    const { bearer, id, number } = await paidOrder(cards.refundFails);
    await refund(id, { amount: 100, reason: 'As asked' }).expect(202);
    expect(await shown(id)).toMatchObject({ refundable_amount: 79 });
    api.clock.pass({ minutes: 2 });
    await resolvePending(api);
    await resolvePending(api);
    expect(await shown(id)).toMatchObject({
      payment_status: 'paid',
      refundable_amount: 179,
      refunds: [{ status: 'refused', failure: 'The bank sent the refund back.' }],
    });
    expect((await meOf(bearer)).credits_balance).toBe(60);
    expect((await trail(id))[0]).toBe('ordering.refund_refused');
    expect(await mails('refund-failed', number)).toHaveLength(1);
  });

  it('is settled by the gateway’s event too, once', async () => {
    const { bearer, id } = await paidOrder(cards.refundWaits);
    const { body } = await refund(id, { reason: 'As asked' }).expect(202);
    const seen = { key: body.refund.id as string };
    await Promise.all([tell(id, [seen]), tell(id, [seen])]);
    await tell(id, [{ ...seen, state: 'pending' }]);
    expect((await shown(id)).refunds).toMatchObject([{ status: 'succeeded', origin: 'own' }]);
    expect((await meOf(bearer)).credits_balance).toBe(10);
  });
});

describe('a refund that had gone back and failed after all', () => {
  it('gives credits, plan and status back, and tells customer and admin', async () => {
    const { user, bearer, id, number } = await paidOrder();
    const { body } = await refund(id, { reason: 'As asked' }).expect(201);
    expect(await meOf(bearer)).toMatchObject({ credits_balance: 10, subscription_tier: 'none' });
    const seen = { key: body.refund.id as string, reason: 'account_closed' };
    await tell(id, [{ ...seen, state: 'failed' }]);
    await tell(id, [{ ...seen, state: 'failed' }]);
    await tell(id, [{ ...seen, state: 'succeeded' }]);
    expect(await shown(id)).toMatchObject({
      payment_status: 'paid',
      refunded_amount: 0,
      refundable_amount: 179,
      refunds: [{ status: 'refused', failure: 'account_closed' }],
    });
    expect(await meOf(bearer)).toMatchObject({ credits_balance: 60, subscription_tier: 'pro' });
    expect((await trail(id)).slice(0, 2)).toEqual(['ordering.refund_failed', 'ordering.order_refunded']);
    expect(await mails('refund-failed', number)).toHaveLength(1);
    expect((await mails('refund-undone', number)).map(({ to }) => to)).toEqual([user.email]);
  });

  it('leaves the parts that did arrive', async () => {
    const { bearer, id } = await paidOrder();
    const first = await refund(id, { amount: 71.6, reason: 'Part' }).expect(201);
    await refund(id, { reason: 'The rest' }).expect(201);
    await api.container.get(tokens.sandboxCharges)?.endRefund(first.body.refund.id, 'failed');
    await tell(id, [{ key: first.body.refund.id, amount: money(7160, 'USD'), state: 'failed' }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'partly_refunded', refunded_amount: 107.4 });
    expect((await meOf(bearer)).credits_balance).toBe(30);
    await refund(id, { reason: 'Again' }).expect(201);
    expect(await shown(id)).toMatchObject({ payment_status: 'refunded', refunded_amount: 179 });
    expect((await meOf(bearer)).credits_balance).toBe(10);
  });
});

describe('a refund made at the provider', () => {
  it('takes the cascade of our own, once, however often it is reported', async () => {
    const { bearer, id, number } = await paidOrder();
    const part = { amount: money(8950, 'USD') };
    await Promise.all([tell(id, [part]), tell(id, [part]), tell(id, [part])]);
    expect(await shown(id)).toMatchObject({
      payment_status: 'partly_refunded',
      refunded_amount: 89.5,
      refunds: [{ origin: 'provider', status: 'succeeded', reason: 'Refunded at the payment provider.' }],
    });
    expect((await meOf(bearer)).credits_balance).toBe(35);
    expect(await mails('order-refund', number)).toHaveLength(1);
    await tell(id, [part, { amount: money(17_900, 'USD') }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'refunded', refunded_amount: 179 });
    expect(await meOf(bearer)).toMatchObject({ credits_balance: 10, subscription_tier: 'none' });
  });

  it('counts once it succeeds, and comes before the news of the charge', async () => {
    const { bearer } = await api.signIn();
    const placed = await checkout(api, { bearer, payment: { card_number: cards.slowSuccess } }).expect(202);
    const id = placed.body.order.order_id as string;
    api.clock.pass({ minutes: 1 });
    await tell(id, [{ state: 'pending' }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'paid', refunds: [] });
    await tell(id, [{ state: 'succeeded' }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'refunded' });
    await tell(id, [{ state: 'failed' }]);
    expect(await shown(id)).toMatchObject({ payment_status: 'paid' });
    expect((await meOf(bearer)).credits_balance).toBe(60);
  });
});
