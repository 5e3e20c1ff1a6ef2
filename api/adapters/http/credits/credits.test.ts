import { PaidAnalyses } from '../../../application/analysis/paid-analyses.ts';
import { ProveBooks } from '../../../application/credits/prove-books.ts';
import { CreditAdjustments } from '../../../application/credits/credit-adjustments.ts';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { tokens } from '../../../composition/tokens.ts';
import { buildAnalysisJson } from '../../../testing/build-analysis-json.ts';
import { buildReadout } from '../../../testing/build-readout.ts';
import { analyze, dataUrlOf, type Bearer } from '../../../testing/chart-fixtures.ts';
import { giveCredits } from '../../../testing/give-credits.ts';
import { recordLog } from '../../../testing/log-lines.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { statementsDuring } from '../../../testing/statements-during.ts';
import type { ChartReading } from '../../../ports/analysis/chart-reading.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';

/** Reads every picture at once as the same chart, until a test changes that. */
class QuickReading implements ChartReading {
  outcome: 'read' | 'refused' | 'busy' | 'broken' = 'read';

  async read(): ReturnType<ChartReading['read']> {
    if (this.outcome === 'broken') throw new Error('The reader broke');
    if (this.outcome === 'busy') return { ok: false, error: { code: 'busy' } };
    if (this.outcome === 'read') return { ok: true, value: { read: true, readout: buildReadout() } };
    const refusal = { code: 'not_a_chart', reason: 'No chart.', advice: 'Send one.', stage: 'kind' } as const;
    return { ok: true, value: { read: false, refusal } };
  }

  expectPicture(): void {}
}

let api: TestApi;
let reading: QuickReading;
let bearer: Bearer;
let userId: string;
beforeAll(async () => {
  api = await startTestApi({
    settings: { REGISTRATIONS_PER_HOUR: '1000' },
    rebind(container) {
      reading = new QuickReading();
      container.rebind(tokens.reading).toConstantValue(reading);
    },
  });
});
afterAll(async () => {
  // Whatever the tests did, the books balance.
  const reports = await api.container.get(ProveBooks).run();
  await api.close();
  expect(reports.flatMap(({ differences }) => differences)).toEqual([]);
});
beforeEach(async () => {
  reading.outcome = 'read';
  const signedIn = await api.signIn();
  bearer = signedIn.bearer;
  userId = signedIn.user.id;
});

let pictures = 0;
/** A small picture that no test sent before. */
async function freshPicture(): Promise<string> {
  const shade = ++pictures;
  const background = { r: shade % 256, g: (shade >> 8) % 256, b: 7 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return dataUrlOf(bytes);
}

const analyzeFresh = async (who = bearer, headers: Record<string, string> = {}) =>
  analyze(api, who, { image_data_url: await freshPicture() }).set(headers);
const me = async (who = bearer) => (await api.request.get('/api/auth/me').set(who)).body.user;
const statement = async (who = bearer) => (await api.request.get('/api/credits/statement').set(who)).body;
const kinds = async () => (await statement()).entries.map(({ kind }: { kind: string }) => kind);
async function runJob(name: string): Promise<void> {
  const task = api.container.getAll(tokens.jobTask).find((one) => one.name === name);
  if (!task?.cron) throw new Error(`${name} does not run by itself`);
  await task.run({}, recordLog().logger);
}

describe('an analysis', () => {
  it('[V-004] [D-062] costs one credit: set aside, then spent', async () => {
    expect((await me()).credits_balance).toBe(10);
    expect((await analyzeFresh()).status).toBe(200);
    expect((await me()).credits_balance).toBe(9);
    const { entries, reserved } = await statement();
    expect(entries.map(({ kind, credits }: { kind: string; credits: number }) => [kind, credits])).toEqual([
      ['trial', 10],
      ['reserve', -1],
      ['settle', 0],
    ]);
    expect(reserved).toBe(0);
  });

  it('[W-558] asks the database nineteen times, and once less where its day has no limit', async () => {
    const limited = (await api.signIn({ tier: 'pro' })).bearer;
    const unlimited = (await api.signIn({ tier: 'expert' })).bearer;
    const asked = async (who: Bearer) => {
      const image_data_url = await freshPicture();
      return statementsDuring(api, () => analyze(api, who, { image_data_url }));
    };
    const [once, less] = [await asked(limited), await asked(unlimited)];
    expect([once.answer.status, less.answer.status]).toEqual([200, 200]);
    expect([once.sent.length, less.sent.length]).toEqual([19, 18]);
  });

  it('[D-012] that is refused costs nothing, and neither do broken and busy ones', async () => {
    reading.outcome = 'refused';
    const refused = await analyzeFresh();
    expect(refused).toMatchObject({ status: 422, body: { refusal: { reason: 'No chart.' } } });
    expect(await kinds()).toEqual(['trial', 'reserve', 'void']);
    reading.outcome = 'broken';
    expect((await analyzeFresh()).status).toBe(500);
    reading.outcome = 'busy';
    expect((await analyzeFresh()).status).toBe(503);
    const { balance, reserved, daily_usage } = await statement();
    expect({ balance, reserved, used: daily_usage.used }).toEqual({ balance: 10, reserved: 0, used: 0 });
  });

  it('[D-030] of the same picture costs nothing, until asked to run again', async () => {
    const image_data_url = await freshPicture();
    const first = await analyze(api, bearer, { image_data_url });
    const again = await analyze(api, bearer, { image_data_url });
    expect(again.body).toMatchObject({ reused: true, analysis: { id: first.body.analysis.id } });
    expect((await me()).credits_balance).toBe(9);
    expect((await analyze(api, bearer, { image_data_url, rerun: true })).body.reused).toBe(false);
    expect((await me()).credits_balance).toBe(8);
  });

  it('is refused with 402 and a way on when there are no credits; nothing stays behind', async () => {
    const poor = await api.signIn({ tier: 'pro' });
    await api.container
      .get(tokens.unitOfWork)
      .run((tx) => api.container.get(CreditAdjustments).take(tx, poor.user.id, 10));
    const answer = await analyzeFresh(poor.bearer);
    expect(answer).toMatchObject({ status: 402, body: { code: 'credits.insufficient' } });
    expect(answer.body.error).toMatch(/credit package/);
    const owned = { user_id: poor.user.id };
    expect(await api.database.knex('analysis_analyses').where(owned)).toEqual([]);
    expect(await api.database.knex('analysis_images').where(owned)).toEqual([]);
    const streamed = await analyzeFresh(poor.bearer, { Accept: 'text/event-stream' });
    expect(streamed.status).toBe(402);
  });

  it('[D-064] of an unlimited account enters zero credits', async () => {
    const rich = await api.signIn();
    await giveCredits(api, rich.user.id, 'unlimited');
    expect(await me(rich.bearer)).toMatchObject({ credits_balance: 10, credits_unlimited: true });
    await analyzeFresh(rich.bearer);
    const { entries, balance, unlimited } = await statement(rich.bearer);
    expect({ balance, unlimited }).toEqual({ balance: 10, unlimited: true });
    expect(entries.at(-1)).toMatchObject({ kind: 'unlimited_use', credits: 0 });
  });
});

describe('many analyses at once', () => {
  it('[D-065] yield as many outputs as there are credits, and a balance of zero', async () => {
    const who = await api.signIn({ tier: 'pro' });
    const bodies = await Promise.all(Array.from({ length: 50 }, freshPicture));
    const answers = await Promise.all(
      bodies.map((image_data_url) => analyze(api, who.bearer, { image_data_url })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(402)]).toEqual([10, 40]);
    expect((await me(who.bearer)).credits_balance).toBe(0);
    const done = await api.database.knex('analysis_analyses').where({ user_id: who.user.id });
    expect(done.map(({ status }) => status)).toEqual(Array(10).fill('completed'));
  });

  it('of one picture cost one credit', async () => {
    const image_data_url = await freshPicture();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => analyze(api, bearer, { image_data_url })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await me()).credits_balance).toBe(9);
  });

  it('[D-066] stop at the limit of the day, which begins anew at midnight UTC', async () => {
    await giveCredits(api, userId, 40);
    const bodies = await Promise.all(Array.from({ length: 25 }, freshPicture));
    const answers = await Promise.all(bodies.map((url) => analyze(api, bearer, { image_data_url: url })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const late = answers.filter(({ status }) => status === 429);
    expect(late).toHaveLength(15);
    const midnight = new Date(Math.ceil(api.clock.now().getTime() / DAY_MS) * DAY_MS);
    const seconds = (midnight.getTime() - api.clock.now().getTime()) / 1000;
    expect(late[0]?.body).toMatchObject({ code: 'credits.daily_limit', retry_after_seconds: seconds });
    expect(late[0]?.body.error).toContain(midnight.toISOString());
    expect(late[0]?.headers['retry-after']).toBe(String(seconds));
    expect((await statement()).daily_usage).toEqual({
      used: 10,
      limit: 10,
      resets_at: midnight.toISOString(),
    });
    api.clock.pass({ seconds });
    const again = await freshSession(userId);
    expect((await analyzeFresh(again)).status).toBe(200);
  });

  it.each([
    ['pro', 50],
    ['expert', null],
  ] as const)('[D-066] are limited by the tier: %s', async (tier, limit) => {
    const who = await api.signIn({ tier });
    expect((await statement(who.bearer)).daily_usage.limit).toBe(limit);
  });

  it('[D-066] of an administrator have no limit a day', async () => {
    const who = await api.signIn({ role: 'admin' });
    expect((await statement(who.bearer)).daily_usage.limit).toBeNull();
  });
});

/** Signs an account in again, after its session ended with the time that passed. */
async function freshSession(id: string): Promise<Bearer> {
  const { token, hash } = api.container.get(tokens.sessionTokens).issue();
  const now = api.clock.now();
  const session = {
    id: randomUUID(),
    userId: id,
    createdAt: now,
    lastUsedAt: now,
    device: null,
    revokedAt: null,
  };
  await api.container.get(tokens.sessions).add({ ...session, tokenHash: hash });
  return { Authorization: `Bearer ${token}` };
}

describe('a process that died during an analysis', () => {
  it('[D-063] leaves a reservation that times out by itself', async () => {
    const analysis = {
      id: randomUUID(),
      ownerId: userId,
      symbol: 'Unknown',
      imageId: null,
      pictureSha256: 'd'.repeat(64),
      picture: { width: 1, height: 1, mimeType: 'image/png' },
      notices: [],
      hints: null,
      at: api.clock.now(),
    };
    const paid = api.container.get(PaidAnalyses);
    expect(await paid.begin(analysis, { rerun: false })).toMatchObject({ ok: true });
    expect(await statement()).toMatchObject({ balance: 9, reserved: 1 });
    await runJob('release-reservations');
    expect(await statement()).toMatchObject({ balance: 9, reserved: 1 });
    api.clock.pass({ seconds: 100 });
    await paid.touch(analysis.id);
    api.clock.pass({ seconds: 100 });
    await runJob('release-reservations');
    expect(await statement()).toMatchObject({ reserved: 1 });
    api.clock.pass({ seconds: 20 });
    await runJob('release-reservations');
    expect(await statement()).toMatchObject({ balance: 10, reserved: 0 });
    const result = {
      analysis: buildAnalysisJson(),
      readout: buildReadout(),
      notices: [],
      providerNotice: null,
    };
    expect(await paid.complete(analysis, result)).toBeNull();
    expect(await statement()).toMatchObject({ balance: 10, reserved: 0 });
  });
});

describe('the trial', () => {
  const register = (email: string) =>
    api.request
      .post('/api/auth/register')
      .send({ email, full_name: 'Ada Lovelace', password: 'difference engine' });

  it('[D-048] is 10 credits for 7 days, once per mailbox', async () => {
    const first = await register('grace.hopper@gmail.com');
    expect(first.body.user).toMatchObject({ credits_balance: 10, credits_unlimited: false });
    const variant = await register('GraceHopper+two@googlemail.com');
    expect(variant).toMatchObject({ status: 201, body: { user: { credits_balance: 0 } } });
    const who = first.body.user.id as string;
    api.clock.pass({ days: 7, seconds: -1 });
    expect((await me(await freshSession(who))).credits_balance).toBe(10);
    api.clock.pass({ seconds: 1 });
    const later = await freshSession(who);
    expect((await me(later)).credits_balance).toBe(0);
    const { entries, lots } = await statement(later);
    expect(entries.at(-1)).toMatchObject({ kind: 'expire', credits: -10, balance_after: 0 });
    expect(lots).toEqual([]);
  });

  it('[W-350] names the credits that expire first with the account, and nobody is told of those that are spent', async () => {
    const DAY = 24 * 3_600_000;
    const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY).toISOString();
    const trial = { credits: 10, source: 'trial', expires_at: inDays(7) };
    expect((await me()).credits_expiring).toEqual(trial);
    await giveCredits(api, userId, 5);
    expect((await me()).credits_expiring).toEqual(trial);
    await analyze(api, bearer, { image_data_url: await freshPicture() });
    expect((await me()).credits_expiring).toEqual({ ...trial, credits: 9 });
    api.clock.pass({ days: 7 });
    expect(await me(await freshSession(userId))).toMatchObject({
      credits_balance: 5,
      credits_expiring: null,
    });
  });

  it('expires by a job as well, for those who do not come back', async () => {
    api.clock.pass({ days: 8 });
    await runJob('expire-credits');
    const left = await api.database.knex('credits_balances').where({ user_id: userId }).first();
    expect(left.available).toBe('0');
  });
});

describe('the statement', () => {
  it('is read in one query beside that of the session and enters nothing, also when credits have expired', async () => {
    api.clock.pass({ days: 8 });
    const later = await freshSession(userId);
    const { sent, answer: before } = await statementsDuring(api, () => statement(later));
    expect(sent.length).toBeLessThanOrEqual(3);
    expect(sent.filter(({ sql }) => /insert|update|delete/u.test(sql))).toEqual([]);
    expect(before.entries.at(-1)).toMatchObject({ kind: 'expire', credits: -10, balance_after: 0 });
    await runJob('expire-credits');
    const after = await statement(later);
    const without = (entries: object[]) => entries.map((entry) => ({ ...entry, id: null, at: null }));
    expect({ ...after, entries: without(after.entries) }).toEqual({
      ...before,
      entries: without(before.entries),
    });
  });

  it('adds up line by line to the balance shown, whole or in part', async () => {
    for (const outcome of ['read', 'refused', 'read'] as const) {
      reading.outcome = outcome;
      await analyzeFresh();
    }
    for (const limit of [3, 1000]) {
      const { body } = await api.request.get('/api/credits/statement').query({ limit }).set(bearer);
      let balance = body.opening_balance;
      for (const entry of body.entries) {
        balance += entry.credits;
        expect(entry.balance_after).toBe(balance);
      }
      expect(body.entries).toHaveLength(limit === 3 ? 3 : 7);
      expect([body.closing_balance, body.balance, (await me()).credits_balance]).toEqual([8, 8, balance]);
      expect(body.lots).toMatchObject([{ source: 'trial', granted: 10, remaining: 8 }]);
    }
  });

  it('comes as CSV by Accept, with the same rows', async () => {
    await analyzeFresh();
    const csv = await api.request.get('/api/credits/statement').set(bearer).set('Accept', 'text/csv');
    expect(csv.status).toBe(200);
    expect(csv.headers['content-type']).toMatch(/^text\/csv/);
    expect(csv.headers['content-disposition']).toMatch(/attachment; filename="credits-\d{4}-\d\d-\d\d\.csv"/);
    const rows = csv.text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    expect(rows.map((cells) => [cells[1], cells[3], cells[4]])).toEqual([
      ['opening', '', '0'],
      ['trial', '10', '10'],
      ['reserve', '-1', '9'],
      ['settle', '0', '9'],
      ['closing', '', '9'],
    ]);
  });
});

describe('a statement that is read piece by piece', () => {
  const part = async (query: object) =>
    (await api.request.get('/api/credits/statement').query(query).set(bearer).expect(200)).body;

  it('goes on before its first entry, each piece with the balances around it', async () => {
    for (let nth = 0; nth < 6; nth++) await giveCredits(api, userId, 1 + nth);
    const whole = await part({});
    expect(whole).toMatchObject({ opening_balance: 0, closing_balance: whole.balance, next_cursor: null });
    const found: unknown[] = [];
    let [closing, cursor]: [number, string | undefined] = [whole.balance, undefined];
    do {
      const piece = await part({ limit: 3, ...(cursor && { cursor }) });
      found.unshift(...piece.entries);
      expect(piece).toMatchObject({ balance: whole.balance, closing_balance: closing });
      const credits = piece.entries.reduce((sum: number, each: { credits: number }) => sum + each.credits, 0);
      expect(piece.opening_balance + credits).toBe(closing);
      [closing, cursor] = [piece.opening_balance, piece.next_cursor];
    } while (cursor);
    expect(found).toEqual(whole.entries);
    expect(found.length).toBeGreaterThan(6);
    expect(closing).toBe(0);
  });

  it('goes on before expiries that are due, also when these fill a piece or are entered meanwhile', async () => {
    for (const nth of [1, 2, 3]) {
      await giveCredits(api, userId, nth);
      const lots = api.database.knex('credits_lots').where({ user_id: userId, granted: nth });
      await lots.update({ expires_at: new Date(api.clock.now().getTime() + nth * 1000) });
    }
    api.clock.pass({ days: 8 });
    bearer = await freshSession(userId);
    const whole = await part({});
    expect(whole.entries.filter(({ kind }: { kind: string }) => kind === 'expire')).toHaveLength(4);
    const balances = (entries: { credits: number; balance_after: number }[]) =>
      entries.map(({ credits, balance_after }) => [credits, balance_after]);
    for (const enterAfter of [0, 1, 3]) {
      const found: never[] = [];
      let cursor: string | undefined;
      for (let nth = 0; nth === 0 || cursor; nth++) {
        if (nth === enterAfter && enterAfter > 0) await runJob('expire-credits');
        const piece = await part({ limit: 1, ...(cursor && { cursor }) });
        found.unshift(...(piece.entries as never[]));
        cursor = piece.next_cursor;
      }
      expect(balances(found)).toEqual(balances(whole.entries));
    }
  });

  it("begins behind no entry of another account's, and refuses what is no cursor", async () => {
    const other = await api.signIn();
    for (let nth = 0; nth < 3; nth++) await giveCredits(api, other.user.id, 5);
    const { body } = await api.request.get('/api/credits/statement').query({ limit: 1 }).set(other.bearer);
    expect(await part({ cursor: body.next_cursor })).toMatchObject({ entries: [], next_cursor: null });
    const refused = await api.request
      .get('/api/credits/statement')
      .query({ cursor: 'ab' })
      .set(bearer)
      .expect(400);
    expect(refused.body.errors).toEqual([
      { field: 'cursor', message: 'must be the next_cursor of an answer of this list' },
    ]);
  });
});
