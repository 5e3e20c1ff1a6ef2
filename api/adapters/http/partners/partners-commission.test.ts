import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import { PartnerWorld } from '../../../testing/partner-world.ts';

let world: PartnerWorld;
beforeAll(async () => {
  world = await PartnerWorld.start();
});
afterAll(() => world.api.close());

describe('commission', () => {
  it('[D-085] is the rate at the time of the order of what it brought in, refunds taken off', async () => {
    const { brand, clickId } = await world.referred({ commission_rate: 12.5 });
    const orderId = await world.pay({ clickId });
    const change = { commission_rate: 50 };
    await world.api.request.patch(`/api/admin/brands/${brand.id}`).set(world.admin).send(change).expect(200);
    await world.refund(orderId, 2900);
    expect(await world.explain(orderId)).toMatchObject({
      earned: true,
      reason: 'earned',
      brand: { id: brand.id, slug: brand.slug },
      customer_email: 'c***@example.org',
      net_paid: 129,
      refunded: 29,
      commission_rate: 12.5,
      commission_amount: 12.5,
      commission_amount_minor: 1250,
      status: 'pending',
      entries: [
        { kind: 'earned', amount_minor: 1613 },
        { kind: 'reversed', amount_minor: -363 },
      ],
    });
  });

  it('is booked once and taken back once, asked twice or at once', async () => {
    const { clickId } = await world.referred();
    const orderId = await world.pay({ clickId });
    await Promise.all([world.refund(orderId, 100, 'same'), world.refund(orderId, 100, 'same')]);
    await Promise.all(Array.from({ length: 10 }, () => world.refund(orderId, 333)));
    const { refunded, commission_amount_minor, entries } = await world.explain(orderId);
    expect([refunded, commission_amount_minor]).toEqual([34.3, 947]); // 10% of 94.70
    const sum = entries.reduce(
      (total: number, entry: { amount_minor: number }) => total + entry.amount_minor,
      0,
    );
    expect(sum).toBe(947);
    expect(entries).toHaveLength(12);
  });

  it('comes back when a refund failed after all, once, and not for one that took nothing', async () => {
    const { clickId } = await world.referred();
    const orderId = await world.pay({ clickId, minor: 10_000 });
    await world.undoRefund(orderId, 2500, 'failed');
    expect((await world.explain(orderId)).commission_amount).toBe(10);
    await world.refund(orderId, 2500, 'failed');
    expect((await world.explain(orderId)).commission_amount).toBe(7.5);
    for (let time = 0; time < 2; time++) await world.undoRefund(orderId, 2500, 'failed');
    const { refunded, commission_amount, entries } = await world.explain(orderId);
    expect([refunded, commission_amount]).toEqual([0, 10]);
    expect(entries.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'earned',
      'restored',
      'reversed',
    ]);
  });

  it('is on hold while the payment is disputed, and payable once that is over', async () => {
    const { brand, clickId } = await world.referred();
    const orderId = await world.pay({ clickId, minor: 10_000 });
    for (let time = 0; time < 2; time++) await world.dispute(orderId, 'hold');
    await world.waitDays(62);
    const held = await world.explain(orderId);
    expect(held).toMatchObject({ status: 'pending', commission_amount: 10 });
    expect(held.explanation).toContain('It is on hold while the payment of the order is disputed.');
    const balance = async () => {
      const list = world.api.request.get('/api/admin/partner-balances').set(world.admin);
      const { body } = await list.query({ q: brand.email }).expect(200);
      return body.balances[0];
    };
    expect(await balance()).toMatchObject({ pending: 10, earned: 0 });
    for (let time = 0; time < 2; time++) await world.dispute(orderId, 'release');
    expect((await world.explain(orderId)).status).toBe('payable');
    expect(await balance()).toMatchObject({ pending: 0, earned: 10 });
  });

  it('is in the minor units of currencies without decimals and with three', async () => {
    const { clickId } = await world.referred({ commission_rate: 12.5 });
    const yen = await world.explain(await world.pay({ clickId, minor: 6501, currency: 'JPY' }));
    expect([yen.net_paid, yen.commission_amount, yen.commission_amount_minor]).toEqual([6501, 813, 813]);
    const dinar = await world.explain(await world.pay({ clickId, minor: 12_345, currency: 'KWD' }));
    expect([dinar.net_paid, dinar.commission_amount]).toEqual([12.345, 1.543]);
  });

  it('keeps its entries: the database refuses to change them', async () => {
    const { knex } = world.api.database;
    await expect(knex('partners_commission_entries').update({ amount_minor: 0 })).rejects.toThrow(
      'append-only',
    );
    await expect(knex('partners_commission_entries').delete()).rejects.toThrow('append-only');
  });

  it('[D-088] is not earned on own orders, by account, email address or card', async () => {
    const { brand, clickId } = await world.referred({ email: 'own.school@gmail.com' });
    const owner = await world.api.container.get(tokens.users).findForLogin(brand.email);
    const customerId = owner?.user.id ?? '';
    const account = await world.explain(await world.pay({ clickId, customerId, fingerprint: 'card-1' }));
    expect(account).toMatchObject({ earned: false, reason: 'self_account', flagged_for_review: true });
    const email = await world.explain(await world.pay({ clickId, email: 'ownschool+x@gmail.com' }));
    expect(email).toMatchObject({ earned: false, reason: 'self_email', flagged_for_review: true });
    const card = await world.explain(await world.pay({ clickId, fingerprint: 'card-1' }));
    expect(card).toMatchObject({ earned: false, reason: 'self_payment', flagged_for_review: true });
    expect(card).toMatchObject({ commission_amount: 0, status: null, commission_rate: null, entries: [] });
    const stranger = await world.explain(await world.pay({ clickId, fingerprint: 'card-2' }));
    expect(stranger).toMatchObject({ earned: true, flagged_for_review: false });
  });

  it('[D-090] is explained to the partner it counts for, and to no other', async () => {
    const { brand, clickId } = await world.referred();
    const orderId = await world.pay({ clickId });
    const bearerOf = async (email: string) => {
      const found = await world.api.container.get(tokens.users).findForLogin(email);
      const { token, hash } = world.api.container.get(tokens.sessionTokens).issue();
      const now = world.api.clock.now();
      const session = { id: randomUUID(), userId: found?.user.id ?? '', createdAt: now, lastUsedAt: now };
      await world.api.container
        .get(tokens.sessions)
        .add({ ...session, device: null, revokedAt: null, tokenHash: hash });
      return { Authorization: `Bearer ${token}` };
    };
    const own = await bearerOf(brand.email);
    const other = await bearerOf((await world.takeOn()).email);
    const at = `/api/brand/orders/${orderId}/commission`;
    const seen = await world.api.request.get(at).set(own).expect(200);
    expect(seen.body.commission).toMatchObject({ earned: true, commission_amount: 12.9 });
    expect(seen.body.commission).toMatchObject({ customer_email: 'c***@example.org' });
    expect(seen.text).not.toContain('customer@example.org');
    await world.api.request.get(at).set(other).expect(404);
    await world.api.request
      .get(`/api/brand/orders/${await world.pay({ clickId: null })}/commission`)
      .set(own)
      .expect(404);
    await world.api.request.get(`/api/admin/orders/${randomUUID()}/commission`).set(world.admin).expect(404);
  });
});
