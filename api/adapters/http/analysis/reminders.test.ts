import { SendReminders } from '../../../application/analysis/send-reminders.ts';
import { tokens } from '../../../composition/tokens.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import type { GradeOutcome } from '../../../domain/analysis/follow-up/grade-types.ts';
import { buyOfAnalysis } from '../../../testing/build-analysis-json.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeAnalysis, type StoredAnalysis } from '../../../testing/store-analysis.ts';

let api: TestApi;
let ada: { user: User; bearer: Bearer };
let bob: { user: User; bearer: Bearer };
let id: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ada = await api.signIn({ mailboxProvenAt: api.clock.now(), tier: 'expert' });
  bob = await api.signIn({ mailboxProvenAt: null });
  id = await storePlan(ada.user.id, { symbol: 'BTCUSDT' });
  for (const table of ['mail_letters', 'analysis_reminders']) await api.database.knex(table).delete();
});

const storePlan = (ownerId: string, stored: StoredAnalysis = {}) =>
  storeAnalysis(api, ownerId, { ...stored, analysis: buyOfAnalysis });
const reminderOf = (analysisId = id) => `/api/chart/analyses/${analysisId}/reminder`;
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000).toISOString();
const inDays = (days: number) => inHours(24 * days);
const get = async (who = ada) => (await api.request.get(reminderOf()).set(who.bearer)).body;
const set = (body: object = { due_at: inHours(2) }, who = ada, analysisId = id) =>
  api.request.put(reminderOf(analysisId)).set(who.bearer).send(body);
const due = async (who = ada) =>
  (await api.request.get('/api/chart/reminders').set(who.bearer)).body.reminders;
const outcomes = async (who = ada, query = '') =>
  (await api.request.get(`/api/chart/outcomes${query}`).set(who.bearer)).body;
const mails = async () => await api.database.knex('mail_letters').where({ kind: 'later-screenshot' });
const send = () => api.container.get(SendReminders).run();

async function withTimeframe(text: string | null): Promise<void> {
  const timeframe = text && { text, confidence: 0.9, box: null };
  const { knex } = api.database;
  const patch = {
    reading: knex.raw(`jsonb_set(reading::jsonb, '{timeframe}', ?)`, [JSON.stringify(timeframe)]),
  };
  await knex('analysis_analyses').where({ id }).update(patch);
}

/** A look at the plan by a later picture, as it is stored. */
async function look(outcome: GradeOutcome, lastBar = 12, analysisId = id): Promise<void> {
  const chance = { bars: lastBar, target: 0.3, stop: 0.3, neither: 0.4 };
  const grade = { outcome, ambiguity: null, touches: [], lastBar, best: null, worst: null, result: null };
  await api.container.get(tokens.followUps).add(
    {
      id: api.container.get(tokens.ids).next(),
      analysisId,
      createdAt: api.clock.now(),
      imageId: null,
      pictureSha256: `${lastBar}`.padStart(64, '0'),
      hints: null,
      alignment: { shift: 0, matchedBars: 50, newBars: lastBar, missingBars: 0, deviation: 1 },
      grade: { ...grade, chance },
    },
    2,
  );
}

describe('a reminder to add a later screenshot', () => {
  it('[W-300] is due 20 bars after the analysis where the time frame was measured', async () => {
    await withTimeframe('4h');
    const analysed = api.clock.now().getTime();
    const due_at = new Date(analysed + 80 * 3_600_000).toISOString();
    expect(await get()).toEqual({
      reminder: null,
      suggestion: { bars: 20, time_frame: '4h', due_at, passed: false },
    });
    const answer = await set({});
    expect(answer).toMatchObject({
      status: 200,
      body: { reminder: { due_at, is_due: false, sent_at: null } },
    });
    expect((await get()).reminder).toEqual({ due_at, is_due: false, sent_at: null });
  });

  it('[W-300] is due at a chosen time where none was measured, and says what is wrong with others', async () => {
    await withTimeframe(null);
    expect((await get()).suggestion).toBeNull();
    const errors = async (body: object) => {
      const answer = await set(body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'analysis.reminder_time' } });
      return answer.body.errors;
    };
    const saying = (message: string) => [{ field: 'due_at', message }];
    expect(await errors({})).toEqual(saying('must be given: the time frame of the chart was not found'));
    expect(await errors({ due_at: inDays(0) })).toEqual(saying('must be a time to come'));
    expect(await errors({ due_at: inDays(2000) })).toEqual(saying('must be at most 5 years ahead'));
    expect((await set({ due_at: 'soon' })).status).toBe(400);
    expect((await set({ due_at: inHours(2) })).status).toBe(200);
  });

  it('[W-300] is moved, not doubled, when it is set again', async () => {
    await Promise.all([set(), set(), set({ due_at: inDays(3) })]);
    await set({ due_at: inDays(4) });
    expect((await get()).reminder.due_at).toBe(inDays(4));
  });

  it('[W-300] is for own analyses with a plan', async () => {
    for (const answer of [
      await set({ due_at: inDays(1) }, bob),
      await api.request.get(reminderOf()).set(bob.bearer),
      await api.request.delete(reminderOf()).set(bob.bearer),
    ])
      expect(answer.status).toBe(404);
    const without = await storeAnalysis(api, ada.user.id);
    expect((await set({ due_at: inDays(1) }, ada, without)).body).toMatchObject({
      status: 409,
      code: 'analysis.no_plan',
    });
  });

  it('[W-301] sends one email when it is due, and stands as a notice until it is answered', async () => {
    await set();
    api.clock.pass({ hours: 1 });
    await send();
    expect([await mails(), await due()]).toEqual([[], []]);
    api.clock.pass({ hours: 1 });
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    const [mail, ...rest] = await mails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({
      recipient: ada.user.email,
      subject: 'Time for a later screenshot of BTCUSDT',
    });
    expect(mail.body).toContain(`/history/${id}`);
    expect(await due()).toEqual([{ analysis_id: id, symbol: 'BTCUSDT', due_at: expect.any(String) }]);
  });

  it('[W-301] is sent once by two replicas that look at the same moment', async () => {
    await set();
    api.clock.pass({ hours: 2 });
    const posted = await Promise.all([send(), send(), send()]);
    expect(posted.toSorted()).toEqual([0, 0, 1]);
    expect(await mails()).toHaveLength(1);
  });

  it('[W-301] names no symbol to an address that nobody proved', async () => {
    const own = await storePlan(bob.user.id, { symbol: 'STRANGER' });
    await set(undefined, bob, own);
    api.clock.pass({ hours: 2 });
    await send();
    const [mail] = await mails();
    expect(mail.subject).toBe('Time for a later screenshot');
    expect(mail.body).not.toContain('STRANGER');
  });

  it('[W-301] is turned off, once or twice, and sends nothing then', async () => {
    await set();
    for (const _ of [1, 2]) expect((await api.request.delete(reminderOf()).set(ada.bearer)).status).toBe(204);
    expect((await get()).reminder).toBeNull();
    api.clock.pass({ hours: 2 });
    expect([await send(), await mails()]).toEqual([0, []]);
  });

  it('[W-301] goes with its analysis and with the account', async () => {
    await set();
    await api.request.delete(`/api/chart/analyses/${id}`).set(ada.bearer).expect(204);
    const other = await storePlan(ada.user.id);
    await set(undefined, ada, other);
    const { container, database } = api;
    await container
      .get(tokens.unitOfWork)
      .run((tx) => container.get(tokens.analyses).removeAll(ada.user.id, tx));
    expect(await database.knex('analysis_reminders')).toEqual([]);
    api.clock.pass({ hours: 2 });
    expect(await send()).toBe(0);
  });

  it.each(['suspended', 'without the plan that shows it'])(
    '[W-301] sends nothing to an account that is %s',
    async (state) => {
      const at = new Date(api.clock.now().getTime() - 40 * DAY_MS);
      id = await storePlan(ada.user.id, { at });
      await set().expect(200);
      const change =
        state === 'suspended'
          ? { suspended_at: api.clock.now(), suspension_reason: 'abuse' }
          : { subscription_tier: 'starter' };
      await api.database.knex('accounts_users').where({ id: ada.user.id }).update(change);
      api.clock.pass({ hours: 2 });
      expect([await send(), await mails()]).toEqual([0, []]);
    },
  );

  it('[W-301] is part of the own data', async () => {
    await set();
    const { body } = await api.request.get('/api/auth/me/export').set(ada.bearer);
    expect(body.sections).toContainEqual({
      name: 'reminders',
      records: [{ analysis_id: id, due_at: inHours(2), sent_at: null }],
    });
  });

  it('[W-301] is answered by a later screenshot once it is due, and before that when the plan is over', async () => {
    const { container } = api;
    const reminders = container.get(tokens.reminders);
    const answer = (over: boolean) =>
      container.get(tokens.unitOfWork).run((tx) => reminders.answer(id, over, api.clock.now(), tx));
    await set();
    await answer(false);
    expect((await get()).reminder).not.toBeNull();
    await answer(true);
    expect((await get()).reminder).toBeNull();
    await set();
    api.clock.pass({ hours: 2 });
    await answer(false);
    expect(await reminders.find(id)).toBeNull();
  });
});

describe('what became of the own plans', () => {
  it('[W-302] is listed for each plan that was followed or waits, by the look that saw the most bars', async () => {
    expect(await outcomes()).toEqual({ plans: [], meta: { total: 0, limit: 50, offset: 0, hidden: 0 } });
    await look('open', 5);
    await look('target', 12);
    await look('open', 9);
    const waits = await storePlan(ada.user.id, { at: new Date(api.clock.now().getTime() + 1000) });
    await set(undefined, ada, waits);
    const { plans, meta } = await outcomes();
    expect(meta.total).toBe(2);
    expect(plans).toMatchObject([
      { analysis_id: waits, outcome: null, bars_watched: null, chance: null, due_at: inHours(2) },
      { analysis_id: id, symbol: 'BTCUSDT', outcome: 'target', bars_watched: 12, chance: 0.3, due_at: null },
    ]);
    expect((await outcomes(ada, '?limit=1&offset=1')).plans).toEqual([plans[1]]);
    expect((await outcomes(bob)).plans).toEqual([]);
  });

  it('[W-302] counts those older than what the plan shows, and lists them no more', async () => {
    const at = new Date(api.clock.now().getTime() - 40 * DAY_MS);
    const old = await storePlan(bob.user.id, { at });
    await look('stopped', 7, old);
    expect(await outcomes(bob)).toMatchObject({ plans: [], meta: { total: 0, hidden: 1 } });
  });
});
