import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import { cards, checkout } from '../../../testing/checkout-requests.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

type Bearer = { Authorization: string };

const password = 'correct horse battery';
let api: TestApi;
let passwordHash: string;
let support: Bearer;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
  passwordHash = await api.container.get(tokens.passwords).hash(password);
});
afterAll(() => api.close());
beforeEach(async () => {
  support = (await api.signIn({ role: 'support' })).bearer;
});

const reason = 'The first one did not arrive.';
const resend = (id: string, wanted: { kind?: string; key?: string; by?: Bearer; reason?: string } = {}) =>
  api.request
    .post(`/api/admin/orders/${id}/emails`)
    .set(wanted.by ?? support)
    .set('Idempotency-Key', wanted.key ?? randomUUID())
    .send({ kind: wanted.kind ?? 'receipt', reason: wanted.reason ?? reason });
const mailsTo = async (to: string) => (await readOutbox(api)).filter((mail) => mail.to === to);
const kindsTo = async (to: string) => (await mailsTo(to)).map(({ kind }) => kind);
const audited = (id: string) =>
  api.database.knex('platform_audit').where({ action: 'ordering.email_resent', subject: `order:${id}` });

async function ownOrder(card = cards.success) {
  const { user, bearer } = await api.signIn({ passwordHash, mailboxProvenAt: api.clock.now() });
  const { body } = await checkout(api, { bearer, payment: { email: user.email, card_number: card } });
  return { user, bearer, id: (body.order ?? body).order_id as string };
}

describe('[W-386] staff send emails about an order again', () => {
  it('the receipt, with the number of the invoice and the link to it, in the audit log with its reason', async () => {
    const { user, id } = await ownOrder();
    await resend(id).expect(202);
    const [first, again, ...more] = (await mailsTo(user.email)).filter(
      ({ kind }) => kind === 'order-confirmation',
    );
    expect([again?.subject, again?.text, more]).toEqual([first?.subject, first?.text, []]);
    expect(again?.text).toMatch(/with invoice \S+ as PDF: .*\/orders\//);
    expect(await audited(id)).toMatchObject([{ details: { kind: 'receipt', reason } }]);
  });

  it('the email about the last refund, with its credit note', async () => {
    const { user, id } = await ownOrder();
    const admin = (await api.signIn({ role: 'admin' })).bearer;
    for (const amount of [10, 20])
      await api.request
        .post(`/api/admin/orders/${id}/refunds`)
        .set(admin)
        .set('Idempotency-Key', randomUUID())
        .send({ amount, reason: 'As asked' })
        .expect(201);
    await resend(id, { kind: 'refund' }).expect(202);
    const refunds = (await mailsTo(user.email)).filter(({ kind }) => kind === 'order-refund');
    expect(refunds).toHaveLength(3);
    expect(refunds.filter(({ text }) => text.includes('20.00 USD'))).toHaveLength(2);
    const notes = refunds.map(({ text }) => /Credit note (\S+)/.exec(text)?.[1]);
    expect(new Set(notes).size).toBe(2);
    expect(notes).not.toContain(undefined);
  });

  it('once per key, also when it is pressed twice at once', async () => {
    const { user, id } = await ownOrder();
    const key = randomUUID();
    const statuses = (await Promise.all([resend(id, { key }), resend(id, { key })])).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(202);
    await resend(id, { key }).expect(202);
    expect((await resend(id, { key, reason: 'Another' })).body.code).toBe('ordering.key_reused');
    expect(await kindsTo(user.email)).toEqual(['order-confirmation', 'order-confirmation']);
    expect(await audited(id)).toHaveLength(1);
  });

  it('five an hour for one order, whoever asks, and none beyond that', async () => {
    const { id } = await ownOrder();
    const finance = (await api.signIn({ role: 'finance' })).bearer;
    for (let sent = 0; sent < 5; sent += 1) await resend(id, sent % 2 ? {} : { by: finance }).expect(202);
    const refused = await resend(id).expect(429);
    expect(refused.body.code).toBe('ordering.throttled');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await audited(id)).toHaveLength(5);
    api.clock.pass({ hours: 1 });
    await resend(id).expect(202);
  });

  it('to the address that the account has now, with no word to the one before', async () => {
    const { user, id } = await ownOrder();
    const email = `moved-${randomUUID().slice(0, 8)}@example.com`;
    await readOutbox(api);
    await api.database.knex('accounts_users').where({ id: user.id }).update({ email });
    await resend(id).expect(202);
    expect(await kindsTo(email)).toEqual(['order-confirmation']);
    expect(await kindsTo(user.email)).toEqual(['order-confirmation']);
  });

  it('with the link to claim it, while nobody has claimed it', async () => {
    const { body } = await checkout(api).expect(201);
    const { order_id: id } = body.order;
    const { email } = (await api.request.get(`/api/admin/orders/${id}`).set(support).expect(200)).body.order;
    const before = await kindsTo(email);
    await resend(id).expect(202);
    expect((await kindsTo(email)).toSorted()).toEqual([...before, ...before].toSorted());
    const receipts = (await mailsTo(email)).filter(({ kind }) => kind === 'order-confirmation');
    expect(receipts.every(({ text }) => text.includes('order_token='))).toBe(true);
    api.clock.pass({ days: 91 });
    const later = (await api.signIn({ role: 'support' })).bearer;
    await resend(id, { by: later }).expect(202);
    expect(
      (await mailsTo(email)).filter(({ kind }) => kind === 'order-confirmation').at(-1)?.text,
    ).not.toContain('order_token=');
  });

  it('with the link to claim it, where somebody opened its account without proving the mailbox', async () => {
    const { user } = await api.signIn({ passwordHash, mailboxProvenAt: null });
    const { body } = await checkout(api, { payment: { email: user.email } }).expect(201);
    const before = await kindsTo(user.email);
    expect(before).toHaveLength(2);
    await resend(body.order.order_id).expect(202);
    expect((await kindsTo(user.email)).toSorted()).toEqual([...before, ...before].toSorted());
  });

  it.each<[string, () => Promise<string>, string]>([
    ['a receipt of what was not paid', async () => (await ownOrder(cards.declined)).id, 'receipt'],
    ['an email about a refund where there was none', async () => (await ownOrder()).id, 'refund'],
  ])('but not %s', async (_what, make, kind) => {
    const id = await make();
    const { body } = await resend(id, { kind }).expect(409);
    expect(body.code).toBe('ordering.email_not_due');
    expect(await audited(id)).toEqual([]);
  });

  it('but not to an account that was deleted, nor about an order that there is not', async () => {
    const { user, bearer, id } = await ownOrder();
    await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
    const sent = (await kindsTo(user.email)).length;
    expect((await resend(id)).body.code).toBe('ordering.email_not_due');
    expect(await kindsTo(user.email)).toHaveLength(sent);
    expect((await resend(randomUUID())).body.code).toBe('ordering.not_found');
  });
});

it('[W-386] nobody but staff sends them', async () => {
  const { id, bearer } = await ownOrder();
  expect((await resend(id, { by: bearer })).status).toBe(403);
  expect(await audited(id)).toEqual([]);
});
