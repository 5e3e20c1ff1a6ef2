import { runInThisContext } from 'node:vm';
import pg from 'pg';
import { buildUser } from '../../testing/build-user.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { KnexUnitOfWork, queryOn } from './knex-unit-of-work.ts';
import { PostgresUserStore } from './accounts/postgres-user-store.ts';

let database: TestDatabase;
let unitOfWork: KnexUnitOfWork;
let users: PostgresUserStore;
beforeAll(async () => {
  database = await createTestDatabase();
  unitOfWork = new KnexUnitOfWork({ database: database.knex });
  users = new PostgresUserStore({ database: database.knex });
});
afterAll(() => database.drop());

describe('a unit of work', () => {
  it('keeps everything when it ends well', async () => {
    const user = buildUser();
    const answer = await unitOfWork.run(async (tx) => {
      await users.add(user, tx);
      expect(await users.find(user.id)).toBeNull();
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await users.find(user.id)).toMatchObject({ email: user.email });
  });

  it('keeps nothing when it throws', async () => {
    const user = buildUser();
    const failing = unitOfWork.run(async (tx) => {
      await users.add(user, tx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await users.find(user.id)).toBeNull();
  });

  it('sends one query after the other, or its test fails', async () => {
    const [first, second] = await unitOfWork.run(async (tx) => {
      const trx = queryOn(database.knex, tx);
      return Promise.allSettled([trx.raw('select 1'), trx.raw('select 2')]);
    });
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { message: expect.stringContaining('busy with another one') } });
  });

  it('leaves the connections of the job queue to its library', async () => {
    const filename = '/node_modules/graphile-worker/dist/main.js';
    const ask = runInThisContext('(client) => client.query("select 1")', { filename }) as (
      client: pg.Client,
    ) => Promise<pg.QueryResult>;
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const answers = await Promise.all([ask(client), ask(client)]);
    await client.end();
    expect(answers.map(({ rowCount }) => rowCount)).toEqual([1, 1]);
  });

  it('is done again when the database could not put it in line with another', async () => {
    const { knex } = database;
    await knex.raw(
      'create table counters (id int primary key, value int not null); insert into counters values (1, 0)',
    );
    let runs = 0;
    let read = 0;
    let allRead: () => void = () => {};
    const everybodyHasRead = new Promise<void>((resolve) => (allRead = resolve));
    const addOne = () =>
      unitOfWork.run(async (tx) => {
        runs++;
        const trx = queryOn(knex, tx);
        await trx.raw('set transaction isolation level serializable');
        const [row] = await trx('counters').select('value');
        // The first three read the same value, whoever is faster.
        if (++read === 3) allRead();
        await everybodyHasRead;
        await trx('counters')
          .where({ id: 1 })
          .update({ value: row.value + 1 });
      });
    await Promise.all([addOne(), addOne(), addOne()]);
    expect((await knex('counters').first()).value).toBe(3);
    expect(runs).toBeGreaterThan(3);
  });

  it('is not done again for a failure of another kind', async () => {
    let runs = 0;
    const failing = unitOfWork.run(async (tx) => {
      runs++;
      await queryOn(database.knex, tx).raw('select 1/0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(runs).toBe(1);
  });
});
