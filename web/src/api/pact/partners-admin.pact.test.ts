import {
  approvePayout,
  createBrand,
  createPayout,
  deleteBrand,
  explainCommission,
  getBrand,
  listBrands,
  listPartnerBalances,
  listPayouts,
  listSelfReferrals,
  markPayoutPaid,
  resendInvitation,
  reviewSelfReferral,
  updateBrand,
} from '../generated/client/partners/partners.ts';
import { attemptKey } from '../http.ts';
import type { BrandList, PartnerBalanceList, PayoutList, SelfReferralList } from '../generated/model';
import { downloads } from '../partners-admin.ts';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  like,
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

const BRAND_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d41';
const ORDER_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d42';
const OWN_ORDER_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d43';
const PAYOUT_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d44';
const BRANDS = '/api/admin/brands';
const BRAND = `${BRANDS}/${BRAND_ID}`;
const PAYOUTS = '/api/admin/payouts';

/** Ada as an admin, and the partner Chart School with what is named. */
const asAdmin = (what: string, more: Record<string, string> = {}) =>
  provider()
    .addInteraction()
    .given('Ada is signed in', { token: TOKEN })
    .given('Ada is an admin')
    .given('Chart School is a partner', { brand_id: BRAND_ID, ...more })
    .uponReceiving(what);

const meta = { page: integer(1), pages: integer(1), total: integer(1) };
const brand = {
  id: uuid(BRAND_ID),
  name: string('Chart School'),
  email: string('partner@example.com'),
  slug: string('chart-school'),
  commission_rate: number(10),
  logo_url: nullValue(),
  website: nullValue(),
  primary_color: string('#00d4ff'),
  secondary_color: string('#7c3aed'),
  description: string(''),
  status: regex('^(active|inactive)$', 'active'),
  referral_url: string('http://localhost:3000/pricing?ref=chart-school'),
  created_at: moment,
  updated_at: moment,
  invitation: {
    state: regex('^(waiting|expired|accepted)$', 'waiting'),
    sent_at: moment,
    expires_at: moment,
  },
};
const line = {
  brand_id: uuid(BRAND_ID),
  brand_name: string('Chart School'),
  brand_email: string('partner@example.com'),
  currency: string('EUR'),
  orders: integer(1),
  earned: number(12.9),
  taken_back: number(0),
  amount: number(12.9),
  amount_minor: integer(1290),
  carried_over: boolean(false),
};
const payout = {
  id: uuid(PAYOUT_ID),
  month: regex('^\\d{4}-\\d{2}$', '2026-03'),
  status: regex('^(draft|approved|paid)$', 'draft'),
  created_at: moment,
  lines: eachLike(line),
};
const selfReferral = {
  order_id: uuid(OWN_ORDER_ID),
  brand: { id: uuid(BRAND_ID), name: string('Chart School'), slug: string('chart-school'), status: 'active' },
  reason: regex('^self_(account|email|payment)$', 'self_account'),
  customer_email: string('c***@example.org'),
  currency: string('EUR'),
  net_paid: number(129),
  net_paid_minor: integer(12_900),
  paid_at: moment,
};

describe('partners, as the admin console uses them', () => {
  it('lists them', () =>
    asAdmin('a question for the partners')
      .withRequest('GET', BRANDS, (request) =>
        request.headers(bearer).query({ page: '1', pageSize: '20', q: 'chart', sort: 'name', order: 'asc' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          brands: eachLike(brand),
          meta,
          counts: { total: integer(1), active: integer(1), inactive: integer(0) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const list = await listBrands({ page: 1, pageSize: 20, q: 'chart', sort: 'name', order: 'asc' });
        expect((list as BrandList).brands[0]?.name).toBe('Chart School');
      }));

  it('reads one', () =>
    asAdmin('a question for one partner')
      .withRequest('GET', BRAND, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ brand }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getBrand(BRAND_ID)).brand.invitation?.state).toBe('waiting');
      }));

  const draft = { name: 'New', email: 'new-partner@example.com', slug: 'new-partner', commission_rate: 12.5 };

  it('makes one', () =>
    asAdmin('a new partner')
      .withRequest('POST', BRANDS, (request) => request.headers(bearer).jsonBody(draft))
      .willRespondWith(201, (response) => response.jsonBody({ brand }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await createBrand(draft)).brand.id).toBe(BRAND_ID);
      }));

  it('does not make one with the slug of another', () =>
    asAdmin('a new partner whose slug is taken')
      .withRequest('POST', BRANDS, (request) =>
        request.headers(bearer).jsonBody({ ...draft, slug: 'chart-school' }),
      )
      .willRespondWith(
        409,
        refuse(409, 'partners.slug_taken', {
          errors: eachLike({ field: string('slug'), message: string('is taken') }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const refused = createBrand({ ...draft, slug: 'chart-school' });
        await expect(refused).rejects.toMatchObject({ status: 409, fieldErrors: { slug: 'is taken' } });
      }));

  it('changes one', () =>
    asAdmin('a change of a partner')
      .withRequest('PATCH', BRAND, (request) => request.headers(bearer).jsonBody({ status: 'inactive' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({ brand: { ...brand, status: string('inactive') } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await updateBrand(BRAND_ID, { status: 'inactive' })).brand.status).toBe('inactive');
      }));

  it('deletes one', () =>
    asAdmin('the end of a partner')
      .withRequest('DELETE', BRAND, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await deleteBrand(BRAND_ID);
      }));

  it('does not delete one that orders count for', () =>
    asAdmin('the end of a partner with orders', { order_id: ORDER_ID })
      .withRequest('DELETE', BRAND, (request) => request.headers(bearer))
      .willRespondWith(409, refuse(409, 'partners.brand_has_orders'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(deleteBrand(BRAND_ID)).rejects.toMatchObject({ code: 'partners.brand_has_orders' });
      }));

  it('invites one again', () =>
    asAdmin('another invitation')
      .withRequest('POST', `${BRAND}/invitation`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ brand }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await resendInvitation(BRAND_ID)).brand.id).toBe(BRAND_ID);
      }));
});

describe('what partners have to get, as the admin console uses it', () => {
  it('lists the balances', () =>
    asAdmin('a question for the balances', { order_id: ORDER_ID })
      .withRequest('GET', '/api/admin/partner-balances', (request) =>
        request.headers(bearer).query({ page: '1', pageSize: '20' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          balances: eachLike({ ...line, pending: number(0), in_payout: number(0), paid: number(0) }),
          meta,
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const list = await listPartnerBalances({ page: 1, pageSize: 20 });
        expect((list as PartnerBalanceList).balances[0]?.amount_minor).toBe(1290);
      }));

  it('makes a payout', () =>
    asAdmin('a payout to be made', { order_id: ORDER_ID })
      .withRequest('POST', PAYOUTS, (request) =>
        request
          .headers({ ...bearer, 'Idempotency-Key': 'pact-make-a-payout' })
          .jsonBody({ month: '2026-01' }),
      )
      .willRespondWith(201, (response) =>
        response.jsonBody({
          payout: { ...payout, lines: like([]), approved_at: nullValue(), paid_at: nullValue() },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const made = await createPayout({ month: '2026-01' }, attemptKey('pact-make-a-payout'));
        expect(made.payout.id).toBe(PAYOUT_ID);
      }));

  it('lists the payouts', () =>
    asAdmin('a question for the payouts', { order_id: ORDER_ID, payout_id: PAYOUT_ID })
      .withRequest('GET', PAYOUTS, (request) => request.headers(bearer).query({ page: '1', pageSize: '20' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          payouts: eachLike({ ...payout, approved_at: nullValue(), paid_at: nullValue() }),
          meta,
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(((await listPayouts({ page: 1, pageSize: 20 })) as PayoutList).payouts).toHaveLength(1);
      }));

  it('approves one', () =>
    asAdmin('the approval of a payout', { order_id: ORDER_ID, payout_id: PAYOUT_ID })
      .withRequest('POST', `${PAYOUTS}/${PAYOUT_ID}/approve`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          payout: { ...payout, status: string('approved'), approved_at: moment, paid_at: nullValue() },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await approvePayout(PAYOUT_ID)).payout.status).toBe('approved');
      }));

  it('says that one was paid', () =>
    asAdmin('word that a payout was paid', {
      order_id: ORDER_ID,
      payout_id: PAYOUT_ID,
      payout_status: 'approved',
    })
      .withRequest('POST', `${PAYOUTS}/${PAYOUT_ID}/paid`, (request) =>
        request.headers({ ...bearer, 'Idempotency-Key': 'pact-pay-a-payout' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          payout: { ...payout, status: string('paid'), approved_at: moment, paid_at: moment },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const paid = await markPayoutPaid(PAYOUT_ID, attemptKey('pact-pay-a-payout'));
        expect(paid.payout.status).toBe('paid');
      }));

  it('downloads one as CSV', () =>
    asAdmin('a wish for a payout as CSV', { order_id: ORDER_ID, payout_id: PAYOUT_ID })
      .withRequest('GET', `${PAYOUTS}/${PAYOUT_ID}`, (request) =>
        request.headers({ ...bearer, Accept: 'text/csv' }),
      )
      .willRespondWith(200, (response) =>
        response.headers({ 'Content-Type': regex('^text/csv.*', 'text/csv; charset=utf-8') }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(downloads.payout(PAYOUT_ID)).resolves.toBeDefined();
      }));

  it('lists the orders that look like the partner’s own', () =>
    asAdmin('a question for the self-referrals', { own_order_id: OWN_ORDER_ID })
      .withRequest('GET', '/api/admin/self-referrals', (request) =>
        request.headers(bearer).query({ page: '1', pageSize: '20', review: 'open' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          self_referrals: eachLike({ ...selfReferral, review: nullValue() }),
          meta,
          open: integer(1),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const list = await listSelfReferrals({ page: 1, pageSize: 20, review: 'open' });
        expect((list as SelfReferralList).open).toBe(1);
      }));

  it('keeps what a review found', () => {
    const found = { finding: 'misuse', note: 'Twice.' } as const;
    return asAdmin('the review of a self-referral', { own_order_id: OWN_ORDER_ID })
      .withRequest('PUT', `/api/admin/self-referrals/${OWN_ORDER_ID}/review`, (request) =>
        request.headers(bearer).jsonBody(found),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ self_referral: { ...selfReferral, review: { ...found, at: moment } } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const { self_referral: order } = await reviewSelfReferral(OWN_ORDER_ID, found);
        expect(order.review?.finding).toBe('misuse');
      });
  });

  it('explains an order', () =>
    asAdmin('why an order earned commission', { order_id: ORDER_ID })
      .withRequest('GET', `/api/admin/orders/${ORDER_ID}/commission`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          commission: {
            order_id: uuid(ORDER_ID),
            earned: boolean(true),
            reason: string('earned'),
            explanation: string('10% of 129.00 EUR paid is 12.90 EUR.'),
            flagged_for_review: boolean(false),
            brand: { name: string('Chart School') },
            customer_email: string('c***@example.org'),
            currency: string('EUR'),
            commission_rate: number(10),
            commission_amount_minor: integer(1290),
            status: regex('^(pending|payable|paid|reversed)$', 'payable'),
            paid_at: moment,
            payable_at: moment,
            entries: eachLike({
              kind: string('earned'),
              amount_minor: integer(1290),
              at: moment,
              payout_id: nullValue(),
            }),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await explainCommission(ORDER_ID)).commission.earned).toBe(true);
      }));
});
