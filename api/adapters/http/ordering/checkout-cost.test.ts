import { tokens } from '../../../composition/tokens.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { statementsDuring, type SentStatement } from '../../../testing/statements-during.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Statements of their own that write, and transactions. */
const commits = (sent: SentStatement[]) =>
  sent.filter(({ sql, __knexTxId: inside }) =>
    inside ? sql === 'COMMIT;' : /\b(insert|update|delete)\b/u.test(sql),
  );

describe('what a checkout asks of the database', () => {
  it.each([
    ['a customer', 9, 3],
    ['a guest', 22, 3],
  ])('[W-553] is little, for %s', async (who, statements, most) => {
    const { bearer } = await api.signIn();
    const as = who === 'a guest' ? {} : { bearer };
    await checkout(api, { ...as, cart: carts.credits }).expect(201);
    const { sent } = await statementsDuring(api, () =>
      checkout(api, { ...as, cart: carts.credits }).expect(201),
    );
    expect(sent.length).toBeLessThanOrEqual(statements);
    expect(commits(sent).length).toBeLessThanOrEqual(most);
  });

  it('adds no job inside a transaction, as those that notify commit one at a time', async () => {
    const { bearer } = await api.signIn({ tier: 'expert' });
    const webhook = { url: 'https://example.com/hook', events: ['order.paid'] };
    await api.request.post('/api/integrations/webhooks').set(bearer).send(webhook).expect(201);
    const { sent } = await statementsDuring(api, () =>
      checkout(api, { bearer, cart: carts.credits }).expect(201),
    );
    for (const table of ['mail_letters', 'integrations_deliveries'])
      expect(sent.filter(({ sql }) => sql.includes(`insert into ${table}`))).toHaveLength(1);
    expect(sent.filter(({ sql, __knexTxId }) => __knexTxId && sql.includes('add_job'))).toEqual([]);
  });

  it('[W-554] takes the key without waiting for the disk, and nothing else after it', async () => {
    const { bearer } = await api.signIn();
    const { sent } = await statementsDuring(api, () =>
      checkout(api, { bearer, cart: carts.credits }).expect(201),
    );
    const without = sent.filter(({ sql }) => sql.includes('synchronous_commit'));
    expect(without.map(({ sql }) => sql.includes('ordering_idempotency_keys'))).toEqual([true]);
    expect(without[0]?.__knexTxId).toBeUndefined();
    // Connections that it was taken on are as they were.
    const knex = api.container.get(tokens.database);
    const source = `select source from pg_settings where name = 'synchronous_commit'`;
    const all = await Promise.all(
      Array.from({ length: 10 }, () => knex.raw<{ rows: { source: string }[] }>(source)),
    );
    expect(all.map(({ rows }) => rows[0]?.source)).not.toContain('session');
  });

  it('[W-523] goes on while a newer version adds columns, though statements are planned once', async () => {
    const { bearer } = await api.signIn();
    const buy = () => checkout(api, { bearer, cart: carts.credits }).expect(201);
    await buy();
    const { knex } = api.database;
    const { rows } = await knex.raw<{ rows: { name: string }[] }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of rows) await knex.raw('alter table ?? add column of_a_newer_version text', [name]);
    try {
      for (let nth = 0; nth < 10; nth++) await buy();
    } finally {
      for (const { name } of rows) await knex.raw('alter table ?? drop column of_a_newer_version', [name]);
    }
  });
});
