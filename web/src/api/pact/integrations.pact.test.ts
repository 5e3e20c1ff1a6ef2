import {
  addWebhook,
  createApiKey,
  listApiKeys,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  resendDelivery,
  revokeApiKey,
  testWebhook,
  updateWebhook,
} from '../generated/client/integrations/integrations.ts';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  moment,
  nullValue,
  provider,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const KEY = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2e01';
const HOOK = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2e02';
const DELIVERY = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2e03';
const KEYS = '/api/integrations/keys';
const HOOKS = '/api/integrations/webhooks';

const expert = (what: string) =>
  provider()
    .addInteraction()
    .given('Ada is signed in', { token: TOKEN })
    .given('Ada has a key and a webhook', { key_id: KEY, webhook_id: HOOK, delivery_id: DELIVERY })
    .uponReceiving(what);

const key = {
  id: uuid(KEY),
  name: string('Nightly export'),
  prefix: regex('^wk_.{8}$', 'wk_4kQx81Zb'),
  scopes: eachLike(string('analysis:read')),
  created_at: moment,
  expires_at: nullValue(),
  last_used_at: nullValue(),
  status: regex('^(active|expired|revoked)$', 'active'),
};
const webhook = {
  id: uuid(HOOK),
  url: string('https://hooks.example.com/wickwise'),
  events: eachLike(string('order.paid')),
  status: regex('^(active|paused|disabled)$', 'active'),
  failing_since: nullValue(),
};
const delivery = {
  id: uuid(DELIVERY),
  event: string('order.paid'),
  created_at: moment,
  status: regex('^(pending|delivered|failed)$', 'failed'),
  payload: string('{}'),
};
const tried = {
  ...delivery,
  next_try_at: nullValue(),
  tries: eachLike({
    at: moment,
    status: integer(500),
    latency_ms: integer(12),
    answer: string('not yet'),
    error: nullValue(),
  }),
};

describe('API keys, as the web uses them', () => {
  it('lists them', () =>
    expert('a question for the own keys')
      .withRequest('GET', KEYS, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ keys: eachLike(key) }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listApiKeys()).keys[0]?.prefix).toBe('wk_4kQx81Zb');
      }));

  it('makes one', () => {
    const draft = { name: 'Nightly export', scopes: ['analysis:read' as const], expires_in_days: null };
    return expert('a wish for a key')
      .withRequest('POST', KEYS, (request) => request.headers(bearer).jsonBody(draft))
      .willRespondWith(201, (response) =>
        response.jsonBody({ key, secret: regex('^wk_.{43}$', `wk_${'4kQx81Zb'.padEnd(43, 'x')}`) }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await createApiKey(draft)).secret).toMatch(/^wk_/);
      });
  });

  it('revokes one', () =>
    expert('a wish to revoke a key')
      .withRequest('DELETE', `${KEYS}/${KEY}`, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await revokeApiKey(KEY);
      }));
});

describe('webhooks, as the web uses them', () => {
  it('lists them', () =>
    expert('a question for the own webhooks')
      .withRequest('GET', HOOKS, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ webhooks: eachLike(webhook) }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listWebhooks()).webhooks[0]?.status).toBe('active');
      }));

  it('adds one', () => {
    const draft = { url: 'https://hooks.example.com/wickwise', events: ['order.paid' as const] };
    return expert('a wish for a webhook')
      .withRequest('POST', HOOKS, (request) => request.headers(bearer).jsonBody(draft))
      .willRespondWith(201, (response) =>
        response.jsonBody({ webhook, secret: regex('^whsec_.+$', 'whsec_c2VjcmV0') }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await addWebhook(draft)).secret).toMatch(/^whsec_/);
      });
  });

  it('pauses one', () =>
    expert('a wish to pause a webhook')
      .withRequest('PATCH', `${HOOKS}/${HOOK}`, (request) =>
        request.headers(bearer).jsonBody({ active: false }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ webhook: { ...webhook, status: string('paused') } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await updateWebhook(HOOK, { active: false })).webhook.status).toBe('paused');
      }));

  it('renews the secret of one', () =>
    expert('a wish for a new secret of a webhook')
      .withRequest('POST', `${HOOKS}/${HOOK}/secret`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({ webhook, secret: regex('^whsec_.+$', 'whsec_c2VjcmV0') }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await renewWebhookSecret(HOOK)).secret).toMatch(/^whsec_/);
      }));

  it('removes one', () =>
    expert('a wish to remove a webhook')
      .withRequest('DELETE', `${HOOKS}/${HOOK}`, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await removeWebhook(HOOK);
      }));

  it('reads what one was sent', () =>
    expert('a question for the deliveries to a webhook')
      .withRequest('GET', `${HOOKS}/${HOOK}/deliveries`, (request) =>
        request.headers(bearer).query({ page: '1', pageSize: '10' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          deliveries: eachLike(tried),
          meta: { page: integer(1), pages: integer(1), total: integer(1), total_is_exact: boolean(true) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const { deliveries } = await listDeliveries(HOOK, { page: 1, pageSize: 10 });
        expect(deliveries[0]?.tries[0]?.status).toBe(500);
      }));

  it('sends a test', () =>
    expert('a wish for a test event')
      .withRequest('POST', `${HOOKS}/${HOOK}/test`, (request) => request.headers(bearer))
      .willRespondWith(202, (response) =>
        response.jsonBody({ delivery: { ...delivery, status: string('pending') } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await testWebhook(HOOK)).delivery.status).toBe('pending');
      }));

  it('sends an event again', () =>
    expert('a wish to send an event again')
      .withRequest('POST', `${HOOKS}/${HOOK}/deliveries/${DELIVERY}/resend`, (request) =>
        request.headers(bearer),
      )
      .willRespondWith(202, (response) =>
        response.jsonBody({ delivery: { ...delivery, status: string('pending') } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await resendDelivery(HOOK, DELIVERY)).delivery.status).toBe('pending');
      }));
});
