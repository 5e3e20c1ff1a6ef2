import { randomUUID } from 'node:crypto';
import { tokens } from '../../composition/tokens.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { statementsDuring } from '../../testing/statements-during.ts';

/** More than two batches. */
const OLD = 2_100;
const YOUNG = 3;

let api: TestApi;
let userId: string;

async function run(name: string): Promise<void> {
  const task = api.container.getAll(tokens.jobTask).find((one) => one.name === name);
  if (!task?.cron) throw new Error(`${name} does not run by itself`);
  await task.run({}, recordLog().logger);
}

const count = async (table: string): Promise<number> =>
  Number((await api.database.knex(table).count<{ count: string }[]>())[0]?.count);

/** Rows that are `old` days old and a few that are `young`; what they are made of beside that. */
async function fill(table: string, [old, young]: [number, number], columns: Record<string, string>) {
  const names = Object.keys(columns).join(', ');
  const values = Object.values(columns).join(', ');
  const now = api.clock.now();
  for (const [rows, days] of [
    [OLD, old],
    [YOUNG, young],
  ])
    await api.database.knex.raw(
      `insert into ${table} (${names}) select ${values} from generate_series(1, :rows) n,
         lateral (select :now::timestamptz - :days * interval '1 day' as at) t`,
      { rows: rows ?? 0, days: days ?? 0, now },
    );
}

async function start(settings: Record<string, string>): Promise<void> {
  api = await startTestApi({ settings });
  userId = (await api.signIn()).user.id;
}
afterEach(() => api.close());

const sessions = () => ({
  id: 'gen_random_uuid()',
  user_id: `'${userId}'::uuid`,
  token_hash: 'sha256(gen_random_uuid()::text::bytea)',
  created_at: 'at',
  proven_at: 'at',
  last_used_at: 'at',
});
const audit = { action: "'a.b'", subject: "'order:' || n", details: "'{}'", at: 'at' };

async function webhook(): Promise<Record<string, string>> {
  const id = randomUUID();
  await api.database.knex.raw(
    `insert into integrations_webhooks (id, user_id, url, events, created_at, status)
     values (:id, :userId, 'https://example.com/', '{order.paid}', now(), 'active')`,
    { id, userId },
  );
  return {
    id: 'gen_random_uuid()',
    webhook_id: `'${id}'::uuid`,
    event: "'order.paid'",
    body: "'{}'",
    created_at: 'at',
    status: "'delivered'",
  };
}

describe('what is old is removed, some at a time', () => {
  it('after 30 days; the audit log is kept, unless settings say otherwise', async () => {
    await start({});
    const already = await count('accounts_sessions');
    await fill('accounts_sessions', [31, 29], sessions());
    await fill('integrations_deliveries', [31, 29], await webhook());
    await fill('platform_audit', [5000, 5], audit);
    const entries = await count('platform_audit');
    for (const name of ['purge-sessions', 'purge-integrations', 'purge-audit']) await run(name);
    expect(await count('accounts_sessions')).toBe(already + YOUNG);
    expect(await count('integrations_deliveries')).toBe(YOUNG);
    expect(await count('platform_audit')).toBe(entries);
  });

  it('after as many days as the settings say', async () => {
    await start({ SESSION_DAYS: '90', DELIVERY_DAYS: '60', AUDIT_DAYS: '400' });
    const already = await count('accounts_sessions');
    await fill('accounts_sessions', [91, 89], sessions());
    await fill('integrations_deliveries', [61, 59], await webhook());
    const entries = await count('platform_audit');
    await fill('platform_audit', [401, 399], audit);
    for (const name of ['purge-sessions', 'purge-integrations', 'purge-audit']) await run(name);
    expect(await count('accounts_sessions')).toBe(already + YOUNG);
    expect(await count('integrations_deliveries')).toBe(YOUNG);
    expect(await count('platform_audit')).toBe(entries + YOUNG);
  });

  it('so that no statement removes more than a thousand rows', async () => {
    await start({ AUDIT_DAYS: '400' });
    await fill('accounts_sessions', [31, 29], sessions());
    await fill('integrations_deliveries', [31, 29], await webhook());
    await fill('platform_audit', [401, 399], audit);
    for (const [name, table] of [
      ['purge-sessions', 'accounts_sessions'],
      ['purge-integrations', 'integrations_deliveries'],
      ['purge-audit', 'platform_audit'],
    ] as const) {
      const { sent } = await statementsDuring(api, () => run(name));
      const deletes = sent.filter(({ sql }) => sql.startsWith(`delete from "${table}"`));
      expect([table, deletes.length]).toEqual([table, 3]);
    }
  });

  it('but nobody removes entries of the audit log of the last year', async () => {
    await start({});
    const days = (number: number) => `now() - ${number} * interval '1 day'`;
    const { knex } = api.database;
    for (const age of [5, 360, 366])
      await knex.raw(
        `insert into platform_audit (action, subject, details, at) values ('a.b', '${age}', '{}', ${days(age)})`,
      );
    for (const age of ['5', '360'])
      await expect(knex('platform_audit').where({ subject: age }).delete()).rejects.toThrow('append-only');
    expect(await knex('platform_audit').where({ subject: '366' }).delete()).toBe(1);
  });
});
