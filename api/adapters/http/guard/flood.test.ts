import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { tokens } from '../../../composition/tokens.ts';
import { analyze, charts, dataUrlOf } from '../../../testing/chart-fixtures.ts';
import { giveCredits } from '../../../testing/give-credits.ts';
import { startTestApi } from '../../../testing/start-test-api.ts';

const FLOOD = 16;

/** Others ask so often, in milliseconds: one request after the other would itself keep the api busy. */
const OTHERS_MS = 20;

/** The newest bars of a chart with their scale, which are read quickly; they differ in one pixel, so that none is the same picture as another. */
async function manyCharts(count: number): Promise<Buffer[]> {
  const newest = { left: 780, top: 0, width: 400, height: 660 };
  const cut = sharp(charts.hourly).extract(newest);
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const made: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    data[0] = index;
    made.push(await sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer());
  }
  return made;
}

describe('a flood of analyses', () => {
  it('leaves the api answering others all the while', async () => {
    const api = await startTestApi({ settings: { READER_WORKERS: '1', READER_TIMEOUT_MS: '120000' } });
    const { bearer, user } = await api.signIn({ tier: 'pro' });
    await giveCredits(api, user.id, FLOOD);
    const pictures = await manyCharts(FLOOD);
    let done = 0;
    const flood = Promise.all(
      pictures.map(async (bytes) => {
        const answer = await analyze(api, bearer, { image_data_url: dataUrlOf(bytes) });
        done++;
        return answer.status;
      }),
    );
    const beforeFirst = async (): Promise<boolean> => {
      const { status } = await api.request.get('/api/health');
      expect(status).toBe(200);
      return done === 0;
    };
    let early = 0;
    while (done < FLOOD) {
      if (await beforeFirst()) early++;
      await pause(OTHERS_MS);
    }
    expect(await flood).toEqual(Array(FLOOD).fill(200));
    expect(early).toBeGreaterThan(0);
    await api.close();
  });
});

describe('a reader whose queue is full', () => {
  it('has as many calls waiting as the operator says', async () => {
    const api = await startTestApi({ settings: { READER_WORKERS: '1', READER_WAITING: '0' } });
    const { bearer, user } = await api.signIn({ tier: 'pro' });
    await giveCredits(api, user.id, FLOOD);
    const pictures = await manyCharts(FLOOD);
    const answers = await Promise.all(
      pictures.map((bytes) => analyze(api, bearer, { image_data_url: dataUrlOf(bytes) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    await api.close();
  });

  it('is answered with a time to retry, and nothing is stored', async () => {
    const api = await startTestApi({
      rebind(container) {
        const full = {
          read: async () => ({ ok: false as const, error: { code: 'busy' as const } }),
          expectPicture: () => undefined,
        };
        container.rebind(tokens.reading).toConstantValue(full);
      },
    });
    const { bearer } = await api.signIn();
    const answer = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly) });
    expect(answer).toMatchObject({ status: 503, body: { code: 'analysis.busy', retry_after_seconds: 10 } });
    expect(answer.headers['retry-after']).toBe('10');
    expect(await api.database.knex('analysis_analyses')).toEqual([]);
    expect(await api.database.knex('analysis_images')).toEqual([]);
    await api.close();
  });
});

describe('a chart that takes too long', () => {
  it('is refused with the reason, and others are served after it', async () => {
    const api = await startTestApi({ settings: { READER_WORKERS: '1', READER_TIMEOUT_MS: '100' } });
    const { bearer } = await api.signIn();
    const huge = await sharp(charts.hourly).resize(6000).png({ compressionLevel: 1 }).toBuffer();
    const answer = await analyze(api, bearer, { image_data_url: dataUrlOf(huge) });
    expect(answer).toMatchObject({ status: 422, body: { refusal: { code: 'time_limit' } } });
    expect((await api.request.get('/api/health')).status).toBe(200);
    await api.close();
  });
});
