import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import type { DisputeStatus, SeenDispute } from '../../../domain/ordering/dispute.ts';
import type { Reversals } from '../../../ports/payments/payment-gateway.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { cards, carts, checkout } from '../../../testing/checkout-requests.ts';
import { readEmailTo, readOutbox, tokenIn } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({
    settings: { REGISTRATIONS_PER_HOUR: '1000', GUEST_CHECKOUTS_PER_HOUR: '1000' },
  });
});
afterEach(() => api.close());

const email = 'buyer@example.com';
const password = 'difference engine';
const another = 'analytical engine';
const typedName = 'Typed By A Stranger';
const post = (path: string, body: object, bearer: Bearer | Record<string, string> = {}) =>
  api.request.post(`/api${path}`).set(bearer).send(body);
const bearerOf = (token: string): Bearer => ({ Authorization: `Bearer ${token}` });
/** Somebody registers the address, whoever they are; their session. */
const register = async (): Promise<Bearer> => {
  const { body } = await post('/auth/register', { email, full_name: typedName, password }).expect(201);
  return bearerOf(body.token);
};
const me = async (bearer: Bearer) =>
  (await api.request.get('/api/auth/me').set(bearer).expect(200)).body.user;
const ordersOf = async (bearer: Bearer) =>
  (await api.request.get('/api/orders').set(bearer).expect(200)).body.orders as { order_id: string }[];
/** The latest link that the address was sent; time passes, so that the next email is a later one. */
const linkSent = async (): Promise<string> => {
  const token = tokenIn(await readEmailTo(api, email));
  api.clock.pass({ seconds: 1 });
  return token;
};
const buyAsGuest = async (cart: object = carts.planAndCredits, card = cards.success): Promise<string> => {
  api.clock.pass({ seconds: 1 });
  const { body } = await checkout(api, { payment: { email, card_number: card }, cart }).expect(201);
  return body.order.order_id;
};
const claimLinkOfPurchase = async (): Promise<string> => {
  const claims = (await readOutbox(api)).filter(({ to, kind }) => to === email && kind === 'claim');
  return tokenIn(claims.at(-1) ?? (await readEmailTo(api, email)));
};

/** Reports a refund of an order's charge of 179 USD as an event of the gateway does. */
async function tell(orderId: string, seen: Partial<Reversals>): Promise<void> {
  const charge = await api.container.get(tokens.gateway).find(orderId);
  if (!charge) throw new Error('Not charged');
  const reversals = { refunds: [], disputes: [], warnings: [], ...seen };
  const event = { id: randomUUID(), key: orderId, orderId, charge, reversals };
  await api.container
    .get(tokens.unitOfWork)
    .run((tx) => api.container.get(tokens.gatewayEvents).settle(event, tx));
}
const whole = money(17_900, 'USD');
const disputed = (orderId: string, status: DisputeStatus): SeenDispute => ({
  reference: `dp_${orderId}`,
  status,
  amount: whole,
  reason: 'fraudulent',
  fee: null,
  openedAt: api.clock.now(),
  respondBy: null,
});

const refund = async (orderId: string, body: object = {}) => {
  const { bearer } = await api.signIn({ role: 'admin' });
  const key = { 'Idempotency-Key': randomUUID() };
  return post(`/admin/orders/${orderId}/refunds`, { reason: 'asked', ...body }, { ...bearer, ...key });
};
const claim = async (): Promise<Bearer> => {
  const given = { token: await claimLinkOfPurchase(), password: another };
  return bearerOf((await post('/auth/claim', given).expect(200)).body.token);
};
const differences = async () => {
  const proofs = api.container.getAll(tokens.bookProof);
  return (await Promise.all(proofs.map((proof) => proof.differences()))).flat();
};

describe('an account that never proved its mailbox', () => {
  it('works at once, and its address is sent a link', async () => {
    const bearer = await register();
    expect(await me(bearer)).toMatchObject({ email_confirmed: false, credits_balance: 10 });
    expect(await readEmailTo(api, email)).toMatchObject({ kind: 'confirm' });
    await checkout(api, { bearer, cart: carts.credits }).expect(201);
    expect(await ordersOf(bearer)).toHaveLength(1);
  });

  it('gets nothing of what a guest buys for its address', async () => {
    const stranger = await register();
    const orderId = await buyAsGuest();
    expect(await ordersOf(stranger)).toEqual([]);
    await api.request.get(`/api/orders/${orderId}`).set(stranger).expect(404);
    expect(await me(stranger)).toMatchObject({ credits_balance: 10, subscription_tier: 'none' });
    const { body } = await api.request.get('/api/auth/me/export').set(stranger).expect(200);
    expect(JSON.stringify(body)).not.toContain(orderId);
  });

  it('hands purchases to the holder of the mailbox, and ends sessions, keys and webhooks', async () => {
    const stranger = await register();
    const { id } = await me(stranger);
    await api.database.knex('accounts_users').where({ id }).update({ subscription_tier: 'expert' });
    await post('/integrations/keys', { name: 'mine', scopes: ['profile:read'] }, stranger).expect(201);
    const hook = { url: 'https://example.com/hook', events: ['order.paid'] };
    await post('/integrations/webhooks', hook, stranger).expect(201);
    const orderId = await buyAsGuest();
    const token = await claimLinkOfPurchase();
    const { body } = await post('/auth/claim', { token, password: another }).expect(200);
    const owner = bearerOf(body.token);
    expect(body.user).toMatchObject({
      id,
      email_confirmed: true,
      credits_balance: 60,
      subscription_tier: 'pro',
    });
    expect((await ordersOf(owner)).map((order) => order.order_id)).toEqual([orderId]);

    await api.request.get('/api/auth/me').set(stranger).expect(401);
    await post('/auth/login', { email, password }).expect(401);
    const keys = await api.database.knex('integrations_api_keys').where({ user_id: id });
    expect(keys).toMatchObject([{ revoked_at: expect.any(Date) }]);
    expect(await api.database.knex('integrations_webhooks').where({ user_id: id })).toEqual([]);
  });

  it('gets what was bought when its password is reset by email', async () => {
    await register();
    await buyAsGuest(carts.credits);
    api.clock.pass({ seconds: 1 });
    await post('/auth/password-reset', { email }).expect(202);
    await post('/auth/password-reset/confirm', { token: await linkSent(), password: another }).expect(204);
    const { body } = await post('/auth/login', { email, password: another }).expect(200);
    expect(body.user).toMatchObject({ email_confirmed: true, credits_balance: 60 });
  });

  it('counts what was refunded meanwhile', async () => {
    await register();
    const part = await buyAsGuest(carts.credits);
    const all = await buyAsGuest(carts.credits);
    const refused = await buyAsGuest(carts.credits, cards.refusesRefunds);
    expect((await refund(part, { amount: 25 })).status).toBe(201);
    expect((await refund(all)).status).toBe(201);
    expect((await refund(refused)).body.code).toBe('ordering.refund_refused');
    const bearer = await claim();
    expect(await me(bearer)).toMatchObject({ credits_balance: 10 + 25 + 50 });
    expect(await ordersOf(bearer)).toHaveLength(3);
    expect(await differences()).toEqual([]);
  });

  it('has all of an order whose refund failed after it was handed over', async () => {
    await register();
    const orderId = await buyAsGuest();
    const { body } = await refund(orderId);
    const bearer = await claim();
    expect(await me(bearer)).toMatchObject({ credits_balance: 10, subscription_tier: 'none' });
    const refundId = body.refund.id as string;
    await api.container.get(tokens.sandboxCharges)?.endRefund(refundId, 'failed');
    const seen = { reference: `re_${refundId}`, key: refundId, amount: whole, reason: 'account_closed' };
    await tell(orderId, { refunds: [{ ...seen, state: 'failed' }] });
    expect(await me(bearer)).toMatchObject({ credits_balance: 60, subscription_tier: 'pro' });
    expect(await differences()).toEqual([]);
  });

  it('has nothing of an order to spend while it is disputed, and all of it once the dispute is won', async () => {
    await register();
    const orderId = await buyAsGuest();
    await tell(orderId, { disputes: [disputed(orderId, 'open')] });
    const bearer = await claim();
    expect(await me(bearer)).toMatchObject({ credits_balance: 10, subscription_tier: 'pro' });
    await tell(orderId, { disputes: [disputed(orderId, 'lost')] });
    expect(await me(bearer)).toMatchObject({ credits_balance: 10, subscription_tier: 'none' });
    await tell(orderId, { disputes: [disputed(orderId, 'won')] });
    expect(await me(bearer)).toMatchObject({ credits_balance: 60, subscription_tier: 'pro' });
    expect(await differences()).toEqual([]);
  });

  it('receives nothing that a stranger typed', async () => {
    const bearer = await register();
    await checkout(api, {
      bearer,
      cart: carts.credits,
      payment: { first_name: 'Typed By', last_name: 'A Stranger' },
    }).expect(201);
    await checkout(api, { payment: { email, first_name: 'Typed By', last_name: 'A Stranger' } }).expect(201);
    await post('/auth/password-reset', { email }).expect(202);
    await readOutbox(api);
    await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
    const sent = (await readOutbox(api)).filter(({ to }) => to === email);
    expect(sent.map(({ kind }) => kind).sort()).toEqual([
      'account-deleted',
      'claim',
      'claim',
      'confirm',
      'order-confirmation',
      'order-confirmation',
      'password-reset',
    ]);
    for (const { subject, text } of sent) expect(subject + text).not.toContain('Stranger');
  });

  it('leaves what the real buyer bought to the mailbox when it is deleted', async () => {
    const stranger = await register();
    await post('/newsletter', { email }).expect(202);
    await post('/contact', { name: 'Buyer', email, message: 'Where is my order?' }).expect(202);
    const orderId = await buyAsGuest();
    const exported = await api.request.get('/api/auth/me/export').set(stranger).expect(200);
    expect(JSON.stringify(exported.body)).not.toContain('Where is my order?');
    api.clock.pass({ seconds: 1 });
    await api.request.delete('/api/auth/me').set(stranger).send({ password }).expect(204);
    const { knex } = api.database;
    expect(await knex('ordering_orders').where({ id: orderId })).toMatchObject([
      { email, customer_name: 'Grace Hopper' },
    ]);
    expect(await knex('visitors_newsletter').where({ email })).toHaveLength(1);
    expect(await knex('visitors_contact_messages').where({ email })).toHaveLength(1);

    const token = await claimLinkOfPurchase();
    const { body } = await post('/auth/claim', { token, password: another }).expect(200);
    expect((await ordersOf(bearerOf(body.token))).map((order) => order.order_id)).toEqual([orderId]);
  });

  it('gets every order, whether it is paid before or while the mailbox is proven', async () => {
    await register();
    const token = await linkSent();
    const orders = await Promise.all([
      ...[1, 2, 3].map(() => buyAsGuest(carts.credits)),
      post('/auth/claim', { token, password: another }).expect(200),
    ]);
    const { body } = await post('/auth/login', { email, password: another }).expect(200);
    expect(await ordersOf(bearerOf(body.token))).toHaveLength(orders.length - 1);
    expect(body.user.credits_balance).toBe(10 + 3 * 50);
  });
});

describe('the link that confirms an address', () => {
  it('takes the own session, and ends the others', async () => {
    const bearer = await register();
    const token = await linkSent();
    const other = bearerOf((await post('/auth/login', { email, password }).expect(200)).body.token);
    await buyAsGuest(carts.credits);
    await post('/auth/email-confirmation', { token }, bearer).expect(204);
    expect(await me(bearer)).toMatchObject({ email_confirmed: true, credits_balance: 60 });
    await api.request.get('/api/auth/me').set(other).expect(401);
    await post('/auth/email-confirmation', { token }, bearer).expect(422);
  });

  it('asks for the password when not signed in, and refuses the link alone', async () => {
    const stranger = await register();
    const token = await linkSent();
    const nobodys = await post('/auth/email-confirmation', { token });
    expect([nobodys.status, nobodys.body.code]).toEqual([422, 'accounts.password_required']);
    const somebody = await api.signIn();
    await post('/auth/email-confirmation', { token }, somebody.bearer).expect(422);
    const wrong = await post('/auth/email-confirmation', { token, password: another });
    expect(wrong.body.code).toBe('accounts.wrong_password');
    expect((await me(stranger)).email_confirmed).toBe(false);
    await post('/auth/email-confirmation', { token, password }).expect(204);
    await api.request.get('/api/auth/me').set(stranger).expect(401);
  });

  it('lets the holder of the mailbox set a new password', async () => {
    const stranger = await register();
    await post('/auth/claim', { token: await linkSent(), password: another }).expect(200);
    await api.request.get('/api/auth/me').set(stranger).expect(401);
    await post('/auth/login', { email, password }).expect(401);
  });

  it('is sent again when asked for, until the address is confirmed', async () => {
    const bearer = await register();
    await linkSent();
    await post('/auth/me/email-confirmation', {}, bearer).expect(202);
    const token = await linkSent();
    await post('/auth/email-confirmation', { token }, bearer).expect(204);
    const sent = (await readOutbox(api)).length;
    await post('/auth/me/email-confirmation', {}, bearer).expect(202);
    expect(await readOutbox(api)).toHaveLength(sent);
  });
});
