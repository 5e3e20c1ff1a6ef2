import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { KnexUnitOfWork, queryOn } from '../knex-unit-of-work.ts';
import { writeLater } from './write-later.ts';

let database: TestDatabase;
const sent: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await database.knex.raw(
    'create table notes (id int primary key, said text); create table others (id int primary key)',
  );
  database.knex.on('query', ({ sql }: { sql: string }) => sent.push(sql));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.knex('notes').delete();
  sent.length = 0;
});

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  new KnexUnitOfWork({ database: database.knex }).run(work);

const note = (tx: Transaction | undefined, id: number, said = 'first') =>
  writeLater(tx, {
    tables: ['notes'],
    statement: queryOn(database.knex, tx)('notes').insert({ id, said }),
  });

const change = (tx: Transaction | undefined, id: number, said: string, otherwise?: Error) =>
  writeLater(tx, {
    tables: ['notes'],
    statement: queryOn(database.knex, tx)('notes').where({ id }).update({ said }).returning('id'),
    ...(otherwise ? { otherwise } : {}),
  });

const stored = () => database.knex('notes').orderBy('id');

describe('writes that wait', () => {
  it('go out in one statement before the transaction commits', async () => {
    await inTransaction(async (tx) => {
      await note(tx, 1, "it's ? ours");
      await writeLater(tx, {
        tables: ['others'],
        statement: queryOn(database.knex, tx).raw('insert into others (id) values (:id)', { id: 7 }),
      });
      await queryOn(database.knex, tx).raw('select 1');
      expect(sent.filter((sql) => sql.includes('insert'))).toEqual([]);
    });
    expect(sent.filter((sql) => sql.includes('insert'))).toHaveLength(1);
    expect(await stored()).toEqual([{ id: 1, said: "it's ? ours" }]);
    expect(await database.knex('others').pluck('id')).toEqual([7]);
  });

  it('are done before another one to the same table', async () => {
    await inTransaction(async (tx) => {
      await note(tx, 1);
      await change(tx, 1, 'second', new Error('It is gone.'));
      await change(tx, 1, 'third');
    });
    expect(await stored()).toEqual([{ id: 1, said: 'third' }]);
  });

  it('are done before a statement that names their table, and before a savepoint', async () => {
    await inTransaction(async (tx) => {
      const query = queryOn(database.knex, tx);
      await note(tx, 1);
      expect(await query('notes').pluck('id')).toEqual([1]);
      await note(tx, 2);
      await query.transaction(async (inner) => expect(await inner('notes').pluck('id')).toEqual([1, 2]));
      await change(tx, 1, 'second');
      await query('notes').where({ id: 1 }).update({ said: 'third' });
    });
    expect(await stored()).toMatchObject([{ said: 'third' }, { id: 2 }]);
  });

  it('undo everything when they meet no row and have to', async () => {
    const gone = new Error('It is gone.');
    const work = inTransaction(async (tx) => {
      await note(tx, 1);
      await change(tx, 7, 'second', gone);
    });
    await expect(work).rejects.toBe(gone);
    expect(await stored()).toEqual([]);
    await note(undefined, 1);
    await expect(change(undefined, 7, 'second', gone)).rejects.toBe(gone);
    await inTransaction((tx) => change(tx, 1, 'second', gone));
    await change(undefined, 1, 'third', gone);
    expect(await stored()).toEqual([{ id: 1, said: 'third' }]);
  });

  it('are forgotten when the work fails, and the error of a write is that of the transaction', async () => {
    const failed = inTransaction(async (tx) => {
      await note(tx, 1);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await note(undefined, 1);
    await expect(inTransaction((tx) => note(tx, 1))).rejects.toMatchObject({ code: '23505' });
    expect(await stored()).toHaveLength(1);
  });
});
