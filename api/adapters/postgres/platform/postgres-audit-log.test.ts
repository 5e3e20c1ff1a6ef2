import { KnexUnitOfWork } from '../knex-unit-of-work.ts';
import { PostgresAuditLog } from './postgres-audit-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const entry = {
  actorId: '00000000-0000-4000-8000-000000000001',
  action: 'partners.payout_approved',
  subject: 'payout:1',
  details: { month: '2026-03', lines: 2 },
  at: new Date('2026-04-01T00:00:00Z'),
};

const entryRow = { actor_id: entry.actorId, action: entry.action, at: entry.at };

describe('the audit log', () => {
  it('keeps what is done with the transaction that does it', async () => {
    const log = new PostgresAuditLog({ database: database.knex });
    const unitOfWork = new KnexUnitOfWork({ database: database.knex });
    await unitOfWork.run((tx) => log.record(tx, entry));
    await unitOfWork
      .run(async (tx) => {
        await log.record(tx, { ...entry, subject: 'payout:2' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await database.knex('platform_audit')).toMatchObject([
      {
        actor_id: entry.actorId,
        action: entry.action,
        subject: 'payout:1',
        details: entry.details,
        at: entry.at,
      },
    ]);
  });

  it('lets words be taken out of an entry, and nothing else change', async () => {
    const { knex } = database;
    const subject = 'user:1';
    await knex('platform_audit').insert({ ...entryRow, subject, details: { credits: 5, reason: 'For you' } });
    const change = (details: string) =>
      knex.raw(`update platform_audit set details = ${details} where subject = ?`, [subject]);
    await expect(change(`details || '{"credits": 6}'`)).rejects.toThrow('append-only');
    await change('platform_without_words(details)');
    expect(await knex('platform_audit').where({ subject })).toMatchObject([{ details: { credits: 5 } }]);
  });

  it.each([
    'update platform_audit set subject = null',
    'delete from platform_audit',
    'truncate platform_audit',
  ])('refuses "%s"', async (statement) => {
    await expect(database.knex.raw(statement)).rejects.toThrow('append-only');
  });
});
