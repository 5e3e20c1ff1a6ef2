import { createHash } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import { analyze, charts, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { earlierPicture } from '../../../testing/earlier-picture.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeAnalysis } from '../../../testing/store-analysis.ts';

const LATER_BARS = 15;

let api: TestApi;
let ada: Bearer;
let adaId: string;
let eve: Bearer;
/** Analysed when the last bars were not there yet. */
let earlier: { id: string; image_url: string; analysis_json: { plan: { direction: string } } };
let credits: number;
beforeAll(async () => {
  api = await startTestApi();
  const signedIn = await api.signIn();
  ada = signedIn.bearer;
  adaId = signedIn.user.id;
  eve = (await api.signIn()).bearer;
  const whole = (await analyze(api, ada, { image_data_url: dataUrlOf(charts.hourly) })).body.analysis;
  const picture = await earlierPicture(charts.hourly, whole.analysis_json.reading, LATER_BARS);
  earlier = (await analyze(api, ada, { image_data_url: dataUrlOf(picture) })).body.analysis;
  credits = await creditsLeft();
});
afterAll(() => api.close());

async function creditsLeft(): Promise<number> {
  return (await api.request.get('/api/auth/me').set(ada)).body.user.credits_balance as number;
}

function grade(body: object, { id = earlier.id, who = ada } = {}) {
  return api.request.post(`/api/chart/analyses/${id}/follow-ups`).set(who).send(body);
}

const images = () => api.container.get(tokens.database)('analysis_images').select('id');

describe('grading an analysis by a later picture', () => {
  it('aligns both series by their overlap and says what became of the plan', async () => {
    expect(['long', 'short']).toContain(earlier.analysis_json.plan.direction);
    const image_url = await upload(api, ada, charts.hourly);
    await api.database
      .knex('analysis_reminders')
      .insert({ analysis_id: earlier.id, due_at: api.clock.now() });
    const { status, body } = await grade({ image_url, hints: { timeframe: '1h' } });
    expect(status).toBe(201);
    expect(body.follow_up).toMatchObject({
      analysis_id: earlier.id,
      alignment: { shift: 0, new_bars: LATER_BARS, missing_bars: 0 },
      grade: { touches: [{ level: 'entry', bar: 0 }] },
    });
    expect(body.reading).toMatchObject({ kind: 'candles', hints: { timeframe: true } });
    expect(body.follow_up.hints).toEqual({ timeframe: '1h' });
    const { outcome, best_r, worst_r, last_bar } = body.follow_up.grade;
    expect(outcome).toBe('open');
    const { bars, target, stop, neither } = body.follow_up.grade.chance;
    expect(bars).toBe(LATER_BARS);
    expect(target + stop + neither).toBeCloseTo(1, 9);
    expect(last_bar).toBe(LATER_BARS);
    expect(best_r.value).toBeGreaterThan(worst_r.value);
    expect(best_r.sigma).toBeGreaterThan(0);
    expect(await creditsLeft()).toBe(credits);
    // The reminder that was due is answered.
    expect(await api.database.knex('analysis_reminders')).toEqual([]);
  });

  it('answers once what was read of the picture', async () => {
    const again = await grade({ image_data_url: dataUrlOf(charts.hourly) });
    expect(again.body).not.toHaveProperty('reading');
  });

  it('refuses bars that are set or removed, at their fields, and hints that are wrong', async () => {
    const image_data_url = dataUrlOf(charts.hourly);
    const bars = await grade({ image_data_url, hints: { remove_bars: [5] } });
    expect([bars.status, bars.body.errors]).toEqual([
      422,
      [
        {
          field: 'hints.remove_bars',
          message: 'must not be given for a later picture: its bars decide the grade',
        },
      ],
    ]);
    const frame = await grade({ image_data_url, hints: { timeframe: 'soon' } });
    expect([frame.status, frame.body.errors[0].field]).toEqual([422, 'hints.timeframe']);
    const wide = { x0: 0, y0: 0, x1: 99_000, y1: 400 };
    const pane = await grade({ image_data_url, hints: { pane: wide } });
    expect([pane.status, pane.body.errors[0].field]).toEqual([422, 'hints.pane.x1']);
  });

  it('is sealed in the record, and so was the plan when it was made', async () => {
    const { entries } = (await api.request.get('/api/record/entries')).body;
    const { seal } = (await api.request.get(`/api/chart/analyses/${earlier.id}/seal`).set(ada)).body;
    const own = entries.filter((entry: { sequence: number; plan: number | null }) =>
      [entry.sequence, entry.plan].includes(seal.sequence),
    );
    expect(own).toMatchObject([
      { kind: 'plan', commitment: seal.commitment, made_at: seal.sealed_at },
      { kind: 'grade', outcome: 'open', bars: LATER_BARS },
    ]);
    expect(createHash('sha256').update(seal.text).digest('hex')).toBe(seal.commitment);
  });

  it('returns the stored grade for the same picture', async () => {
    const before = (await api.request.get(`/api/chart/analyses/${earlier.id}/follow-ups`).set(ada)).body
      .follow_ups;
    const stored = (await images()).length;
    const again = await grade({ image_data_url: dataUrlOf(charts.hourly) });
    expect(again.body.follow_up).toEqual(before[0]);
    const after = (await api.request.get(`/api/chart/analyses/${earlier.id}/follow-ups`).set(ada)).body
      .follow_ups;
    expect(after).toEqual(before);
    expect((await images()).length).toBe(stored);
  });

  it('feeds the hit rate, each analysis by its furthest look', async () => {
    const { body } = await api.request.get('/api/chart/stats').set(ada);
    expect(body.hit_rate).toMatchObject({
      graded: 1,
      hits: 0,
      misses: 0,
      open: 1,
      rate: 0,
      base_rate: expect.any(Number),
    });
    const { grade: stored } = (await api.request.get(`/api/chart/analyses/${earlier.id}/follow-ups`).set(ada))
      .body.follow_ups[0];
    expect(stored.range).toMatchObject({
      held: stored.range.close >= stored.range.low && stored.range.close <= stored.range.high,
    });
    expect(body.range_coverage).toEqual({ graded: 1, held: stored.range.held ? 1 : 0 });
    const none = await api.request.get('/api/chart/stats').set(eve);
    expect(none.body).not.toHaveProperty('range_coverage');
    expect(none.body.hit_rate).toMatchObject({ graded: 0, rate: null });
  });

  it('refuses a picture that is not later, another market and no chart, and keeps none of them', async () => {
    const stored = (await images()).length;
    const own = await api.request
      .get(earlier.image_url.replace(/^https?:\/\/[^/]+/, ''))
      .set(ada)
      .buffer();
    const notLater = await grade({ image_data_url: dataUrlOf(own.body as Buffer) });
    expect(notLater.status).toBe(422);
    expect(notLater.body.error).toContain('no bar after this analysis');
    const other = await grade({ image_data_url: dataUrlOf(charts.third) });
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'analysis.follow_up_unaligned' });
    expect(other.body.error).toContain('does not show the bars of this analysis');
    const table = await grade({ image_data_url: dataUrlOf(charts.table) });
    expect(table.body).toMatchObject({ status: 422, code: 'analysis.follow_up_refused' });
    expect((await grade({})).body).toMatchObject({ status: 422, code: 'analysis.picture_missing' });
    expect((await images()).length).toBe(stored);
  });

  it('has nothing to grade without a plan', async () => {
    const levels = { entry: null, stop: null, take_profit_1: null, take_profit_2: null };
    const plan = {
      direction: 'none' as const,
      ...levels,
      risk_reward: null,
      risk_reward_2: null,
      reasons: [],
    };
    const id = await storeAnalysis(api, adaId, { analysis: { plan } });
    const answer = await grade({ image_data_url: dataUrlOf(charts.hourly) }, { id });
    expect(answer.body).toMatchObject({ status: 409, code: 'analysis.no_plan' });
  });

  it('is shown to its owner only', async () => {
    const picture = { image_data_url: dataUrlOf(charts.hourly) };
    expect((await grade(picture, { who: eve })).status).toBe(404);
    expect((await api.request.get(`/api/chart/analyses/${earlier.id}/follow-ups`).set(eve)).status).toBe(404);
  });

  it('is bounded, since it is free', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => grade({})));
    const throttled = answers.find(({ status }) => status === 429);
    expect(Number(throttled?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is in the personal data of its owner, with what was given', async () => {
    const { body } = await api.request.get('/api/auth/me/export').set(ada).expect(200);
    const { records } = body.sections.find(({ name }: { name: string }) => name === 'follow_ups');
    expect(records).toContainEqual(
      expect.objectContaining({
        analysis_id: earlier.id,
        hints: { timeframe: '1h' },
        grade: expect.objectContaining({ outcome: 'open' }),
      }),
    );
  });

  it('is deleted with its analysis, and its picture too', async () => {
    const graded = await api.container.get(tokens.database)('analysis_follow_ups').first('image_id');
    await api.request.delete(`/api/chart/analyses/${earlier.id}`).set(ada).expect(204);
    expect(await api.container.get(tokens.database)('analysis_follow_ups')).toEqual([]);
    expect((await images()).map(({ id }: { id: string }) => id)).not.toContain(graded.image_id);
  });
});
