import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from '../../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const all = (status: string) => ({ database: { status }, storage: { status }, reader: { status } });

/** Looks are shared for two seconds; this is a fresh one. */
async function look() {
  api.clock.pass({ seconds: 2 });
  return api.request.get('/api/health/ready');
}

describe('health', () => {
  it('is ok when database, storage and reader are there', async () => {
    for (const path of ['/api/health', '/api/health/ready']) {
      const answer = await api.request.get(path);
      expect([answer.status, answer.body.status]).toEqual([200, 'ok']);
      expect(answer.body.checks).toMatchObject(all('ok'));
    }
  });

  it('is down while the database is away, and says so; the process lives', async () => {
    await api.container.get(tokens.database).destroy();
    const answer = await look();
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      status: 'down',
      checks: { ...all('ok'), database: { status: 'down' } },
    });
    expect(api.logLines.join()).toContain('A health check failed');
    expect((await api.request.get('/api/health/live')).status).toBe(200);
  });

  it('is degraded, and still ready, when pictures cannot be stored', async () => {
    const images = join(api.environment.dataDir, 'images');
    rmSync(images, { recursive: true, force: true });
    writeFileSync(images, 'a file where the folder should be');
    const answer = await look();
    expect([answer.status, answer.body.status]).toEqual([200, 'degraded']);
    expect(answer.body.checks).toMatchObject({ ...all('ok'), storage: { status: 'down' } });
    rmSync(images);
    expect((await look()).body.status).toBe('ok');
  });

  it('is no longer ready once the process stops, while it still answers', async () => {
    api.container.get(tokens.drain).begin();
    const answer = await look();
    expect([answer.status, answer.body.checks.process]).toEqual([503, { status: 'down' }]);
    expect((await api.request.get('/api/packages/public')).status).toBe(200);
  });

  it('is looked at once for all who ask at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => api.request.get('/api/health')));
    const questions = await api.database
      .knex('pg_stat_activity')
      .whereRaw("query = 'select 1'")
      .where({ datname: new URL(api.database.url).pathname.slice(1) });
    expect(questions.length).toBeLessThan(3);
  });
});
