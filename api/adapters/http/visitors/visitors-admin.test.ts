import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (path: string) => api.request.get(`/api/admin${path}`).set(admin.bearer);
const csv = async (path: string) => (await get(path).set('Accept', 'text/csv').expect(200)).text;

describe('the inbox', () => {
  const inbox = async (query = '') => (await get(`/contact-messages${query}`).expect(200)).body;
  const mark = (id: string, status: string) =>
    api.request.patch(`/api/admin/contact-messages/${id}`).set(admin.bearer).send({ status });

  beforeEach(async () => {
    admin = await api.signIn({ role: 'admin' });
    for (const table of ['visitors_contact_messages', 'visitors_newsletter', 'accounts_throttles'])
      await api.database.knex(table).delete();
    for (const name of ['Grace', 'Linus']) {
      const email = `${name.toLowerCase()}@example.com`;
      await api.request.post('/api/contact').send({ name, email, subject: '=1+1', message: `I am ${name}` });
      api.clock.pass({ seconds: 1 });
      await api.request.post('/api/newsletter').send({ email }).expect(202);
    }
  });

  it('[D-104] [D-113] shows messages, latest first; they are marked as handled and opened again', async () => {
    const { messages, counts } = await inbox();
    expect(messages.map(({ name }: { name: string }) => name)).toEqual(['Linus', 'Grace']);
    expect([counts, messages[0].status]).toEqual([{ open: 2, handled: 0 }, 'open']);
    const { id } = messages[1];
    const handled = await mark(id, 'handled').expect(200);
    expect(handled.body.message).toMatchObject({ status: 'handled', handled_by: admin.user.email });
    await mark(id, 'handled').expect(200);
    expect((await inbox('?status=open')).messages).toHaveLength(1);
    expect((await inbox('?status=handled')).counts).toEqual({ open: 1, handled: 1 });
    expect((await mark(id, 'open').expect(200)).body.message).toMatchObject({
      status: 'open',
      handled_at: null,
    });
    const { entries } = (await get(`/audit-log?object=contact_message:${id}`)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'visitors.message_reopened',
      'visitors.message_handled',
    ]);
    await mark('00000000-0000-4000-8000-000000000000', 'open').expect(404);
  });

  it('[D-111] is searched as a whole for two letters, however many newer messages there are', async () => {
    await api.database.knex.raw(
      `insert into visitors_contact_messages (id, name, email, subject, message, received_at)
       select gen_random_uuid(), 'Otto', 'otto@example.com', '', 'No', now() + n * interval '1 day' from generate_series(1, 2000) n`,
    );
    const { messages, meta } = await inbox('?q=li');
    expect([meta.total, messages[0].name]).toEqual([1, 'Linus']);
  });

  it('[D-111] [D-107] is searched, paged and handed out as CSV', async () => {
    expect((await inbox('?q=I+AM+GRACE')).messages).toHaveLength(1);
    expect((await inbox('?q=%25')).meta.total).toBe(0);
    expect((await inbox('?q=li')).messages).toHaveLength(1);
    expect((await inbox('?q=nu')).messages).toHaveLength(0);
    const second = await inbox('?pageSize=1&page=2');
    expect([second.meta, second.messages[0].name]).toEqual([
      { page: 2, pages: 2, total: 2, total_is_exact: true, next_cursor: null },
      'Grace',
    ]);
    const lines = (await csv('/contact-messages?q=grace')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(",open,Grace,grace@example.com,'=1+1,I am Grace,,");
  });

  it('[D-104] shows who gets the newsletter and who has not confirmed it', async () => {
    await api.database
      .knex('visitors_newsletter')
      .where({ email: 'grace@example.com' })
      .update({ confirmed_at: api.clock.now(), token_hash: null });
    const { subscribers, counts, meta } = (await get('/newsletter').expect(200)).body;
    expect(subscribers.map(({ email, status }: Record<string, string>) => [email, status])).toEqual([
      ['linus@example.com', 'waiting'],
      ['grace@example.com', 'confirmed'],
    ]);
    expect([counts, meta.total]).toEqual([{ confirmed: 1, waiting: 1 }, 2]);
    const { body } = await get('/newsletter?status=waiting&q=LINUS');
    expect([body.subscribers.length, body.meta.total]).toEqual([1, 1]);
    expect((await get('/newsletter?status=waiting')).body.meta.total).toBe(1);
    await api.database.knex('visitors_newsletter').where({ email: 'linus@example.com' }).delete();
    expect((await get('/newsletter')).body.counts).toEqual({ confirmed: 1, waiting: 0 });
    expect((await csv('/newsletter?status=confirmed')).trim().split('\r\n')).toHaveLength(2);
  });
});
