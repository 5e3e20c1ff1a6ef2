import { downloadBrandOrders, downloadStatement, fetchStatementKeys } from '../brand.ts';
import {
  explainOwnCommission,
  getOwnBrand,
  getOwnBrandAnalytics,
  getOwnBrandStats,
  listOwnBrandOrders,
  listStatements,
  updateOwnBrand,
} from '../generated/client/partners/partners.ts';
import type { BrandOrderList } from '../generated/model';
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

const ORDER_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d31';
const PARTNER = 'the partner chart-school is signed in';
const WITH_ORDER = 'the partner chart-school is signed in and has one order';

const ask = (state: string) => provider().addInteraction().given(state, { token: TOKEN, order_id: ORDER_ID });

const brand = {
  id: uuid(ORDER_ID),
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
};

const day = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example);
const month = (example: string) => regex('^\\d{4}-\\d{2}$', example);

describe('the partner dashboard, as the web uses it', () => {
  it('reads the own brand', () =>
    ask(PARTNER)
      .uponReceiving('a question for the own brand')
      .withRequest('GET', '/api/brand/profile', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ brand }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getOwnBrand()).brand.slug).toBe('chart-school');
      }));

  it('changes how the own brand looks, or hears why not', async () => {
    await ask(PARTNER)
      .uponReceiving('a new name for the own brand')
      .withRequest('PATCH', '/api/brand/profile', (request) =>
        request.headers(bearer).jsonBody({ name: 'School of Charts', logo_url: '' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ brand: { ...brand, name: string('School of Charts') } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const answer = await updateOwnBrand({ name: 'School of Charts', logo_url: '' });
        expect(answer.brand.name).toBe('School of Charts');
      });
    await ask(PARTNER)
      .uponReceiving('a logo that is no address')
      .withRequest('PATCH', '/api/brand/profile', (request) =>
        request.headers(bearer).jsonBody({ logo_url: 'logo' }),
      )
      .willRespondWith(400, refuse(400, 'request.invalid'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(updateOwnBrand({ logo_url: 'logo' })).rejects.toMatchObject({ status: 400 });
      });
  });

  it('reads the figures of a period', () =>
    ask(WITH_ORDER)
      .uponReceiving('a question for the figures of 30 days')
      .withRequest('GET', '/api/brand/dashboard/stats', (request) =>
        request.headers(bearer).query({ days: '30' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          stats: {
            currency: string('USD'),
            total_orders: integer(1),
            total_revenue: number(129),
            total_commission: number(12.9),
            pending_commission: number(12.9),
            payable_commission: number(0),
            paid_commission: number(0),
            commission_rate: number(10),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getOwnBrandStats({ days: 30 })).stats.total_orders).toBe(1);
      }));

  it('lists the own orders, and downloads them', async () => {
    await ask(WITH_ORDER)
      .uponReceiving('a question for the orders of the own link')
      .withRequest('GET', '/api/brand/orders', (request) =>
        request
          .headers(bearer)
          .query({ page: '1', pageSize: '20', status: 'paid', q: 'customer@example.org' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          orders: eachLike({
            order_id: uuid(ORDER_ID),
            order_number: string('WW-0198D8A45B'),
            customer_label: regex('^[2-9A-Z]{6}$', 'K7Q2MX'),
            email: string('c***@example.org'),
            currency: string('EUR'),
            total_amount: number(129),
            commission_amount: number(12.9),
            payment_status: string('paid'),
            commission_status: string('pending'),
            earned: boolean(true),
            created_at: moment,
            items: eachLike({
              type: regex('^(package|credits)$', 'package'),
              id: string('professional'),
              name: string('Professional'),
              quantity: integer(1),
              credits: nullValue(),
            }),
          }),
          meta: { page: integer(1), pages: integer(1), total: integer(1), total_is_exact: boolean(true) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const query = { page: 1, pageSize: 20, status: 'paid', q: 'customer@example.org' } as const;
        expect(((await listOwnBrandOrders(query)) as BrandOrderList).orders).toHaveLength(1);
      });
    await ask(WITH_ORDER)
      .uponReceiving('a wish for the orders of the own link as CSV')
      .withRequest('GET', '/api/brand/orders', (request) =>
        request.headers({ ...bearer, Accept: 'text/csv' }),
      )
      .willRespondWith(200, (response) =>
        response.headers({ 'Content-Type': regex('^text/csv.*', 'text/csv; charset=utf-8') }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(downloadBrandOrders()).resolves.toBeDefined();
      });
  });

  it('reads what came in by day and by customer', () =>
    ask(WITH_ORDER)
      .uponReceiving('a question for the analytics of 30 days')
      .withRequest('GET', '/api/brand/analytics', (request) => request.headers(bearer).query({ days: '30' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          currency: string('USD'),
          revenue_over_time: eachLike({
            date: day('2026-03-02'),
            orders: integer(1),
            revenue: number(129),
            commission: number(12.9),
          }),
          top_customers: eachLike({
            email: string('c***@example.org'),
            order_count: integer(1),
            total_spent: number(129),
            total_commission: number(12.9),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getOwnBrandAnalytics({ days: 30 })).top_customers).toHaveLength(1);
      }));

  it('asks why an order earned commission', () =>
    ask(WITH_ORDER)
      .uponReceiving('a question why an own order earned commission')
      .withRequest('GET', `/api/brand/orders/${ORDER_ID}/commission`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          commission: like({
            order_id: uuid(ORDER_ID),
            earned: true,
            reason: 'earned',
            explanation: 'Because.',
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await explainOwnCommission(ORDER_ID)).commission.reason).toBe('earned');
      }));

  it('lists the months, downloads a statement, and reads the public keys', async () => {
    await ask(PARTNER)
      .uponReceiving('a question for the months with statements')
      .withRequest('GET', '/api/brand/statements', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({ statements: eachLike({ month: month('2026-03'), complete: boolean(false) }) }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listStatements()).statements).toHaveLength(1);
      });
    await ask(PARTNER)
      .uponReceiving('a wish for the statement of the running month')
      .withRequest('GET', '/api/brand/statements/2026-03', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          format: 'wickwise-statement/1',
          month: '2026-03',
          key_id: regex('^[0-9a-f]{16}$', '00112233aabbccdd'),
          signature: regex('^[A-Za-z0-9_-]{86}$', 'A'.repeat(86)),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(downloadStatement('2026-03')).resolves.toBeDefined();
      });
    await provider()
      .addInteraction()
      .uponReceiving('a question for the public keys of statements')
      .withRequest('GET', '/api/statements/keys')
      .willRespondWith(200, (response) =>
        response.jsonBody({
          keys: eachLike({
            key_id: regex('^[0-9a-f]{16}$', '00112233aabbccdd'),
            public_key: regex('^[A-Za-z0-9_-]{43}$', 'A'.repeat(43)),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect(await fetchStatementKeys()).toHaveLength(1);
      });
  });
});
