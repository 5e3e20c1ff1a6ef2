import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { KnexUnitOfWork, queryOn } from '../knex-unit-of-work.ts';
import { ask, statement } from './ask.ts';
import { writeLater } from './write-later.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.knex.raw('create table notes (id int primary key, said text)');
});
afterAll(() => database.drop());

describe('a statement that stands in the code', () => {
  it('is sent with its values in their places, each once', async () => {
    const sum = statement<{ sum: number; text: string | null }>(
      'a-sum',
      'select :a::int + :b::int + :a::int as sum, :text::text as text',
    );
    expect(sum.text).toBe('select $1::int + $2::int + $1::int as sum, $3::text as text');
    expect(await ask(database.knex, sum, { text: null, b: 1, a: 20 })).toEqual([{ sum: 41, text: null }]);
  });

  it('is planned once for a connection', async () => {
    await database.knex.transaction(async (trx) => {
      const one = statement<{ one: number }>('just-one', 'select :of::int as one');
      for (let nth = 0; nth < 3; nth++) await ask(trx, one, { of: nth });
      const { rows } = await trx.raw<{ rows: { plans: number }[] }>(
        `select generic_plans + custom_plans as plans from pg_prepared_statements where name = 'just-one'`,
      );
      expect(rows.map(({ plans }) => Number(plans))).toEqual([3]);
    });
  });

  it('is not sent without one of its values', async () => {
    const one = statement('nothing', 'select :of::int');
    await expect(ask(database.knex, one, {})).rejects.toThrow('nothing is asked without of.');
  });

  it('gives its connection back when it fails', async () => {
    const wrong = statement('wrong', 'select 1 / :by::int');
    for (let nth = 0; nth < 12; nth++)
      await expect(ask(database.knex, wrong, { by: 0 })).rejects.toMatchObject({ code: '22012' });
    expect(database.knex.client.pool.numUsed()).toBe(0);
  });

  it('finds what its transaction has yet to write', async () => {
    const count = statement<{ count: number }>(
      'count-notes',
      'select count(*)::int from notes where id = :id',
    );
    await new KnexUnitOfWork({ database: database.knex }).run(async (tx) => {
      const query = queryOn(database.knex, tx);
      await writeLater(tx, { tables: ['notes'], statement: query('notes').insert({ id: 1, said: 'first' }) });
      expect(await ask(query, count, { id: 1 })).toEqual([{ count: 1 }]);
    });
  });

  it('is heard of by those who follow statements, and its end', async () => {
    const heard: unknown[] = [];
    const begun = ({ sql, __knexQueryUid: id }: { sql: string; __knexQueryUid: string }) =>
      heard.push(sql, id);
    const ended = (_: unknown, { __knexQueryUid: id }: { __knexQueryUid: string }) => heard.push(id);
    database.knex.on('query', begun).on('query-response', ended);
    await ask(database.knex, statement('heard', 'select :of::int as of'), { of: 1 });
    database.knex.off('query', begun).off('query-response', ended);
    const id = expect.stringMatching(/^heard \d+$/);
    expect(heard).toEqual(['select $1::int as of', id, id]);
    expect(heard[1]).toBe(heard[2]);
  });
});
