import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { tokens } from '../../../composition/tokens.ts';
import { PaidAnalyses } from '../../../application/analysis/paid-analyses.ts';
import { ProveBooks } from '../../../application/credits/prove-books.ts';
import { READER_VERSION } from '../../../domain/analysis/reader-version.ts';
import { buildAnalysisJson } from '../../../testing/build-analysis-json.ts';
import { buildReadout } from '../../../testing/build-readout.ts';
import { analyze, charts, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { giveCredits } from '../../../testing/give-credits.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeAnalysis } from '../../../testing/store-analysis.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';

const level = (price: number) => ({ price, sigma: 0.1, projected: false });
const plan = {
  direction: 'long' as const,
  entry: level(141),
  stop: level(131),
  take_profit_1: level(161),
  take_profit_2: level(171),
  risk_reward: { value: 2, sigma: 0.05 },
  risk_reward_2: { value: 3, sigma: 0.05 },
  reasons: [],
};

let api: TestApi;
let bearer: Bearer;
let userId: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const somebody = await api.signIn();
  ({ bearer } = somebody);
  userId = somebody.user.id;
});
afterEach(async () => {
  expect((await api.container.get(ProveBooks).run()).flatMap(({ differences }) => differences)).toEqual([]);
});

const report = (id: string, body: object = { wrong: ['scale'] }, who = bearer) =>
  api.request.post(`/api/chart/analyses/${id}/reading-report`).set(who).send(body);
const creditOf = async (id: string, body?: object): Promise<string> =>
  (await report(id, body).expect(200)).body.report.credit;
const balance = async (): Promise<number> =>
  (await api.request.get('/api/auth/me').set(bearer)).body.user.credits_balance;
const get = (id: string, who = bearer) => api.request.get(`/api/chart/analyses/${id}`).set(who);
const reports = () => api.database.knex('analysis_reading_reports').where({ user_id: userId });

/** A picture of its own, so that it costs a credit. Somebody in another test may have sent it: then it need not be read again. */
let pictures = 0;
beforeEach(() => {
  pictures = 0;
});
async function analyzed(): Promise<string> {
  const picture = await sharp(charts.hourly)
    .extend({ top: ++pictures, background: { r: 0, g: 0, b: 0 } })
    .png()
    .toBuffer();
  const answer = await analyze(api, bearer, { image_url: await upload(api, bearer, picture) });
  expect(answer.status).toBe(200);
  return answer.body.analysis.id;
}

/** An analysis that was paid, without a picture: for what is only about credits. */
async function paid(): Promise<string> {
  const { knex } = api.database;
  const id = await storeAnalysis(api, userId);
  const [lot] = await knex('credits_lots').where({ user_id: userId }).where('remaining', '>', 0);
  const at = api.clock.now();
  const reservation = { analysis_id: id, user_id: userId, lot_id: lot.id, credits: 1, state: 'settled' };
  await knex('credits_reservations').insert({ ...reservation, reserved_at: at, held_until: at });
  await knex.transaction(async (trx) => {
    const movement = { user_id: userId, kind: 'settle', key: `settle:${id}`, at, memo: '', analysis_id: id };
    const [row] = await trx('credits_movements').insert(movement).returning('id');
    const entry = { movement_id: row.id, user_id: userId, lot_id: lot.id };
    await trx('credits_entries').insert([
      { ...entry, account: 'available', credits: -1 },
      { ...entry, account: 'spent', credits: 1 },
    ]);
    await trx('credits_balances').where({ user_id: userId }).decrement({ available: 1 });
    await trx('credits_lots').where({ id: lot.id }).decrement({ remaining: 1 });
  });
  return id;
}

describe('[W-232] a report that a reading is wrong', () => {
  it('gives the credit back, once, with an entry of its own in the ledger', async () => {
    const id = await analyzed();
    expect(await balance()).toBe(9);
    const said = { wrong: ['symbol', 'scale'], note: ' The labels are cut. ' };
    const first = await report(id, said).expect(200);
    expect(first.body.report).toEqual({
      reported_at: api.clock.now().toISOString(),
      wrong: ['scale', 'symbol'],
      note: 'The labels are cut.',
      credit: 'returned',
      kept: false,
    });
    const again = await report(id, { wrong: ['other'] }).expect(200);
    expect(again.body).toEqual(first.body);
    expect(await balance()).toBe(10);
    const { body } = await api.request.get('/api/credits/statement').set(bearer);
    expect(body.entries.at(-1)).toMatchObject({ kind: 'reading_wrong', credits: 1, analysis_id: id });
    expect(body.lots).toContainEqual(expect.objectContaining({ source: 'reading_wrong', granted: 1 }));
    expect((await get(id)).body.analysis.reading_report).toEqual(first.body.report);
  });

  it('counts once when it comes five times at once', async () => {
    const id = await paid();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => report(id).expect(200)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await reports()).toHaveLength(1);
    expect(await balance()).toBe(10);
  });

  it('gives back three credits in thirty days, also when reports come at once, and is taken all the same', async () => {
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push(await paid());
    const credits = await Promise.all(ids.map((id) => creditOf(id)));
    expect(credits.toSorted()).toEqual([
      'limit_reached',
      'limit_reached',
      'returned',
      'returned',
      'returned',
    ]);
    expect(await balance()).toBe(8);
    expect(await reports()).toHaveLength(5);
  });

  it('keeps its limit when analyses are deleted', async () => {
    for (let i = 0; i < 3; i++) {
      const id = await paid();
      expect(await creditOf(id)).toBe('returned');
      await api.request.delete(`/api/chart/analyses/${id}`).set(bearer).expect(204);
    }
    expect(await creditOf(await paid())).toBe('limit_reached');
    expect(await reports()).toHaveLength(4);
  });

  it('gives back a tenth of what was spent where that is more than three', async () => {
    await giveCredits(api, userId, 60);
    const ids = [];
    for (let i = 0; i < 40; i++) ids.push(await paid());
    const credits = [];
    for (const id of ids.slice(0, 5)) credits.push(await creditOf(id));
    expect(credits).toEqual(['returned', 'returned', 'returned', 'returned', 'limit_reached']);
  });

  it('gives nothing back for an analysis that cost nothing, and counts', async () => {
    expect(await creditOf(await storeAnalysis(api, userId))).toBe('none_spent');
    await giveCredits(api, userId, 'unlimited');
    expect(await creditOf(await analyzed())).toBe('none_spent');
    expect(await reports()).toHaveLength(2);
  });

  it('waits for a deletion that came before it, and finds nothing then', async () => {
    const id = await paid();
    const { knex } = api.database;
    const answer = await knex.transaction(async (trx) => {
      await trx('analysis_analyses').where({ id }).delete();
      const reporting = report(id).then((given) => given);
      await untilSomebodyWaits(knex, reporting);
      return { reporting };
    });
    expect(await answer.reporting).toMatchObject({ status: 404, body: { code: 'analysis.not_found' } });
    expect(await balance()).toBe(9);
  });

  it('keeps the right values with consent, and forgets them without', async () => {
    const kept = async (id: string) =>
      (await report(id, { wrong: ['symbol'], corrected: { symbol: ' LTCUSDT ' } }).expect(200)).body.report
        .kept;
    const first = await analyzed();
    expect(await kept(first)).toBe(false);
    expect(await api.database.knex('analysis_corrections').where({ analysis_id: first })).toEqual([]);
    await api.request.put('/api/chart/learning').set(bearer).send({ consented: true }).expect(200);
    const second = await analyzed();
    expect(await kept(second)).toBe(true);
    const [row] = await api.database.knex('analysis_corrections').where({ analysis_id: second });
    expect(row.given).toEqual({ symbol: 'LTCUSDT' });
    await api.request.put('/api/chart/learning').set(bearer).send({ consented: false });
    expect((await get(second)).body.analysis.reading_report.kept).toBe(false);
  });

  it.each([
    ['nothing wrong', { wrong: [] }, 400, 'wrong'],
    ['an unknown part', { wrong: ['colour'] }, 400, 'wrong[0]'],
    ['a part twice', { wrong: ['scale', 'scale'] }, 400, 'wrong'],
    ['a note too long', { wrong: ['other'], note: 'x'.repeat(501) }, 400, 'note'],
    [
      'equal prices',
      {
        wrong: ['scale'],
        corrected: {
          axis: {
            scale: 'linear',
            points: [
              { y_px: 10, price: 1 },
              { y_px: 200, price: 1 },
            ],
          },
        },
      },
      422,
      'corrected.axis.points.1.price',
    ],
    [
      'a place outside',
      { wrong: ['bars'], corrected: { remove_bars: [4000] } },
      422,
      'corrected.remove_bars.0',
    ],
  ])('with %s is an error at its field, and nothing is taken', async (_, body, status, field) => {
    const id = await storeAnalysis(api, userId);
    const answer = await report(id, body);
    expect(answer.status).toBe(status);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect(await reports()).toEqual([]);
  });

  it('of a refused picture, of somebody else or of nothing is not taken', async () => {
    const refused = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.table) });
    await report(refused.body.analysis_id).expect(404);
    const other = await api.signIn();
    await report(await storeAnalysis(api, userId), { wrong: ['bars'] }, other.bearer).expect(404);
    expect(await reports()).toEqual([]);
  });

  it('outlives the account, without its owner and what was written', async () => {
    const [email, password] = ['emmy@example.com', 'difference engine'];
    const answer = await api.request
      .post('/api/auth/register')
      .send({ email, password, full_name: 'Emmy Noether' })
      .expect(201);
    bearer = { Authorization: `Bearer ${answer.body.token}` };
    await report(await analyzed(), { wrong: ['other'], note: 'Private.' }).expect(200);
    const { body } = await api.request.get('/api/auth/me/export').set(bearer).expect(200);
    const section = body.sections.find(({ name }: { name: string }) => name === 'reading_reports');
    expect(section.records).toMatchObject([{ wrong: ['other'], note: 'Private.', credit: 'returned' }]);
    await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
    const [row] = await api.database
      .knex('analysis_reading_reports')
      .orderBy('reported_at', 'desc')
      .limit(1)
      .where({ wrong: '{other}', note: '' })
      .whereNull('user_id');
    expect(row).toMatchObject({ analysis_id: null, user_id: null, note: '' });
  });
});

describe('[W-233] the count of wrong readings', () => {
  const counts = async () => (await api.request.get('/api/chart/reported').expect(200)).body;

  it('says how many of how many, and by what was wrong', async () => {
    const before = await counts();
    await report(await paid(), { wrong: ['scale', 'bars'] });
    await paid();
    const after = await counts();
    expect(after.analyses - before.analyses).toBe(2);
    expect(after.reported - before.reported).toBe(1);
    expect(after.wrong.scale - before.wrong.scale).toBe(1);
    expect(after.wrong.bars - before.wrong.bars).toBe(1);
    expect(after.wrong.symbol).toBe(before.wrong.symbol);
  });

  it('keeps what was deleted', async () => {
    const id = await paid();
    await report(id);
    const before = await counts();
    await api.request.delete(`/api/chart/analyses/${id}`).set(bearer).expect(204);
    expect(await counts()).toEqual(before);
  });
});

describe('[W-234] the list of reports for staff', () => {
  it('has them newest first, by part and by kept, with the picture only where its owner consented', async () => {
    await api.request.put('/api/chart/learning').set(bearer).send({ consented: true });
    const kept = await analyzed();
    await report(kept, { wrong: ['timeframe'], corrected: { timeframe: '4h' } }).expect(200);
    api.clock.pass({ seconds: 1 });
    const without = await analyzed();
    await report(without, { wrong: ['timeframe'], note: 'It is 4h.' }).expect(200);
    const staff = await api.signIn({ role: 'support' });
    const list = async (query: object) =>
      (await api.request.get('/api/admin/reading-reports').query(query).set(staff.bearer).expect(200)).body;
    const { reports: all, meta } = await list({ wrong: 'timeframe' });
    expect(meta.total).toBe(2);
    expect(all.map((each: { analysis_id: string }) => each.analysis_id)).toEqual([without, kept]);
    expect(all[0]).toMatchObject({ note: 'It is 4h.', picture_url: null, corrected: null, user_id: userId });
    expect(all[1]).toMatchObject({ corrected: { timeframe: '4h' }, reader_version: READER_VERSION });
    await api.request.get(all[1].picture_url).expect(200).expect('Content-Type', 'image/png');
    expect((await list({ wrong: 'timeframe', kept: true })).reports).toHaveLength(1);
    expect((await list({ wrong: 'timeframe', kept: false })).reports).toHaveLength(1);
    expect((await list({ wrong: 'timeframe', page: 2, pageSize: 1 })).reports).toMatchObject([
      { analysis_id: kept },
    ]);
    await api.request.put('/api/chart/learning').set(bearer).send({ consented: false });
    expect((await list({ wrong: 'timeframe' })).reports).toMatchObject([
      { picture_url: null },
      { picture_url: null },
    ]);
  });

  it('is closed to users', async () => {
    await api.request.get('/api/admin/reading-reports').set(bearer).expect(403);
  });
});

describe('[W-235] reading again', () => {
  const again = (id: string, who = bearer) =>
    api.request.post(`/api/chart/analyses/${id}/read-again`).set(who);
  const analyses = () => api.database.knex('analysis_analyses').where({ user_id: userId });
  /** As if an older reader had read it. */
  async function readByOlder(): Promise<string> {
    const id = await analyzed();
    await api.database.knex('analysis_analyses').where({ id }).update({ reader_version: null });
    return id;
  }

  it('by a newer reader makes another analysis of the same picture, for nothing, and both name each other', async () => {
    const id = await readByOlder();
    expect((await get(id)).body.analysis.reader).toEqual({
      version: null,
      current: READER_VERSION,
      can_read_again: true,
      read_from: null,
      read_again_as: null,
    });
    const { body } = await again(id).expect(200);
    expect(body).toMatchObject({ reused: false, analysis: { status: 'completed' } });
    expect(await balance()).toBe(9);
    const [older, newer] = [(await get(id)).body.analysis, (await get(body.analysis.id)).body.analysis];
    expect(older.reader).toMatchObject({ can_read_again: false, read_again_as: newer.id });
    expect(newer.reader).toMatchObject({ version: READER_VERSION, can_read_again: false, read_from: id });
    expect(newer.image_url).toBe(older.image_url);
    expect(newer.analysis_json.reading.bars).toEqual(older.analysis_json.reading.bars);
  });

  it('keeps what was set by hand', async () => {
    const image_url = await upload(api, bearer, charts.third);
    const { body } = await analyze(api, bearer, { image_url, hints: { symbol: 'LTCUSDT' } });
    const { id } = body.analysis;
    await api.database.knex('analysis_analyses').where({ id }).update({ reader_version: null });
    const { analysis } = (await again(id).expect(200)).body;
    expect(analysis).toMatchObject({ symbol: 'LTCUSDT', hints: { symbol: 'LTCUSDT' } });
  });

  it('twice or at once makes one', async () => {
    const id = await readByOlder();
    const answers = await Promise.all([again(id), again(id), again(id)]);
    answers.push(await again(id));
    const made = new Set(answers.map(({ body }) => body.analysis?.id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(made.size).toBe(1);
    expect(await analyses()).toHaveLength(2);
  });

  it('does not seal another plan in the public record, also once the first is deleted', async () => {
    const id = await readByOlder();
    const first = (await analyses().where({ id }))[0];
    const again = {
      id: randomUUID(),
      ownerId: userId,
      symbol: 'Unknown',
      imageId: first.image_id,
      pictureSha256: first.picture_sha256,
      picture: { width: 400, height: 300, mimeType: 'image/png' },
      notices: [],
      hints: null,
      readFrom: id,
      at: api.clock.now(),
    };
    const paidAnalyses = api.container.get(PaidAnalyses);
    expect(await paidAnalyses.beginAgain(again)).toEqual({ state: 'started' });
    const readout = buildReadout();
    const analysis = buildAnalysisJson({ plan });
    await paidAnalyses.complete(again, { analysis, readout, notices: [], providerNotice: null });
    const record = api.container.get(tokens.planRecord);
    expect(await record.sealOf(again.id)).toBeNull();
    await api.request.delete(`/api/chart/analyses/${id}`).set(bearer).expect(204);
    expect((await get(again.id)).body.analysis.reader.read_from).toBeNull();
    expect((await record.unsealed(100)).map(({ analysisId }) => analysisId)).not.toContain(again.id);
  });

  it('is refused where the reader is the same, the picture is missing or nothing was read', async () => {
    expect(await again(await analyzed())).toMatchObject({
      status: 409,
      body: { code: 'analysis.reader_unchanged' },
    });
    const without = await storeAnalysis(api, userId);
    expect(await again(without)).toMatchObject({ status: 404, body: { code: 'analysis.no_picture' } });
    const other = await api.signIn();
    await again(await readByOlder(), other.bearer).expect(404);
  });

  it('by a reader that refuses the picture leaves the first as it is, and is not tried twice', async () => {
    const id = await readByOlder();
    const refused = await analyze(api, bearer, { image_url: await upload(api, bearer, charts.table) });
    const { image_id } = await api.database
      .knex('analysis_analyses')
      .where({ id: refused.body.analysis_id })
      .first('image_id');
    await api.database.knex('analysis_analyses').where({ id }).update({ image_id });
    const first = await again(id);
    expect(first).toMatchObject({ status: 422, body: { code: 'analysis.refused' } });
    expect((await again(id)).body.analysis_id).toBe(first.body.analysis_id);
    expect((await get(id)).body.analysis).toMatchObject({
      status: 'completed',
      reader: { can_read_again: false, read_again_as: null },
    });
    expect(await balance()).toBe(9);
  });

  it('finds nothing when the analysis is deleted at the same time', async () => {
    const id = await readByOlder();
    const { knex } = api.database;
    const { reading } = await knex.transaction(async (trx) => {
      await trx('analysis_analyses').where({ id }).delete();
      const reading = again(id).then((answer) => answer);
      await untilSomebodyWaits(knex, reading);
      return { reading };
    });
    expect(await reading).toMatchObject({ status: 404, body: { code: 'analysis.not_found' } });
    expect(await analyses()).toEqual([]);
  });

  it('gives nothing back when it is called wrong: it cost nothing', async () => {
    const id = await readByOlder();
    const { analysis } = (await again(id).expect(200)).body;
    expect(await creditOf(analysis.id)).toBe('none_spent');
    expect(await creditOf(id)).toBe('returned');
  });
});
