import { tokens } from '../../../composition/tokens.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

interface Sent {
  sql: string;
  __knexTxId?: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('what a checkout asks of the database', () => {
  it('adds no job inside a transaction, as those that notify commit one at a time', async () => {
    const { bearer } = await api.signIn({ tier: 'expert' });
    const webhook = { url: 'https://example.com/hook', events: ['order.paid'] };
    await api.request.post('/api/integrations/webhooks').set(bearer).send(webhook).expect(201);
    const sent: Sent[] = [];
    api.container.get(tokens.database).on('query', (query: Sent) => sent.push(query));
    await checkout(api, { bearer, cart: carts.credits }).expect(201);
    for (const table of ['mail_letters', 'integrations_deliveries'])
      expect(sent.filter(({ sql }) => sql.startsWith(`insert into ${table}`))).toHaveLength(1);
    expect(sent.filter(({ sql, __knexTxId }) => __knexTxId && sql.includes('add_job'))).toEqual([]);
  });
});
