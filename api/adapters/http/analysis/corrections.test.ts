import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { examine } from '../../../../chart-reader/bench/examine.ts';
import { picturesOfFolder } from '../../../../chart-reader/bench/pictures.ts';
import { createTextRecogniser } from '../../../../chart-reader/index.ts';
import { ReadCorrections } from '../../../application/analysis/read-corrections.ts';
import { PRIVACY_POLICY_VERSION } from '../../../domain/shared-with-web/privacy-policy.ts';
import { analyze, charts, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';
import { writeCorrections } from '../../corrections/correction-folder.ts';

let api: TestApi;
let bearer: Bearer;
let userId: string;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const somebody = await api.signIn();
  ({ bearer } = somebody);
  userId = somebody.user.id;
  folder = await mkdtemp(join(tmpdir(), 'wickwise-corrections-'));
});
afterEach(async () => {
  await api.database.knex('analysis_learning_consents').delete();
  await rm(folder, { recursive: true, force: true });
});

const decide = (consented: boolean, who = bearer) =>
  api.request.put('/api/chart/learning').set(who).send({ consented });
const consent = async () => (await api.request.get('/api/chart/learning').set(bearer)).body;
const corrections = () => api.database.knex('analysis_corrections');
const exported = () => writeCorrections(folder, api.container.get(ReadCorrections).run());

/** A picture of its own within a test, whose symbol is corrected by hand; the id of its analysis. */
let pictures = 0;
beforeEach(() => {
  pictures = 0;
});
async function analyzeCorrected(hints: object = { symbol: 'NEARUSDT' }): Promise<string> {
  const background = { r: 0, g: 0, b: 0 };
  const picture = await sharp(charts.hourly).extend({ top: ++pictures, background }).png().toBuffer();
  const image_url = await upload(api, bearer, picture);
  const answer = await analyze(api, bearer, { image_url, hints });
  expect(answer.status).toBe(200);
  return answer.body.analysis.id as string;
}

describe('[W-230] corrections', () => {
  it('are not kept without consent, which is off until it is given', async () => {
    expect(await consent()).toEqual({
      consented: false,
      since: null,
      policy_version: null,
      current_policy_version: PRIVACY_POLICY_VERSION,
      kept: 0,
    });
    const id = await analyzeCorrected();
    expect(await corrections().where({ analysis_id: id })).toEqual([]);
    await decide(true).expect(200);
    expect(await corrections()).toEqual([]);
    expect(await exported()).toEqual({ written: 0, removed: 0 });
    expect(await readdir(join(folder, 'images'))).toEqual([]);
  });

  it('cannot be stored by the database without consent', async () => {
    const analysis_id = await analyzeCorrected();
    const row = { analysis_id, user_id: userId, kept_at: api.clock.now(), given: {} };
    await expect(corrections().insert(row)).rejects.toThrow(/foreign key/);
  });

  it('are kept with consent, which names the policy it was given under', async () => {
    await decide(true).expect(200);
    await decide(true).expect(200);
    const id = await analyzeCorrected();
    expect(await corrections()).toMatchObject([{ analysis_id: id, given: { symbol: 'NEARUSDT' } }]);
    expect(await consent()).toMatchObject({
      consented: true,
      since: api.clock.now().toISOString(),
      policy_version: PRIVACY_POLICY_VERSION,
      kept: 1,
    });
  });

  it('are none where nothing was set by hand', async () => {
    await decide(true);
    await analyze(api, bearer, { image_data_url: dataUrlOf(charts.daily) }).expect(200);
    expect(await corrections()).toEqual([]);
  });

  it('are deleted when the consent is withdrawn, and leave the next export', async () => {
    await decide(true);
    await analyzeCorrected();
    expect(await exported()).toEqual({ written: 1, removed: 0 });
    const { body } = await decide(false).expect(200);
    expect(body).toMatchObject({ consented: false, kept: 0 });
    expect(await corrections()).toEqual([]);
    expect(await exported()).toEqual({ written: 0, removed: 1 });
    expect(await readdir(join(folder, 'images'))).toEqual([]);
  });

  it('are not kept by an analysis that ends while the consent is withdrawn', async () => {
    await decide(true);
    let analysed: Promise<string> | undefined;
    await api.database.knex.transaction(async (trx) => {
      await trx('analysis_learning_consents').where({ user_id: userId }).delete();
      analysed = analyzeCorrected();
      await untilSomebodyWaits(api.database.knex, analysed);
    });
    await analysed;
    expect(await corrections()).toEqual([]);
  });

  it('go with their analysis', async () => {
    await decide(true);
    const id = await analyzeCorrected();
    await api.request.delete(`/api/chart/analyses/${id}`).set(bearer).expect(204);
    expect(await corrections()).toEqual([]);
  });

  it('go with the account', async () => {
    const [email, password] = ['grace@example.com', 'difference engine'];
    const answer = await api.request
      .post('/api/auth/register')
      .send({ email, password, full_name: 'Grace Hopper' })
      .expect(201);
    bearer = { Authorization: `Bearer ${answer.body.token}` };
    await decide(true).expect(200);
    await analyzeCorrected();
    await api.request.delete('/api/auth/me').set(bearer).send({ password }).expect(204);
    expect(await corrections()).toEqual([]);
    expect(await api.database.knex('analysis_learning_consents')).toEqual([]);
  });

  it('are in the personal data of their owner', async () => {
    await decide(true);
    const id = await analyzeCorrected();
    const { body } = await api.request.get('/api/auth/me/export').set(bearer).expect(200);
    const section = body.sections.find(({ name }: { name: string }) => name === 'corrections');
    expect(section.records).toMatchObject([
      { policy_version: PRIVACY_POLICY_VERSION },
      { analysis_id: id, given: { symbol: 'NEARUSDT' } },
    ]);
  });

  it('refuse a choice that is none, at its field', async () => {
    const answer = await api.request.put('/api/chart/learning').set(bearer).send({ consented: 'yes' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'consented' }] } });
  });
});

describe('[W-231] exported corrections', () => {
  it('are pictures with their truth, on which the bench scores the reader', async () => {
    await decide(true);
    const id = await analyzeCorrected();
    const { body } = await api.request.get(`/api/chart/analyses/${id}`).set(bearer);
    const { reading } = body.analysis.analysis_json;
    await exported();
    const truth = JSON.parse(await readFile(join(folder, 'truth', `${id}.json`), 'utf8'));
    expect(truth).toMatchObject({
      image: `${id}.png`,
      symbol: 'NEARUSDT',
      symbol_shown: true,
      candles: null,
    });
    expect(truth.axis.y_pixel_of_two_prices).toEqual([
      { y_px: reading.axis.a.y_px, price: reading.axis.a.price },
      { y_px: reading.axis.b.y_px, price: reading.axis.b.price },
    ]);
    const recogniser = createTextRecogniser();
    for await (const picture of picturesOfFolder('corrections', folder)) {
      const { score } = await examine(picture, recogniser);
      expect(score).toMatchObject({ right: true, axisRight: true, symbolRight: false });
    }
  });

  it('call a reader wrong whose scale is another than the one that was set', async () => {
    await decide(true);
    const id = await analyzeCorrected();
    const { y_px, price } = (await api.request.get(`/api/chart/analyses/${id}`).set(bearer)).body.analysis
      .analysis_json.reading.axis.a;
    const points = [
      { y_px, price: price * 10 },
      { y_px: y_px + 100, price },
    ];
    const corrected = { axis: { scale: 'linear', points } };
    await api.request
      .post(`/api/chart/analyses/${id}/reading-report`)
      .set(bearer)
      .send({ wrong: ['scale'], corrected })
      .expect(200);
    await exported();
    for await (const picture of picturesOfFolder('corrections', folder))
      expect((await examine(picture, createTextRecogniser())).score).toMatchObject({
        right: false,
        axisRight: false,
      });
  });

  it('leave out what was called wrong in its scale without the right one', async () => {
    await decide(true);
    const id = await analyzeCorrected();
    await api.request
      .post(`/api/chart/analyses/${id}/reading-report`)
      .set(bearer)
      .send({ wrong: ['scale'] })
      .expect(200);
    expect(await exported()).toEqual({ written: 0, removed: 0 });
  });
});
