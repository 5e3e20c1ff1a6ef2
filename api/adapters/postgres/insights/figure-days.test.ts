import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { ProveBooks } from '../../../application/credits/prove-books.ts';
import { tokens } from '../../../composition/tokens.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
/** A little after a month began. */
const HASH = '$argon2id$none';
const NOW = Date.parse('2026-06-09T15:00:00Z');
const dayAgo = (days: number): string => new Date(NOW - days * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const rowsOf = async (sql: string, values: object = {}) =>
  (await api.database.knex.raw<{ rows: Record<string, unknown>[] }>(sql, values as never)).rows;

const READINGS = `
  (count(*) filter (where status = 'completed'))::int as read,
  (count(*) filter (where status = 'failed' and refused))::int as refused,
  (count(*) filter (where status = 'failed' and not refused))::int as failed,
  round(extract(epoch from percentile_cont(0.5) within group (order by ended_at - created_at)
    filter (where status = 'completed')) * 1000)::float8 as "medianMs"`;
const SINCE = `(:from::date::timestamp at time zone 'UTC')`;

/** The figures, counted from every account and analysis. */
async function counted(from: string, beforeFrom: string) {
  const [users] = await rowsOf(
    `select count(*)::int as "all", (count(*) filter (where created_at >= ${SINCE}))::int as "now",
       (count(*) filter (where created_at < ${SINCE} and created_at >= (:beforeFrom::date::timestamp at time zone 'UTC')))::int as "before"
     from accounts_users where role = 'user' and password_hash is not null and deleted_at is null`,
    { from, beforeFrom },
  );
  const [conversion] = await rowsOf(
    `select count(*)::int as accounts, (count(*) filter (where analysed))::int as analysed,
       (count(*) filter (where ordered))::int as ordered, (count(*) filter (where paid))::int as paid
     from insights_accounts i where counts and opened_at >= ${SINCE} and exists (
       select from accounts_users u where u.id = i.user_id and u.password_hash is not null)`,
    { from },
  );
  const [readings] = await rowsOf(`select ${READINGS} from analysis_analyses where created_at >= ${SINCE}`, {
    from,
  });
  const byDay = await rowsOf(
    `select * from (select (created_at at time zone 'UTC')::date::text as day, ${READINGS} from analysis_analyses
       where created_at >= ${SINCE} group by 1) days where read + refused + failed > 0 order by 1`,
    { from },
  );
  return { users, conversion, readings, byDay };
}

async function told(from: string, beforeFrom: string) {
  const figures = api.container.get(tokens.platformFigures);
  const days = await figures.readingsByDay(from);
  return {
    users: await figures.users(from, beforeFrom),
    conversion: await figures.conversion(from),
    readings: await figures.readings(from),
    byDay: days.filter(({ read, refused, failed }) => read + refused + failed > 0),
  };
}

/** Half a percent off a median over many days, and a millisecond by rounding. */
const expectSame = (
  { readings, ...rest }: Awaited<ReturnType<typeof told>>,
  { readings: whole, ...others }: Awaited<ReturnType<typeof counted>>,
) => {
  expect(rest).toEqual(others);
  const [is, was] = [readings.medianMs, whole?.['medianMs'] as number | null];
  expect({ ...readings, medianMs: was }).toEqual(whole);
  expect(is === null).toBe(was === null);
  expect(Math.abs((is ?? 0) - (was ?? 0))).toBeLessThanOrEqual(1 + (was ?? 0) * 0.005);
};

const differences = async () =>
  (await api.container.get(ProveBooks).run()).flatMap(({ book, differences: lines }) =>
    book === 'sums' ? lines : [],
  );

interface Step {
  kind: string;
  days: number;
  nth: number;
  took: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...[
      'open',
      'open',
      'read',
      'read',
      'read',
      'refuse',
      'fail',
      'begin',
      'end',
      'remove',
      'close',
      'claim',
      'order',
      'roll',
      'roll',
    ],
  ),
  days: fc.integer({ min: 0, max: 75 }),
  nth: fc.nat(50),
  took: fc.integer({ min: 1, max: 3000 }),
});

async function addAnalysis(
  users: string[],
  { days, nth, took }: Step,
  status: string,
  refused = false,
): Promise<void> {
  const at = new Date(NOW - days * DAY_MS - nth * 60_000);
  await api.database.knex('analysis_analyses').insert({
    id: randomUUID(),
    user_id: users[nth % users.length],
    created_at: at,
    symbol: 'BTC',
    status,
    picture_sha256: randomUUID().replaceAll('-', '').repeat(2),
    picture_width: 4,
    picture_height: 3,
    picture_mime_type: 'image/png',
    notices: '[]',
    alive_at: at,
    ...(status !== 'analyzing' && { ended_at: new Date(at.getTime() + took) }),
    ...(status === 'completed' && { analysis_json: '{}', reading: '{}' }),
    ...(refused && { refusal: '{}' }),
  });
}

async function take(users: string[], each: Step): Promise<void> {
  const { knex } = api.database;
  const { kind, days, nth, took } = each;
  const user = users[nth % users.length] ?? '';
  const at = new Date(NOW - days * DAY_MS);
  const begun = () =>
    knex('analysis_analyses').where({ status: 'analyzing' }).orderBy('id').limit(1).select('id');
  if (kind === 'open') {
    const id = randomUUID();
    await knex.raw(
      `insert into accounts_users (id, email, full_name, password_hash, role, subscription_tier, intended_tier, created_at, updated_at)
       values (:id, :id || '@example.com', 'U', :hash, 'user', 'none', 'none', :at, :at)`,
      { id, at, hash: nth % 3 === 0 ? (null as never) : HASH },
    );
    users.push(id);
  } else if (kind === 'roll') await api.container.get(tokens.figureDays).rollUp(dayAgo(days % 3));
  else if (users.length === 0) return;
  else if (kind === 'read') await addAnalysis(users, each, 'completed');
  else if (kind === 'refuse') await addAnalysis(users, each, 'failed', true);
  else if (kind === 'fail') await addAnalysis(users, each, 'failed');
  else if (kind === 'begin') await addAnalysis(users, each, 'analyzing');
  else if (kind === 'end')
    await knex('analysis_analyses')
      .whereIn('id', begun())
      .update({
        status: 'completed',
        analysis_json: '{}',
        reading: '{}',
        ended_at: knex.raw("created_at + ? * interval '1 millisecond'", [took]),
      });
  else if (kind === 'remove')
    await knex('analysis_analyses')
      .whereIn('id', knex('analysis_analyses').orderBy('id').offset(nth).limit(2).select('id'))
      .delete();
  else if (kind === 'close')
    await knex('accounts_users')
      .where({ id: user })
      .update({ role: nth % 2 ? 'brand' : 'user' });
  else if (kind === 'claim')
    await knex('accounts_users')
      .where({ id: user })
      .update({ password_hash: nth % 2 ? HASH : null });
  else if (kind === 'order')
    await knex('insights_accounts')
      .where({ user_id: user })
      .update({ ordered: true, paid: nth % 2 === 0 });
}

describe('figures of days that are added up', () => {
  it('are those that every row gives, whatever changed since', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        const users: string[] = [];
        for (const each of steps) await take(users, each);
        for (const [from, before] of [
          [0, 1],
          [6, 12],
          [9, 40],
          [38, 76],
          [90, 180],
        ] as const)
          expectSame(await told(dayAgo(from), dayAgo(before)), await counted(dayAgo(from), dayAgo(before)));
        expect(await differences()).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('are read from the sums', async () => {
    const { knex } = api.database;
    await addAnalysis([(await api.signIn()).user.id], { kind: '', days: 40, nth: 1, took: 5 }, 'completed');
    await api.container.get(tokens.figureDays).rollUp(dayAgo(0));
    const figures = api.container.get(tokens.platformFigures);
    const before = await figures.readings(dayAgo(70));
    await knex.raw(`update insights_reading_days set read = read + 1000 where day = :day`, {
      day: dayAgo(40),
    });
    expect((await figures.readings(dayAgo(70))).read).toBe(before.read + 1000);
    await knex.raw('delete from insights_reading_days');
    expect(await figures.readings(dayAgo(70))).toEqual(before);
  });

  it('[W-572] say the median of many readings from so many classes of times, not from every reading', async () => {
    const { knex } = api.database;
    const { user } = await api.signIn();
    await knex('analysis_analyses').delete();
    for (let nth = 0; nth < 300; nth++)
      await addAnalysis([user.id], { kind: '', days: 20 + (nth % 40), nth, took: 1000 + nth }, 'completed');
    await api.container.get(tokens.figureDays).rollUp(dayAgo(0));
    const figures = api.container.get(tokens.platformFigures);
    const median = async (days: number) => (await figures.readings(dayAgo(days))).medianMs ?? 0;
    expect(Math.abs((await median(70)) - 1149.5)).toBeLessThanOrEqual(6);
    const classes = await rowsOf('select distinct class from insights_reading_times');
    expect(classes.length).toBeLessThanOrEqual(28);
    // Of months and days that are added up no analysis is looked at.
    for (const table of ['insights_reading_times', 'insights_reading_day_times']) {
      await knex.raw(
        `update ${table} set readings = case class when (select min(class) from ${table}) then 1000 else 0 end`,
      );
    }
    expect(await median(70)).toBe(await median(50));
    expect(await median(70)).toBeLessThan(1010);
    await knex('analysis_analyses').delete();
  });

  it('miss no change that is made while a day is added up', async () => {
    const { knex } = api.database;
    const { user } = await api.signIn();
    const change = (nth: number) =>
      addAnalysis([user.id], { kind: '', days: 50 + (nth % 3), nth, took: 10 + nth }, 'completed');
    const roll = () => api.container.get(tokens.figureDays).rollUp(dayAgo(0));
    for (let round = 0; round < 3; round++)
      await Promise.all([...Array.from({ length: 12 }, (_, nth) => change(nth)), roll(), roll()]);
    expect(await differences()).toEqual([]);
    expectSame(await told(dayAgo(70), dayAgo(90)), await counted(dayAgo(70), dayAgo(90)));
    await knex('analysis_analyses').where({ user_id: user.id }).delete();
    expect(await differences()).toEqual([]);
  });

  it('wait for a change that is not committed yet', async () => {
    const { knex } = api.database;
    const { user } = await api.signIn();
    const roll = () => api.container.get(tokens.figureDays).rollUp(dayAgo(0));
    await addAnalysis([user.id], { kind: '', days: 55, nth: 1, took: 5 }, 'completed');
    const change = await knex.transaction();
    await change('analysis_analyses')
      .where({ user_id: user.id })
      .update({ status: 'failed', analysis_json: null, reading: null });
    let isDone = false;
    const rolling = roll().finally(() => {
      isDone = true;
    });
    const waits = async () =>
      (await rowsOf(`select from pg_locks where locktype = 'advisory' and not granted`)).length > 0;
    while (!isDone && !(await waits()));
    await change.commit();
    await rolling;
    expect(await differences()).toEqual([]);
  });

  it('stand in one row for each day that is over, whoever wrote them, and in several of today', async () => {
    const { knex } = api.database;
    const tables = ['insights_sales', 'insights_credits', 'insights_items'];
    const figures = api.container.get(tokens.platformFigures);
    const sold = async () => [
      await figures.sales(dayAgo(40), dayAgo(80)),
      await figures.salesByDay(dayAgo(90)),
      await figures.creditsByDay(dayAgo(90)),
      await figures.creditsUsed(dayAgo(40), dayAgo(80)),
      (await figures.itemSales(dayAgo(90))).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ];
    const write = async (shard: number, days: number) => {
      const values = { shard, day: dayAgo(days), at: new Date(NOW - days * DAY_MS - shard) };
      await knex.raw(`insert into insights_sales values (:day, 'USD', :shard, 3, 2, 500, 100)`, values);
      await knex.raw(`insert into insights_credits values (:day, :shard, 50, 7, 2)`, values);
      await knex.raw(
        `insert into insights_items values (:day, 'USD', 'pro', 'package', 'Pro ' || :shard, :shard, 2, 500, :at),
           (:day, 'USD', 'pro', 'package', 'Pro', :shard, 1, 300, :at)`,
        values,
      );
    };
    for (const days of [0, 1, 60]) for (const shard of [0, 1, 2]) await write(shard, days);
    const before = await sold();
    const rowsOn = async (days: number) =>
      Promise.all(tables.map(async (table) => (await knex(table).where({ day: dayAgo(days) })).length));
    const roll = () => api.container.get(tokens.figureDays).rollUp(dayAgo(0));
    await Promise.all([roll(), roll()]);
    expect(await sold()).toEqual(before);
    expect([await rowsOn(0), await rowsOn(1), await rowsOn(60)]).toEqual([
      [3, 3, 6],
      [1, 1, 4],
      [1, 1, 4],
    ]);
    // What comes in late joins the one row.
    await write(5, 60);
    const late = await sold();
    await roll();
    expect(await sold()).toEqual(late);
    expect(late).not.toEqual(before);
    expect(await rowsOn(60)).toEqual([1, 1, 5]);
    for (const table of tables) await knex(table).whereIn('day', [0, 1, 60].map(dayAgo)).delete();
  });

  it.each([
    ['accounts', 'insights_account_days', 'accounts', /Accounts opened on .*: stored/],
    ['readings', 'insights_reading_days', 'read', /Readings of .*: stored/],
    ['times', 'insights_reading_times', 'readings', /Times of readings of .*: stored/],
  ])('are compared with every row by the proof of the books: %s', async (_what, table, column, line) => {
    const { knex } = api.database;
    await addAnalysis([(await api.signIn()).user.id], { kind: '', days: 60, nth: 1, took: 5 }, 'completed');
    await api.container.get(tokens.figureDays).rollUp(dayAgo(0));
    await knex.raw(`update ${table} set ${column} = ${column} + 1`);
    expect((await differences()).join('\n')).toMatch(line);
    await knex.raw(`update ${table} set ${column} = ${column} - 1`);
    expect(await differences()).toEqual([]);
  });
});
