import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import { PartnerWorld } from '../../../testing/partner-world.ts';
import { readEmailTo, tokenIn } from '../../../testing/read-outbox.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';

let world: PartnerWorld;
beforeAll(async () => {
  world = await PartnerWorld.start();
});
afterAll(() => world.api.close());

const weekAfter = (moment: string): string => new Date(Date.parse(moment) + 7 * DAY_MS).toISOString();

describe('partners', () => {
  it('[O-069] are made with defaults', async () => {
    expect(await world.takeOn()).toMatchObject({
      commission_rate: 10,
      primary_color: '#00d4ff',
      secondary_color: '#7c3aed',
    });
  });

  it('[O-067] [O-119] are read back with all their fields', async () => {
    const brand = await world.takeOn({
      name: 'Chart School',
      slug: 'chart-school',
      email: ' Chart@School.example ',
    });
    const read = await world.api.request.get(`/api/admin/brands/${brand.id}`).set(world.admin).expect(200);
    const now = world.api.clock.now().toISOString();
    expect(read.body.brand).toEqual({
      id: brand.id,
      name: 'Chart School',
      email: 'chart@school.example',
      slug: 'chart-school',
      commission_rate: 10,
      logo_url: null,
      website: null,
      primary_color: '#00d4ff',
      secondary_color: '#7c3aed',
      description: '',
      status: 'active',
      referral_url: `${world.api.environment.publicUrl}/pricing?ref=chart-school`,
      created_at: now,
      updated_at: now,
      invitation: { state: 'waiting', sent_at: now, expires_at: weekAfter(now) },
    });
  });

  it('[D-092] get an account of their own and an email with a link that makes their login', async () => {
    const brand = await world.takeOn({ name: 'School of Charts' });
    const user = await world.api.container.get(tokens.users).findForLogin(brand.email);
    expect(user).toMatchObject({ user: { role: 'brand' }, passwordHash: null });
    const token = tokenIn(await readEmailTo(world.api, brand.email));
    const password = 'a long enough password';
    await world.api.request.post('/api/auth/claim').send({ token, password }).expect(200);
    const login = await world.api.request.post('/api/auth/login').send({ email: brand.email, password });
    expect(login.body.user).toMatchObject({ role: 'brand', full_name: 'School of Charts' });
  });

  it('do not take over the account of a customer, and leave nothing behind when refused', async () => {
    const { user } = await world.api.signIn();
    const draft = { name: 'Taken', email: user.email, slug: 'taken', commission_rate: 10 };
    const answer = await world.api.request.post('/api/admin/brands').set(world.admin).send(draft).expect(409);
    expect(answer.body).toMatchObject({ code: 'partners.email_taken', errors: [{ field: 'email' }] });
    const brand = await world.takeOn();
    const again = { name: 'Again', email: 'again@example.com', slug: brand.slug, commission_rate: 10 };
    const second = await world.api.request.post('/api/admin/brands').set(world.admin).send(again).expect(409);
    expect(second.body.code).toBe('partners.slug_taken');
    expect(await world.api.container.get(tokens.users).findForLogin('again@example.com')).toBeNull();
  });

  it.each([
    ['slug', 'My Brand_1!'],
    ['commission_rate', -1],
    ['commission_rate', 100.1],
    ['commission_rate', 12.34],
    ['email', 'nobody'],
    ['name', ''],
    ['logo_url', 'javascript:alert(1)'],
    ['logo_url', 'http://plain.example/logo.png'],
    ['website', 'chart school'],
    ['primary_color', 'red;background:url(//evil.example)'],
    ['status', 'asleep'],
  ])('[O-095] [O-096] are refused with %s %p', async (field, value) => {
    const draft = { name: 'Bad', email: 'bad@example.com', slug: 'bad', commission_rate: 10, [field]: value };
    const answer = await world.api.request.post('/api/admin/brands').set(world.admin).send(draft).expect(400);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  it.each(['name', 'email', 'slug', 'commission_rate'])('[O-094] are refused without %s', async (field) => {
    const whole: Record<string, unknown> = {
      name: 'Bad',
      email: 'bad@example.com',
      slug: 'bad',
      commission_rate: 10,
    };
    const { [field]: _left, ...draft } = whole;
    const answer = await world.api.request.post('/api/admin/brands').set(world.admin).send(draft).expect(400);
    expect(JSON.stringify(answer.body.errors)).toContain(field);
  });

  it('[O-120] [O-121] take every field when made and when changed', async () => {
    const all = {
      name: 'All',
      email: 'all@example.com',
      slug: 'all',
      commission_rate: 12.5,
      logo_url: 'https://all.example/logo.svg',
      website: 'http://all.example',
      primary_color: 'rgb(1, 2, 3)',
      secondary_color: 'tomato',
      description: 'Everything about charts',
      status: 'inactive',
    };
    const brand = await world.takeOn(all);
    const at = `/api/admin/brands/${brand.id}`;
    expect((await world.api.request.get(at).set(world.admin)).body.brand).toMatchObject(all);
    const other = { ...all, name: 'Other', slug: 'other', commission_rate: 0, logo_url: null, website: null };
    const more = { primary_color: '#123456', secondary_color: '#fff', description: '', status: 'active' };
    await world.api.request
      .patch(at)
      .set(world.admin)
      .send({ ...other, ...more })
      .expect(200);
    expect((await world.api.request.get(at).set(world.admin)).body.brand).toMatchObject({
      ...other,
      ...more,
    });
  });

  it('[O-075] change what is sent and keep the rest', async () => {
    const brand = await world.takeOn({ website: 'https://school.example', commission_rate: 12.5 });
    const at = `/api/admin/brands/${brand.id}`;
    const sent = { status: 'inactive', website: '', commission_rate: 0.3 };
    const changed = await world.api.request.patch(at).set(world.admin).send(sent).expect(200);
    expect(changed.body.brand).toMatchObject({
      ...brand,
      status: 'inactive',
      website: null,
      commission_rate: 0.3,
    });
    const back = await world.api.request.patch(at).set(world.admin).send({ status: 'active' }).expect(200);
    expect(back.body.brand).toMatchObject({ status: 'active', commission_rate: 0.3 });
  });

  it('[O-068] keep their email address', async () => {
    const brand = await world.takeOn();
    const at = `/api/admin/brands/${brand.id}`;
    const refused = await world.api.request
      .patch(at)
      .set(world.admin)
      .send({ email: 'x@example.com', name: 'X' })
      .expect(422);
    expect(refused.body.errors).toEqual([{ field: 'email', message: 'must be the one on record' }]);
    await world.api.request.patch(at).set(world.admin).send({ email: brand.email.toUpperCase() }).expect(200);
    expect((await world.api.request.get(at).set(world.admin)).body.brand).toMatchObject({
      email: brand.email,
    });
  });

  it('do not take the slug of another one', async () => {
    const [one, other] = [await world.takeOn(), await world.takeOn()];
    const answer = await world.api.request
      .patch(`/api/admin/brands/${one.id}`)
      .set(world.admin)
      .send({ slug: other.slug });
    expect([answer.status, answer.body.code]).toEqual([409, 'partners.slug_taken']);
  });

  it('cannot share a slug: of concurrent requests one gets it, the others are answered that it is taken', async () => {
    const brands = await Promise.all(Array.from({ length: 8 }, () => world.takeOn()));
    const answers = await Promise.all(
      brands.map(({ id }) =>
        world.api.request.patch(`/api/admin/brands/${id}`).set(world.admin).send({ slug: 'wanted-by-all' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['partners.slug_taken']));
  });

  it('[O-118] are listed by page, search and status, with counts of all', async () => {
    for (const name of ['Zebra_1 Traders', 'zebra 2', 'Zebra 3']) await world.takeOn({ name });
    const list = (query: string) =>
      world.api.request.get(`/api/admin/brands?${query}`).set(world.admin).expect(200);
    const first = (await list('q=zebra&pageSize=2')).body;
    expect(first.brands.map((brand: { name: string }) => brand.name)).toEqual(['zebra 2', 'Zebra 3']);
    expect(first.meta).toEqual({ page: 1, pages: 2, total: 3 });
    expect((await list('q=a_1')).body.meta.total).toBe(1);
    const none = (await list('q=zebra&status=inactive')).body;
    expect(none).toMatchObject({ brands: [], meta: { page: 1, pages: 1, total: 0 } });
    expect(none.counts.total).toBe(none.counts.active + none.counts.inactive);
    expect(none.counts.active).toBeGreaterThan(2);
  });

  it('[O-118] are sorted, and come as a file of all that match', async () => {
    const website = 'https://sorted.example';
    for (const [name, rate] of [
      ['Sorted b', 1],
      ['Sorted A', 3],
      ['=Sorted c', 2],
    ] as const) {
      await world.takeOn({ name, commission_rate: rate, website: name === 'Sorted A' ? website : null });
    }
    const list = (query: string, accept = 'application/json') =>
      world.api.request.get(`/api/admin/brands?q=sorted&${query}`).set(world.admin).set('Accept', accept);
    const names = async (query: string): Promise<string[]> =>
      (await list(query).expect(200)).body.brands.map((brand: { name: string }) => brand.name);
    expect(await names('')).toEqual(['=Sorted c', 'Sorted A', 'Sorted b']);
    expect(await names('sort=commission_rate&order=desc')).toEqual(['Sorted A', '=Sorted c', 'Sorted b']);
    expect(await names('sort=website')).toEqual(['Sorted A', '=Sorted c', 'Sorted b']);
    await list('sort=email').expect(400);
    const csv = await list('pageSize=1', 'text/csv').expect(200);
    expect(csv.headers['content-disposition']).toContain('brands.csv');
    const lines = csv.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^id,name,email,slug,commission_rate,status,.*,invitation$/);
    expect(lines[1]).toContain(",'=Sorted c,");
  });

  it('[D-092] are invited again until they have set a password', async () => {
    const brand = await world.takeOn();
    const at = `/api/admin/brands/${brand.id}`;
    const stateNow = async (): Promise<string> =>
      (await world.api.request.get(at).set(world.admin)).body.brand.invitation.state;
    const again = () => world.api.request.post(`${at}/invitation`).set(world.admin);
    await world.waitDays(8);
    expect(await stateNow()).toBe('expired');
    const now = world.api.clock.now().toISOString();
    expect((await again().expect(200)).body.brand).toMatchObject({
      id: brand.id,
      invitation: { state: 'waiting', sent_at: now, expires_at: weekAfter(now) },
    });
    const token = tokenIn(await readEmailTo(world.api, brand.email));
    await world.api.request
      .post('/api/auth/claim')
      .send({ token, password: 'a long enough password' })
      .expect(200);
    expect(await stateNow()).toBe('accepted');
    expect((await again().expect(409)).body.code).toBe('partners.invitation_accepted');
    await world.api.request.post(`/api/admin/brands/${randomUUID()}/invitation`).set(world.admin).expect(404);
    const sent = await world.api.database.knex('platform_audit').where({ subject: `brand:${brand.id}` });
    expect(sent.map(({ action }) => action)).toEqual(['partners.brand_created', 'partners.invitation_sent']);
  });

  it('are neither found nor sent another invitation when they are deleted while they are invited again', async () => {
    const brand = await world.takeOn();
    const { api, admin } = world;
    const brands = api.container.get(tokens.brands);
    const emails = () => api.database.knex('mail_letters').where({ kind: 'invitation' });
    const before = (await emails()).length;
    const invited = await api.container.get(tokens.unitOfWork).run(async (tx) => {
      await brands.lock(brand.id, tx);
      const answer = api.request
        .post(`/api/admin/brands/${brand.id}/invitation`)
        .set(admin)
        .then((done) => done);
      await untilSomebodyWaits(api.database.knex);
      await brands.remove(brand.id, tx);
      return { answer };
    });
    const { status, body } = await invited.answer;
    expect([status, body.code]).toEqual([404, 'partners.brand_not_found']);
    expect(await emails()).toHaveLength(before);
  });

  it('[O-122] are deleted, unless orders count for them', async () => {
    const brand = await world.takeOn();
    await world.click(brand.slug);
    const at = `/api/admin/brands/${brand.id}`;
    await world.api.request.delete(at).set(world.admin).expect(204);
    await world.api.request.get(at).set(world.admin).expect(404);
    const { brand: busy, clickId } = await world.referred();
    await world.pay({ clickId });
    const refused = await world.api.request
      .delete(`/api/admin/brands/${busy.id}`)
      .set(world.admin)
      .expect(409);
    expect(refused.body.error).toContain('inactive');
  });
});

describe('the audit log', () => {
  it('has every change of partners, with who did it', async () => {
    const { user, bearer } = await world.api.signIn({ role: 'admin' });
    const draft = { name: 'Seen', email: 'seen@example.com', slug: 'seen', commission_rate: 10 };
    const { brand } = (await world.api.request.post('/api/admin/brands').set(bearer).send(draft)).body;
    await world.api.request.patch(`/api/admin/brands/${brand.id}`).set(bearer).send({ commission_rate: 20 });
    await world.api.request.delete(`/api/admin/brands/${brand.id}`).set(bearer).expect(204);
    const rows = await world.api.database
      .knex('platform_audit')
      .where({ subject: `brand:${brand.id}` })
      .orderBy('id');
    expect(rows.map(({ actor_id, action }) => [actor_id, action])).toEqual([
      [user.id, 'partners.brand_created'],
      [user.id, 'partners.brand_changed'],
      [user.id, 'partners.brand_deleted'],
    ]);
    expect(rows[1].details).toMatchObject({
      changed: 'commission_rate',
      rate_tenths: 200,
      rate_tenths_before: 100,
    });
  });
});
