import {
  getSettings,
  getSystemHealth,
  listAuditLog,
  proveBooks,
  saveSettings,
} from '../generated/client/platform/platform.ts';
import {
  listContactMessages,
  listSubscribers,
  updateContactMessage,
} from '../generated/client/visitors/visitors.ts';
import type { ReceivedMessageList } from '../generated/model';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  like,
  moment,
  nullValue,
  provider,
  refuse,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const MESSAGE_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d41';
const meta = { page: integer(1), pages: integer(1), total: integer(1), total_is_exact: boolean(true) };
const status = regex('^(ok|attention|down)$', 'ok');

const change = {
  platform_name: 'Wickwise',
  admin_email: 'owner@example.com',
  session_timeout_minutes: 30 as const,
  two_factor_required: false,
  demo_limit: 5,
  tutor_limit: 20,
  version: 0,
};

const message = {
  id: uuid(MESSAGE_ID),
  name: string('Grace'),
  email: string('grace@example.com'),
  subject: string('Refund'),
  message: string('How do I ask?'),
  received_at: moment,
  status: regex('^(open|handled)$', 'open'),
  handled_at: nullValue(),
  handled_by: nullValue(),
};

const asAdmin = () =>
  provider().addInteraction().given('Ada is signed in', { token: TOKEN }).given('Ada is an admin');

describe('the platform, as the admin console uses it', () => {
  it('reads the settings nobody has changed, and saves them', async () => {
    const settings = { ...change, session_timeout_minutes: integer(240), version: integer(0) };
    await asAdmin()
      .given('nobody has changed the settings')
      .uponReceiving('an admin’s question for the settings')
      .withRequest('GET', '/api/admin/settings', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          settings: {
            ...settings,
            platform_name: string('Wickwise'),
            admin_email: string('owner@example.com'),
            two_factor_required: boolean(false),
            demo_limit: integer(3),
            tutor_limit: integer(20),
            updated_at: nullValue(),
            updated_by: nullValue(),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getSettings()).settings.updated_by).toBeNull();
      });
    await asAdmin()
      .given('nobody has changed the settings')
      .uponReceiving('settings to be put in force')
      .withRequest('PUT', '/api/admin/settings', (request) => request.headers(bearer).jsonBody(change))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          settings: { ...change, version: 1, updated_at: moment, updated_by: string('ada@example.com') },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await saveSettings(change)).settings.version).toBe(1);
      });
  });

  it('hears that somebody else has saved', () =>
    asAdmin()
      .given('nobody has changed the settings')
      .uponReceiving('settings over a version that is not in force')
      .withRequest('PUT', '/api/admin/settings', (request) =>
        request.headers(bearer).jsonBody({ ...change, version: 7 }),
      )
      .willRespondWith(409, refuse(409, 'platform.settings_changed'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(saveSettings({ ...change, version: 7 })).rejects.toMatchObject({
          code: 'platform.settings_changed',
        });
      }));

  it('looks at the health of every part, and proves the books', async () => {
    await asAdmin()
      .uponReceiving('an admin’s question for the health of the system')
      .withRequest('GET', '/api/admin/health', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          status,
          checked_at: moment,
          database: { status, size_bytes: integer(9_000_000) },
          storage: { status, driver: regex('^(fs|s3)$', 'fs') },
          reader: { status },
          provider: { status, name: regex('^(local|anthropic)$', 'local') },
          mail: {
            status,
            driver: regex('^(outbox|smtp)$', 'outbox'),
            waiting: integer(0),
            refused: integer(0),
          },
          payments: {
            status,
            provider: regex('^(sandbox|stripe)$', 'sandbox'),
            mode: regex('^(test|live)$', 'test'),
            unbooked: integer(0),
            failures: [],
          },
          jobs: {
            status,
            waiting: integer(0),
            running: integer(0),
            scheduled: integer(0),
            failed: integer(0),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getSystemHealth()).payments.mode).toBe('test');
      });
    await asAdmin()
      .uponReceiving('the wish to prove the books')
      .withRequest('POST', '/api/admin/prove-books', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          balanced: boolean(true),
          proved_at: moment,
          books: eachLike({ book: string('credits'), found: integer(0), differences: like([]) }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await proveBooks()).books[0]?.book).toBe('credits');
      });
  });

  it('reads the audit log', () =>
    asAdmin()
      .uponReceiving('an admin’s question for the audit log')
      .withRequest('GET', '/api/admin/audit-log', (request) =>
        request.headers(bearer).query({ object: 'nothing:' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ entries: [], meta: { ...meta, total: integer(0) }, actions: like([]) }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(await listAuditLog({ object: 'nothing:' })).toMatchObject({ entries: [] });
      }));

  it('reads the inbox, and marks a message as handled', async () => {
    await asAdmin()
      .given('somebody has written a message', { message_id: MESSAGE_ID })
      .uponReceiving('an admin’s question for open messages')
      .withRequest('GET', '/api/admin/contact-messages', (request) =>
        request.headers(bearer).query({ status: 'open' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          messages: eachLike(message),
          meta,
          counts: { open: integer(1), handled: integer(0) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const page = (await listContactMessages({ status: 'open' })) as ReceivedMessageList;
        expect(page.messages[0]?.id).toBe(MESSAGE_ID);
      });
    await asAdmin()
      .given('somebody has written a message', { message_id: MESSAGE_ID })
      .uponReceiving('the word that a message is handled')
      .withRequest('PATCH', `/api/admin/contact-messages/${MESSAGE_ID}`, (request) =>
        request.headers(bearer).jsonBody({ status: 'handled' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          message: {
            ...message,
            status: regex('^handled$', 'handled'),
            handled_at: moment,
            handled_by: string('ada@example.com'),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const { message: marked } = await updateContactMessage(MESSAGE_ID, { status: 'handled' });
        expect(marked.status).toBe('handled');
      });
  });

  it('reads who asked for the newsletter', () =>
    asAdmin()
      .given('somebody asked for the newsletter', { link: 'pact-link-of-the-newsletter' })
      .uponReceiving('an admin’s question for the newsletter')
      .withRequest('GET', '/api/admin/newsletter', (request) =>
        request.headers(bearer).query({ status: 'waiting' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          subscribers: eachLike({
            id: uuid(MESSAGE_ID),
            email: string('ada@example.com'),
            status: regex('^waiting$', 'waiting'),
            requested_at: moment,
            confirmed_at: nullValue(),
          }),
          meta,
          counts: { confirmed: integer(0), waiting: integer(1) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(await listSubscribers({ status: 'waiting' })).toMatchObject({ counts: { waiting: 1 } });
      }));
});
