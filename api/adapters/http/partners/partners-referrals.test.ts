import { randomUUID } from 'node:crypto';
import { PartnerWorld, refCookie } from '../../../testing/partner-world.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';

let world: PartnerWorld;
beforeAll(async () => {
  world = await PartnerWorld.start();
});
afterAll(() => world.api.close());

describe('a visit through a partner link', () => {
  it('binds by a cookie that scripts cannot read, and shows the partner', async () => {
    const brand = await world.takeOn({
      primary_color: 'rgb(1, 2, 3)',
      logo_url: 'https://school.example/logo.svg',
    });
    const answer = await world.click(brand.slug).expect(200);
    const expires = new Date(world.api.clock.now().getTime() + 60 * DAY_MS).toISOString();
    expect(answer.body).toMatchObject({
      bound: true,
      expires_at: expires,
      brand: { slug: brand.slug, primary_color: 'rgb(1, 2, 3)', logo_url: 'https://school.example/logo.svg' },
    });
    const line = answer.get('Set-Cookie')?.join();
    expect(line).toMatch(/^wickwise_ref=[^;]+; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = refCookie(answer) ?? '';
    const current = await world.api.request.get('/api/referrals/current').set('Cookie', cookie).expect(200);
    expect(current.body).toEqual({ brand: answer.body.brand, expires_at: expires });
    const [row] = await world.api.database.knex('partners_clicks').where({ brand_id: brand.id });
    expect(row).toMatchObject({ bound: true, id: await world.clickIdOf(cookie) });
  });

  it('[D-083] binds nothing when the slug is unknown or inactive', async () => {
    const brand = await world.takeOn({ status: 'inactive' });
    for (const slug of ['nosuch', brand.slug, "'; drop table partners_brands; --"]) {
      const answer = await world.click(slug).expect(200);
      expect(answer.body).toEqual({ brand: null, bound: false, expires_at: null });
      expect(refCookie(answer)).toBeUndefined();
    }
    const orderId = await world.pay({ clickId: await world.clickIdOf(undefined) });
    expect(await world.explain(orderId)).toMatchObject({
      earned: false,
      reason: 'no_click',
      commission_amount_minor: 0,
    });
  });

  it('[D-082] first click binds for 60 days; once that is over, the last click does', async () => {
    const [first, last] = [await world.takeOn(), await world.takeOn()];
    const cookie = refCookie(await world.click(first.slug));
    world.api.clock.pass({ days: 59 });
    const second = await world.click(last.slug, cookie);
    expect(second.body).toMatchObject({ bound: false, brand: { slug: first.slug } });
    expect(refCookie(second)).toBeUndefined();
    const early = await world.pay({ clickId: await world.clickIdOf(cookie) });
    await world.waitDays(1);
    expect(await world.clickIdOf(cookie)).toBeNull();
    const third = await world.click(last.slug, cookie);
    expect(third.body).toMatchObject({ bound: true, brand: { slug: last.slug } });
    const late = await world.pay({ clickId: await world.clickIdOf(refCookie(third)) });
    expect((await world.explain(early)).brand.slug).toBe(first.slug);
    expect((await world.explain(late)).brand.slug).toBe(last.slug);
  });

  it('stands no more once its partner is inactive, and lets another one bind', async () => {
    const [first, last] = [await world.takeOn(), await world.takeOn()];
    const cookie = refCookie(await world.click(first.slug));
    await world.api.request
      .patch(`/api/admin/brands/${first.id}`)
      .set(world.admin)
      .send({ status: 'inactive' })
      .expect(200);
    expect(await world.clickIdOf(cookie)).toBeNull();
    expect((await world.click(last.slug, cookie)).body).toMatchObject({
      bound: true,
      brand: { slug: last.slug },
    });
  });

  it('is not taken from a cookie that we did not sign', async () => {
    const cookie = refCookie(await world.click((await world.takeOn()).slug)) ?? '';
    const [id, signature = ''] = (cookie.split('=')[1] ?? '').split('.');
    const forged = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const value of [`${id}.${forged}`, `${randomUUID()}.${signature}`, `${id}`, 'junk', '%00']) {
      const answer = await world.api.request
        .get('/api/referrals/current')
        .set('Cookie', `wickwise_ref=${value}`);
      expect(answer.body).toEqual({ brand: null, expires_at: null });
      expect(await world.clickIdOf(`wickwise_ref=${value}`)).toBeNull();
    }
  });
});
