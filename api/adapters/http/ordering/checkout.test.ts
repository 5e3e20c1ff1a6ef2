import { randomUUID } from 'node:crypto';
import { cards, carts, checkout, paymentDetails } from '../../../testing/checkout-requests.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
});
afterAll(() => api.close());

/** The account's own balance, the 10 trial credits included. */
const balanceOf = async (bearer: { Authorization: string }) => {
  const { body } = await api.request.get('/api/auth/me').set(bearer);
  return { credits: body.user.credits_balance as number, tier: body.user.subscription_tier as string };
};
const count = async (table: string) => Number((await api.database.knex(table).count('*').first())?.count);

describe('a signed-in checkout', () => {
  it('[V-194] [D-078] pays, grants the credits, sets the tier, and says so by email', async () => {
    const { user, bearer } = await api.signIn();
    const { body } = await checkout(api, { bearer }).expect(201);
    expect(body).toMatchObject({ order_token: null, claim_required: false, challenge: null });
    expect(body.order).toMatchObject({
      email: user.email,
      payment_status: 'paid',
      total_amount: 179,
      currency: 'USD',
      card: { brand: 'visa', last4: '4242' },
    });
    expect(await balanceOf(bearer)).toEqual({ credits: 60, tier: 'pro' });
    const received = (await readOutbox(api)).filter(({ to }) => to === user.email);
    expect(received).toHaveLength(1);
    expect(received[0]?.text).toContain(body.order.number);
    expect(received[0]?.text).toContain('Total: 179.00 USD');
  });

  it('shows the order in the list and alone, to its owner only', async () => {
    const { bearer } = await api.signIn();
    const { body: placed } = await checkout(api, { bearer, cart: carts.credits }).expect(201);
    const { body: list } = await api.request.get('/api/orders').set(bearer).expect(200);
    expect(list).toEqual({ orders: [placed.order], meta: { total: 1, limit: 20, offset: 0 } });
    const path = `/api/orders/${placed.order.order_id}`;
    await api.request.get(path).set(bearer).expect(200);
    await api.request.get(path).expect(401);
    const stranger = await api.signIn();
    const { body } = await api.request.get(path).set(stranger.bearer).expect(404);
    expect(body.code).toBe('ordering.not_found');
  });

  it('[V-194] is not for those who are not signed in', async () => {
    await api.request.post('/api/cart/checkout').set('Idempotency-Key', 'k').send({}).expect(401);
  });

  it('[D-053] keeps currency, rate and price as they were, whatever becomes of them', async () => {
    const { bearer } = await api.signIn();
    const cart = { ...carts.credits, currency: 'JPY', totalAmount: 7848 };
    const { body } = await checkout(api, { bearer, cart }).expect(201);
    expect(body.order).toMatchObject({ total_amount: 7848, total_minor: 7848, exchange_rate: '156.954' });
    const { knex } = api.database;
    const yen = () => knex('currencies_currencies').where({ code: 'JPY' });
    const onSale = () => knex('catalog_packages').where({ id: 'credits-starter' });
    const [rate, price] = await Promise.all([yen().first('rate'), onSale().first('price_minor')]);
    await yen().update({ rate: 200 });
    await onSale().update({ price_minor: 9900 });
    const later = await api.request.get(`/api/orders/${body.order.order_id}`).set(bearer).expect(200);
    expect(later.body.order).toEqual(body.order);
    await yen().update(rate);
    await onSale().update(price);
  });
});

describe('a guest checkout', () => {
  it('[V-193] [D-045] attaches what was paid for to an account that its owner claims by email, and lets nobody in', async () => {
    const email = 'Grace.Guest@Example.com';
    const answer = await checkout(api, { payment: { email } }).expect(201);
    expect(answer.body.claim_required).toBe(true);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const user = await api.database.knex('accounts_users').where({ email: email.toLowerCase() }).first();
    expect(user).toMatchObject({ password_hash: null, subscription_tier: 'pro', full_name: 'Grace Hopper' });
    const kinds = (await readOutbox(api))
      .filter(({ to }) => to === email.toLowerCase())
      .map(({ kind }) => kind);
    expect(kinds.length).toBe(2);
    const token = answer.body.order_token as string;
    expect(await api.database.knex('accounts_sessions').where({ user_id: user.id })).toEqual([]);

    const path = `/api/orders/${answer.body.order.order_id}`;
    await api.request.get(path).query({ order_token: token }).expect(200);
    const other = (await checkout(api).expect(201)).body;
    for (const wrong of [other.order_token, `${token}x`, 'x', ''])
      await api.request.get(path).query({ order_token: wrong }).expect(404);
    api.clock.pass({ days: 91 });
    await api.request.get(path).query({ order_token: token }).expect(404);
  });

  it('goes to the account that is there, without signing in or a link', async () => {
    const { user, bearer } = await api.signIn();
    const { body } = await checkout(api, { payment: { email: user.email } }).expect(201);
    expect(body.claim_required).toBe(false);
    expect(await balanceOf(bearer)).toEqual({ credits: 60, tier: 'pro' });
    const received = (await readOutbox(api)).filter(({ to }) => to === user.email);
    expect(received.map(({ kind }) => kind)).toHaveLength(1);
  });

  it('makes no account while nothing is paid', async () => {
    const email = 'declined@example.com';
    await checkout(api, { payment: { email, card_number: cards.declined } }).expect(402);
    expect(await api.database.knex('accounts_users').where({ email })).toEqual([]);
  });
});

describe('[D-069] [D-070] the cart is priced anew', () => {
  it.each(['as a guest', 'signed in'])(
    'a total that is another is refused with the new one, %s',
    async (who) => {
      const bearer = who === 'signed in' ? (await api.signIn()).bearer : undefined;
      const before = await count('ordering_orders');
      const cart = { ...carts.planAndCredits, totalAmount: 1 };
      const { body } = await checkout(api, { cart, ...(bearer ? { bearer } : {}) }).expect(409);
      expect(body).toMatchObject({
        code: 'ordering.total_changed',
        total: 179,
        total_minor: 17_900,
        currency: 'USD',
      });
      expect(await count('ordering_orders')).toBe(before);
    },
  );

  it.each(['as a guest', 'signed in'])('a plan needs credits, credits need no plan, %s', async (who) => {
    const bearer = who === 'signed in' ? { bearer: (await api.signIn()).bearer } : {};
    const { body } = await checkout(api, { cart: carts.plan, ...bearer }).expect(422);
    expect(body.error).toBe('Please add a credit package to continue with your purchase.');
    await checkout(api, { cart: carts.credits, ...bearer }).expect(201);
  });

  it('believes no price, name, credits, tier or rate of the client', async () => {
    const { bearer } = await api.signIn();
    const forged = { price: 1, name: 'Free', credits: 1_000_000, tier: 'expert', exchange_rate: 0.001 };
    const items = carts.credits.items.map((item) => ({ ...item, ...forged }));
    const { body } = await checkout(api, { bearer, cart: { ...carts.credits, items, rate: 9 } }).expect(201);
    expect(body.order).toMatchObject({ total_amount: 50, exchange_rate: '1' });
    expect(body.order.items[0]).toMatchObject({ price: 50, credits: 50, tier: null });
    expect(body.order.items[0].name).not.toBe('Free');
    expect(await balanceOf(bearer)).toEqual({ credits: 60, tier: 'none' });
  });
});

describe('[V-176] [D-075] bad input of every field', () => {
  const item = carts.credits.items[0];
  const withItem = (change: object) => ({ cart: { ...carts.credits, items: [{ ...item, ...change }] } });
  const payment = (change: Record<string, unknown>) => ({ payment: change });

  it.each<[string, object, string]>([
    ['no items', { cart: { ...carts.credits, items: [] } }, 'items'],
    ['items that are no list', { cart: { ...carts.credits, items: 'all' } }, 'items'],
    ['an unknown item', withItem({ id: 'nothing' }), 'items[0].id'],
    ['an item without id', withItem({ id: '' }), 'items[0].id'],
    ['an item of an unknown type', withItem({ type: 'gift' }), 'items[0].type'],
    ['an item of the wrong type', withItem({ type: 'package' }), 'items[0].type'],
    ['a quantity of 0', withItem({ quantity: 0 }), 'items[0].quantity'],
    ['a negative quantity', withItem({ quantity: -1 }), 'items[0].quantity'],
    ['a fraction as quantity', withItem({ quantity: 1.5 }), 'items[0].quantity'],
    ['a huge quantity', withItem({ quantity: 1000 }), 'items[0].quantity'],
    ['a text as quantity', withItem({ quantity: '1' }), 'items[0].quantity'],
    ['a negative price', withItem({ price: -1 }), 'items[0].price'],
    ['a number as name', withItem({ name: 7 }), 'items[0].name'],
    ['no total', { cart: { ...carts.credits, totalAmount: undefined } }, 'totalAmount'],
    ['a text as total', { cart: { ...carts.credits, totalAmount: '50' } }, 'totalAmount'],
    ['a negative total', { cart: { ...carts.credits, totalAmount: -50 } }, 'totalAmount'],
    ['an unknown currency', { cart: { ...carts.credits, currency: 'XTS' } }, 'currency'],
    ['no code as currency', { cart: { ...carts.credits, currency: '$' } }, 'currency'],
    ['no email', payment({ email: undefined }), 'paymentDetails.email'],
    ['a bad email', payment({ email: 'grace' }), 'paymentDetails.email'],
    ['no first name', payment({ first_name: undefined }), 'paymentDetails.first_name'],
    ['a blank first name', payment({ first_name: '  ' }), 'paymentDetails.first_name'],
    ['no last name', payment({ last_name: undefined }), 'paymentDetails.last_name'],
    ['a blank last name', payment({ last_name: ' ' }), 'paymentDetails.last_name'],
    ['no card number', payment({ card_number: undefined }), 'paymentDetails.card_number'],
    ['a mistyped card number', payment({ card_number: '4242424242424241' }), 'paymentDetails.card_number'],
    ['a card number in letters', payment({ card_number: 'four two' }), 'paymentDetails.card_number'],
    ['no expiry', payment({ expiry: undefined }), 'paymentDetails.expiry'],
    ['a past expiry', payment({ expiry: '01/20' }), 'paymentDetails.expiry'],
    ['a month 13', payment({ expiry: '13/30' }), 'paymentDetails.expiry'],
    ['no CVC', payment({ cvc: undefined }), 'paymentDetails.cvc'],
    ['a CVC of two digits', payment({ cvc: '12' }), 'paymentDetails.cvc'],
    ['no ZIP', payment({ zip: undefined }), 'paymentDetails.zip'],
    ['a ZIP of signs', payment({ zip: '!!!' }), 'paymentDetails.zip'],
    ['terms not accepted', payment({ terms_accepted: false }), 'paymentDetails.terms_accepted'],
    ['no word on the terms', payment({ terms_accepted: undefined }), 'paymentDetails.terms_accepted'],
    ['a number as payment token', payment({ payment_token: 7 }), 'paymentDetails.payment_token'],
  ])('%s: a 4xx that names the field, and nothing written', async (_what, options, field) => {
    const tables = [
      'ordering_orders',
      'ordering_idempotency_keys',
      'accounts_users',
      'payments_sandbox_charges',
    ];
    const before = await Promise.all(tables.map(count));
    const { status, body } = await checkout(api, { cart: carts.credits, ...options });
    expect([400, 422]).toContain(status);
    expect(body.errors.map((each: { field: string }) => each.field)).toContain(field);
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });

  it('no Idempotency-Key: a 400 that names it', async () => {
    const body = { ...carts.credits, paymentDetails: paymentDetails() };
    const answer = await api.request.post('/api/checkout/guest').send(body).expect(400);
    expect(answer.body.errors[0].field).toBe('idempotency-key');
  });
});

describe('[D-041] too many tries', () => {
  it('of guests are stopped by email address, and by network address', async () => {
    const email = 'again@example.com';
    for (let i = 0; i < 10; i++) await checkout(api, { cart: carts.credits, payment: { email } }).expect(201);
    const { body } = await checkout(api, { cart: carts.credits, payment: { email } }).expect(429);
    expect(body.retry_after_seconds).toBeGreaterThan(0);

    const few = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '2' }, replicaOf: api });
    try {
      await api.database.knex('accounts_throttles').delete();
      for (let i = 0; i < 2; i++) await checkout(few, { cart: carts.credits }).expect(201);
      const before = await count('ordering_orders');
      await checkout(few, { cart: carts.credits }).expect(429);
      expect(await count('ordering_orders')).toBe(before);
    } finally {
      await few.close();
    }
  });

  it('of an account with cards that are declined are stopped; what succeeds does not count', async () => {
    const { bearer } = await api.signIn();
    const payment = { card_number: cards.declined };
    for (let i = 0; i < 3; i++) await checkout(api, { bearer, cart: carts.credits }).expect(201);
    for (let i = 0; i < 20; i++)
      await checkout(api, { bearer, cart: carts.credits, payment, key: randomUUID() }).expect(402);
    await checkout(api, { bearer, cart: carts.credits, payment }).expect(429);
  });
});
