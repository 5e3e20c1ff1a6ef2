import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { registerForTax } from '../../../testing/register-for-tax.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
  admin = await api.signIn({ role: 'admin' });
});
beforeEach(() => registerForTax(api));
afterAll(() => api.close());

const cartTo = (billing?: object, more = {}) => ({ ...carts.credits, ...more, ...(billing && { billing }) });
const buyFrom = (billing?: object, more = {}) => checkout(api, { cart: cartTo(billing, more) });
const byHand = (body: object) =>
  api.request
    .post('/api/admin/orders')
    .set(admin.bearer)
    .send({ email: 'byhand@example.com', ...body });

describe('the tax within an order', () => {
  it('is that of the country that a guest names, and stays as it was', async () => {
    const { body } = await buyFrom({ country: 'FR' }).expect(201);
    const tax = { treatment: 'taxed', rate_percent: 20, amount: 8.33, amount_minor: 833, country: 'FR' };
    expect(body.order).toMatchObject({ total_amount: 50, tax: { ...tax, vat_number: null } });
    await registerForTax(api, { rates: { DE: 1900, FR: 2500 } });
    const path = `/api/orders/${body.order.order_id}?order_token=${body.order_token}`;
    const later = await api.request.get(path).expect(200);
    expect(later.body.order.tax).toEqual(body.order.tax);
  });

  it('is that of the country that a signed-in customer names, in the currency of the order', async () => {
    const { bearer } = await api.signIn();
    const cart = cartTo({ country: 'FI' }, { currency: 'JPY', totalAmount: 7848 });
    const { body } = await checkout(api, { bearer, cart }).expect(201);
    expect(body.order.tax).toMatchObject({ rate_percent: 25.5, amount: 1595, amount_minor: 1595 });
  });

  it('is nothing for a business in another EU country, whose number is stored in its one way of writing', async () => {
    const { body } = await buyFrom({
      country: 'FR',
      vat_number: 'fr 40 303 265 045',
      company: 'Candles SA',
    }).expect(201);
    expect(body.order).toMatchObject({
      total_amount: 50,
      tax: {
        treatment: 'reverse_charge',
        rate_percent: 0,
        amount: 0,
        vat_number: 'FR40303265045',
        company: 'Candles SA',
      },
    });
  });

  it('needs a country, and takes no number that is none, while the seller is registered', async () => {
    const { body } = await buyFrom().expect(422);
    expect(body).toMatchObject({ code: 'ordering.invalid_checkout', errors: [{ field: 'billing.country' }] });
    const wrong = await buyFrom({ country: 'FR', vat_number: 'FR40303265046' }).expect(422);
    expect(wrong.body.errors).toMatchObject([{ field: 'billing.vat_number' }]);
  });

  it('asks for nothing while the seller is not registered', async () => {
    await registerForTax(api, { registered: false });
    const { body } = await buyFrom().expect(201);
    expect(body.order.tax).toMatchObject({ treatment: 'unregistered', amount_minor: 0, country: null });
  });

  it('of an order entered by hand is the seller’s country’s, unless another is named', async () => {
    const home = await byHand({ total_amount: 119 }).expect(201);
    expect(home.body.order.tax).toMatchObject({ country: 'DE', amount_minor: 1900 });
    const abroad = await byHand({ total_amount: 120, billing: { country: 'FR' } }).expect(201);
    expect(abroad.body.order.tax).toMatchObject({ country: 'FR', amount_minor: 2000 });
    const wrong = await byHand({ total_amount: 120, billing: { country: 'XX' } }).expect(422);
    expect(wrong.body.errors).toMatchObject([{ field: 'billing.country' }]);
  });

  it('follows the total of an order that an admin changes, at the rate it was entered at', async () => {
    const { body } = await byHand({ total_amount: 119 }).expect(201);
    await registerForTax(api, { rates: { DE: 700 } });
    const { body: changed } = await api.request
      .patch(`/api/admin/orders/${body.order.order_id}`)
      .set(admin.bearer)
      .send({ total_amount: 238 })
      .expect(200);
    expect(changed.order.tax).toMatchObject({ rate_percent: 19, amount_minor: 3800 });
  });

  it('is in the export of orders', async () => {
    await buyFrom({ country: 'FR' }).expect(201);
    const { text } = await api.request
      .get('/api/admin/orders?sort=created_at')
      .set({ ...admin.bearer, Accept: 'text/csv' })
      .expect(200);
    const [head = '', ...rows] = text.split('\r\n').map((line: string) => line.split(','));
    const column = (name: string) => (head as string[]).indexOf(name);
    expect(
      rows.map((row) => [
        row[column('tax_country')],
        row[column('tax_rate_percent')],
        row[column('tax_amount')],
      ]),
    ).toContainEqual(['FR', '20', '8.33']);
  });
});
