import { tokens } from '../../../composition/tokens.ts';
import { readEmailTo } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { visitorFrom } from '../../../testing/visitors.ts';

let api: TestApi;
let replica: TestApi;
let admin: Awaited<ReturnType<TestApi['signIn']>>;

beforeAll(async () => {
  const settings = { ADMIN_EMAIL: 'first@example.com', DEMO_LIMIT: '4', TRUST_PROXY: '1' };
  api = await startTestApi({ settings });
  replica = await startTestApi({ settings, replicaOf: api });
});
beforeEach(async () => {
  await api.database.knex('platform_settings').delete();
  admin = await api.signIn({ role: 'admin', fullName: 'Ada Admin' });
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

const wanted = {
  platform_name: 'Chartreuse',
  admin_email: 'Owner@Example.com',
  session_timeout_minutes: 30,
  two_factor_required: false,
  demo_limit: 7,
  tutor_limit: 9,
};
const get = (path: string, as = admin) => api.request.get(`/api/admin${path}`).set(as.bearer);
const save = (body: object, as = admin) => api.request.put('/api/admin/settings').set(as.bearer).send(body);
const csv = async (path: string) =>
  (
    await get(path)
      .set('Accept', 'text/csv')
      .expect('Content-Type', /text\/csv/)
  ).text;

describe('the settings of the platform', () => {
  it('[D-103] are those of the environment until an admin saves others', async () => {
    const defaults = {
      platform_name: 'Wickwise',
      admin_email: 'first@example.com',
      demo_limit: 4,
      tutor_limit: 20,
    };
    const unsaved = {
      session_timeout_minutes: 240,
      two_factor_required: false,
      version: 0,
      updated_by: null,
    };
    const { body } = await get('/settings').expect(200);
    expect(body.settings).toEqual({ ...defaults, ...unsaved, updated_at: null });
  });

  it('[D-109] are stored as saved, with who saved them', async () => {
    const answer = await save({ ...wanted, version: 0 }).expect(200);
    const stored = { ...wanted, admin_email: 'owner@example.com', version: 1, updated_by: admin.user.email };
    expect(answer.body.settings).toMatchObject(stored);
    expect((await get('/settings')).body.settings).toMatchObject(stored);
  });

  it('[D-103] are in force on every replica at once', async () => {
    await save({ ...wanted, version: 0 }).expect(200);
    const visitor = visitorFrom(replica);
    expect((await visitor.get('/api/demo/visit')).body).toMatchObject({ limit: 7 });
    expect((await visitor.get('/api/tutor/visit')).body).toMatchObject({ limit: 9 });
    expect((await replica.request.get('/api/settings/public')).body.platform_name).toBe('Chartreuse');
    const message = { name: 'Grace', email: 'grace@example.com', message: 'Hello' };
    await replica.request.post('/api/contact').send(message).expect(202);
    expect(await readEmailTo(api, 'owner@example.com')).toMatchObject({ kind: 'contact-message' });
    expect((await readEmailTo(api, 'grace@example.com')).subject).toBe('We have your message to Chartreuse');
  });

  it('[D-113] are in the audit log with what they were before', async () => {
    await save({ ...wanted, version: 0 }).expect(200);
    const { entries } = (await get('/audit-log?action=platform.settings_saved')).body;
    expect(entries[0]).toMatchObject({
      actor: { id: admin.user.id, name: 'Ada Admin', email: admin.user.email },
      object: 'settings',
      details: {
        platformName: 'Wickwise → Chartreuse',
        sessionTimeoutMinutes: '240 → 30',
        demoLimit: '4 → 7',
      },
    });
  });

  it('[D-039] [D-109] end a session that lay unused for the time that is set, from the next request on', async () => {
    api.clock.pass({ minutes: 29 });
    await get('/settings').expect(200);
    await save({ ...wanted, version: 0 }).expect(200);
    api.clock.pass({ minutes: 29 });
    await replica.request.get('/api/auth/me').set(admin.bearer).expect(200);
    api.clock.pass({ minutes: 30 });
    await replica.request.get('/api/auth/me').set(admin.bearer).expect(401);
    const next = await api.signIn({ role: 'admin' });
    await save({ ...wanted, session_timeout_minutes: 60, version: 1 }, next).expect(200);
    api.clock.pass({ minutes: 59 });
    await replica.request.get('/api/auth/me').set(next.bearer).expect(200);
  });

  it('are not saved over those of somebody else: of two at once one succeeds', async () => {
    const both = await Promise.all([1, 2].map((n) => save({ ...wanted, demo_limit: n, version: 0 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await save({ ...wanted, version: 0 });
    expect([late.status, late.body.code]).toEqual([409, 'platform.settings_changed']);
    expect(late.body.errors).toEqual([{ field: 'version', message: expect.any(String) }]);
    expect((await get('/settings')).body.settings.version).toBe(1);
  });

  it.each([
    { platform_name: ' ' },
    { platform_name: 'Two\nlines' },
    { admin_email: 'nobody' },
    { session_timeout_minutes: 45 },
    { demo_limit: -1 },
    { tutor_limit: 1.5 },
    { two_factor_required: 'yes' },
  ])('are refused with the field that is wrong: %j', async (wrong) => {
    const answer = await save({ ...wanted, ...wrong, version: 0 });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, Object.keys(wrong)[0]]);
    expect((await get('/settings')).body.settings.version).toBe(0);
  });

  it('are refused with a version that no settings can have', async () => {
    const answer = await save({ ...wanted, version: 2 ** 31 - 1 });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'version']);
    expect((await save({ ...wanted, version: 2 ** 31 - 2 })).status).toBe(409);
  });

  it('[D-109] ask a second factor of all admins, once one who has it says so', async () => {
    const strict = { ...wanted, two_factor_required: true, version: 0 };
    const refused = await save(strict);
    expect([refused.status, refused.body.code]).toEqual([422, 'platform.two_factor_first']);
    expect(refused.body.errors[0].field).toBe('two_factor_required');
    const other = await api.signIn({ role: 'admin' });
    await api.database
      .knex('accounts_two_factor')
      .insert({ user_id: admin.user.id, sealed_secret: 'x', begun_at: new Date(), confirmed_at: new Date() });
    await save(strict).expect(200);
    await get('/settings').expect(200);
    await get('/settings', other).expect(403);
    await save({ ...strict, two_factor_required: false, version: 1 }).expect(200);
    await get('/settings', other).expect(200);
  });
});

describe('the health of the system', () => {
  it('names every part with what is chosen for it, what waits and what fails', async () => {
    await api.database.knex('mail_letters').delete();
    await api.database.knex.raw('delete from graphile_worker._private_jobs');
    const mail = api.container.get(tokens.mail);
    const posted = api.clock.now();
    await mail.post({ to: 'a@example.com', subject: 'S', text: 'T', kind: 'test' });
    await api.container.get(tokens.emails).queueWaiting();
    await api.database.knex.raw(
      `select graphile_worker.add_job('test', run_at := '2020-01-01'), graphile_worker.add_job('test', run_at := '2099-01-01')`,
    );
    await api.database.knex.raw(`update graphile_worker._private_jobs set attempts = max_attempts
      where key like 'mail:%'`);
    api.clock.pass({ minutes: 20 });
    const message = 'Your credit balance is too low';
    const errors = api.container.get(tokens.providerErrors);
    await errors.record({ provider: 'anthropic', purpose: 'tutor', message, at: api.clock.now() });
    const { body } = await get('/health').expect(200);
    expect(body).toMatchObject({
      status: 'down',
      database: { status: 'ok', size_bytes: expect.any(Number) },
      storage: { status: 'ok', driver: 'fs' },
      reader: { status: 'ok' },
      payments: { status: 'ok', provider: 'sandbox', mode: 'test' },
      provider: {
        status: 'ok',
        name: 'local',
        model: null,
        failures: [{ purpose: 'tutor', provider: 'anthropic', message, times: 1 }],
      },
      mail: {
        status: 'attention',
        driver: 'outbox',
        waiting: 1,
        oldest_at: posted.toISOString(),
        refused: 0,
      },
      jobs: { status: 'down', waiting: 1, scheduled: 1, failed: 1, running: 0 },
    });
  });
});

describe('the proof of the books', () => {
  const prove = () => api.request.post('/api/admin/prove-books').set(admin.bearer);

  it('[D-061] says whether every book balances, and what differs once a balance is tampered with', async () => {
    expect((await prove().expect(200)).body).toEqual({
      balanced: true,
      proved_at: api.clock.now().toISOString(),
      books: expect.arrayContaining([{ book: 'credits', found: 0, differences: [] }]),
    });
    await api.database.knex.transaction(async (trx) => {
      await trx.raw('set local session_replication_role = replica');
      await trx('credits_balances').where({ user_id: admin.user.id }).increment('available', 5);
    });
    const { balanced, books } = (await prove().expect(200)).body;
    expect(balanced).toBe(false);
    const credits = books.find(({ book }: { book: string }) => book === 'credits');
    expect(credits.differences.join()).toContain(admin.user.id);
    const { entries } = (await get('/audit-log?action=platform.books_proved')).body;
    expect(entries[0].details.credits).toBe(credits.found);
  });
});

describe('the audit log', () => {
  it('[W-362] names the files that staff take out of consoles, and the filters but not their values', async () => {
    const exported = () =>
      api.database.knex('platform_audit').where({ action: 'platform.file_exported' }).orderBy('id');
    const support = await api.signIn({ role: 'support' });
    const file = (path: string) => api.request.get(path).set(support.bearer).set('Accept', 'text/csv');
    await file('/api/admin/users?q=ada@example.com').expect(200);
    await file('/api/admin/orders').expect(200);
    await file('/api/admin/audit-log').expect(403);
    await api.request.get('/api/admin/users').set(support.bearer).expect(200);
    // The same list at its other address, and a file of one's own.
    await file('/api/users?tier=pro&sort=email&order=asc&page=1&pageSize=5').expect(200);
    const own = await api.signIn({ role: 'admin' });
    await api.request.get('/api/credits/statement').set(own.bearer).set('Accept', 'text/csv').expect(200);
    expect(await exported()).toMatchObject([
      { actor_id: support.user.id, subject: 'export:users.csv', details: { filtered_by: 'q' } },
      { actor_id: support.user.id, subject: 'export:orders.csv', details: {} },
      { actor_id: support.user.id, subject: 'export:users.csv', details: { filtered_by: 'tier' } },
    ]);
    expect(await exported()).toHaveLength(3);
  });

  beforeEach(async () => {
    const log = api.container.get(tokens.audit);
    const entry = (action: string, subject: string, at: string, actorId: string | null) =>
      api.container
        .get(tokens.unitOfWork)
        .run((tx) =>
          log.record(tx, { actorId, action, subject, details: { note: '=1+1' }, at: new Date(at) }),
        );
    await entry('tests.made', `thing:1_${admin.user.id}`, '2025-01-01T23:59:59Z', admin.user.id);
    await entry('tests.made', `thing:2_${admin.user.id}`, '2025-01-02T00:00:00Z', null);
    await entry('tests.ended', `thing:1_${admin.user.id}`, '2025-01-03T12:00:00Z', admin.user.id);
  });

  const found = async (query: string) => {
    const { body } = await get(`/audit-log?${query}`).expect(200);
    const own = body.entries.filter(({ object }: { object: string }) => object.endsWith(admin.user.id));
    return own.map(
      ({ action, object }: { action: string; object: string }) => `${action} ${object.slice(0, 7)}`,
    );
  };

  it('[D-113] [D-111] lists what was done by kind, actor, object and day', async () => {
    const [made1, made2, ended] = ['tests.made thing:1', 'tests.made thing:2', 'tests.ended thing:1'];
    expect(await found('object=thing:')).toEqual([ended, made2, made1]);
    expect(await found('action=tests.ended&pageSize=1')).toEqual([ended]);
    expect(await found(`actor=${admin.user.email.slice(0, 12).toUpperCase()}&object=thing`)).toEqual([
      ended,
      made1,
    ]);
    expect(await found('actor=system&pageSize=1')).toEqual([made2]);
    expect(await found('object=thing:1_&pageSize=2')).toEqual([ended, made1]);
    expect(await found('object=thing:1%25')).toEqual([]);
    expect(await found('from=2025-01-02&to=2025-01-02&pageSize=1')).toEqual([made2]);
    const { meta, actions, entries } = (await get('/audit-log?action=tests.made&pageSize=1&page=2')).body;
    expect([meta.page, meta.pages, entries.length]).toEqual([2, meta.total, 1]);
    expect(actions).toEqual(expect.arrayContaining(['tests.ended', 'tests.made']));
  });

  it('[D-107] comes as CSV', async () => {
    const lines = (await csv(`/audit-log?object=thing:1_${admin.user.id}`)).trim().split('\r\n');
    expect([lines.length, lines[0]]).toEqual([3, 'id,at,actor_email,actor_name,action,object,details']);
    expect(lines[1]).toContain(`2025-01-03T12:00:00.000Z,${admin.user.email},Ada Admin,tests.ended`);
  });
});
