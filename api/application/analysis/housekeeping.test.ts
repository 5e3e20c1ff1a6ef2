import { tokens } from '../../composition/tokens.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { analyze, charts, upload, type Bearer } from '../../testing/chart-fixtures.ts';
import { BreakableImageStore } from '../../testing/image-store-doubles.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let storage: BreakableImageStore;
let bearer: Bearer;
beforeAll(async () => {
  api = await startTestApi({
    rebind(container) {
      storage = new BreakableImageStore(container.get(tokens.imageStore));
      container.rebind(tokens.imageStore).toConstantValue(storage);
    },
  });
  bearer = (await api.signIn()).bearer;
});
afterAll(() => api.close());

async function run(name: string): Promise<void> {
  const task = api.container.getAll(tokens.jobTask).find((one) => one.name === name);
  if (!task?.cron) throw new Error(`${name} does not run by itself`);
  await task.run({}, recordLog().logger);
}

describe('pictures that no analysis uses', () => {
  it('are removed after a day, with their bytes; those in use stay', async () => {
    const unused = await upload(api, bearer, charts.hourly);
    const used = await upload(api, bearer, charts.daily);
    await analyze(api, bearer, { image_url: used });
    await run('remove-orphan-images');
    expect(await storedKeys()).toHaveLength(2);
    api.clock.pass({ hours: 25 });
    const [key] = await api.database
      .knex('analysis_images')
      .where({ id: unused.split('/').at(-1) })
      .pluck('storage_key');

    storage.down = true;
    await run('remove-orphan-images');
    expect(await storedKeys()).toHaveLength(2);

    storage.down = false;
    await run('remove-orphan-images');
    expect(await storedKeys()).toHaveLength(1);
    expect(await storage.get(String(key))).toEqual({ ok: true, value: null });
  });

  function storedKeys(): Promise<string[]> {
    return api.database.knex('analysis_images').pluck('storage_key');
  }
});

describe('an analysis whose process died', () => {
  it('stands as failed a minute later, with an honest notice', async () => {
    const { user, bearer: who } = await api.signIn();
    const store = api.container.get(tokens.analyses);
    const id = api.container.get(tokens.ids).next();
    const at = api.clock.now();
    const picture = { width: 1, height: 1, mimeType: 'image/png' };
    await store.begin(
      {
        id,
        ownerId: user.id,
        symbol: 'Unknown',
        imageId: null,
        pictureSha256: '0'.repeat(64),
        picture,
        notices: [],
        hints: null,
        at,
      },
      { rerun: false, aliveSince: at },
    );
    await run('fail-interrupted-analyses');
    expect((await api.request.get(`/api/chart/analyses/${id}`).set(who)).body.analysis.status).toBe(
      'analyzing',
    );
    api.clock.pass({ minutes: 2 });
    await run('fail-interrupted-analyses');
    const { body } = await api.request.get(`/api/chart/analyses/${id}`).set(who);
    expect(body.analysis).toMatchObject({
      status: 'failed',
      analysis_json: null,
      notices: [{ code: 'analysis_interrupted' }],
    });
  });
});
