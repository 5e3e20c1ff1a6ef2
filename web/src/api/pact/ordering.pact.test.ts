import { getOrder, listOrders, listOwnPlans, requestRefund } from '../generated/client/ordering/ordering.ts';
import { getCurrentReferral, recordReferralClick } from '../generated/client/partners/partners.ts';
import type { CheckoutRequest } from '../generated/model';
import { checkout } from '../ordering.ts';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  moment,
  nullValue,
  number,
  provider,
  refuse,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const ORDER_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d31';

/** A plan with credits in US dollars, paid with a number of the sandbox. */
const request = (cardNumber: string, totalAmount = 179): CheckoutRequest => ({
  items: [
    { id: 'professional', type: 'package', quantity: 1 },
    { id: 'credits-starter', type: 'credits', quantity: 1 },
  ],
  totalAmount,
  currency: 'USD',
  paymentDetails: {
    email: 'guest@example.com',
    first_name: 'Grace',
    last_name: 'Hopper',
    card_number: cardNumber,
    expiry: '12/35',
    cvc: '123',
    zip: '10115',
    terms_accepted: true,
  },
});

/** What the screens read of an order. */
const order = (status: string) => ({
  order_id: uuid(ORDER_ID),
  number: string('WW-3F0A91C27B'),
  email: string('guest@example.com'),
  total_amount: number(179),
  total_minor: integer(17_900),
  refunded_minor: integer(0),
  currency: regex('^[A-Z]{3}$', 'USD'),
  payment_status: regex(`^${status}$`, status),
  items: eachLike({
    id: string('professional'),
    type: regex('^(package|credits)$', 'package'),
    name: string('Professional'),
    quantity: integer(1),
    line_total: number(129),
    currency: regex('^[A-Z]{3}$', 'USD'),
  }),
  created_at: moment,
});

describe('checkout, as the web uses it', () => {
  it('takes a guest’s payment', () =>
    provider()
      .addInteraction()
      .given('nobody is registered as guest@example.com')
      .uponReceiving('a purchase by a guest')
      .withRequest('POST', '/api/checkout/guest', (sent) =>
        sent.headers({ 'Idempotency-Key': 'pact-purchase-by-a-guest' }).jsonBody(request('4242424242424242')),
      )
      .willRespondWith(201, (response) =>
        response.jsonBody({
          order: order('paid'),
          order_token: string('order-token'),
          claim_required: boolean(true),
          challenge: nullValue(),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        const attempt = { key: 'pact-purchase-by-a-guest', signedIn: false };
        expect((await checkout(request('4242424242424242'), attempt)).order.payment_status).toBe('paid');
      }));

  it('takes a customer’s payment', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a purchase by Ada')
      .withRequest('POST', '/api/cart/checkout', (sent) =>
        sent
          .headers({ ...bearer, 'Idempotency-Key': 'pact-purchase-by-ada' })
          .jsonBody(request('4242424242424242')),
      )
      .willRespondWith(201, (response) =>
        response.jsonBody({ order: order('paid'), order_token: nullValue(), challenge: nullValue() }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const attempt = { key: 'pact-purchase-by-ada', signedIn: true };
        expect((await checkout(request('4242424242424242'), attempt)).order_token).toBeNull();
      }));

  it("receives the address of the bank's challenge", () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a purchase that the bank asks about')
      .withRequest('POST', '/api/cart/checkout', (sent) =>
        sent
          .headers({ ...bearer, 'Idempotency-Key': 'pact-purchase-with-challenge' })
          .jsonBody(request('4000002760003184')),
      )
      .willRespondWith(202, (response) =>
        response.jsonBody({
          order: order('pending'),
          challenge: { url: string('/checkout/challenge/sbx_ch_1') },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const attempt = { key: 'pact-purchase-with-challenge', signedIn: true };
        expect((await checkout(request('4000002760003184'), attempt)).challenge?.url).toMatch(/^\//);
      }));

  it('receives the reason why a card was declined', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a purchase with a card that is declined')
      .withRequest('POST', '/api/cart/checkout', (sent) =>
        sent
          .headers({ ...bearer, 'Idempotency-Key': 'pact-purchase-declined' })
          .jsonBody(request('4000000000009995')),
      )
      .willRespondWith(
        402,
        refuse(402, 'ordering.declined', {
          decline_code: regex('^insufficient_funds$', 'insufficient_funds'),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const attempt = { key: 'pact-purchase-declined', signedIn: true };
        await expect(checkout(request('4000000000009995'), attempt)).rejects.toMatchObject({ status: 402 });
      }));

  it('receives the new total', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a purchase for a total that is not right')
      .withRequest('POST', '/api/cart/checkout', (sent) =>
        sent
          .headers({ ...bearer, 'Idempotency-Key': 'pact-purchase-too-cheap' })
          .jsonBody(request('4242424242424242', 1)),
      )
      .willRespondWith(
        409,
        refuse(409, 'ordering.total_changed', {
          total: number(179),
          total_minor: integer(17_900),
          currency: regex('^[A-Z]{3}$', 'USD'),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const attempt = { key: 'pact-purchase-too-cheap', signedIn: true };
        await expect(checkout(request('4242424242424242', 1), attempt)).rejects.toMatchObject({
          code: 'ordering.total_changed',
        });
      }));
});

describe('orders, as the web uses them', () => {
  const paid = 'Ada has one paid order';

  it('lists the own ones', () =>
    provider()
      .addInteraction()
      .given(paid, { token: TOKEN, order_id: ORDER_ID })
      .uponReceiving('a question for the own orders')
      .withRequest('GET', '/api/orders', (sent) => sent.headers(bearer).query({ limit: '20', offset: '0' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({ orders: eachLike(order('paid')), meta: { total: integer(1) } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listOrders({ limit: 20, offset: 0 })).orders).toHaveLength(1);
      }));

  it('lists the plans that they gave', () =>
    provider()
      .addInteraction()
      .given(paid, { token: TOKEN, order_id: ORDER_ID })
      .uponReceiving('a question for the own plans in force')
      .withRequest('GET', '/api/plans', (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          plans: eachLike({
            id: string('professional'),
            name: string('Professional'),
            tier: regex('^(none|starter|pro|expert)$', 'pro'),
            order_id: uuid(ORDER_ID),
            ends_at: nullValue(),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listOwnPlans()).plans).toHaveLength(1);
      }));

  it('shows one', () =>
    provider()
      .addInteraction()
      .given(paid, { token: TOKEN, order_id: ORDER_ID })
      .uponReceiving('a question for one order')
      .withRequest('GET', `/api/orders/${ORDER_ID}`, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ order: order('paid') }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getOrder(ORDER_ID)).order.order_id).toBe(ORDER_ID);
      }));

  it('asks for the money back', () =>
    provider()
      .addInteraction()
      .given(paid, { token: TOKEN, order_id: ORDER_ID })
      .uponReceiving('a wish for a refund')
      .withRequest('POST', `/api/orders/${ORDER_ID}/refund-request`, (sent) =>
        sent.headers(bearer).jsonBody({ reason: 'Bought by mistake.' }),
      )
      .willRespondWith(201, (response) =>
        response.jsonBody({
          order: { ...order('paid'), refund_request: { status: regex('^requested$', 'requested') } },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const answer = await requestRefund(ORDER_ID, { reason: 'Bought by mistake.' });
        expect(answer.order.refund_request?.status).toBe('requested');
      }));
});

describe('partner links, as the web uses them', () => {
  it('counts a visit', () =>
    provider()
      .addInteraction()
      .given('the partner chart-school is active')
      .uponReceiving('a visit through a partner link')
      .withRequest('POST', '/api/referrals/clicks', (sent) => sent.jsonBody({ slug: 'chart-school' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          brand: {
            name: string('Chart School'),
            slug: string('chart-school'),
            primary_color: regex('^#[0-9a-f]{6}$', '#00d4ff'),
            secondary_color: regex('^#[0-9a-f]{6}$', '#7c3aed'),
          },
          bound: boolean(true),
          expires_at: moment,
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await recordReferralClick({ slug: 'chart-school' })).brand?.name).toBe('Chart School');
      }));

  it('knows when nobody sent the visitor', () =>
    provider()
      .addInteraction()
      .uponReceiving('a question for who sent the visitor, whom nobody sent')
      .withRequest('GET', '/api/referrals/current')
      .willRespondWith(200, (response) => response.jsonBody({ brand: nullValue() }))
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await getCurrentReferral()).brand).toBeNull();
      }));
});
