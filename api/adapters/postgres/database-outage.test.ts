import type { Socket } from 'node:net';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { connect, type Knex } from './database.ts';
import { isDatabaseOutage } from './database-outage.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );

describe('an outage of the database', () => {
  it('is when nobody listens', async () => {
    const nobody = connect({ url: 'postgres://wickwise@127.0.0.1:1/wickwise' });
    expect(isDatabaseOutage(await failureOf(nobody.raw('select 1')))).toBe(true);
    await nobody.destroy();
  });

  it('is when the server ends the connection in the middle of a query', async () => {
    const other = connect({ url: database.url, poolMax: 1, applicationName: 'to be ended' });
    const sleeping = failureOf(other.raw('select pg_sleep(60)'));
    const end = () =>
      database.knex.raw(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'to be ended' and state = 'active'",
      );
    while ((await end()).rowCount === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(isDatabaseOutage(await sleeping)).toBe(true);
    await other.destroy();
  });

  it.each(['a query', 'a transaction'])(
    'is when the connection breaks off in the middle of %s',
    async (where) => {
      const other = connect({ url: database.url, poolMax: 1 });
      const breakOff = async (knex: Knex): Promise<void> => {
        const connection: { connection: { stream: Socket } } = await knex.client.acquireConnection();
        const answer = knex.raw('select 1').connection(connection).then();
        connection.connection.stream.destroy();
        await answer.finally(() => knex.client.releaseConnection(connection));
      };
      const failure = failureOf(where === 'a query' ? breakOff(other) : other.transaction(breakOff));
      expect(isDatabaseOutage(await failure)).toBe(true);
      await other.destroy();
    },
  );

  it('is when no connection gets free in time', async () => {
    const held = connect({ url: database.url, poolMax: 1 });
    await held.transaction(async () => {
      held.client.pool.acquireTimeoutMillis = 1;
      expect(isDatabaseOutage(await failureOf(held.raw('select 1')))).toBe(true);
    });
    await held.destroy();
  });

  it('is not when a query is wrong', async () => {
    expect(isDatabaseOutage(await failureOf(database.knex.raw('select 1/0')))).toBe(false);
    expect(isDatabaseOutage(await failureOf(database.knex.raw('select nothing')))).toBe(false);
    expect(isDatabaseOutage('away')).toBe(false);
  });
});
