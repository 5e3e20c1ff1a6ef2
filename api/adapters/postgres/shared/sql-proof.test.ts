import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { linesFound } from './sql-proof.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const everyRow = `select 'Row ' || n || ' is wrong' as line from generate_series(1, 300000) n`;

describe('a proof of many rows', () => {
  it('[W-570] says of each question the first thousand of what it finds, however much that is', async () => {
    const lines = await linesFound(database.knex, [everyRow, `select 'Another' as line`]);
    expect(lines).toHaveLength(1001);
    expect([lines[0], lines.at(-1)]).toEqual(['Row 1 is wrong', 'Another']);
  });

  it('[W-571] may take longer than an answer', async () => {
    await database.knex.raw('set statement_timeout = 20');
    const slow = `select 'Slept' || pg_sleep(0.1)::text as line`;
    expect(await linesFound(database.knex, [slow])).toEqual(['Slept']);
    await expect(database.knex.raw('select pg_sleep(0.1)')).rejects.toThrow(/statement timeout/);
  });
});
