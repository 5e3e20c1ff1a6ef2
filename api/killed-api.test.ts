import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import supertest from 'supertest';
import { charts, dataUrlOf } from './testing/chart-fixtures.ts';
import { recordLog } from './testing/log-lines.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';
import { tokens } from './composition/tokens.ts';
import { builtProduct } from '../tools/built-product.ts';

let api: TestApi;
const children: ChildProcess[] = [];
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'));
  await api.close();
});

/** The real api process, on the database and DATA_DIR of the test. `folder`: from its sources, unless it is named as built for tests. */
async function startProcess(folder = import.meta.dirname): Promise<{
  origin: string;
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
}> {
  const { databaseUrl, dataDir } = api.environment;
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  };
  const child = fork(join(folder, 'main.ts'), { env: { ...process.env, ...settings } });
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${message.port}`,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}

/** Asks for an analysis as a stream; `onStage` is called when it has reached the stage. All that was heard. */
async function analyze(
  origin: string,
  bearer: object,
  body: object,
  { stage, onStage }: { stage: string; onStage: () => void },
): Promise<string> {
  const answer = await fetch(`${origin}/api/chart/analyze`, {
    method: 'POST',
    headers: { ...bearer, Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  let heard = '';
  let reached = false;
  for await (const chunk of answer.body ?? []) {
    heard += Buffer.from(chunk).toString();
    if (reached || !heard.includes(`"stage":"${stage}"`)) continue;
    reached = true;
    onStage();
  }
  return heard;
}

/** Resolves when the analysis has reached the stage. */
function analyzeUntil(origin: string, bearer: object, body: object, stage: string): Promise<void> {
  return new Promise((resolve, reject) => {
    analyze(origin, bearer, body, { stage, onStage: resolve }).then(
      (heard) => reject(new Error(`The stage was never reached: ${heard}`)),
      // The process was killed.
      () => undefined,
    );
  });
}

it('finishes an analysis that is under way when the process is asked to stop, then ends', async () => {
  const { origin, kill } = await startProcess();
  const account = { email: 'grace@example.com', full_name: 'Grace', password: 'difference engine' };
  const { body: session } = await supertest(origin).post('/api/auth/register').send(account);
  const bearer = { Authorization: `Bearer ${session.token}` };
  const image_data_url = dataUrlOf(charts.hourly);
  let ended: Promise<number | null> | undefined;
  const onStage = (): void => {
    ended = kill('SIGTERM');
  };
  const heard = await analyze(origin, bearer, { image_data_url }, { stage: 'decode', onStage });
  expect(heard).toContain('event: result\n');
  expect(await ended).toBe(0);
});

it('keeps what was answered when the process is killed, and ends what was interrupted', async () => {
  const built = await builtProduct();
  const first = await startProcess(built);
  const account = { email: 'ada@example.com', full_name: 'Ada', password: 'difference engine' };
  const { body: session } = await supertest(first.origin).post('/api/auth/register').send(account);
  const bearer = { Authorization: `Bearer ${session.token}` };
  const image_data_url = dataUrlOf(charts.hourly);
  const { body: answered } = await supertest(first.origin)
    .post('/api/chart/analyze')
    .set(bearer)
    .send({ image_data_url });
  const large = await sharp(charts.daily).resize(5000).png({ compressionLevel: 1 }).toBuffer();
  await analyzeUntil(first.origin, bearer, { image_data_url: dataUrlOf(large) }, 'kind');
  await first.kill();

  const second = supertest((await startProcess(built)).origin);
  const { body: found } = await second.get(`/api/chart/analyses/${answered.analysis.id}`).set(bearer);
  expect(found.analysis).toEqual(answered.analysis);
  expect((await second.get(found.analysis.image_url).set(bearer)).body.equals(charts.hourly)).toBe(true);
  const { body: before } = await second.get('/api/chart/analyses?status=analyzing').set(bearer);
  expect(before.analyses).toHaveLength(1);

  api.clock.pass({ seconds: (Date.now() - api.clock.now().getTime()) / 1000 + 120 });
  const task = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'fail-interrupted-analyses');
  await task?.run({}, recordLog().logger);
  const { body: after } = await second.get(`/api/chart/analyses/${before.analyses[0].id}`).set(bearer);
  expect(after.analysis).toMatchObject({ status: 'failed', notices: [{}, { code: 'analysis_interrupted' }] });
});
