import { tokens } from '../../../composition/tokens.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

interface Sent {
  sql: string;
  __knexTxId?: string;
}

let api: TestApi;
let sent: Sent[] = [];
beforeAll(async () => {
  api = await startTestApi();
  api.container.get(tokens.database).on('query', (query: Sent) => sent.push(query));
});
beforeEach(() => {
  sent = [];
});
afterAll(() => api.close());

/** Without the one that makes jobs: it goes out after the answer, for all orders paid meanwhile. */
const inRequest = () => sent.filter(({ sql }) => !sql.includes('add_job'));

/** Statements of their own that write, and transactions. */
const commits = () =>
  inRequest().filter(({ sql, __knexTxId: inside }) =>
    inside ? sql === 'COMMIT;' : /\b(insert|update|delete)\b/u.test(sql),
  );

describe('what a checkout asks of the database', () => {
  it.each([
    ['a customer', 19, 3],
    ['a guest', 30, 3],
  ])('is little, for %s', async (who, statements, most) => {
    const { bearer } = await api.signIn();
    const as = who === 'a guest' ? {} : { bearer };
    await checkout(api, { ...as, cart: carts.credits }).expect(201);
    sent = [];
    await checkout(api, { ...as, cart: carts.credits }).expect(201);
    expect(inRequest().length).toBeLessThanOrEqual(statements);
    expect(commits().length).toBeLessThanOrEqual(most);
  });

  it('adds no job inside a transaction, as those that notify commit one at a time', async () => {
    const { bearer } = await api.signIn({ tier: 'expert' });
    const webhook = { url: 'https://example.com/hook', events: ['order.paid'] };
    await api.request.post('/api/integrations/webhooks').set(bearer).send(webhook).expect(201);
    sent = [];
    await checkout(api, { bearer, cart: carts.credits }).expect(201);
    for (const table of ['mail_letters', 'integrations_deliveries'])
      expect(sent.filter(({ sql }) => sql.includes(`insert into ${table}`))).toHaveLength(1);
    expect(sent.filter(({ sql, __knexTxId }) => __knexTxId && sql.includes('add_job'))).toEqual([]);
  });
});
