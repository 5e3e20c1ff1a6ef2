import { tokens } from '../../../composition/tokens.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { readEmailTo, readOutbox, tokenIn } from '../../../testing/read-outbox.ts';
import { PartnerWorld, refCookie } from '../../../testing/partner-world.ts';

let world: PartnerWorld;
beforeAll(async () => {
  world = await PartnerWorld.start();
});
afterAll(() => world.api.close());

/** A visit through the link of a partner who gets 12.5 percent; the cookie of the visit. */
async function visit(wanted: Record<string, unknown> = {}): Promise<string> {
  const brand = await world.takeOn({ commission_rate: 12.5, ...wanted });
  return refCookie(await world.click(brand.slug)) ?? '';
}

describe('an order of a referred visitor', () => {
  it('earns the partner a commission, which goes down with a refund', async () => {
    const cookie = await visit();
    const { body } = await checkout(world.api, { cart: carts.credits }).set('Cookie', cookie).expect(201);
    const { order_id: orderId } = body.order;
    expect(await world.explain(orderId)).toMatchObject({
      earned: true,
      status: 'pending',
      net_paid: 50,
      currency: 'USD',
      commission_amount: 6.25,
    });
    const refund = world.api.request.post(`/api/admin/orders/${orderId}/refunds`).set(world.admin);
    await refund.set('Idempotency-Key', 'refund').send({ amount: 20.03, reason: 'Asked for' }).expect(201);
    expect(await world.explain(orderId)).toMatchObject({
      refunded: 20.03,
      commission_amount: 3.75, // 12.5% of 29.97 is 3.74625
      entries: [{ amount: 6.25 }, { amount: -2.5 }],
    });
  });

  it('earns nothing when it is paid with a card of the partner', async () => {
    const email = 'partner@example.com';
    const cookie = await visit({ email });
    const cart = carts.credits;
    const own = await checkout(world.api, { cart, payment: { email } }).set('Cookie', cookie).expect(201);
    expect(await world.explain(own.body.order.order_id)).toMatchObject({ reason: 'self_account' });
    const friend = await checkout(world.api, { cart }).set('Cookie', cookie).expect(201);
    expect(await world.explain(friend.body.order.order_id)).toMatchObject({
      earned: false,
      reason: 'self_payment',
      flagged_for_review: true,
    });
  });

  it('counts for the account that proves its address later, and for nobody before', async () => {
    const { api } = world;
    const email = 'late@example.com';
    const password = 'difference engine';
    await api.request
      .post('/api/auth/register')
      .send({ email, full_name: 'A Stranger', password })
      .expect(201);
    api.clock.pass({ seconds: 1 });
    const request = checkout(api, { cart: carts.credits, payment: { email } });
    const { order_id: orderId } = (await request.set('Cookie', await visit()).expect(201)).body.order;
    const customer = async () =>
      (await api.database.knex('partners_attributions').where({ order_id: orderId }).first()).customer_id;
    expect(await customer()).toBe(orderId);
    const claims = (await readOutbox(api)).filter(({ to, kind }) => to === email && kind === 'claim');
    const token = tokenIn(claims[0] ?? (await readEmailTo(api, email)));
    const { body } = await api.request.post('/api/auth/claim').send({ token, password }).expect(200);
    expect(await customer()).toBe(body.user.id);
  });

  it('says that nobody sent a visitor without the cookie', async () => {
    const { body } = await checkout(world.api, { cart: carts.credits }).expect(201);
    expect(await world.explain(body.order.order_id)).toMatchObject({ reason: 'no_click', brand: null });
  });

  it('is in the data export of the customer, and known no more once the account is erased', async () => {
    const { user, bearer } = await world.api.signIn();
    const request = checkout(world.api, { bearer, cart: carts.credits });
    const { body } = await request.set('Cookie', await visit({ name: 'Old School' })).expect(201);
    const { order_id: orderId } = body.order;
    const exported = await world.api.request.get('/api/auth/me/export').set(bearer).expect(200);
    expect(JSON.stringify(exported.body)).toContain('"sent_by":"Old School"');
    const { container } = world.api;
    const pseudonym = { email: 'gone@deleted.invalid', fullName: 'Deleted user' };
    await container.get(tokens.unitOfWork).run(async (tx) => {
      for (const eraser of container.getAll(tokens.personalDataEraser))
        await eraser.erase(user.id, pseudonym, tx);
    });
    expect(await world.explain(orderId)).toMatchObject({ customer_email: '***', commission_amount: 6.25 });
    const row = await world.api.database.knex('partners_attributions').where({ order_id: orderId }).first();
    expect([row.email_key.length, row.card_key]).toEqual([0, null]);
  });
});
