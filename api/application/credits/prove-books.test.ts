import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { giveCredits } from '../../testing/give-credits.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { ProveBooks } from './prove-books.ts';

let api: TestApi;
let userId: string;
beforeAll(async () => {
  api = await startTestApi();
  userId = (await api.signIn()).user.id;
  await giveCredits(api, userId, 5);
});
afterAll(() => api.close());

const differences = async (): Promise<string[]> =>
  (await api.container.get(ProveBooks).run()).flatMap((report) => report.differences);

describe('[D-059] the journal', () => {
  it.each(['credits_entries', 'credits_movements'])('%s is only ever added to', async (table) => {
    const { knex } = api.database;
    const rows = () => knex(table).where({ user_id: userId });
    await expect(rows().update({ user_id: userId })).rejects.toThrow(/append-only/);
    await expect(rows().delete()).rejects.toThrow(/append-only/);
    await expect(knex.raw(`truncate ${table} cascade`)).rejects.toThrow(/append-only/);
  });

  it('takes no movement that does not add up to zero', async () => {
    const { knex } = api.database;
    const add = (...credits: number[]) =>
      knex.transaction(async (trx) => {
        const movement = {
          user_id: userId,
          kind: 'admin_grant',
          key: `k${credits.join()}`,
          at: new Date(),
          memo: '',
        };
        const [row] = await trx('credits_movements').insert(movement).returning('id');
        for (const amount of credits)
          await trx('credits_entries').insert({
            movement_id: row.id,
            user_id: userId,
            account: 'issued',
            credits: amount,
          });
      });
    await expect(add(1, 1)).rejects.toThrow(/add up to 2/);
    await expect(add()).rejects.toThrow(/has 0 entries/);
  });

  it('takes no balance below zero', async () => {
    const overdrawn = api.database
      .knex('credits_balances')
      .where({ user_id: userId })
      .update({ available: -1 });
    await expect(overdrawn).rejects.toThrow(/check constraint/);
  });
});

describe('proving the books', () => {
  const command = () =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../prove-books.ts')], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: api.database.url,
        DATA_DIR: api.environment.dataDir,
      },
    });

  it('finds nothing in books that balance', async () => {
    expect(await differences()).toEqual([]);
    expect((await command()).stdout).toMatch(/^credits: balances$/m);
  });

  const wrongs = [
    ['credits_balances', { available: 14 }, /balance says 14 available/],
    ['credits_balances', { reserved: 1 }, /1 reserved/],
    ['credits_balances', { owed: 2 }, /2 owed/],
    ['credits_lots', { remaining: 0 }, /says 0 of/],
    ['credits_lots', { on_hold_since: new Date() }, /is on hold, but \d+ of it can be used/],
  ] as const;

  it.each(wrongs)('sees a changed %s', async (table, change, pattern) => {
    const { knex } = api.database;
    const rows = await knex(table).where({ user_id: userId });
    await knex(table).where({ user_id: userId }).update(change);
    expect((await differences()).join('\n')).toMatch(pattern);
    for (const row of rows) {
      const { id, user_id: user, ...values } = row;
      const key = id === undefined ? { user_id: user } : { id };
      await knex(table).where(key).update(values);
    }
    expect(await differences()).toEqual([]);
  });

  it('is a command that names all of them and fails', async () => {
    const { knex } = api.database;
    const used = await knex('credits_lots').where({ user_id: userId }).first('id');
    for (const [table, change] of wrongs) {
      // One lot alone is used up: of the others on hold, something can be used.
      const some = 'remaining' in change ? used : {};
      await knex(table)
        .where({ user_id: userId, ...some })
        .update(change);
    }
    const failed = (await command().catch((error: unknown) => error)) as { code: number; stdout: string };
    expect(failed.code).toBe(1);
    for (const [, , pattern] of wrongs) expect(failed.stdout).toMatch(pattern);
  });
});
