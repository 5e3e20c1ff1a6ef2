import { randomUUID } from 'node:crypto';
import { cards, checkout, resolvePending } from '../../../testing/checkout-requests.ts';
import { PartnerWorld, refCookie } from '../../../testing/partner-world.ts';
import { placeReferred, refundReferred, signInAs } from '../../../testing/referred-orders.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';

let world: PartnerWorld;
let partner: { email: string; clickId: string | null; cookie: string };
beforeEach(async () => {
  world = await PartnerWorld.start();
  const brand = await world.takeOn({ commission_rate: 10 });
  const cookie = refCookie(await world.click(brand.slug)) ?? '';
  partner = { email: brand.email, cookie, clickId: await world.clickIdOf(cookie) };
});
afterEach(() => world.api.close());

const get = async (path: string) => (await world.api.request.get(path).set(world.admin).expect(200)).body;
const ofPartner = async (path: string) => {
  const bearer = await signInAs(world.api, partner.email);
  return (await world.api.request.get(`/api/brand${path}`).set(bearer).expect(200)).body;
};
const refund = (orderId: string, amount: number) =>
  world.api.request
    .post(`/api/admin/orders/${orderId}/refunds`)
    .set({ ...world.admin, 'Idempotency-Key': randomUUID() })
    .send({ amount, reason: 'Asked for' })
    .expect(201);

/** Buys the smallest credit package in a currency, at a price of its own there, through the partner's link. */
async function buyAt(currency: string, price: number): Promise<string> {
  const { api, admin } = world;
  const prices = { prices: { [currency]: price } };
  await api.request.put('/api/admin/package-prices/credits-starter').set(admin).send(prices).expect(200);
  const item = { id: 'credits-starter', type: 'credits', quantity: 1, name: 'Starter', price };
  const cart = { items: [item], totalAmount: price, currency };
  const paid = await checkout(api, { cart }).set('Cookie', partner.cookie).expect(201);
  return paid.body.order.order_id;
}

/** What every console says of all revenue. */
async function revenues() {
  const overview = await get('/api/admin/analytics/overview');
  const analytics = await get('/api/admin/analytics?days=90');
  const { stats } = await ofPartner('/dashboard/stats');
  const days = (rows: { revenue: number }[]) =>
    Math.round(rows.reduce((sum, { revenue }) => sum + 100 * revenue, 0)) / 100;
  return {
    overview: overview.totals.revenue,
    analytics: analytics.totals.revenue,
    days: days(analytics.revenue_over_time),
    partner: stats.total_revenue,
    partnerDays: days((await ofPartner('/analytics?days=90')).revenue_over_time),
  };
}
const everywhere = (revenue: number) => ({
  overview: revenue,
  analytics: revenue,
  days: revenue,
  partner: revenue,
  partnerDays: revenue,
});

describe('revenue', () => {
  it('is what was paid at a custom price, converted at the rate of the order, not the base price', async () => {
    await buyAt('INR', 100);
    expect(await revenues()).toEqual(everywhere(1.17));
    const [item] = (await get('/api/admin/analytics')).package_distribution;
    expect(item).toMatchObject({ id: 'credits-starter', revenue: 1.17 });
    expect((await ofPartner('/analytics')).top_customers).toMatchObject([{ total_spent: 1.17 }]);
    const orders = world.api.request.get('/api/admin/orders').set(world.admin).set('Accept', 'text/csv');
    expect((await orders.expect(200)).text).toMatch(/,INR,100\.00,0\.00,.*,USD,1\.17,/);
  });

  it('is nothing after seven refunds of 1,000 yen have given all of an order back', async () => {
    const orderId = await buyAt('JPY', 7000);
    expect(await revenues()).toEqual(everywhere(44.6));
    for (let part = 1; part <= 6; part += 1) await refund(orderId, 1000);
    expect(await revenues()).toEqual(everywhere(6.37)); // 44.60 less 6,000 yen, which are 38.23
    await refund(orderId, 1000);
    expect(await revenues()).toEqual(everywhere(0));
    expect((await get('/api/admin/analytics')).totals.refunded).toBe(44.6);
  });

  it('counts a payment on the day it was made and a refund on its own, for operators and partners alike', async () => {
    const { api } = world;
    const placed = await placeReferred(api, { clickId: partner.clickId, status: 'pending' });
    await api.database.knex('ordering_orders').where({ id: placed }).delete();
    const orderId = await placeReferred(api, { clickId: partner.clickId, orderId: placed });
    const placedAt = new Date(api.clock.now().getTime() - 40 * DAY_MS);
    await api.database.knex('ordering_orders').where({ id: orderId }).update({ placed_at: placedAt });
    const paidOn = api.clock.now().toISOString().slice(0, 10);
    await world.waitDays(31);
    await refundReferred(api, orderId, { minor: 2900, status: 'partly_refunded' });
    const refundedOn = api.clock.now().toISOString().slice(0, 10);
    const days = [
      { date: refundedOn, orders: 0, revenue: -29, commission: -2.9 },
      { date: paidOn, orders: 1, revenue: 129, commission: 12.9 },
    ];
    expect((await ofPartner('/analytics?days=90')).revenue_over_time).toEqual(days);
    const { revenue_over_time: all } = await get('/api/admin/analytics?days=90');
    const sold = all.filter(({ revenue }: { revenue: number }) => revenue !== 0);
    expect(sold).toEqual(
      days.toReversed().map(({ date, orders, revenue }) => ({
        date,
        orders,
        revenue,
        refunded: revenue < 0 ? -revenue : 0,
      })),
    );
    expect((await ofPartner('/dashboard/stats?days=30')).stats).toMatchObject({
      total_orders: 0,
      total_revenue: -29,
      total_commission: -2.9,
    });
    expect((await ofPartner('/analytics?days=30')).top_customers).toEqual([]);
  });

  it('is not lowered by money that came for a cancelled order and went back', async () => {
    const { api, admin } = world;
    const payment = { card_number: cards.challenge };
    const placed = await checkout(api, { payment }).set('Cookie', partner.cookie).expect(202);
    const orderId = placed.body.order.order_id;
    await api.request.delete(`/api/admin/orders/${orderId}`).set(admin).expect(204);
    const reference = placed.body.challenge.url.split('/').at(-1);
    const challenge = api.request.post(`/api/payments/sandbox/challenges/${reference}`);
    await challenge.send({ outcome: 'approve' }).expect(200);
    await resolvePending(api);
    api.clock.pass({ minutes: 2 });
    await resolvePending(api);
    const charges = api.database.knex('payments_sandbox_charges').where({ order_id: orderId });
    expect(await charges).toMatchObject([{ amount_minor: '17900', refunded_minor: '17900' }]);
    expect(await revenues()).toEqual(everywhere(0));
  });

  it('is made up of what each line brought, to the minor unit', async () => {
    const items = Array.from({ length: 3 }, (_, n) => ({
      type: 'credits' as const,
      name: `Pack ${n}`,
      credits: 10,
    }));
    const orderId = await placeReferred(world.api, {
      clickId: null,
      minor: 100,
      currency: 'JPY',
      rate: '3',
      items,
    });
    const { knex } = world.api.database;
    await knex('ordering_orders')
      .where({ id: orderId })
      .update({ total_minor: 300, base_total_minor: 10_000 });
    const { package_distribution: shares, totals } = await get('/api/admin/analytics');
    const revenuesOfLines = shares.map(({ revenue }: { revenue: number }) => revenue);
    expect(revenuesOfLines.toSorted()).toEqual([33.33, 33.33, 33.34]);
    expect(totals.revenue).toBe(100);
  });
});
