import {
  createAdminOrder,
  deleteAdminOrder,
  getAdminOrder,
  getOrderAudit,
  listAdminOrders,
  resendOrderEmail,
  updateAdminOrder,
} from '../generated/client/ordering/ordering.ts';
import type { AdminOrderList, OrderDraft } from '../generated/model';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  moment,
  number,
  provider,
  refuse,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const ORDER_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d31';
const ONE = `/api/admin/orders/${ORDER_ID}`;

/** What the screen reads of an order. */
const order = (status: string) => ({
  order_id: uuid(ORDER_ID),
  number: string('WW-3F0A91C27B'),
  email: string('ada@example.com'),
  customer_name: string('Ada Lovelace'),
  placed_by: regex('^(guest|account|admin)$', 'account'),
  total_minor: integer(17_900),
  refunded_minor: integer(0),
  refundable_minor: integer(17_900),
  currency: regex('^[A-Z]{3}$', 'USD'),
  currency_symbol: string('$'),
  exchange_rate: string('1'),
  payment_status: regex(`^${status}$`, status),
  items: eachLike({
    type: regex('^(package|credits)$', 'package'),
    id: string('professional'),
    name: string('Professional'),
    price: number(129),
    quantity: integer(1),
    currency: regex('^[A-Z]{3}$', 'USD'),
  }),
  created_at: moment,
});

const draft: OrderDraft = {
  email: 'hand@example.com',
  total_amount: 9,
  payment_status: 'pending',
  items: [
    { type: 'credits', id: 'top-up', name: 'Top-up', price: 9, quantity: 1, currency: '$', credits: 5 },
  ],
};

const asAdmin = () =>
  provider().addInteraction().given('Ada is signed in', { token: TOKEN }).given('Ada is an admin');
const withOrder = () =>
  provider()
    .addInteraction()
    .given('Ada has one paid order', { token: TOKEN, order_id: ORDER_ID })
    .given('Ada is an admin');

describe('orders of the admin console, as the web uses them', () => {
  it('lists a page of them', () =>
    withOrder()
      .uponReceiving('a question for a page of all orders')
      .withRequest('GET', '/api/admin/orders', (sent) =>
        sent
          .headers(bearer)
          .query({ page: '1', status: 'paid', package: 'professional', sort: 'created_at' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          orders: eachLike(order('paid')),
          meta: { page: integer(1), pages: integer(1), total: integer(1), total_is_exact: boolean(true) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const query = { page: 1, status: 'paid', package: 'professional', sort: 'created_at' } as const;
        expect(((await listAdminOrders(query)) as AdminOrderList).orders).toHaveLength(1);
      }));

  it('shows one', () =>
    withOrder()
      .uponReceiving('a question for one order by an admin')
      .withRequest('GET', ONE, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ order: order('paid') }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getAdminOrder(ORDER_ID)).order.order_id).toBe(ORDER_ID);
      }));

  it('shows what was done to it', () =>
    withOrder()
      .uponReceiving('a question for what was done to an order')
      .withRequest('GET', `${ONE}/audit`, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ entries: [] }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getOrderAudit(ORDER_ID)).entries).toEqual([]);
      }));

  it('enters one by hand', () =>
    asAdmin()
      .uponReceiving('an order entered by hand')
      .withRequest('POST', '/api/admin/orders', (sent) => sent.headers(bearer).jsonBody(draft))
      .willRespondWith(201, (response) => response.jsonBody({ order: order('pending') }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await createAdminOrder(draft)).order.payment_status).toBe('pending');
      }));

  it('sends its receipt again', () => {
    const again = { kind: 'receipt', reason: 'The first one did not arrive.' } as const;
    return withOrder()
      .uponReceiving('a receipt to be sent again')
      .withRequest('POST', `${ONE}/emails`, (sent) =>
        sent.headers({ ...bearer, 'Idempotency-Key': 'again-1' }).jsonBody(again),
      )
      .willRespondWith(202)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await resendOrderEmail(ORDER_ID, again, { 'Idempotency-Key': 'again-1' });
      });
  });

  it('says that there was no refund to write about', () => {
    const again = { kind: 'refund', reason: 'The first one did not arrive.' } as const;
    return withOrder()
      .uponReceiving('an email about a refund that there was not, to be sent again')
      .withRequest('POST', `${ONE}/emails`, (sent) =>
        sent.headers({ ...bearer, 'Idempotency-Key': 'again-2' }).jsonBody(again),
      )
      .willRespondWith(409, refuse(409, 'ordering.email_not_due'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const asked = resendOrderEmail(ORDER_ID, again, { 'Idempotency-Key': 'again-2' });
        await expect(asked).rejects.toMatchObject({ status: 409 });
      });
  });

  it('refuses to lead a paid order back', () =>
    withOrder()
      .uponReceiving('a paid order set to pending')
      .withRequest('PATCH', ONE, (sent) => sent.headers(bearer).jsonBody({ payment_status: 'pending' }))
      .willRespondWith(409, refuse(409, 'ordering.wrong_transition'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const changed = updateAdminOrder(ORDER_ID, { payment_status: 'pending' });
        await expect(changed).rejects.toMatchObject({ status: 409 });
      }));

  it('refuses to delete a paid order', () =>
    withOrder()
      .uponReceiving('the deletion of a paid order')
      .withRequest('DELETE', ONE, (sent) => sent.headers(bearer))
      .willRespondWith(409, refuse(409, 'ordering.not_deletable'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(deleteAdminOrder(ORDER_ID)).rejects.toMatchObject({ status: 409 });
      }));
});
