import { tokens } from '../../../composition/tokens.ts';
import { cards, carts, checkout } from '../../../testing/checkout-requests.ts';
import { registerForTax } from '../../../testing/register-for-tax.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

const password = 'correct horse battery';
const billing = {
  country: 'FR',
  vat_number: 'FR40303265045',
  company: 'Candles SA',
  address: '1 Rue Exemple, 75001 Paris',
};
const cart = { ...carts.credits, billing };
let api: TestApi;
let admin: { Authorization: string };
let passwordHash: string;
beforeAll(async () => {
  api = await startTestApi();
  passwordHash = await api.container.get(tokens.passwords).hash(password);
  admin = (await api.signIn({ role: 'admin' })).bearer;
  await registerForTax(api);
});
afterAll(() => api.close());

const leave = (bearer: { Authorization: string }) =>
  api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
const stored = async (id: string) => (await api.database.knex('ordering_orders').where({ id }))[0];
const business = ['FR40303265045', 'Candles SA', 'Rue Exemple', 'Grace', 'Hopper'];

describe('an order of somebody who has left', () => {
  it('keeps nothing of them: no address, name, card or business; the same when it was bought as a guest', async () => {
    const { user, bearer } = await api.signIn({ passwordHash, mailboxProvenAt: api.clock.now() });
    const own = (await checkout(api, { bearer, cart }).expect(201)).body.order.order_id;
    const asGuest = await checkout(api, { cart, payment: { email: user.email } }).expect(201);
    const guest = asGuest.body.order.order_id;
    expect(await stored(own)).toMatchObject({
      tax_vat_number: billing.vat_number,
      card_fingerprint: expect.any(String),
    });
    await leave(bearer);
    for (const id of [own, guest]) {
      const row = await stored(id);
      expect(row).toMatchObject({
        email: `deleted-${user.id}@deleted.invalid`,
        customer_name: 'Deleted user',
        card_fingerprint: null,
        tax_vat_number: null,
        tax_company: null,
        tax_address: null,
      });
      for (const word of [user.email, ...business]) expect(JSON.stringify(row)).not.toContain(word);
    }
  });

  it('that was put aside before keeps nothing of their business either', async () => {
    const { user, bearer } = await api.signIn({ passwordHash, mailboxProvenAt: api.clock.now() });
    const payment = { card_number: cards.challenge };
    const id = (await checkout(api, { bearer, cart, payment }).expect(202)).body.order.order_id;
    const cancelled = { payment_status: 'cancelled' };
    await api.request.patch(`/api/admin/orders/${id}`).set(admin).send(cancelled).expect(200);
    await api.request.delete(`/api/admin/orders/${id}`).set(admin).expect(204);
    await leave(bearer);
    const deleted = JSON.stringify(await api.database.knex('ordering_deleted'));
    expect(deleted).toContain(id);
    for (const word of [user.email, ...business]) expect(deleted).not.toContain(word);
  });

  it('stays when its address was never proven to be theirs', async () => {
    const { user, bearer } = await api.signIn({ passwordHash, mailboxProvenAt: null });
    const guest = await checkout(api, { cart, payment: { email: user.email } }).expect(201);
    await leave(bearer);
    expect(await stored(guest.body.order.order_id)).toMatchObject({
      email: user.email,
      tax_company: billing.company,
    });
  });
});
