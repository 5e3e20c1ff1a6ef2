import { getAdminAnalytics, getMarketPulse, getOverview } from '../generated/client/insights/insights.ts';
import {
  TOKEN,
  bearer,
  eachLike,
  integer,
  like,
  moment,
  number,
  provider,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const ORDER_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d21';
const date = regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-21');
const change = { now: number(179), before: number(0), percent: null };

describe('the figures of the dashboard, as the web uses them', () => {
  it('takes the pulse of the market', () =>
    provider()
      .addInteraction()
      .given('Ada has her trial credits', { token: TOKEN })
      .uponReceiving('a question for the market pulse')
      .withRequest('GET', '/api/insights/market-pulse', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          sample: true,
          analyses: integer(0),
          needed: integer(20),
          days: integer(7),
          sentiment: regex('Upward|Downward|Mixed', 'Upward'),
          volatility: regex('Low|Moderate|High', 'Moderate'),
          data_index: integer(65),
          bullish: integer(0),
          bearish: integer(0),
          sideways: integer(0),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(await getMarketPulse()).toMatchObject({ sample: true, data_index: 65 });
      }));
});

const operator = () =>
  provider()
    .addInteraction()
    .given('Ada has one paid order', { token: TOKEN, order_id: ORDER_ID })
    .given('Ada is an admin');

describe('the figures of the admin console, as the web uses them', () => {
  it('asks for the overview', () =>
    operator()
      .uponReceiving('a question for the overview')
      .withRequest('GET', '/api/admin/analytics/overview', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          currency: string('USD'),
          period_days: integer(30),
          totals: {
            revenue: number(179),
            users: integer(0),
            active_users: integer(0),
            orders: integer(1),
            credits_used: integer(0),
          },
          changes: {
            revenue: like(change),
            users: like(change),
            orders: like(change),
            credits_used: like(change),
          },
          recent_orders: eachLike({
            order_id: uuid(ORDER_ID),
            number: string('WW-0198D8A45B'),
            email: string('ada@example.com'),
            total_minor: integer(17_900),
            currency: string('USD'),
            payment_status: string('paid'),
            items: eachLike({ name: string('Professional'), quantity: integer(1) }),
            created_at: moment,
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(await getOverview()).toMatchObject({ period_days: 30, totals: { orders: 1 } });
      }));

  it('asks for the analytics of a period', () =>
    operator()
      .uponReceiving('a question for the analytics of 90 days')
      .withRequest('GET', '/api/admin/analytics', (request) => request.query({ days: '90' }).headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          days: 90,
          currency: string('USD'),
          totals: like({
            revenue: 179,
            refunded: 0,
            orders: 1,
            credits_granted: 10,
            credits_used: 0,
            read: 0,
            refused: 0,
          }),
          revenue_over_time: eachLike({
            date,
            orders: integer(1),
            revenue: number(179),
            refunded: number(0),
          }),
          package_distribution: eachLike({
            id: string('professional'),
            name: string('Professional'),
            type: regex('^(package|credits)$', 'package'),
            quantity: integer(1),
            revenue: number(129),
            share: number(72.1),
          }),
          conversion: { accounts: integer(1), analysed: integer(0), ordered: integer(1), paid: integer(1) },
          credits_over_time: eachLike({ date, granted: integer(10), used: integer(0), expired: integer(0) }),
          readings_over_time: eachLike({ date, read: integer(0), refused: integer(0), failed: integer(0) }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(await getAdminAnalytics({ days: 90 })).toMatchObject({ days: 90 });
      }));
});
